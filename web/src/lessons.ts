// What surprises beginners, explained where it has just happened: why nothing was captured, why
// there is no tuzdik, whose a stone is that fell into one. Pure: a trace and what lies there now.
import { opponent } from "./board";
import type { BanName, PositionView, TraceView } from "./core";
import type { SideName } from "./protocol";

export type Lesson =
  | { kind: "returned" }
  | { kind: "single" }
  | { kind: "own-side" }
  | { kind: "odd"; stones: number }
  | { kind: "not-pair"; stones: number }
  | { kind: "even"; stones: number }
  | { kind: "pair" }
  | { kind: "opposite"; stones: number }
  | { kind: "tuzdik" }
  | { kind: "ban"; ban: BanName }
  | { kind: "into-tuzdik"; stones: number; owner: SideName }
  | { kind: "again" };

/** What of a variant's rules the lessons depend on. */
export interface LessonRules {
  /** The first stone goes back into its hole. */
  returns: boolean;
  captures: "even" | "pair";
}

// The first move of each side shows how stones are sown; later that is known.
const FIRST_PLIES = 2;

/** The lessons of a move that led to `position`, the most important one first. */
export function lessonsOf(
  position: PositionView,
  trace: TraceView,
  { returns, captures }: LessonRules,
): Lesson[] {
  const lessons: Lesson[] = [];
  if (returns && position.ply <= FIRST_PLIES) {
    lessons.push({ kind: trace.drops.length > 1 ? "returned" : "single" });
  }
  const [ban] = trace.bans;
  if (ban !== undefined) lessons.push({ kind: "ban", ban });
  else if (trace.tuzdik !== null) lessons.push({ kind: "tuzdik" });
  else if (trace.again) lessons.push({ kind: "again" });
  else lessons.push(...landed(position, trace, captures));
  lessons.push(...fallen(trace, "white"), ...fallen(trace, "black"));
  return lessons;
}

/** Why the last stone captured, or did not. */
function landed(
  position: PositionView,
  { landing, mover, captured, captures: taken, drops }: TraceView,
  captures: "even" | "pair",
): Lesson[] {
  // A tuzdik or a kazan decides nothing.
  if (landing === null || drops.at(-1)?.kazan != null) return [];
  const own = landing < position.holesPerSide === (mover === "white");
  if (captured > 0) {
    if (own || taken.length > 1) return [{ kind: "opposite", stones: captured }];
    return [captures === "pair" ? { kind: "pair" } : { kind: "even", stones: captured }];
  }
  if (own) return [{ kind: "own-side" }];
  const stones = position.holes[landing] ?? 0;
  return [{ kind: captures === "pair" ? "not-pair" : "odd", stones }];
}

/** Stones that fell into a side's tuzdik. */
function fallen({ drops }: TraceView, owner: SideName): Lesson[] {
  const stones = drops.filter((drop) => drop.hole !== null && drop.kazan === owner).length;
  return stones > 0 ? [{ kind: "into-tuzdik", stones, owner }] : [];
}

/** Whether to explain a lesson of the other side's move: only what costs the reader stones. */
export function concerns(lesson: Lesson, mover: SideName): boolean {
  if (lesson.kind === "into-tuzdik") return lesson.owner === opponent(mover);
  return ["even", "pair", "opposite", "tuzdik", "again"].includes(lesson.kind);
}
