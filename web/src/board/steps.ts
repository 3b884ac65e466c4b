// A move as the small steps that the eye follows. No rules: the trace says what happens, and
// here it is only counted along.
import type { TraceView } from "../core";
import type { SideName } from "../protocol";

/** What lies where. */
export interface Stones {
  holes: number[];
  kazans: [number, number];
  tuzdiks: [number | null, number | null];
}

export type Step =
  | { kind: "lift"; hole: number; stones: number }
  /** `hole` is null for a stone sown into a kazan; `kazan` receives it where it is not null. */
  | { kind: "drop"; hole: number | null; kazan: 0 | 1 | null }
  | { kind: "capture"; hole: number; stones: number; kazan: 0 | 1 }
  | { kind: "tuzdik"; hole: number; owner: 0 | 1 };

export function sideIndex(side: SideName): 0 | 1 {
  return side === "white" ? 0 : 1;
}

export function opponent(side: SideName): SideName {
  return side === "white" ? "black" : "white";
}

/** The place of a side's hole in the position's list. */
export function holeIndex(side: SideName, number: number, holesPerSide: number): number {
  return sideIndex(side) * holesPerSide + number - 1;
}

/** The steps of a move in order; `holesPerSide` is the board's. */
export function steps(trace: TraceView, holesPerSide: number): Step[] {
  const mover = sideIndex(trace.mover);
  const list: Step[] = [
    {
      kind: "lift",
      hole: holeIndex(trace.mover, trace.hole, holesPerSide),
      stones: trace.drops.length,
    },
  ];
  for (const drop of trace.drops) {
    const kazan = drop.kazan === null ? null : sideIndex(drop.kazan);
    list.push({ kind: "drop", hole: drop.hole, kazan });
  }
  for (const capture of trace.captures) {
    list.push({ kind: "capture", hole: capture.hole, stones: capture.stones, kazan: mover });
  }
  if (trace.tuzdik !== null) list.push({ kind: "tuzdik", hole: trace.tuzdik, owner: mover });
  return list;
}

function add(list: number[], index: number, amount: number): number[] {
  return list.map((value, place) => (place === index ? value + amount : value));
}

/** What lies where after a step. */
export function apply(stones: Stones, step: Step): Stones {
  const kazan = (which: 0 | 1, amount: number): [number, number] =>
    add(stones.kazans, which, amount) as [number, number];
  switch (step.kind) {
    case "lift":
      return { ...stones, holes: add(stones.holes, step.hole, -step.stones) };
    case "drop":
      if (step.kazan !== null) return { ...stones, kazans: kazan(step.kazan, 1) };
      return step.hole === null ? stones : { ...stones, holes: add(stones.holes, step.hole, 1) };
    case "capture":
      return {
        ...stones,
        holes: add(stones.holes, step.hole, -step.stones),
        kazans: kazan(step.kazan, step.stones),
      };
    case "tuzdik": {
      const tuzdiks: Stones["tuzdiks"] = [...stones.tuzdiks];
      tuzdiks[step.owner] = step.hole;
      return { ...stones, tuzdiks };
    }
  }
}

/** What lies where after a whole move. */
export function applyTrace(stones: Stones, trace: TraceView): Stones {
  return steps(trace, stones.holes.length / 2).reduce(apply, stones);
}

export function sameStones(one: Stones, other: Stones): boolean {
  return (
    one.holes.join() === other.holes.join() &&
    one.kazans.join() === other.kazans.join() &&
    one.tuzdiks.join() === other.tuzdiks.join()
  );
}
