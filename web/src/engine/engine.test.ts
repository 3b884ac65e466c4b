import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Core } from "../core/core";
import { Memory } from "../core/memory";
import type { Answer, Begin, Info, Question, SmallTables } from "./asked";
import { type Channel, Engine, seedNumber } from "./engine";
import { Thinker } from "./thinker";

const module = await WebAssembly.compile(readFileSync("../build/core.wasm"));
const START = "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w";
const GAME = { start: START, moves: [7, 7, 9] };
// White's last stone but one wins the game at once.
const WON = {
  start: "togyz1 togyzkumalak 0,0,0,0,0,0,0,2,2/1,0,0,0,0,0,0,0,0 81/76 w",
  moves: [],
};

async function thinker(): Promise<Thinker> {
  return new Thinker(await Memory.of(module), 1);
}

test("a search tells of every iteration, and gives what it found last", async () => {
  const heard: Info[] = [];
  const found = (await thinker()).search(GAME, { depth: 6, lines: 3 }, (info) => heard.push(info));
  assert.deepEqual(
    heard.map((info) => info.depth),
    [1, 2, 3, 4, 5, 6],
  );
  assert.equal(found.depth, 6);
  assert.equal(found.lines.length, 3);
  assert.deepEqual(found.lines, heard.at(-1)?.lines);
  const [best = 0, second = 0, third = 0] = found.lines.map((line) => line.score);
  assert.ok(best >= second && second >= third);
  assert.ok(found.nodes > 100);
  for (const { holes } of found.lines) assert.ok(holes.length > 0);
});

test("limits are heeded", async () => {
  const thinks = await thinker();
  const few = thinks.search(GAME, { nodes: 3_000 }, () => {});
  assert.ok(few.nodes < 4_000, String(few.nodes));
  const only = thinks.search(GAME, { depth: 4, holes: [2] }, () => {});
  assert.deepEqual(
    only.lines.map((line) => line.holes[0]),
    [2],
  );
  const brief = thinks.search(GAME, { movetime: 20 }, () => {});
  assert.ok(brief.depth >= 1);
});

test("a win is seen and proved", async () => {
  const found = (await thinker()).search(WON, { depth: 8 }, () => {});
  assert.equal(found.proved, true);
  assert.equal(found.lines[0]?.score, 32_000 - 1);
});

test("each level plays a legal move, the same one for the same seed", async () => {
  const thinks = await thinker();
  const core = Core.on(await Memory.of(module));
  const levels = core.levels();
  assert.deepEqual(
    levels.map((level) => level.number),
    levels.map((_, index) => index + 1),
  );
  for (const alias of ["easy", "medium", "hard"]) {
    assert.equal(levels.filter((level) => level.alias === alias).length, 1, alias);
  }
  assert.equal(levels.at(-1)?.name, "full");
  for (const { name, alias } of levels) {
    const limits = name === "full" ? { depth: 5 } : {};
    const [one, two] = [name, alias ?? name].map((level) =>
      thinks.choose(GAME, level, 8162n, limits),
    );
    assert.deepEqual(one?.lines[0]?.holes[0], two?.lines[0]?.holes[0], name);
    assert.ok(core.legal(core.read(START)).includes(one?.lines[0]?.holes[0] ?? 0), name);
  }
  const weak = Array.from(
    { length: 30 },
    (_, seed) => thinks.choose(GAME, "1", BigInt(seed), {}).lines[0]?.holes[0],
  );
  assert.ok(new Set(weak).size > 1);
  assert.throws(() => thinks.choose(GAME, "nobody", 1n, {}), RangeError);
});

test("levels play as they do in Python", async () => {
  const thinks = await thinker();
  const known = JSON.parse(readFileSync("../tests/data/levels.json", "utf8"));
  assert.ok(known.length > 50);
  for (const { level, start, moves, seed, move } of known) {
    const found = thinks.choose({ start, moves }, level, BigInt(seed), {});
    assert.equal(found.lines[0]?.holes[0], move, `level ${level} after ${moves}`);
  }
});

