import assert from "node:assert/strict";
import { test } from "node:test";
import type { TraceView } from "../core";
import { layOut, type Rect, type Well } from "./geometry";
import { wordSize } from "./painter";
import { pause } from "./sowing";
import { apply, applyTrace, type Stones, steps } from "./steps";
import { inHole, inKazan, type Stone } from "./stones";

const SIZES = [
  [352, 430],
  [360, 300],
  [640, 280],
  [752, 700],
  [1080, 760],
  [2100, 1300],
] as const;

function inside(inner: Rect, outer: Rect): boolean {
  const slack = 0.01;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test("a board fits its room, and nothing on it overlaps", () => {
  for (const [width, height] of SIZES) {
    for (const columns of [5, 6, 7, 9]) {
      const board = layOut(width, height, columns, "white");
      const whole = { x: 0, y: 0, width: board.width, height: board.height };
      assert.ok(board.width <= width + 0.01 && board.height <= height + 0.01);
      const parts = [...board.holes, ...board.kazans, ...board.labels];
      for (const [index, part] of parts.entries()) {
        assert.ok(inside(part, whole), `${width}x${height}, ${columns}: part ${index}`);
        for (const other of parts.slice(index + 1)) assert.ok(!overlap(part, other));
      }
      for (const [index, hole] of board.holes.entries()) {
        assert.ok(inside(hole, board.targets[index] as Rect));
      }
    }
  }
});

test("on a narrow phone what is touched is large", () => {
  for (const target of layOut(352, 400, 9, "white").targets) {
    assert.ok(target.width >= 36 && target.height >= 100, JSON.stringify(target));
  }
});

test("turning the board turns everything by half a circle", () => {
  const board = layOut(1000, 700, 9, "white");
  const turned = layOut(1000, 700, 9, "black");
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
  for (const [index, hole] of board.holes.entries()) {
    const other = turned.holes[index] as Well;
    assert.ok(near(other.x, board.width - hole.x - hole.width));
    assert.ok(near(other.y, board.height - hole.y - hole.height));
    assert.notEqual(other.from, hole.from);
  }
  for (const side of [0, 1] as const) {
    const { y, height } = board.kazans[side];
    assert.ok(near(turned.kazans[side].y, board.height - y - height));
  }
  // Numbers run from each player's own left; a kazan lies on the opponent's half.
  assert.ok((board.holes[0] as Well).x < (board.holes[8] as Well).x);
  assert.ok((board.holes[9] as Well).x > (board.holes[17] as Well).x);
  assert.ok(board.kazans[0].y < board.kazans[1].y);
});

/** Whether a stone lies within a well, whose ends are half circles, and shows a little of it. */
function within({ x, y, radius }: Stone, well: Well): boolean {
  const round = Math.min(well.width, well.height) / 2;
  const [middleX, middleY] = [well.x + well.width / 2, well.y + well.height / 2];
  // From the line between the middles of both ends.
  const aside = Math.max(0, Math.abs(x - middleX) - (well.width / 2 - round));
  const along = Math.max(0, Math.abs(y - middleY) - (well.height / 2 - round));
  return Math.hypot(aside, along) + radius <= round - 0.02 * well.width;
}

test("stones stay in their well, round as it is, and those of the start don't overlap", () => {
  for (const [width, height] of SIZES) {
    for (const columns of [5, 6, 9]) {
      const board = layOut(width, height, columns, "white");
      for (const well of [board.holes[3], board.holes[2 * columns - 2]] as Well[]) {
        for (let count = 1; count <= 162; count++) {
          const stones = inHole(well, count);
          const place = `${count} stones, ${columns} columns, ${width}x${height}`;
          assert.equal(stones.length, count);
          assert.ok(
            stones.every((stone) => within(stone, well)),
            place,
          );
          if (count <= 10) assert.ok(closest(stones) >= 0.97, place);
        }
      }
    }
  }
});

/** The smallest distance of two centres, in diameters. */
function closest(stones: Stone[]): number {
  const distances = stones.flatMap((one, index) =>
    stones
      .slice(index + 1)
      .map((other) => Math.hypot(one.x - other.x, one.y - other.y) / (2 * one.radius)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

test("stones lie in pairs from the player's side, and an odd one alone", () => {
  const board = layOut(1000, 700, 9, "white");
  const well = board.holes[0] as Well;
  const middle = well.x + well.width / 2;
  const stones = inHole(well, 5);
  assert.equal(stones[0]?.y, stones[1]?.y);
  assert.ok((stones[0] as Stone).y > (stones[2] as Stone).y);
  assert.ok(Math.abs((stones[4] as Stone).x - middle) < 0.01);
  const across = inHole(board.holes[9] as Well, 5);
  assert.ok((across[0] as Stone).y < (across[2] as Stone).y);
});

test("the word on a tuzdik ends before the round of its well does", () => {
  for (const [width, height] of [...SIZES, [352, 300] as const]) {
    const [well] = layOut(width, height, 9, "white").holes as [Well];
    // "tuzdik" and "тұздық" have six letters; the width is that of bold letters, on the average.
    for (const letters of [5, 6]) {
      const size = wordSize(well, letters);
      const place = `${width}x${height}, ${letters} letters: ${size}`;
      assert.ok(0.66 * letters * size <= well.height - well.width / 2, place);
      assert.ok(size >= 7, place);
    }
  }
});

test("a kazan holds all stones there are", () => {
  for (const [width, height] of SIZES) {
    const { kazans } = layOut(width, height, 9, "white");
    for (const count of [0, 1, 82, 162]) {
      for (const { x, y, radius } of inKazan(kazans[0], count)) {
        const stone = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
        assert.ok(inside(stone, kazans[0]));
      }
    }
  }
});

const START: Stones = {
  holes: [2, 0, 1, 1, 2, 1],
  kazans: [5, 6],
  tuzdiks: [null, 2],
};

const TRACE: TraceView = {
  hole: 1,
  mover: "white",
  drops: [
    { hole: 0, kazan: null },
    { hole: 2, kazan: "black" },
    { hole: 3, kazan: null },
    { hole: 4, kazan: null },
    { hole: null, kazan: "white" },
  ],
  captures: [{ hole: 4, stones: 3 }],
  tuzdik: 4,
  bans: [],
  landing: 4,
  captured: 3,
  gain: [4, 1],
  again: false,
};

test("a trace is counted along: drops, tuzdiks, kazans, captures", () => {
  const stones: Stones = { ...START, holes: [5, 0, 0, 1, 2, 1] };
  assert.deepEqual(applyTrace(stones, TRACE), {
    holes: [1, 0, 0, 2, 0, 1],
    kazans: [9, 7],
    tuzdiks: [4, 2],
  });
});

test("no step of a move loses a stone but those in the hand", () => {
  const stones: Stones = { ...START, holes: [5, 0, 0, 1, 2, 1] };
  const sum = (all: Stones): number =>
    [...all.holes, ...all.kazans].reduce((total, one) => total + one, 0);
  let now = stones;
  let hand = 0;
  for (const step of steps(TRACE, 3)) {
    if (step.kind === "lift") hand += step.stones;
    if (step.kind === "drop") hand -= 1;
    now = apply(now, step);
    assert.equal(sum(now) + hand, sum(stones));
  }
  assert.equal(hand, 0);
});

test("big piles go faster stone by stone, and still take longer in all", () => {
  for (const speed of ["slow", "normal", "fast"] as const) {
    assert.ok(pause(speed, 30) < pause(speed, 9));
    assert.ok(30 * pause(speed, 30) > 9 * pause(speed, 9));
  }
  assert.ok(pause("fast", 9) < pause("normal", 9) && pause("normal", 9) < pause("slow", 9));
  assert.equal(pause("off", 9), 0);
});
