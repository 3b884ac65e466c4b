import assert from "node:assert/strict";
import { test } from "node:test";
import type { DropView, PositionView, TraceView } from "./core";
import { concerns, type LessonRules, lessonsOf } from "./lessons";

const RULES: LessonRules = { returns: true, captures: "even" };

function position(holes: Partial<Record<number, number>> = {}, ply = 20): PositionView {
  return {
    variant: "togyzkumalak",
    title: "",
    holesPerSide: 9,
    total: 162,
    win: 82,
    tuzdikRule: true,
    holes: Array.from({ length: 18 }, (_, index) => holes[index] ?? 0),
    kazans: [0, 0],
    tuzdiks: [null, null],
    side: "black",
    ply,
    moves: [],
    outcome: null,
    fen: "",
  };
}

function trace(landing: number | null, more: Partial<TraceView> = {}): TraceView {
  const drop = (hole: number | null): DropView => ({ hole, kazan: null });
  return {
    hole: 4,
    mover: "white",
    drops: [drop(3), drop(landing)],
    captures: [],
    tuzdik: null,
    bans: [],
    landing,
    captured: 0,
    gain: [0, 0],
    again: false,
    ...more,
  };
}

test("why nothing was captured: an odd number, or the own side", () => {
  assert.deepEqual(lessonsOf(position({ 11: 5 }), trace(11), RULES), [{ kind: "odd", stones: 5 }]);
  assert.deepEqual(lessonsOf(position({ 5: 4 }), trace(5), RULES), [{ kind: "own-side" }]);
  const pair: LessonRules = { returns: true, captures: "pair" };
  assert.deepEqual(lessonsOf(position({ 11: 4 }), trace(11), pair), [
    { kind: "not-pair", stones: 4 },
  ]);
});

test("why something was captured", () => {
  const even = trace(11, { captured: 10, captures: [{ hole: 11, stones: 10 }] });
  assert.deepEqual(lessonsOf(position(), even, RULES), [{ kind: "even", stones: 10 }]);
  const opposite = trace(3, {
    captured: 5,
    captures: [
      { hole: 3, stones: 1 },
      { hole: 14, stones: 4 },
    ],
  });
  assert.deepEqual(lessonsOf(position(), opposite, RULES), [{ kind: "opposite", stones: 5 }]);
});

test("a tuzdik and what forbids one come before all else", () => {
  const tuzdik = trace(11, { tuzdik: 11, captured: 3, captures: [{ hole: 11, stones: 3 }] });
  assert.deepEqual(lessonsOf(position(), tuzdik, RULES), [{ kind: "tuzdik" }]);
  assert.deepEqual(lessonsOf(position({ 17: 3 }), trace(17, { bans: ["last-hole"] }), RULES), [
    { kind: "ban", ban: "last-hole" },
  ]);
});

test("a last stone in a tuzdik decides nothing, and whose it is is told", () => {
  const into = trace(12, {
    drops: [
      { hole: 3, kazan: null },
      { hole: 4, kazan: "black" },
      { hole: 12, kazan: "white" },
    ],
  });
  assert.deepEqual(lessonsOf(position(), into, RULES), [
    { kind: "into-tuzdik", stones: 1, owner: "white" },
    { kind: "into-tuzdik", stones: 1, owner: "black" },
  ]);
  // A stone that is sown into a kazan, as in Mangala, is in no tuzdik.
  const kazan = trace(null, { drops: [{ hole: null, kazan: "white" }], again: true });
  assert.deepEqual(lessonsOf(position(), kazan, RULES), [{ kind: "again" }]);
});

test("the first moves tell of the stone that goes back, and of the single one", () => {
  const kinds = (ply: number, more: Partial<TraceView> = {}): string[] =>
    lessonsOf(position({ 5: 4 }, ply), trace(5, more), RULES).map(({ kind }) => kind);
  assert.deepEqual(kinds(1), ["returned", "own-side"]);
  assert.deepEqual(kinds(2, { drops: [{ hole: 5, kazan: null }] }), ["single", "own-side"]);
  assert.deepEqual(kinds(3), ["own-side"]);
  const without = lessonsOf(position({ 5: 4 }, 1), trace(5), { returns: false, captures: "even" });
  assert.deepEqual(without, [{ kind: "own-side" }]);
});

test("of the other side's moves only what costs stones is explained", () => {
  assert.ok(concerns({ kind: "even", stones: 4 }, "black"));
  assert.ok(concerns({ kind: "tuzdik" }, "black"));
  assert.ok(!concerns({ kind: "odd", stones: 5 }, "black"));
  assert.ok(concerns({ kind: "into-tuzdik", stones: 1, owner: "white" }, "black"));
  assert.ok(!concerns({ kind: "into-tuzdik", stones: 1, owner: "black" }, "black"));
});
