import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { type Core, core, loadCore } from "../core";
import { Memory } from "../core/memory";
import type { GameSoFar, Info, Limits } from "../engine";
import { Thinker } from "../engine/thinker";
import type { SideName } from "../protocol";
import { HASH_MIB, type MoveReview, Reviewer, type Searcher, summaryOf, turns } from "./review";

const module = await WebAssembly.compile(readFileSync("../build/core.wasm"));
await loadCore(module);

/** The network that is shipped for a variant, as Python takes it. */
function networkOf({ start }: GameSoFar): Uint8Array | null {
  const file = `../src/togyz/engine/networks/${start.split(" ")[1]}.tgn`;
  return existsSync(file) ? readFileSync(file) : null;
}

/** What the worker does, here. */
class Here implements Searcher {
  private constructor(private readonly thinker: Thinker) {}

  static async open(): Promise<Here> {
    return new Here(new Thinker(await Memory.of(module), HASH_MIB));
  }

  async searchAfresh(game: GameSoFar, limits: Limits): Promise<Info> {
    return this.thinker.search(game, limits, () => {}, networkOf(game), true);
  }

  close(): void {}
}

/** A move as `togyz review --json` writes it. */
interface Told {
  ply: number;
  side: SideName;
  hole: number;
  verdict: string;
  lost: number;
  before: number;
  after: number;
  played: { score: number; bound: string; pv: number[] };
  better: { score: number; bound: string; pv: number[] };
  remarks: object[];
}

const GAMES: {
  nodes: number;
  start: string;
  moves: number[];
  reviews: Told[];
  summary: Record<SideName, Record<string, number>> & { turning_points: number[] };
}[] = readFileSync("../tests/data/reviewed-games.json", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

function told({ played, better, remarks, before, after, ...move }: MoveReview): Told {
  const line = ({ score, bound, holes }: MoveReview["played"]) => ({ score, bound, pv: holes });
  return {
    ...move,
    before: Number(before.toFixed(4)),
    after: Number(after.toFixed(4)),
    played: line(played),
    better: line(better),
    remarks: [...remarks],
  };
}

test("games are reviewed as they are in Python, figure by figure", async () => {
  for (const { nodes, start, moves, reviews, summary } of GAMES) {
    const reviewer = new Reviewer(core(), await Here.open(), nodes);
    const found: MoveReview[] = [];
    for (const ply of moves.keys()) {
      found.push(await reviewer.review(start, moves.slice(0, ply + 1)));
      assert.deepEqual(told(found[ply] as MoveReview), reviews[ply], `${start}, ply ${ply + 1}`);
    }
    for (const side of ["white", "black"] as const) {
      assert.deepEqual(summed(core(), found, side), summary[side]);
    }
    assert.deepEqual(
      found.filter(turns).map(({ ply }) => ply),
      summary.turning_points,
    );
  }
});

function summed(core: Core, found: MoveReview[], side: SideName): Record<string, number> {
  const summary = summaryOf(core, found, side);
  assert.ok(summary);
  return {
    accuracy: Number(summary.accuracy.toFixed(1)),
    lost: Number(summary.lost.toFixed(4)),
    ...summary.counts,
  };
}

test("a move that is as good as the engine's, or nearly, is found to be so", async () => {
  const [game] = GAMES;
  assert.ok(game);
  const reviewer = new Reviewer(core(), await Here.open(), game.nodes);
  const worst = game.reviews.reduce((one, other) => (other.lost > one.lost ? other : one));
  const before = { start: game.start, moves: game.moves.slice(0, worst.ply - 1) };
  const best = { ...worst.better, bound: "exact" as const, holes: worst.better.pv };
  const right = await reviewer.judge(before, best.holes[0] as number, best);
  assert.equal(right.verdict, "good");
  const wrong = await reviewer.judge(before, worst.hole, best);
  assert.deepEqual([wrong.verdict, wrong.lost], [worst.verdict, worst.lost]);
  assert.deepEqual([...wrong.remarks], worst.remarks);
});

test("a side that made no move has no accuracy", () => {
  assert.equal(summaryOf(core(), [], "white"), null);
});
