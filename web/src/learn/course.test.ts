import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadCore } from "../core";
import { CHAPTERS, movesOf, STEPS, solutionsOf } from "./course";
import { missed } from "./facts";
import { readDone } from "./progress";

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

test("every step can be solved, and failed", () => {
  assert.deepEqual(
    CHAPTERS.map(({ id }) => id),
    ["sow", "capture", "tuzdik", "end", "plan"],
  );
  for (const step of STEPS) {
    const position = core.read(step.position);
    const solutions = solutionsOf(core, step);
    assert.equal(solutions.length, 1, step.id);
    assert.ok(movesOf(core, position).length > 4, step.id);
    for (const { after } of solutions) {
      if (step.reply !== undefined) assert.ok(core.legal(after).includes(step.reply), step.id);
    }
  }
});

test("a goal is reached when all of it is", () => {
  const [first] = STEPS;
  const position = core.read(first?.position ?? "");
  const facts = movesOf(core, position)[6]?.facts;
  assert.ok(facts);
  assert.equal(facts.end, "opponent 6");
  assert.equal(missed({}, facts), null);
  assert.equal(missed({ captured: { least: 10, most: 10 }, tuzdik: false }, facts), null);
  assert.equal(missed({ captured: 10, end: "own 1" }, facts), "end");
  assert.equal(missed({ captured: { least: 11 } }, facts), "captured");
  // Bounds are for numbers.
  assert.equal(missed({ end: { least: 1 } }, facts), "end");
});

test("progress that makes no sense counts as none", () => {
  assert.deepEqual([...readDone('["even", 3, "far"]')], ["even", "far"]);
  for (const text of [null, "", "{", "3", '{"even": true}']) {
    assert.equal(readDone(text).size, 0, String(text));
  }
});