test("an engine takes the memory that it can have", async () => {
  const memory = await Memory.of(module);
  const rules = memory.room(8);
  memory.bytes(rules, 8).set([9, 9, 1, 1, 0, 0, 0, 0]);
  for (const mib of [2_048, 4_095, 4_096, 8_192, 1 << 24]) {
    assert.equal(memory.exports.togyz_engine_new(rules, mib, 1), 0, String(mib));
  }
  // What can't be had is tried by halves.
  const { togyz_engine_new: make } = memory.exports;
  const tried: number[] = [];
  const scarce = (given: number, mib: number, threads: number): number => {
    tried.push(mib);
    return mib > 4 ? 0 : make(given, mib, threads);
  };
  const exports = { ...memory.exports, togyz_engine_new: scarce };
  const poor = new Thinker(Object.create(memory, { exports: { value: exports } }), 16);
  assert.equal(poor.search(GAME, { depth: 2 }, () => {}).depth, 2);
  assert.deepEqual(tried, [16, 8, 4]);
});

test("an engine plays one variant after another", async () => {
  const thinks = await thinker();
  const rows = "5,5,5,5,5/5,5,5,5,5";
  for (const start of [
    START,
    `togyz1 bestemshe ${rows} 0/0 w`,
    `togyz1 bestemshe+play-on ${rows} 0/0 w`,
  ]) {
    assert.equal(thinks.search({ start, moves: [] }, { depth: 3 }, () => {}).depth, 3);
  }
  assert.throws(
    () => thinks.search({ start: START, moves: [7, 6] }, { depth: 1 }, () => {}),
    RangeError,
  );
});

test("seeds are the same numbers as in Python", () => {
  assert.equal(seedNumber("togyz"), 0xbdb4d17d14e0312en);
  assert.equal(seedNumber(""), 0xcbf29ce484222325n);
  assert.equal(seedNumber(-1n), 0xffffffffffffffffn);
});

interface Judged {
  start: string;
  moves: number[];
  score: number;
  hand: number;
  nodes: number;
  holes: number[];
}

test("a network judges as it does in Python", async () => {
  const network = new Uint8Array(readFileSync("../tests/data/network.tgn"));
  const known: Judged[] = JSON.parse(readFileSync("../tests/data/network.json", "utf8"));
  assert.ok(known.length > 10);
  for (const { start, moves, score, hand, nodes, holes } of known) {
    const game = { start, moves };
    const thinks = await thinker();
    const found = thinks.search(game, { depth: 6 }, () => {}, network);
    assert.deepEqual(found.lines, [{ score, bound: "exact", holes }]);
    assert.equal(found.nodes, nodes);
    const chosen = (await thinker()).choose(game, "full", 1n, { depth: 6 }, network);
    assert.deepEqual(chosen.lines, found.lines);
    // Without it, with what is no network, and with one for another variant, it is done by hand.
    for (const other of [null, network.subarray(1), network.subarray(0, 1000)]) {
      const without = (await thinker()).search(game, { depth: 6 }, () => {}, other);
      assert.equal(without.lines[0]?.score, hand);
    }
  }
  const thinks = await thinker();
  const bestemshe = { start: "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w", moves: [] };
  const hand = (await thinker()).search(bestemshe, { depth: 5 }, () => {});
  const refused = thinks.search(bestemshe, { depth: 5 }, () => {}, network);
  assert.deepEqual(refused.lines, hand.lines);
});

/** A worker that answers when it is told to. */
class FakeWorker implements Channel {
  onmessage: Channel["onmessage"] = null;
  onerror: Channel["onerror"] = null;
  readonly heard: (Begin | Question | SmallTables)[] = [];
  ended = false;

  postMessage(message: Begin | Question | SmallTables): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }

  get asked(): number[] {
    return this.heard.flatMap((message) => ("id" in message ? [message.id] : []));
  }
}

const NETWORK = Uint8Array.of(84, 71, 90, 78);

