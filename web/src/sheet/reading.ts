// What is written on a score sheet, followed on the board: digits alone, two for each move, the hole
// and where its last stone fell. Pure; the rules are the core's.
import { type Core, Line } from "../core";

/**
 * A move of a sheet: `fits`; `landing`: the hole can be played, but its last stone falls elsewhere;
 * `barred`: the hole can't be played; `unread`: nobody knows what follows that; `beyond`: the game
 * was over; `begun`: the second digit is still to come.
 */
export type Verdict = "fits" | "landing" | "barred" | "unread" | "beyond" | "begun";

export interface Entry {
  /** As written, "76". */
  text: string;
  verdict: Verdict;
  /** Where the last stone falls by the rules, where that is known: a hole's number, 0 for a kazan. */
  landing: number | null;
  /** What may have been meant, the likeliest first. */
  guesses: string[];
}

export interface Reading {
  entries: Entry[];
  /** As far as the sheet can be followed. */
  line: Line;
  /** The first move that does not fit and was not let stand; null if there is none. */
  doubt: number | null;
}

// So many moves behind a doubtful one tell how well a guess goes with the rest.
const LOOK_AHEAD = 8;
const MOST_GUESSES = 3;

/** The moves of a sheet, the last one perhaps half written. */
export function pairs(digits: string): string[] {
  return digits.match(/.{1,2}/g) ?? [];
}

/** Follows a sheet; `kept` are the places of moves that stand as they are, though they don't fit. */
export function readSheet(
  core: Core,
  variant: string,
  digits: string,
  kept: readonly number[] = [],
): Reading {
  const written = pairs(digits);
  const entries: Entry[] = [];
  let line = Line.ofVariant(core, variant);
  let lost = false;
  for (const [place, text] of written.entries()) {
    const entry = judge(core, line, text, lost);
    entries.push(entry);
    if (entry.verdict === "landing" || entry.verdict === "barred") {
      entry.guesses = guesses(line, text, written.slice(place + 1));
    }
    if (entry.verdict === "barred") lost = true;
    else if (entry.verdict === "fits" || entry.verdict === "landing") {
      line = line.play(Number(text[0]));
    }
  }
  const doubtful = (entry: Entry, place: number): boolean =>
    !["fits", "begun", "unread"].includes(entry.verdict) && !kept.includes(place);
  const doubt = entries.findIndex(doubtful);
  return { entries, line, doubt: doubt < 0 ? null : doubt };
}

function judge(core: Core, line: Line, text: string, lost: boolean): Entry {
  const landing = lost ? null : landingOf(core, line, Number(text[0]));
  const entry = (verdict: Verdict): Entry => ({ text, verdict, landing, guesses: [] });
  if (lost) return entry("unread");
  if (line.outcome !== null) return entry("beyond");
  if (landing === null) return entry("barred");
  if (text.length < 2) return entry("begun");
  return entry(Number(text[1]) === landing ? "fits" : "landing");
}

/** Where the last stone of a hole falls; null where it can't be played. */
function landingOf(core: Core, line: Line, hole: number): number | null {
  if (line.outcome !== null || !core.legal(line.end).includes(hole)) return null;
  const { landing } = core.play(line.end, hole).trace;
  return landing === null ? 0 : (landing % line.end.variant.holesPerSide) + 1;
}

/** Right moves that look like what was written, those first that go best with what follows. */
function guesses(line: Line, text: string, rest: readonly string[]): string[] {
  const [from = "", to = ""] = text;
  const likeness = (pair: string): number =>
    pair[0] === from ? 2 : pair[1] === to ? 2 : pair === to + from ? 1 : 0;
  return legalPairs(line)
    .filter((pair) => likeness(pair) > 0)
    .map((pair) => {
      const follows = followed(line.play(Number(pair[0])), rest.slice(0, LOOK_AHEAD));
      return { pair, follows, likeness: likeness(pair) };
    })
    .sort((one, other) => other.follows - one.follows || other.likeness - one.likeness)
    .slice(0, MOST_GUESSES)
    .map(({ pair }) => pair);
}

/** Every move that can be played, as it is written on a sheet. */
function legalPairs({ position }: Line): string[] {
  return position.moves.map(({ hole, landing }) => {
    return `${hole}${landing === null ? 0 : (landing % position.holesPerSide) + 1}`;
  });
}

/** How many of these moves fit, until one does not. */
function followed(line: Line, rest: readonly string[]): number {
  let now = line;
  for (const [count, text] of rest.entries()) {
    if (!legalPairs(now).includes(text)) return count;
    now = now.play(Number(text[0]));
  }
  return rest.length;
}

/** The digits with another pair in its place, or behind all. */
export function replaced(digits: string, place: number, text: string): string {
  const list = pairs(digits);
  list[place] = text;
  return list.join("");
}
