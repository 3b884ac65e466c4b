// A line of moves as the page steps through it.
import type { Line } from "../core";
import type { ProblemView, ReplayGame, Result } from "../protocol";

export function replayed(
  line: Line,
  tags: Record<string, string>,
  result: Result,
  problems: ProblemView[],
): ReplayGame {
  return {
    tags,
    variant: line.position.variant,
    start: line.back(0).position,
    moves: line.moves.map((move) => ({ ...move, position: line.at(move.ply) })),
    outcome: line.outcome,
    result: line.outcome?.result ?? result,
    problems,
  };
}
