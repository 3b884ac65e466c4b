// What an analysis draws on the board: the engine's moves, and what a record points at.
import { type Arrow, type Drawn, holeIndex } from "../board";
import type { TraceView } from "../core";
import type { ScoredLine } from "../engine";
import type { Node } from "../study";

function arrowOf(trace: TraceView, holesPerSide: number, kind: Arrow["kind"]): Arrow {
  const from = holeIndex(trace.mover, trace.hole, holesPerSide);
  return { from, to: trace.landing ?? trace.mover, kind };
}

/** The first moves of lines; of one that is looked at, the answer too. */
export function linesDrawn(
  node: Node,
  lines: readonly ScoredLine[],
  looked: number | null,
  threat: boolean,
): Arrow[] {
  const n = node.position.variant.holesPerSide;
  const one = looked === null ? undefined : lines[looked];
  if (one !== undefined) {
    return node
      .preview(one.holes.slice(0, 2))
      .map(({ trace }, index) => arrowOf(trace, n, index === 0 ? "best" : "threat"));
  }
  return lines.flatMap(({ holes }, index) => {
    const kind = threat ? "threat" : index === 0 ? "best" : "other";
    return node.preview(holes.slice(0, 1)).map(({ trace }) => arrowOf(trace, n, kind));
  });
}

/** What the record of a move points at: `w7`, `b3`. */
export function notesDrawn({ beside, position }: Node): Drawn {
  const n = position.variant.holesPerSide;
  const place = (hole: string): number =>
    holeIndex(hole.startsWith("w") ? "white" : "black", Number(hole.slice(1)), n);
  return {
    arrows: beside.arrows.map(([from, to]) => ({ from: place(from), to: place(to), kind: "note" })),
    lit: beside.highlights.map(place),
  };
}
