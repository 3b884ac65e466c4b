// The positions of a game before the one that is played now, to look at.
import { applyTrace, opponent } from "./board";
import type { PositionView, TraceView } from "./protocol";

/** The position to which moves lead in the game of `position`; nothing can be played in it. */
export function positionAt(
  position: PositionView,
  moves: readonly { trace: TraceView }[],
): PositionView {
  const { holesPerSide, total } = position;
  const each = total / (2 * holesPerSide);
  const start: PositionView = {
    ...position,
    holes: Array.from({ length: 2 * holesPerSide }, () => each),
    kazans: [0, 0],
    tuzdiks: [null, null],
    side: "white",
    ply: 0,
    moves: [],
    outcome: null,
  };
  let now = start;
  for (const { trace } of moves) {
    now = {
      ...now,
      ...applyTrace(now, trace),
      side: trace.again ? trace.mover : opponent(trace.mover),
      ply: now.ply + 1,
    };
  }
  return now;
}
