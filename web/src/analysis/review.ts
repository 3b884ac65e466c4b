// Looks through a whole game: what each position is worth, and which moves gave most away.
import { core, formatPosition } from "../core";
import { Engine } from "../engine";
import type { SideName } from "../protocol";
import { MOVE_GLYPHS, type Node, type Study } from "../study";
import type { Searcher } from "./analyst";
import { endOf, evaluationOf } from "./score";

/** Positions that the engine looks at for each of the game's: a moment on a phone. */
const NODES = 120_000;
/** How the core's verdicts are marked. */
const MARKS = { good: "", inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
/** Plies of what would have been better. */
const SHOWN = 5;

/** How much of the mover's chance to win a move gave away; null where that is not known. */
export function givenAway(node: Node): number | null {
  const before = node.parent?.beside.evaluation?.win ?? null;
  const after = node.beside.evaluation?.win ?? null;
  const mover = node.move?.trace.mover;
  if (before === null || after === null || mover === undefined) return null;
  return Math.max(0, mover === "white" ? before - after : after - before);
}

/** The mark that a move deserves for what it gave away; empty where it is none to speak of. */
export function faultOf(node: Node): string {
  return MARKS[core().verdict(givenAway(node) ?? 0)];
}

/** How often each mark was given to a side. */
export function faultsOf(study: Study, side: SideName): Record<"?!" | "?" | "??", number> {
  const counts = { "?!": 0, "?": 0, "??": 0 };
  for (const node of study.root.mainline()) {
    const fault = faultOf(node);
    if (node.move?.trace.mover === side && fault in counts) counts[fault as "?"] += 1;
  }
  return counts;
}

/** How well a side played, from 0 to 100; null where nothing is known of its moves. */
export function accuracyOf(study: Study, side: SideName): number | null {
  const lost = study.root
    .mainline()
    .filter((node) => node.move?.trace.mover === side)
    .flatMap((node) => givenAway(node) ?? []);
  if (lost.length === 0) return null;
  return core().accuracy(lost.reduce((one, other) => one + other, 0) / lost.length);
}

export class Review {
  private stopped = false;

  constructor(private readonly searcher: Searcher = new Engine()) {}

  /**
   * Evaluates the main line from its end, so that what was found later helps with what came
   * before; then marks what gave most away and shows what would have been better. `heard` is told
   * after each position how many are done, and of how many.
   */
  async run({ root }: Study, heard: (done: number, of: number) => void): Promise<boolean> {
    const nodes = root.mainline();
    const start = formatPosition(root.position);
    const better = new Map<Node, number[]>();
    for (const [done, node] of [...nodes].reverse().entries()) {
      const outcome = node.outcome();
      if (outcome !== null) {
        node.write({ evaluation: endOf(outcome) });
      } else {
        const limits = { nodes: NODES };
        const info = await this.searcher
          .search({ start, moves: node.holes }, limits)
          .catch(() => null);
        if (this.stopped || info === null) return false;
        const [best] = info.lines;
        if (best === undefined) return false;
        node.write({ evaluation: evaluationOf(best, node.side, info.depth) });
        better.set(node, best.holes);
      }
      heard(done + 1, nodes.length);
    }
    for (const node of nodes.slice(1)) mark(node, better.get(node.parent as Node) ?? []);
    this.stop();
    return true;
  }

  stop(): void {
    this.stopped = true;
    this.searcher.close();
  }
}

/** What somebody has marked already stays as it is. */
function mark(node: Node, best: readonly number[]): void {
  const fault = faultOf(node);
  if (fault === "") return;
  const { glyphs } = node.beside;
  if (!glyphs.some((one) => MOVE_GLYPHS.some((known) => known === one))) {
    node.write({ glyphs: [fault, ...glyphs] });
  }
  if (fault !== "?!" && node.parent && best[0] !== node.move?.hole) {
    node.parent.follow(best.slice(0, SHOWN));
  }
}
