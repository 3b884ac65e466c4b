import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { Core } from "../core/core";
import { Memory } from "../core/memory";
import { Book, bookDie, bookFor } from "./books";

const START = "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w";
const { book: text, choices } = JSON.parse(
  readFileSync("../tests/data/book-choices.json", "utf8"),
) as { book: string; choices: [fen: string, seed: number | string, hole: number | null][] };

const seedOf = (seed: number | string): bigint | string =>
  typeof seed === "number" ? BigInt(seed) : seed;

test("moves are chosen as Python chooses them", () => {
  const book = Book.read(text);
  assert.ok(book);
  assert.ok(choices.length > 100);
  for (const [fen, seed, hole] of choices) {
    assert.equal(book.choose(fen, seedOf(seed)), hole, `${fen}, ${seed}`);
  }
});

test("the die is that of the documentation", () => {
  assert.equal(bookDie(5n, START.split(" ").slice(2).join(" ")), 757);
});

test("positions of other variants and with an extra move are unknown", () => {
  const book = Book.read(text);
  const known = choices[0]?.[0] ?? "";
  assert.notDeepEqual(book?.probe(known), []);
  assert.deepEqual(book?.probe(known.replace("togyzkumalak", "togyzkumalak+play-on")), []);
  assert.deepEqual(book?.probe(`${known} extra`), []);
});

test("what is no book is none", () => {
  const [header = "", ...rest] = text.split("\n");
  const newer = [header.replace('"version": 1', '"version": 2'), ...rest].join("\n");
  assert.notEqual(newer, text);
  for (const wrong of ["", "nonsense", "null", '{"format": "else"}', newer, `${text}nonsense`]) {
    assert.equal(Book.read(wrong), null, wrong.slice(0, 60));
  }
});

test("the book that comes with the page is there, and its moves can be played", async () => {
  const core = Core.on(
    await Memory.of(await WebAssembly.compile(readFileSync("../build/core.wasm"))),
  );
  const file = readFileSync("../src/togyz/engine/books/togyzkumalak.book");
  const fetching = mock.method(globalThis, "fetch", async () => new Response(file));
  const book = await bookFor("togyzkumalak");
  assert.equal(await bookFor("togyzkumalak"), book);
  assert.equal(fetching.mock.callCount(), 1);
  assert.equal(await bookFor("mangala"), null);
  fetching.mock.restore();
  const holes = book?.probe(START).map(([hole]) => hole);
  assert.deepEqual(holes?.sort(), core.legal(core.read(START)));
});
