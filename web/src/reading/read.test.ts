import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadCore } from "../core";
import type { Replay } from "../protocol";
import { readText } from "./read";
import { tokens } from "./tokens";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

interface Written {
  variant: string;
  moves: number[];
  result: string;
  texts: Record<string, string>;
}

// By tests/notation/test_page_reading.py.
const games = readFileSync("../tests/data/written-games.json", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Written);

function moves(found: Replay): number[][] {
  return found.games.map((game) => game.moves.map((move) => move.hole));
}

/** Where something is wrong: line, column, ply. */
function wrong(text: string): (number | null)[][] {
  return readText(text).problems.map(({ line, column, ply }) => [line, column, ply]);
}

test("games that our writers wrote are read as they were, in every format", () => {
  assert.ok(games.length >= 12);
  for (const { variant, moves: played, result, texts } of games) {
    for (const [format, text] of Object.entries(texts)) {
      const found = readText(text);
      const about = `${variant} as ${format}`;
      assert.deepEqual(found.problems, [], about);
      assert.deepEqual(moves(found), [played], about);
      const [game] = found.games;
      assert.equal(game?.variant, variant);
      assert.equal(game?.result, result, about);
      assert.equal(game?.moves.at(-1)?.position.ply, played.length);
      if (["togyz", "tgk", "playok"].includes(format)) assert.equal(game?.tags.White, 'A "B" \\ C');
    }
  }
});

test("several games in one text are told apart by their tags and results", () => {
  for (const format of ["togyz", "tgk", "playok", "json"]) {
    const texts = games.map((game) => game.texts[format] ?? "");
    assert.deepEqual(
      moves(readText(texts.join("\n"))),
      games.map((game) => game.moves),
      format,
    );
  }
  assert.deepEqual(moves(readText("76(10) 11(10) 1-0\n19 0-1")), [[7, 1], [1]]);
});

test("comments, variations, numbers and marks are no moves", () => {
  const text = `
    1. 76(10)! {a strong 99} 11?! (1... 99 {no} (2. 98) 97) $5 2.21; the 99th
    2... 23 *`;
  assert.deepEqual(moves(readText(text)), [[7, 1, 2, 2]]);
  assert.deepEqual(
    [...tokens("1.76(10) 2...12")]
      .filter((token) => token.kind === "word")
      .map((token) => [token.text, token.column]),
    [
      ["76(10)", 3],
      ["12", 14],
    ],
  );
});

test("what is wrong is named by its place, and the game ends before it", () => {
  assert.deepEqual(wrong("76(10)\n  75"), [[2, 3, 2]]);
  assert.deepEqual(moves(readText("76(10)\n  75 21")), [[7]]);
  assert.deepEqual(wrong("76(11) 11"), [[1, 1, 1]]);
  assert.deepEqual(moves(readText("76(11) 11")), [[7, 1]]);
  assert.deepEqual(wrong("76x(10)"), [[1, 1, 1]]);
  assert.deepEqual(wrong("hello"), [[1, 1, 1]]);
  assert.deepEqual(wrong("76(10) 1"), []);
  assert.deepEqual(wrong("g1d2 g1d2"), [[1, 6, 2]]);
  assert.deepEqual(wrong('[Variant "chess"]\n1. 76'), [[2, 4, 1]]);
  assert.deepEqual(wrong('{"moves":[{"hole":7},{"hole":77}]}'), [[1, 1, null]]);
  for (const odd of ['{"moves":', '{"moves":[null]}', '{"tags":1}', '{"variant":[]}', "{}\nnull"])
    assert.equal(readText(odd).problems.length, 1, odd);
});

test("a lone position is a game without moves; nothing is none", () => {
  const line = "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w";
  const [game] = readText(line).games;
  assert.equal(game?.start.fen, line);
  assert.equal(game?.start.moves.length, 5);
  assert.deepEqual(readText(" \n").games, []);
  assert.deepEqual(readText('[Event "?"]').games, []);
});

// It took a time that grew with the square of their number: hours for these.
test("a million empty lines are read as fast as other lines", { timeout: 120_000 }, () => {
  const text = `${"\n".repeat(1_000_000)}76(10) 76(10)\n  togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w \r\n`;
  assert.deepEqual(moves(readText(text)), [[7, 7], []]);
});

test("whatever the text, it is read or complained of", () => {
  // Always the same chance, so that a failure comes back.
  let state = 8162;
  const chance = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const texts = games.flatMap((game) => Object.values(game.texts));
  const pieces = [
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    ";",
    '"',
    "\\",
    "\n",
    "1.",
    "*",
    "99",
    "x",
    "togyz1 ",
  ];
  for (let round = 0; round < 300; round++) {
    let text = texts[chance(texts.length)] ?? "";
    for (let change = 0; change < 4; change++) {
      const at = chance(text.length);
      const cut = chance(2) === 0 ? chance(30) : 0;
      text = text.slice(0, at) + pieces[chance(pieces.length)] + text.slice(at + cut);
    }
    const found = readText(text);
    for (const game of found.games) {
      const { holes, kazans, total } = game.moves.at(-1)?.position ?? game.start;
      assert.equal(
        [...holes, ...kazans].reduce((sum, stones) => sum + stones),
        total,
      );
    }
    for (const { line, column } of found.problems) assert.ok(line >= 1 && column >= 1, text);
  }
});
