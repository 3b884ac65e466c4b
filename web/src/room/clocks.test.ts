import assert from "node:assert/strict";
import { test } from "node:test";
import { Clocks } from "./clocks";
import type { DeviceEvent } from "./store";

function bench(baseMs = 60_000, incrementMs = 5_000) {
  const time = { now: 0 };
  const clocks = new Clocks({ baseMs, incrementMs }, () => time.now);
  return { time, clocks };
}

const move = (spent: number): DeviceEvent => ({ kind: "move", hole: 1, spent });

test("the first move is free, then each pays for its own time and gets the increment", () => {
  const { time, clocks } = bench();
  time.now = 30_000;
  assert.equal(clocks.spent(), 0);
  clocks.apply(move(0), "black", 1);
  assert.deepEqual(clocks.view().leftMs, [60_000, 60_000]);
  time.now += 10_000;
  assert.deepEqual(clocks.view(), {
    baseMs: 60_000,
    incrementMs: 5_000,
    leftMs: [60_000, 50_000],
    running: "black",
  });
  clocks.apply(move(clocks.spent()), "white", 2);
  assert.deepEqual(clocks.view().leftMs, [60_000, 55_000]);
});

test("time is up exactly when it is used up, and never more is charged", () => {
  const { time, clocks } = bench(1_000, 0);
  clocks.apply(move(0), "black", 1);
  time.now = 999;
  assert.equal(clocks.isUp(), false);
  assert.equal(clocks.untilUp(), 1);
  time.now = 1_000;
  assert.equal(clocks.isUp(), true);
  time.now = 90_000;
  assert.equal(clocks.spent(), 1_000);
  clocks.apply({ kind: "flagged", side: "black", spent: 1_000 }, null, 1);
  assert.equal(clocks.untilUp(), null);
  assert.equal(clocks.running, null);
});

test("going back restores the clocks of that ply", () => {
  const { time, clocks } = bench();
  clocks.apply(move(0), "black", 1);
  clocks.apply(move(7_000), "white", 2);
  const then = clocks.view().leftMs;
  clocks.apply(move(20_000), "black", 3);
  time.now += 3_000;
  clocks.apply({ kind: "takeback", side: "white", ply: 2, spent: 3_000 }, "white", 2);
  assert.deepEqual(clocks.view().leftMs, then);
  clocks.apply({ kind: "takeback", side: "black", ply: 0, spent: 0 }, "white", 0);
  assert.deepEqual(clocks.view(), {
    baseMs: 60_000,
    incrementMs: 5_000,
    leftMs: [60_000, 60_000],
    running: null,
  });
});

test("what was used before the page was left is not given back", () => {
  const { time, clocks } = bench();
  clocks.apply(move(0), "black", 1);
  clocks.resume(12_000);
  time.now += 1_000;
  assert.equal(clocks.spent(), 13_000);
  assert.deepEqual(clocks.view().leftMs, [60_000, 47_000]);
});
