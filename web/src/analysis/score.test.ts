import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { core, loadCore } from "../core";
import { newStudy, type Study } from "../study";
import { linesDrawn, notesDrawn } from "./drawing";
import { endOf, evaluationOf, scoreText, winChance } from "./score";
import { passed } from "./threat";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

function played(...holes: number[]): Study {
  const study = newStudy(core(), "togyzkumalak");
  study.root.follow(holes);
  return study;
}

test("chances follow the scores, and proved results are certain", () => {
  assert.equal(winChance(0), 0.5);
  // As togyz.engine.win_probability.
  assert.ok(Math.abs(winChance(280) - 0.7310585786) < 1e-9);
  assert.equal(winChance(31_990), 1);
  assert.equal(winChance(-20_005), 0);
  assert.deepEqual([4, -4, 5, -995, 994].map(scoreText), ["0.0", "0.0", "+0.1", "−10", "+9.9"]);
  assert.deepEqual([210, -30, 0, 1_850, 31_991, -31_992, 20_012, 25_744, -25_995].map(scoreText), [
    "+2.1",
    "−0.3",
    "0.0",
    "+19",
    "+#9",
    "−#8",
    "+12",
    "+#",
    "−#",
  ]);
  const line = { score: 300, bound: "exact" as const, holes: [1] };
  assert.equal(evaluationOf(line, "black", 9).score, -300);
  assert.ok((evaluationOf(line, "black", 9).win ?? 1) < 0.5);
  assert.equal(
    endOf({ winner: null, reason: "split", score: [81, 81], result: "1/2-1/2" }).win,
    0.5,
  );
});

test("the turn is passed on, but not to who can't move", () => {
  const root = passed(core(), played(7).root.follow([7]).position);
  assert.equal(root?.side, "white");
  const other = passed(core(), played(7).root.children[0]?.position ?? played().root.position);
  assert.equal(other?.side, "white");
  const bare = core().read("togyz1 togyzkumalak 0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,2 80/79 b");
  assert.equal(passed(core(), bare), null);
});

test("arrows point where the first stones of lines fall", () => {
  const { root } = played();
  const lines = [7, 1].map((hole) => ({ score: 0, bound: "exact" as const, holes: [hole, 7] }));
  assert.deepEqual(linesDrawn(root, lines, null, false), [
    { from: 6, to: 14, kind: "best" },
    { from: 0, to: 8, kind: "other" },
  ]);
  // Of the line that is looked at the answer is shown, too.
  assert.deepEqual(linesDrawn(root, lines, 0, false), [
    { from: 6, to: 14, kind: "best" },
    { from: 15, to: 5, kind: "threat" },
  ]);
  root.write({ arrows: [["w7", "b6"]], highlights: ["b9"] });
  assert.deepEqual(notesDrawn(root), {
    arrows: [{ from: 6, to: 14, kind: "note" }],
    lit: [17],
  });
});
