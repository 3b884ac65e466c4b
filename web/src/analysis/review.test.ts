import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { core, loadCore } from "../core";
import type { GameSoFar, Info } from "../engine";
import { newStudy, type Study } from "../study";
import type { Searcher } from "./analyst";
import { linesDrawn, notesDrawn } from "./drawing";
import { faultsOf, Review } from "./review";
import { endOf, evaluationOf, scoreText, whites, winChance } from "./score";
import { passed } from "./threat";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

/** Thinks what it is told to think: White's scores of positions by their ply. */
class Told implements Searcher {
  asked: number[] = [];
  closed = false;

  constructor(
    private readonly scores: readonly number[],
    private readonly failsAt = -1,
  ) {}

  async search({ moves }: GameSoFar): Promise<Info> {
    const ply = moves.length;
    this.asked.push(ply);
    if (ply === this.failsAt) throw new Error("no memory");
    const score = whites(this.scores[ply] ?? 0, ply % 2 === 0 ? "white" : "black");
    const lines = [{ score, bound: "exact" as const, holes: [9] }];
    return { depth: 8, seldepth: 8, nodes: 1, time: 1, hashfull: 0, proved: false, lines };
  }

  stop(): void {}

  close(): void {
    this.closed = true;
  }
}

function played(...holes: number[]): Study {
  const study = newStudy(core(), "togyzkumalak");
  study.root.follow(holes);
  return study;
}

test("chances follow the scores, and proved results are certain", () => {
  assert.equal(winChance(0), 0.5);
  // As togyz.engine.win_probability.
  assert.ok(Math.abs(winChance(840) - 0.7310585786) < 1e-9);
  assert.equal(winChance(31_990), 1);
  assert.equal(winChance(-20_005), 0);
  assert.deepEqual([210, -30, 0, 1_850, 31_991, -31_992, 20_012].map(scoreText), [
    "+2.1",
    "−0.3",
    "0.0",
    "+19",
    "+#9",
    "−#8",
    "+12",
  ]);
  const line = { score: 300, bound: "exact" as const, holes: [1] };
  assert.equal(evaluationOf(line, "black", 9).score, -300);
  assert.ok((evaluationOf(line, "black", 9).win ?? 1) < 0.5);
  assert.equal(
    endOf({ winner: null, reason: "split", score: [81, 81], result: "1/2-1/2" }).win,
    0.5,
  );
});

test("a review evaluates from the end, marks what gave much away, and shows what was better", async () => {
  const study = played(7, 7, 5, 3, 1);
  const [, first, second, , fourth] = study.root.mainline();
  fourth?.write({ glyphs: ["!"] });
  const told = new Told([0, 0, 0, -450, 300, 200]);
  const heard: string[] = [];
  const whole = await new Review(told).run(study, (done, of) => heard.push(`${done}/${of}`));
  assert.equal(whole, true);
  assert.deepEqual(told.asked, [5, 4, 3, 2, 1, 0]);
  assert.deepEqual(heard.at(-1), "6/6");
  assert.equal(told.closed, true);
  const glyphs = study.root.mainline().map(({ beside }) => beside.glyphs.join());
  // The third move lost an eighth of the chances; the fourth too, but has a mark already.
  assert.deepEqual(glyphs, ["", "", "", "?", "!", ""]);
  assert.deepEqual(faultsOf(study, "white"), { "?!": 0, "?": 1, "??": 0 });
  assert.deepEqual(faultsOf(study, "black"), { "?!": 0, "?": 0, "??": 1 });
  assert.deepEqual(
    second?.children.map(({ move }) => move?.hole),
    [5, 9],
  );
  assert.equal(first?.children.length, 1);
  assert.equal(study.root.mainline()[3]?.beside.evaluation?.score, -450);
});

test("a review that fails, or is stopped, marks nothing", async () => {
  const study = played(7, 7, 5, 3, 1);
  const scores = [0, 0, 0, -450, 300, 200];
  assert.equal(await new Review(new Told(scores, 1)).run(study, () => {}), false);
  const review = new Review(new Told(scores));
  const done = review.run(study, (count) => {
    if (count === 3) review.stop();
  });
  assert.equal(await done, false);
  assert.ok(study.root.walk().every(({ beside }) => beside.glyphs.length === 0));
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
