import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { core, loadCore } from "../core";
import type { GameSoFar, ScoredLine } from "../engine";
import { newStudy } from "../study";
import { Exercises, type Judge } from "./exercises";
import type { Judged, MoveReview, Searcher } from "./review";
import { Reviewer } from "./review";
import { annotate } from "./review-marks";
import { commonTo, keptReview, ReviewRun } from "./review-run";
import type { KeptReview, ReviewStore } from "./review-store";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

function line(score: number, ...holes: number[]): ScoredLine {
  return { score, bound: "exact", holes };
}

function fault(ply: number, hole: number, better: number): MoveReview {
  return {
    ply,
    hole,
    side: ply % 2 === 1 ? "white" : "black",
    lost: 0.15,
    verdict: "mistake",
    before: 0.5,
    after: ply % 2 === 1 ? 0.35 : 0.65,
    played: line(-500, hole, 7),
    better: line(0, better, 7),
    remarks: [{ kind: "leaves-stones", hole: 3, stones: 10 }],
  };
}

/** Finds every move below 5 good. */
class Told implements Judge {
  readonly asked: number[] = [];

  async judge(game: GameSoFar, hole: number, best: ScoredLine): Promise<Judged> {
    assert.equal(game.moves.length % 2, 0);
    this.asked.push(hole);
    const verdict = hole < 5 || hole === best.holes[0] ? "good" : "blunder";
    const lost = verdict === "good" ? 0.01 : 0.3;
    return { lost, verdict, played: line(0, hole), better: best, remarks: [] };
  }
}

const START = "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w";
const GAME = { start: START, moves: [7, 4, 6, 3, 1] };

test("mistakes are tried until a move is good enough, and counted", async () => {
  const judge = new Told();
  const exercises = new Exercises(judge, [fault(1, 7, 2), fault(3, 6, 9), fault(5, 1, 2)], GAME);
  assert.deepEqual(exercises.current?.game.moves, []);
  // The move of the game needs no search.
  const again = await exercises.attempt(7);
  assert.deepEqual([again.right, again.again], [false, true]);
  assert.equal(again.judged.remarks.length, 1);
  assert.deepEqual(judge.asked, []);
  assert.equal((await exercises.attempt(8)).right, false);
  assert.equal((await exercises.attempt(4)).right, true);
  assert.equal(exercises.current?.standing, "later");
  exercises.next();
  assert.deepEqual(exercises.current?.game.moves, [7, 4]);
  assert.equal((await exercises.attempt(9)).right, true);
  exercises.next();
  assert.equal(exercises.number, 3);
  exercises.next();
  assert.equal(exercises.current, null);
  const count = (one: "first" | "later" | "shown" | "passed") => exercises.count(one);
  assert.deepEqual([count("first"), count("later"), count("shown"), count("passed")], [1, 1, 0, 1]);
  const left = exercises.again();
  assert.deepEqual(
    left.all.map(({ move }) => move.ply),
    [5],
  );
  assert.deepEqual(left.current?.game.moves, [7, 4, 6, 3]);
});

test("who was helped has not found it at once", async () => {
  const exercises = new Exercises(new Told(), [fault(1, 7, 2), fault(3, 6, 9)], GAME);
  assert.equal(exercises.hint(), 2);
  await exercises.attempt(2);
  assert.equal(exercises.count("later"), 1);
  exercises.next();
  assert.deepEqual(exercises.show()?.holes, [9, 7]);
  assert.equal(exercises.count("shown"), 1);
  exercises.next();
  assert.equal(exercises.again().all.length, 1);
});

/** Keeps reviews as long as the test goes on. */
class Kept implements ReviewStore {
  review: KeptReview | null = null;

  async read(game: string): Promise<KeptReview | null> {
    return this.review?.game === game ? this.review : null;
  }

  async write(review: KeptReview): Promise<void> {
    this.review = structuredClone(review);
  }
}

/** Finds hole 1 the best wherever it looks, and that every other move loses. */
class Searches implements Searcher {
  searched = 0;

  async searchAfresh(_: GameSoFar, { holes }: { holes?: readonly number[] }) {
    this.searched += 1;
    const [hole = 1] = holes ?? [];
    const lines = [line(hole === 1 ? 0 : -900, hole, 7)];
    return { depth: 1, seldepth: 1, nodes: 1, time: 1, hashfull: 0, proved: false, lines };
  }

  close(): void {}
}

test("a review that is broken off is kept, and goes on where it was", async () => {
  const store = new Kept();
  const first = new Searches();
  const run = new ReviewRun(GAME, store, new Reviewer(core(), first));
  const heard: MoveReview[] = [];
  const whole = await run.go([], (review) => {
    heard.push(review);
    if (heard.length === 3) run.stop();
  });
  assert.equal(whole, false);
  const known = await keptReview(store, GAME);
  assert.deepEqual(known, heard);
  const second = new Searches();
  const rest = new ReviewRun(GAME, store, new Reviewer(core(), second));
  assert.equal(await rest.go(known, (review) => heard.push(review)), true);
  assert.deepEqual(
    heard.map(({ ply }) => ply),
    [1, 2, 3, 4, 5],
  );
  assert.equal(second.searched, 3);
  assert.equal((await keptReview(store, GAME)).length, 5);
  assert.deepEqual(await keptReview(store, { ...GAME, moves: [7, 4] }), []);
  assert.equal(commonTo(heard, [7, 4, 1]).length, 2);
  assert.equal(commonTo(heard, [7, 4]).length, 2);
  // What other code left half done is begun anew; what it has finished is shown.
  const { review } = store;
  assert.ok(review);
  store.review = { ...review, engine: "another" };
  assert.equal((await keptReview(store, GAME)).length, 5);
  store.review = { ...review, engine: "another", moves: heard.slice(0, 2) };
  assert.deepEqual(await keptReview(store, GAME), []);
});

test("values, marks and better moves are written into the tree, and marks of others stay", () => {
  const { root } = newStudy(core(), "togyzkumalak");
  root.follow(GAME.moves);
  const [, one, two, three] = root.mainline();
  assert.ok(one && two && three);
  two.write({ glyphs: ["!", "±"] });
  three.write({ glyphs: ["?!", "±"] });
  assert.equal(annotate(one, fault(1, 7, 2)), true);
  annotate(two, fault(2, 4, 3));
  annotate(three, { ...fault(3, 6, 2), verdict: "blunder" });
  assert.deepEqual(
    [one, two, three].map(({ beside }) => beside.glyphs.join()),
    ["?", "!,±", "??,±"],
  );
  assert.deepEqual(
    [root, one, two].map(({ beside }) => beside.evaluation?.win),
    [0.5, 0.35, 0.65],
  );
  assert.deepEqual(
    [one, two].map(({ beside }) => beside.evaluation?.score),
    [-500, 500],
  );
  assert.deepEqual(
    root.children.map(({ move }) => move?.hole),
    [7, 2],
  );
  assert.equal(root.children[1]?.children[0]?.move?.hole, 7);
  const good = { ...fault(4, 3, 3), verdict: "good" as const };
  assert.equal(annotate(three.children[0] ?? three, good), false);
});
