import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { GameSoFar, Info, Limits } from "../engine";
import { Analyst, type Report, type Searcher } from "./analyst";

const START = "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w";

function info(depth: number): Info {
  const lines = [{ score: depth, bound: "exact" as const, holes: [depth] }];
  return { depth, seldepth: depth, nodes: 1, time: 1, hashfull: 0, proved: false, lines };
}

class Slow implements Searcher {
  asked: { game: GameSoFar; limits: Limits; heard: (info: Info) => void }[] = [];
  stops = 0;
  private end: { found: (info: Info) => void; failed: (error: Error) => void } | null = null;

  search(game: GameSoFar, limits: Limits, heard: (info: Info) => void = () => {}): Promise<Info> {
    this.asked.push({ game, limits, heard });
    return new Promise((found, failed) => {
      this.end = { found, failed };
    });
  }

  async finish(depth: number): Promise<void> {
    this.end?.found(info(depth));
    await Promise.resolve();
  }

  async fail(): Promise<void> {
    this.end?.failed(new Error("out of memory"));
    await new Promise(setImmediate);
  }

  stop(): void {
    this.stops += 1;
    this.end?.failed(new DOMException("", "AbortError"));
  }

  close(): void {}
}

function begin(): { slow: Slow; analyst: Analyst; told: Report[]; last: () => Report } {
  const slow = new Slow();
  const told: Report[] = [];
  const analyst = new Analyst(
    (report) => told.push(report),
    () => slow,
  );
  return { slow, analyst, told, last: () => told.at(-1) as Report };
}

const at = (...moves: number[]): GameSoFar => ({ start: START, moves });

test("only where somebody stays the engine is asked, and the stop reaches it", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { slow, analyst, last } = begin();
  for (const moves of [[1], [1, 2], [1, 2, 3]]) analyst.look(at(...moves));
  mock.timers.tick(1_000);
  assert.deepEqual(
    slow.asked.map(({ game }) => game.moves),
    [[1, 2, 3]],
  );
  assert.equal(last().thinking, true);
  analyst.look(at(4));
  assert.equal(slow.stops, 1);
  analyst.stop();
  mock.timers.tick(1_000);
  assert.equal(slow.asked.length, 1);
  mock.timers.reset();
});

test("who comes back sees what was known, and what was whole is not asked again", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { slow, analyst, last } = begin();
  analyst.look(at(1));
  mock.timers.tick(1_000);
  slow.asked[0]?.heard(info(7));
  assert.equal(last().info?.depth, 7);
  await slow.finish(12);
  assert.deepEqual([last().info?.depth, last().thinking], [12, false]);
  analyst.look(at(2));
  assert.equal(last().info, null);
  mock.timers.tick(1_000);
  analyst.look(at(1));
  assert.deepEqual([last().info?.depth, last().thinking], [12, false]);
  mock.timers.tick(1_000);
  assert.equal(slow.asked.length, 2);
  // More lines than were known are a new question, and its first plies tell nothing new.
  analyst.lines = 4;
  analyst.look(at(1));
  mock.timers.tick(1_000);
  assert.equal(slow.asked[2]?.limits.lines, 4);
  slow.asked[2]?.heard(info(3));
  assert.equal(last().info?.depth, 12);
  slow.asked[2]?.heard(info(13));
  assert.equal(last().info?.depth, 13);
  mock.timers.reset();
});

test("longer means without a bound, and what an old question brings is not told", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { slow, analyst, told, last } = begin();
  analyst.look(at(1));
  mock.timers.tick(1_000);
  assert.ok((slow.asked[0]?.limits.movetime ?? 0) > 0);
  await slow.finish(5);
  analyst.deeper();
  assert.equal(slow.asked[1]?.limits.movetime, undefined);
  assert.equal(last().thinking, true);
  analyst.look(at(2));
  const before = told.length;
  slow.asked[1]?.heard(info(30));
  assert.equal(told.length, before);
  mock.timers.reset();
});

test("a failure of the engine is told, and what was known stays", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const complaint = mock.method(console, "error", () => {});
  const { slow, analyst, last } = begin();
  analyst.look(at(1));
  mock.timers.tick(1_000);
  slow.asked[0]?.heard(info(4));
  await slow.fail();
  assert.deepEqual([last().failed, last().thinking, last().info?.depth], [true, false, 4]);
  const told = complaint.mock.calls.flatMap((call) => call.arguments as unknown[]);
  assert.equal(told.filter((one) => one instanceof Error).length, 1);
  mock.reset();
  mock.timers.reset();
});
