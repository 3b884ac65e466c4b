import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Line, loadCore } from "./core";
import type { Command, EventView, GameView, OutcomeView } from "./protocol";
import { type Action, freshMoves, nothingYet, type PlayState, reduce, seen, shown } from "./state";

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));
const START = Line.ofVariant(core, "bestemshe");

function played(...holes: number[]): Extract<EventView, { kind: "move" }> {
  return { kind: "move", ply: holes.length, hole: holes.at(-1) ?? 0 };
}

const GAME: GameView = {
  id: "g",
  variant: "bestemshe",
  level: "easy",
  players: {
    white: { kind: "human", name: "" },
    black: { kind: "computer", name: "" },
  },
  outcome: null,
  seat: "white",
  seq: 1,
  start: START.start,
  fen: START.fen,
  moves: [],
  clock: null,
  drawOffer: null,
  rematch: null,
};

const BEGUN = run(nothingYet, { type: "message", message: { type: "snapshot", game: GAME } });
const MOVE: Command = { type: "move", id: "a", ply: 0, hole: 2 };

function run(state: PlayState, ...actions: Action[]): PlayState {
  return actions.reduce(reduce, state);
}

/** An event after which these are the moves of the game. */
function event(
  seq: number,
  moves: number[],
  event: EventView,
  outcome: OutcomeView | null = null,
): Action {
  const { fen } = START.play(...moves);
  const message = { type: "event" as const, seq, event, fen, outcome, clock: null };
  return { type: "message", message };
}

/** The whole game with these moves. */
function snapshot(seq: number, moves: number[], told: Partial<GameView> = {}): Action {
  const game = { ...GAME, seq, moves, fen: START.play(...moves).fen, ...told };
  return { type: "message", message: { type: "snapshot", game } };
}

test("an own move is shown at once, and once", () => {
  const sent = run(BEGUN, { type: "sent", command: MOVE });
  const expected = shown(sent);
  assert.deepEqual(expected?.position.holes, [5, 1, 6, 6, 6, 0, 5, 5, 5, 5]);
  assert.deepEqual(expected?.position.kazans, [6, 0]);
  assert.equal(expected?.position.side, "black");
  assert.deepEqual(expected?.position.moves, []);
  assert.equal(freshMoves(shown(BEGUN), expected as NonNullable<typeof expected>).length, 1);

  const confirmed = run(sent, event(2, [2], played(2)));
  assert.equal(confirmed.pending, null);
  const now = shown(confirmed);
  assert.deepEqual(freshMoves(expected, now as NonNullable<typeof now>), []);
});

test("the acknowledgement may come before the event: the move stays shown", () => {
  const state = run(
    BEGUN,
    { type: "sent", command: MOVE },
    { type: "message", message: { type: "ack", id: "a", seq: 2 } },
  );
  assert.equal(shown(state)?.history.length, 1);
});

test("a refused move comes back, with the reason", () => {
  const refused = { type: "error", code: "stale", message: "", id: "a" } as const;
  const state = run(BEGUN, { type: "sent", command: MOVE }, { type: "message", message: refused });
  assert.equal(state.refusal, "stale");
  assert.deepEqual(shown(state)?.history, []);
});

test("a move of another tab at the same ply replaces one's own", () => {
  const sent = run(BEGUN, { type: "sent", command: MOVE });
  const state = run(sent, event(2, [3], played(3)));
  assert.equal(state.pending, null);
  assert.equal(state.game?.history[0]?.hole, 3);
  const [before, after] = [shown(sent), shown(state)];
  assert.ok(before && after);
  assert.deepEqual(freshMoves(before, after), []);
});

