// A word as a move: which hole, and what the word says besides, to be held against the rules.
import type { PlayedMove } from "../core";
import type { SideName } from "../protocol";

export interface Said {
  hole: number;
  /** The number of the hole of the last stone; 0 for the own kazan. */
  landing: number | null;
  /** Stones in the mover's kazan afterwards. */
  total: number | null;
  tuzdik: boolean;
  /** Whose row the hole lies in, where the notation tells. */
  side: SideName | null;
}

const DIGITS = /^([1-9])([0-9])?([xXхХ])?(?:\(([0-9]{1,4})\))?([xXхХ])?$/;
const COORDINATES = /^([a-i])([12])([a-i])([12])$/i;
const LETTERS = "abcdefghi";

/** What a word says on a board of so many holes a side; null if it is no move. */
export function read(word: string, holes: number): Said | null {
  const digits = DIGITS.exec(word);
  if (digits) {
    const [, hole, landing, before, total, behind] = digits;
    return {
      hole: Number(hole),
      landing: landing === undefined ? null : Number(landing),
      total: total === undefined ? null : Number(total),
      tuzdik: Boolean(before ?? behind),
      side: null,
    };
  }
  const plain = { landing: null, total: null, tuzdik: false };
  const [, file, rank] = COORDINATES.exec(word) ?? [];
  if (file !== undefined) {
    const index = LETTERS.indexOf(file.toLowerCase());
    // Black's holes are numbered from the other end.
    const hole = rank === "1" ? index + 1 : holes - index;
    return { ...plain, hole, side: rank === "1" ? "white" : "black" };
  }
  const index = word.length === 1 ? LETTERS.indexOf(word.toLowerCase()) : -1;
  return index < 0 ? null : { ...plain, hole: index + 1, side: null };
}

/** What a word says otherwise than the move that it names: nothing, where the word is right. */
export function contradiction(said: Said, move: PlayedMove): "landing" | "total" | "tuzdik" | null {
  // The move as text says all: hole, landing, x, (total).
  const is = read(move.text, 9) as Said;
  if (said.landing !== null && said.landing !== is.landing) return "landing";
  if (said.total !== null && is.total !== null && said.total !== is.total) return "total";
  if (said.tuzdik && !is.tuzdik) return "tuzdik";
  return null;
}
