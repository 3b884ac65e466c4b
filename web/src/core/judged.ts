// What can be said of a move in words, as the core finds it; as togyz.core.remarks in Python.
import type { Core } from "./core";
import type { Memory } from "./memory";
import type { Position } from "./position";

export const REMARK_KINDS = [
  ...(["misses-win", "loses", "misses-tuzdik", "misses-capture", "allows-tuzdik"] as const),
  ...(["leaves-stones", "feeds-tuzdik", "runs-out", "loses-stones"] as const),
] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];

/** A fact about a move that is not the best. */
export interface Remark {
  kind: RemarkKind;
  /**
   * The number of a hole: the other side's for `misses-tuzdik` and `misses-capture`, the mover's
   * for `allows-tuzdik` and `leaves-stones`.
   */
  hole?: number;
  /** How many are captured, fall into the other side's tuzdik, or are lost. */
  stones?: number;
  /** The game ends with this ply from here; of `loses-stones`: so many plies after the position. */
  plies?: number;
  /** Of `runs-out`: how many own moves are left. */
  moves?: number;
}

/** A move and what is expected after it, with its score from the mover's view. */
export interface JudgedLine {
  score: number;
  holes: readonly number[];
}

// Where the fields of togyz_line lie; a togyz_remark is kind, hole, number and nothing, a byte each.
const LINE = { score: 0, length: 5, holes: 6, size: 136, most: 128 } as const;
const REMARK_SIZE = 4;
const ROOM = 16;

/** What a move does or misses that a better one does not, the weightiest first. */
export function remarksOf(
  core: Core,
  position: Position,
  played: JudgedLine,
  better: JudgedLine,
): Remark[] {
  const { memory } = core.lend(position);
  const room = memory.room(2 * LINE.size + ROOM * REMARK_SIZE);
  const [one, other, out] = [room, room + LINE.size, room + 2 * LINE.size] as const;
  writeLine(memory, one, played);
  writeLine(memory, other, better);
  const { variant, given } = core.lend(position);
  const count = memory.exports.togyz_remarks(variant, given, one, other, out, ROOM);
  const bytes = memory.bytes(out, ROOM * REMARK_SIZE).slice();
  memory.exports.free(room);
  if (count < 0) throw new RangeError("the core can't read this position");
  return Array.from({ length: count }, (_, index) => {
    const [kind = 0, hole = 0, number = 0] = bytes.subarray(index * REMARK_SIZE);
    return remark(REMARK_KINDS[kind - 1] as RemarkKind, hole, number);
  });
}

function writeLine(memory: Memory, place: number, { score, holes }: JudgedLine): void {
  const told = holes.slice(0, LINE.most);
  memory.data.setInt32(place + LINE.score, score, true);
  memory.data.setUint8(place + LINE.length, told.length);
  memory.bytes(place + LINE.holes, told.length).set(told);
}

function remark(kind: RemarkKind, hole: number, number: number): Remark {
  switch (kind) {
    case "misses-win":
    case "loses":
      // More plies than can be said.
      return number === 0 ? { kind } : { kind, plies: number };
    case "feeds-tuzdik":
      return { kind, stones: number };
    case "runs-out":
      return { kind, moves: number };
    case "loses-stones":
      return { kind, stones: number, plies: hole };
    default:
      return { kind, hole, stones: number };
  }
}