test("an event that was seen already changes nothing, one too far ahead asks for the game", () => {
  const once = run(BEGUN, event(2, [2], played(2)));
  assert.equal(run(once, event(2, [2], played(2))), once);
  assert.equal(seen(once), 2);
  const ahead = run(once, event(4, [2, 3, 1], played(2, 3, 1)));
  assert.equal(ahead.astray, true);
  assert.equal(seen(ahead), 0);
  assert.deepEqual(ahead.game?.moves, [2]);
  // What comes meanwhile is in the snapshot, too.
  assert.equal(run(ahead, event(3, [2, 3], played(2, 3))), ahead);
  const whole = run(ahead, snapshot(4, [2, 3, 1]));
  assert.equal(whole.astray, false);
  assert.equal(seen(whole), 4);
  const [before, after] = [shown(ahead), shown(whole)];
  assert.ok(before && after);
  assert.equal(freshMoves(before, after).length, 2);
});

test("a position that comes out otherwise asks for the game, and is shown as it is then told", () => {
  const other = START.play(3).fen;
  const move = { ...event(2, [2], played(2)) };
  assert.ok(move.type === "message" && move.message.type === "event");
  const astray = run(BEGUN, { ...move, message: { ...move.message, fen: other } });
  assert.equal(astray.astray, true);
  assert.equal(astray.game, BEGUN.game);
  const whole = run(astray, snapshot(2, [3]));
  assert.equal(whole.astray, false);
  assert.equal(whole.refusal, null);
  assert.equal(whole.game?.position.fen, other);
});

test("a game that goes otherwise by the page's rules is one of a newer page", () => {
  for (const told of [
    { fen: START.play(1).fen },
    { start: "togyz2 bestemshe" },
    { start: "togyz1 nothing 5/5 0/0 w" },
    { moves: [2, 1] },
  ]) {
    const first = run(nothingYet, snapshot(2, [2], told));
    assert.equal(first.astray, true);
    assert.equal(first.refusal, null);
    const again = run(first, snapshot(2, [2], told));
    assert.equal(again.refusal, "newer-page", JSON.stringify(told));
    assert.equal(again.game, null);
  }
});

test("a game that is over shows no moves, however it ended", () => {
  const score: [number, number] = [0, 0];
  const outcome = { winner: "black", reason: "resignation", score, result: "0-1" } as const;
  const over = run(BEGUN, event(2, [], { kind: "resigned", side: "white" }, outcome));
  assert.deepEqual(over.game?.position.moves, []);
  assert.deepEqual(over.game?.position.outcome, outcome);
});

test("a takeback shortens the game and shows nothing anew", () => {
  const two = run(BEGUN, event(2, [2], played(2)), event(3, [2, 3], played(2, 3)));
  const command: Command = { type: "takeback", id: "t", ply: 2 };
  const back = run(
    two,
    { type: "sent", command },
    event(4, [], { kind: "takeback", side: "white", ply: 0 }),
  );
  assert.deepEqual(back.game?.history, []);
  assert.equal(back.pending, null);
  const [before, after] = [shown(two), shown(back)];
  assert.ok(before && after);
  assert.deepEqual(freshMoves(before, after), []);
});

test("an offer of a draw stands until it is answered, played over, or the game is over", () => {
  const offered = run(BEGUN, event(2, [], { kind: "drawOffered", side: "white" }));
  assert.equal(offered.game?.drawOffer, "white");
  const own = run(offered, event(3, [2], played(2)));
  assert.equal(own.game?.drawOffer, "white");
  const answered = run(own, event(4, [2, 3], played(2, 3)));
  assert.equal(answered.game?.drawOffer, null);
  assert.deepEqual(answered.game?.moves, [2, 3]);
  const declined = run(offered, event(3, [], { kind: "drawDeclined", side: "black" }));
  assert.equal(declined.game?.drawOffer, null);
  const again = run(declined, event(4, [], { kind: "drawOffered", side: "white" }));
  const back = run(again, event(5, [], { kind: "takeback", side: "white", ply: 0 }));
  assert.equal(back.game?.drawOffer, null);
  const next = run(back, event(6, [], { kind: "rematch", game: "h" }));
  assert.equal(next.game?.rematch, "h");
});

test("what doesn't change the state keeps it the same object", () => {
  assert.equal(run(BEGUN, { type: "message", message: { type: "pong" } }), BEGUN);
  const open = run(BEGUN, { type: "link", status: "open" });
  assert.equal(run(open, { type: "link", status: "open" }), open);
});
