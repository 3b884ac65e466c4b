// Examples of the rules: positions of real games in which they show, found by playing, so that a
// diagram can't be wrong.
import { type Core, Line, type PositionView, type TraceView } from "../core";
import { variantOf } from "../known";

export interface Example {
  before: PositionView;
  trace: TraceView;
  after: PositionView;
}

export type ExampleKind =
  | "sow"
  | "single"
  | "capture"
  | "opposite"
  | "again"
  | "tuzdik"
  | "ban"
  | "end";

// More games than this nobody waits for; each kind that a variant has comes much sooner.
const MOST_GAMES = 400;

const WANTED: Record<ExampleKind, (example: Example) => boolean> = {
  sow: ({ trace }) => trace.drops.length > 3 && trace.captured === 0 && trace.landing !== null,
  single: ({ trace }) => trace.drops.length === 1 && trace.captured === 0,
  capture: ({ before, trace }) =>
    trace.captured > 1 && trace.tuzdik === null && lands(before, trace) === "opponent",
  opposite: ({ before, trace }) => trace.captures.length > 1 && lands(before, trace) === "own",
  again: ({ trace, after }) => trace.again && after.outcome === null,
  tuzdik: ({ trace }) => trace.tuzdik !== null,
  // What is said of the third ban is said to a player.
  ban: ({ trace: { bans } }) => bans.length > 0 && bans[0] !== "second",
  end: ({ after }) => after.outcome?.reason === "bare",
};

function lands({ holesPerSide }: PositionView, { landing, mover }: TraceView): string {
  if (landing === null) return "kazan";
  return landing < holesPerSide === (mover === "white") ? "own" : "opponent";
}

/** The kinds that show the rules of a variant, in the order in which they are told. */
export function kindsOf(variant: string): ExampleKind[] {
  const { returns, sowsKazans, tuzdikRule } = variantOf(variant);
  return [
    "sow",
    ...(returns ? (["single"] as const) : []),
    ...(sowsKazans ? (["again"] as const) : []),
    "capture",
    ...(sowsKazans ? (["opposite"] as const) : []),
    ...(tuzdikRule ? (["tuzdik", "ban"] as const) : []),
    "end",
  ];
}

/** Numbers that look like chance, and are the same on every visit. */
function chance(): () => number {
  let state = 1949;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** An example of each kind, from as few games as it takes; White moves in all but the last one. */
export function examplesOf(core: Core, variant: string): Map<ExampleKind, Example> {
  const missing = new Set(kindsOf(variant));
  const found = new Map<ExampleKind, Example>();
  const random = chance();
  for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
    let line = Line.ofVariant(core, variant);
    while (line.outcome === null) {
      const before = line.position;
      const { moves } = before;
      const trace = moves[Math.floor(random() * moves.length)] as TraceView;
      const next = line.play(trace.hole);
      for (const kind of missing) {
        if (trace.mover === "black" && kind !== "end") continue;
        const example = { before, trace, after: next.at(next.ply) };
        if (kind !== "end" && example.after.outcome !== null) continue;
        if (!WANTED[kind](example)) continue;
        found.set(kind, example);
        missing.delete(kind);
      }
      line = next;
    }
  }
  return found;
}
