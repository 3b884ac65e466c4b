import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Line, loadCore } from "../core";
import { Book } from "../engine/books";
import { Computer } from "./computer";
import { LocalGame } from "./game";
import { begin, type Wishes } from "./new-game";

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

/** A book that knows a move of the first position. */
function bookOf(hole: number): Book | null {
  const position = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w";
  const header = { format: "togyz-book", version: 1, variant: "togyzkumalak" };
  const entry = { position, moves: [[hole, 10, 1000]] };
  return Book.read(`${JSON.stringify(header)}\n${JSON.stringify(entry)}\n`);
}

function game(level: string, ...holes: number[]): LocalGame {
  const wishes: Wishes = {
    opponent: "computer",
    level,
    variant: "togyzkumalak",
    side: "black",
    clock: null,
    names: ["", ""],
  };
  const kept = begin(wishes, { random: () => 5, date: () => 0 });
  const made = new LocalGame(kept, Line.ofVariant(core, kept.variant), () => 0);
  for (const hole of holes) made.apply({ kind: "move", hole, spent: 0 });
  return made;
}

/** A computer whose engine always plays hole 1, and what the engine was asked. */
function computer(book: () => Promise<Book | null>): { computer: Computer; asked: string[] } {
  const asked: string[] = [];
  const engine = {
    choose: async (_: unknown, level: string) => {
      asked.push(level);
      return 1;
    },
    search: () => assert.fail("nothing is to be judged"),
    stop: () => {},
    close: () => {},
  };
  return { computer: new Computer(engine, book), asked };
}

test("full strength plays from the book as long as it knows the position", async () => {
  const { computer: plays, asked } = computer(async () => bookOf(4));
  assert.equal(await plays.choose(game("full")), 4);
  assert.deepEqual(asked, []);
  assert.equal(await plays.choose(game("full", 7, 2)), 1);
  assert.deepEqual(asked, ["full"]);
});

test("other levels ask for no book, and full strength does without one", async () => {
  const none = computer(() => assert.fail("the book was asked for"));
  assert.equal(await none.computer.choose(game("12")), 1);
  const without = computer(async () => null);
  assert.equal(await without.computer.choose(game("full")), 1);
});

test("a move of a book that can't be played is not", async () => {
  const { computer: plays } = computer(async () => bookOf(10));
  assert.equal(await plays.choose(game("full")), 1);
});

test("who is stopped while the book comes does not think afterwards", async () => {
  const { promise, resolve } = late();
  const { computer: plays, asked } = computer(() => promise);
  const stopped = assert.rejects(plays.choose(game("full", 7, 2)), { name: "AbortError" });
  plays.stop();
  resolve(null);
  await stopped;
  assert.deepEqual(asked, []);
});

function late(): { promise: Promise<Book | null>; resolve: (book: Book | null) => void } {
  let resolve = (_: Book | null): void => {};
  const promise = new Promise<Book | null>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
