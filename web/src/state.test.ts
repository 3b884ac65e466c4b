import assert from "node:assert/strict";
import { test } from "node:test";
import type { Command, EventView, GameView, PlayedMove, PositionView, TraceView } from "./protocol";
import { type Action, freshMoves, isGap, nothingYet, type PlayState, reduce, shown } from "./state";

function trace(mover: "white" | "black", hole: number): TraceView {
  const index = (mover === "white" ? 0 : 3) + hole - 1;
  return {
    hole,
    mover,
    drops: [{ hole: (index + 1) % 6, kazan: null }],
    captures: [],
    tuzdik: null,
    bans: [],
    landing: (index + 1) % 6,
    captured: 0,
    gain: [0, 0],
    again: false,
  };
}

function position(ply: number): PositionView {
  const side = ply % 2 === 0 ? "white" : "black";
  return {
    variant: "tiny",
    title: "Tiny",
    holesPerSide: 3,
    total: 6,
    win: 4,
    tuzdikRule: false,
    holes: [1, 1, 1, 1, 1, 1],
    kazans: [0, 0],
    tuzdiks: [null, null],
    side,
    ply,
    moves: [1, 2, 3].map((hole) => trace(side, hole)),
    outcome: null,
    fen: "",
  };
}

function played(ply: number, hole: number): PlayedMove {
  return { ply, hole, text: String(hole), trace: trace(ply % 2 === 1 ? "white" : "black", hole) };
}

const GAME: GameView = {
  id: "g",
  variant: "tiny",
  level: "easy",
  players: {
    white: { kind: "human", name: "" },
    black: { kind: "computer", name: "" },
  },
  position: position(0),
  history: [],
  outcome: null,
  seat: "white",
  seq: 1,
  start: "",
  fen: "",
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

function event(seq: number, ply: number, event: EventView): Action {
  const message = { type: "event" as const, seq, event, position: position(ply) };
  return { type: "message", message: { ...message, fen: "", outcome: null, clock: null } };
}

test("an own move is shown at once, and once", () => {
  const sent = run(BEGUN, { type: "sent", command: MOVE });
  const expected = shown(sent);
  assert.deepEqual(expected?.position.holes, [1, 0, 2, 1, 1, 1]);
  assert.equal(expected?.position.side, "black");
  assert.deepEqual(expected?.position.moves, []);
  assert.equal(freshMoves(shown(BEGUN), expected as NonNullable<typeof expected>).length, 1);

  const confirmed = run(sent, event(2, 1, { kind: "move", move: played(1, 2) }));
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
  const state = run(sent, event(2, 1, { kind: "move", move: played(1, 3) }));
  assert.equal(state.pending, null);
  assert.equal(state.game?.history[0]?.hole, 3);
  const [before, after] = [shown(sent), shown(state)];
  assert.ok(before && after);
  assert.deepEqual(freshMoves(before, after), []);
});

test("an event that was seen already changes nothing, one too far ahead is a gap", () => {
  const once = run(BEGUN, event(2, 1, { kind: "move", move: played(1, 2) }));
  assert.equal(run(once, event(2, 1, { kind: "move", move: played(1, 2) })), once);
  const ahead = event(4, 3, { kind: "move", move: played(3, 1) });
  assert.equal(run(once, ahead), once);
  assert.ok(ahead.type === "message" && isGap(once, ahead.message));
});

test("a takeback shortens the game and shows nothing anew", () => {
  const two = run(
    BEGUN,
    event(2, 1, { kind: "move", move: played(1, 2) }),
    event(3, 2, { kind: "move", move: played(2, 1) }),
  );
  const command: Command = { type: "takeback", id: "t", ply: 2 };
  const back = run(
    two,
    { type: "sent", command },
    event(4, 0, { kind: "takeback", side: "white", ply: 0 }),
  );
  assert.deepEqual(back.game?.history, []);
  assert.equal(back.pending, null);
  const [before, after] = [shown(two), shown(back)];
  assert.ok(before && after);
  assert.deepEqual(freshMoves(before, after), []);
});

test("an offer of a draw stands until it is answered, played over, or the game is over", () => {
  const offered = run(BEGUN, event(2, 0, { kind: "drawOffered", side: "white" }));
  assert.equal(offered.game?.drawOffer, "white");
  const own = run(offered, event(3, 1, { kind: "move", move: played(1, 2) }));
  assert.equal(own.game?.drawOffer, "white");
  const answered = run(own, event(4, 2, { kind: "move", move: played(2, 1) }));
  assert.equal(answered.game?.drawOffer, null);
  assert.deepEqual(answered.game?.moves, [2, 1]);
  const declined = run(offered, event(3, 0, { kind: "drawDeclined", side: "black" }));
  assert.equal(declined.game?.drawOffer, null);
  const again = run(declined, event(4, 0, { kind: "drawOffered", side: "white" }));
  const back = run(again, event(5, 0, { kind: "takeback", side: "white", ply: 0 }));
  assert.equal(back.game?.drawOffer, null);
  const next = run(back, event(6, 0, { kind: "rematch", game: "h" }));
  assert.equal(next.game?.rematch, "h");
});

test("what doesn't change the state keeps it the same object", () => {
  assert.equal(run(BEGUN, { type: "message", message: { type: "pong" } }), BEGUN);
  const open = run(BEGUN, { type: "link", status: "open" });
  assert.equal(run(open, { type: "link", status: "open" }), open);
});
