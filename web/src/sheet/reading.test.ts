import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Line, loadCore } from "../core";
import { pairs, readSheet, replaced } from "./reading";
import { sheetRecord } from "./record";
import { newSheet, parseSheets, withSheet } from "./store";

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));
const NAME = "togyzkumalak";

/** Digits of a game of so many moves, the first legal hole counted from a number that wanders. */
function digitsOf(plies: number, seed: number): string {
  let line = Line.ofVariant(core, NAME);
  let digits = "";
  for (let ply = 0; ply < plies && line.outcome === null; ply++) {
    const moves = core.legal(line.end);
    const hole = moves[(seed * 7 + ply * ply) % moves.length] as number;
    line = line.play(hole);
    digits += (line.moves.at(-1)?.text ?? "").slice(0, 2);
  }
  return digits;
}

test("a right sheet fits from beginning to end", () => {
  const digits = digitsOf(60, 1);
  const { entries, line, doubt } = readSheet(core, NAME, digits);
  assert.equal(doubt, null);
  assert.ok(entries.every(({ verdict }) => verdict === "fits"));
  assert.equal(line.ply, pairs(digits).length);
  assert.equal(readSheet(core, NAME, "767").entries[1]?.verdict, "begun");
  assert.deepEqual(readSheet(core, NAME, "").entries, []);
});

test("one wrong digit is found where it is, and what was meant is proposed first", () => {
  let found = 0;
  let first = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const digits = digitsOf(50, seed);
    const list = pairs(digits);
    for (let place = 0; place < list.length - 8; place += 3) {
      const [from = "", to = ""] = list[place] ?? "";
      const wrong = `${from}${(Number(to) % 9) + 1}`;
      const { doubt, entries } = readSheet(core, NAME, replaced(digits, place, wrong));
      assert.equal(doubt, place);
      assert.equal(entries[place]?.verdict, "landing");
      assert.equal(entries[place]?.landing, Number(to));
      found += 1;
      if (entries[place]?.guesses[0] === list[place]) first += 1;
    }
  }
  // Where another move goes with the rest as well, nobody can know.
  assert.ok(found > 80 && first > 0.9 * found, `${first} of ${found}`);
});

test("a wrong hole is set right by what follows it", () => {
  const digits = digitsOf(50, 3);
  const list = pairs(digits);
  const [, to = ""] = list[10] ?? "";
  const before = readSheet(core, NAME, list.slice(0, 10).join(""));
  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (hole) => !core.legal(before.line.end).includes(hole),
  );
  if (other === undefined) return;
  const reading = readSheet(core, NAME, replaced(digits, 10, `${other}${to}`));
  assert.equal(reading.entries[10]?.verdict, "barred");
  assert.equal(reading.entries[11]?.verdict, "unread");
  assert.equal(reading.line.ply, 10);
});

test("what is let stand is asked about no more, and goes into the record as written", () => {
  const digits = replaced(digitsOf(12, 2), 4, `${pairs(digitsOf(12, 2))[4]?.[0]}0`);
  assert.equal(readSheet(core, NAME, digits).doubt, 4);
  assert.equal(readSheet(core, NAME, digits, [4]).doubt, null);
  const sheet = { ...newSheet("a"), digits, kept: [4], white: 'A "B"', result: "1-0" as const };
  const text = sheetRecord(core, sheet);
  assert.match(text, /\[White "A \\"B\\""\]/);
  assert.match(text, new RegExp(`\\{${pairs(digits)[4]} \\?\\}`));
});

test("sheets that make no sense are left out", () => {
  const sheet = newSheet("a");
  assert.deepEqual(parseSheets(JSON.stringify([sheet, { ...sheet, digits: "7x" }, 3, null])), [
    sheet,
  ]);
  for (const text of [null, "", "{", "3", '{"a": 1}']) assert.deepEqual(parseSheets(text), []);
});

test("a sheet is kept beside those of other tabs", () => {
  const [one, two] = ["one", "two"].map((id) => ({ ...newSheet(id), digits: "76" }));
  const sheets = withSheet(withSheet([], one as never), two as never);
  assert.deepEqual(
    sheets.map(({ id }) => id),
    ["one", "two"],
  );
  const longer = { ...newSheet("one"), digits: "7676" };
  assert.deepEqual(withSheet(sheets, longer), [longer, two]);
  assert.deepEqual(withSheet(sheets, newSheet("one")), [two]);
  assert.deepEqual(withSheet(sheets, newSheet("three")), sheets);
});
