// What a move of the course does, as plain facts that goals speak of: read off the core's trace and
// off what the rules allow the other side then.
import { opponent } from "../board";
import type { Core, Played, Position, PositionView, TraceView } from "../core";

/** What a move did and what it leads to, through the eyes of who made it. */
export interface Facts {
  hole: number;
  /** Stones that were sown. */
  stones: number;
  /** Where the last stone fell: "own 9", "opponent 3", or "kazan". */
  end: string;
  /** Whether that is the hole which the stones came from. */
  home: boolean;
  captured: number;
  /** Whether no other move captures more. */
  most: boolean;
  tuzdik: boolean;
  /** Why three stones made no tuzdik; empty if there is nothing to say. */
  ban: string;
  /** Stones that fell into one's own tuzdik, and into the opponent's. */
  fed: number;
  lost: number;
  /** "won", "drawn", "lost", or empty while the game goes on. */
  result: string;
  /** The most that the opponent can capture in reply. */
  threat: number;
  /** Whether the opponent can make a tuzdik in reply. */
  danger: boolean;
}

/** A number within bounds, both included. */
export interface Bounds {
  least?: number;
  most?: number;
}

/** What a move has to do: some of its facts, as they have to be. */
export type Goal = { [Name in keyof Facts]?: Facts[Name] | Bounds };

/** A move of the course, with all there is to say of it. */
export interface Tried extends Played {
  facts: Facts;
  /** What is on the board then. */
  view: PositionView;
  /** The opponent's replies: the one that captures most, and one that makes a tuzdik. */
  replies: { threat: TraceView | null; danger: TraceView | null };
}

/** Plays a hole number. Throws a RangeError where the rules forbid it. */
export function tryMove(core: Core, position: Position, hole: number): Tried {
  const { trace, after } = core.play(position, hole);
  const view = core.view(after, 1);
  const { mover, drops } = trace;
  const into = (owner: string): number =>
    drops.filter((drop) => drop.hole !== null && drop.kazan === owner).length;
  const captures = core.legal(position).map((one) => core.play(position, one).trace.captured);
  const threat = view.moves.reduce<TraceView | null>(
    (worst, move) => (move.captured > (worst?.captured ?? 0) ? move : worst),
    null,
  );
  const danger = view.moves.find((move) => move.tuzdik !== null) ?? null;
  const place = landing(trace, view.holesPerSide);
  return {
    trace,
    after,
    view,
    replies: { threat, danger },
    facts: {
      hole,
      stones: drops.length,
      end: place,
      home: drops.length > 1 && place === `own ${hole}`,
      captured: trace.captured,
      most: trace.captured === Math.max(...captures),
      tuzdik: trace.tuzdik !== null,
      ban: trace.bans[0] ?? "",
      fed: into(mover),
      lost: into(opponent(mover)),
      result: result(view, trace),
      threat: threat?.captured ?? 0,
      danger: danger !== null,
    },
  };
}

function landing({ landing, mover }: TraceView, holesPerSide: number): string {
  if (landing === null) return "kazan";
  const side = landing < holesPerSide ? "white" : "black";
  return `${side === mover ? "own" : "opponent"} ${(landing % holesPerSide) + 1}`;
}

function result({ outcome }: PositionView, { mover }: TraceView): string {
  if (outcome === null) return "";
  if (outcome.winner === null) return "drawn";
  return outcome.winner === mover ? "won" : "lost";
}

/** The first fact that is not as the goal has it; null: the goal is reached. */
export function missed(goal: Goal, facts: Facts): keyof Facts | null {
  const names = Object.keys(goal) as (keyof Facts)[];
  return names.find((name) => !holds(goal[name], facts[name])) ?? null;
}

function holds(wanted: Goal[keyof Facts], found: Facts[keyof Facts]): boolean {
  if (typeof wanted !== "object") return wanted === found;
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = wanted;
  return typeof found === "number" && found >= least && found <= most;
}