function engine(tables: (variant: string) => Promise<SmallTables | null> = async () => null): {
  engine: Engine;
  workers: FakeWorker[];
  turn: () => Promise<void>;
} {
  const workers: FakeWorker[] = [];
  const open = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  };
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const networks = async (variant: string): Promise<Uint8Array | null> =>
    variant === "togyzkumalak" ? NETWORK : null;
  const made = new Engine({ hashMib: 1 }, async () => module, open, networks, tables);
  return { engine: made, workers, turn };
}

const FOUND: Info = {
  depth: 1,
  seldepth: 1,
  nodes: 1,
  time: 0,
  hashfull: 0,
  proved: false,
  lines: [{ score: 0, bound: "exact", holes: [4, 5] }],
};

test("questions go to one worker, which begins with the core", async () => {
  const { engine: asks, workers, turn } = engine();
  const infos: Info[] = [];
  const one = asks.choose(GAME, "easy", 1n);
  const two = asks.search(GAME, { depth: 2 }, (info) => infos.push(info));
  await turn();
  const [worker] = workers;
  assert.deepEqual(worker?.heard[0], { module, hashMib: 1 });
  assert.deepEqual(worker?.asked, [1, 2]);
  worker?.answer({ id: 1, kind: "found", info: FOUND });
  worker?.answer({ id: 2, kind: "heard", info: FOUND });
  worker?.answer({ id: 2, kind: "found", info: { ...FOUND, depth: 2 } });
  assert.equal(await one, 4);
  assert.equal((await two).depth, 2);
  assert.deepEqual(infos, [FOUND]);
  assert.equal(workers.length, 1);
  asks.stop();
  assert.equal(worker?.ended, false, "there was nothing to stop");
});

test("questions bring the network that they need", async () => {
  const { engine: asks, workers, turn } = engine();
  const bestemshe = { start: "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w", moves: [] };
  const asked = [
    asks.search(GAME, {}),
    asks.choose(GAME, "full", 1n, { depth: 1 }),
    asks.choose(GAME, "12", 1n),
    asks.search(bestemshe, {}),
  ];
  await turn();
  const brought = workers[0]?.heard.flatMap((message) =>
    "network" in message ? [[message.id, message.network]] : [],
  );
  assert.deepEqual(
    brought?.sort(([one], [two]) => Number(one) - Number(two)),
    [
      [1, NETWORK],
      [2, NETWORK],
      [3, null],
      [4, null],
    ],
  );
  asks.close();
  await Promise.allSettled(asked);
});

test("what is stopped fails, and the next question has another worker", async () => {
  const { engine: asks, workers, turn } = engine();
  const stopped = assert.rejects(asks.search(GAME, {}), { name: "AbortError" });
  await turn();
  asks.stop();
  await stopped;
  assert.equal(workers[0]?.ended, true);
  const next = asks.choose(GAME, "easy", 1n);
  await turn();
  // What the first one still says is about nothing.
  workers[0]?.answer({ id: 2, kind: "found", info: { ...FOUND, lines: [] } });
  workers[1]?.answer({ id: 2, kind: "found", info: FOUND });
  assert.equal(await next, 4);
});

test("what was stopped before the core came is never asked", async () => {
  const { engine: asks, workers, turn } = engine();
  const stopped = assert.rejects(asks.search(GAME, {}), { name: "AbortError" });
  asks.stop();
  await stopped;
  await turn();
  assert.equal(workers.length, 0);
});

test("failures are told: of a question, of the worker, of a game without moves", async () => {
  const { engine: asks, workers, turn } = engine();
  const refused = assert.rejects(asks.choose(GAME, "nobody", 1n), /no level/);
  await turn();
  workers[0]?.answer({ id: 1, kind: "failed", message: "RangeError: there is no level" });
  await refused;
  const over = assert.rejects(asks.choose(GAME, "easy", 1n), /over/);
  await turn();
  workers[0]?.answer({ id: 2, kind: "found", info: { ...FOUND, lines: [] } });
  await over;
  const lost = assert.rejects(asks.search(GAME, {}), /out of memory/);
  await turn();
  workers[0]?.onerror?.({ message: "out of memory" } as ErrorEvent);
  await lost;
});
