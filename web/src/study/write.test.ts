import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { core, loadCore } from "../core";
import { firstStudy, readEach } from "../reading/read";
import { bareFormatsFor, EXTENSIONS, FORMATS, newStudy, type Study, writeStudy } from "./index";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

// By tests/notation/test_page_studies.py.
const studies = readFileSync("../tests/data/studies.json", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Record<string, string>);

function readOne(text: string): Study {
  const found = [...readEach(text)];
  assert.equal(found.length, 1, text);
  assert.deepEqual(found[0]?.problems, [], text);
  return found[0]?.study as Study;
}

test("what the library wrote is read, and written as it was, in every format", () => {
  assert.ok(studies.length >= 20);
  for (const texts of studies) {
    for (const from of ["togyz", "json"]) {
      const study = readOne(texts[from] ?? "");
      for (const format of [...FORMATS, ...bareFormatsFor(study)]) {
        const written = writeStudy(study, format);
        if (format !== "json") assert.equal(written, texts[format], `${format} from ${from}`);
        // Python writes 1.0 where JavaScript writes 1.
        else assert.deepEqual(JSON.parse(written), JSON.parse(texts.json ?? ""));
      }
    }
  }
});

test("what was written is read, and comes out as it was", () => {
  for (const texts of studies) {
    const text = texts.togyz ?? "";
    assert.equal(writeStudy(readOne(writeStudy(readOne(text), "togyz")), "togyz"), text);
  }
});

test("many games in one text are told apart, with their trees", () => {
  for (const format of ["togyz", "json"] as const) {
    const all = studies.map((texts) => texts[format]).join("");
    const found = [...readEach(all)];
    assert.equal(found.length, studies.length);
    for (const [index, game] of found.entries()) {
      assert.deepEqual(game.problems, []);
      assert.equal(writeStudy(game.study, "togyz"), studies[index]?.togyz);
    }
  }
});

test("variations of other programs are read, and what is wrong in one spoils no other", () => {
  const text = `[Event "Cup"]
1. 76(10)! {strong} 11?! (1... 99 {no} 2. 98 (2. 21 *)) (1... 33(10)! $14) 2. 21 $1 0-1
{zero}
1. 76(10) 1-0`;
  const [first, second] = [...readEach(text)];
  const study = first?.study as Study;
  assert.equal(
    writeStudy(study, "togyz").split("\n\n")[1],
    "1. 76(10)! {strong} 1... 11(10)?! (1... 33(10)! ⩲) 2. 21(12)! 0-1",
  );
  assert.deepEqual(
    first?.problems.map(({ line, column }) => [line, column]),
    [[2, 32]],
  );
  assert.equal(second?.study.root.beside.comment, "");
  assert.equal(second?.study.recorded, "1-0");
});

test("an empty study is written and read, and each format has a name for its files", () => {
  const study = newStudy(core(), "mangala");
  study.root.write({ comment: "The beginning." });
  const again = firstStudy(writeStudy(study, "togyz"));
  assert.equal(again?.root.beside.comment, "The beginning.");
  assert.equal(again?.root.position.variant.name, "mangala");
  assert.equal(new Set(FORMATS.map((format) => EXTENSIONS[format])).size, FORMATS.length);
  assert.deepEqual(bareFormatsFor(study), ["fromto", "holes", "letters"]);
  assert.equal(firstStudy("hello"), null);
});
