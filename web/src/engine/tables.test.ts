import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Memory } from "../core/memory";
import { readPosition } from "../core/position";
import type { BuildTables, Built, SmallTables } from "./asked";
import { type Channel, Engine } from "./engine";
import { buildTables, OpenTables } from "./small";
import { type Builder, onTables, tablesOf } from "./tables";
import { Thinker } from "./thinker";

const module = await WebAssembly.compile(readFileSync("../build/core.wasm"));

async function built(variant: string, stones: number): Promise<SmallTables> {
  const words = buildTables(await Memory.of(module), variant, stones);
  assert.ok(words);
  return { variant, stones, words };
}

const BESTEMSHE = await built("bestemshe", 8);
// As `togyz tables probe` says: lost, 24 : 26.
const LOST = "togyz1 bestemshe 0,0,1,0,1/1,0,2,0,1 22/22 w";
const MANY = "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w";

test("tables know what each side can make sure of", async () => {
  const open = new OpenTables(await Memory.of(module), BESTEMSHE);
  assert.deepEqual(open.known(readPosition(LOST)), { least: 24, most: 24 });
  assert.deepEqual(open.known(readPosition(LOST.replace(" w", " b"))), { least: 28, most: 28 });
  assert.equal(open.known(readPosition(MANY)), null);
  const togyz = new OpenTables(await Memory.of(module), await built("togyzkumalak", 2));
  const tuzdik = "togyz1 togyzkumalak 0,0,0,0,0,0,0,0,1/0,x,0,0,0,0,0,0,0 81/80 w";
  // The stone goes to the other side, which has no other, and can't come back in time.
  assert.deepEqual(togyz.known(readPosition(tuzdik)), { least: 82, most: 82 });
});

test("there are no tables of variants that have none", async () => {
  const memory = await Memory.of(module);
  for (const variant of [
    "mangala",
    "singleton-capture",
    "bestemshe+play-on",
    "bestemshe+extra-move",
  ]) {
    const words = buildTables(memory, variant, 4);
    assert.equal(words === null, variant !== "bestemshe+play-on", variant);
  }
});

test("a search with tables says what they know, and one that is to be the same again does not ask", async () => {
  const thinks = new Thinker(await Memory.of(module), 1);
  const game = { start: LOST, moves: [] };
  const alone = thinks.search(game, { nodes: 1 }, () => {});
  assert.equal(alone.known, null);
  thinks.know(BESTEMSHE);
  const found = thinks.search(game, { nodes: 1 }, (info) => assert.ok(info.known));
  assert.deepEqual(found.known, { least: 24, most: 24 });
  assert.ok((found.lines[0]?.score ?? 0) < -20_000);
  const afresh = thinks.search(game, { nodes: 1 }, () => {}, null, true);
  assert.deepEqual(afresh.lines, alone.lines);
  assert.equal(afresh.known, null);
  assert.equal(thinks.search({ start: MANY, moves: [] }, { nodes: 9 }, () => {}).known, null);
  // Both moves lose; the better one is kept to. The last level asks, too.
  assert.equal(thinks.choose(game, "full", 1n, { nodes: 1 }).lines.length, 1);
});

test("a worker is given tables once, and only for questions that ask them", async () => {
  const heard: string[][] = [];
  const open = (): Channel => {
    const messages: string[] = [];
    heard.push(messages);
    return {
      onmessage: null,
      onerror: null,
      postMessage: (message) => messages.push("words" in message ? "tables" : "other"),
      terminate: () => {},
    };
  };
  const engine = new Engine(
    { hashMib: 1 },
    async () => module,
    open,
    async () => null,
    async () => BESTEMSHE,
  );
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const game = { start: MANY, moves: [] };
  const ask = (question: Promise<unknown>): void => {
    question.catch(() => {});
  };
  ask(engine.choose(game, "easy", 1n));
  ask(engine.searchAfresh(game, {}));
  await turn();
  assert.deepEqual(heard, [["other", "other", "other"]]);
  ask(engine.search(game, {}));
  ask(engine.choose(game, "full", 1n, { depth: 1 }));
  await turn();
  assert.deepEqual(heard[0]?.slice(3), ["tables", "other", "other"]);
  engine.stop();
  ask(engine.search(game, {}));
  await turn();
  assert.deepEqual(heard[1], ["other", "tables", "other"]);
  engine.close();
});

/** A builder that is done, or fails, when it is told to. */
class FakeBuilder implements Builder {
  onmessage: Builder["onmessage"] = null;
  onerror: Builder["onerror"] = null;
  asked: BuildTables | null = null;
  ended = false;

  postMessage(message: BuildTables): void {
    this.asked = message;
  }

  terminate(): void {
    this.ended = true;
  }
}

test("tables are built once, when they are first asked for, and told of", async () => {
  const builders: FakeBuilder[] = [];
  const open = (): FakeBuilder => {
    builders.push(new FakeBuilder());
    return builders.at(-1) as FakeBuilder;
  };
  const told: SmallTables[] = [];
  const deaf = onTables((tables) => told.push(tables));
  const ask = (variant: string): SmallTables | null => tablesOf(variant, open, async () => module);
  assert.equal(ask("bestemshe"), null);
  assert.equal(ask("bestemshe"), null);
  assert.equal(ask("mangala"), null);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(builders.length, 1);
  assert.equal(builders[0]?.asked?.variant, "bestemshe");
  const words = Uint8Array.of(1);
  builders[0]?.onmessage?.({ data: { words } } as MessageEvent<Built>);
  assert.equal(builders[0]?.ended, true);
  assert.equal(ask("bestemshe")?.words, words);
  assert.equal(told.length, 1);
  deaf();
  ask("qozdatu");
  await new Promise((resolve) => setTimeout(resolve));
  // What fails is not tried again: play goes on without.
  let quiet = false;
  const event = { preventDefault: () => (quiet = true) } as unknown as ErrorEvent;
  builders[1]?.onerror?.(event);
  assert.ok(quiet && builders[1]?.ended);
  assert.equal(ask("qozdatu"), null);
  assert.equal(builders.length, 2);
  assert.equal(told.length, 1);
});
