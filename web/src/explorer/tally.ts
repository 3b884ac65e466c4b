// Counts how the moves of positions fared in games, as `togyz.explorer` does in Python.
import { type Core, sideOf } from "../core/core";
import type { Position } from "../core/position";
import type { ExplorerMoveView, Result } from "../protocol";

/** Of each game so many plies are counted. */
export const PLIES = 40;
const NO_ONE = "?";
const BYTES = 8;

/** A game of the collection: its text in the own format, and what is known of it besides. */
export interface Told {
  text: string;
  result: string;
  white: string;
  black: string;
  date: string;
  event: string;
}

interface Line {
  variant: string;
  start: string | null;
  holes: number[];
  ratings: readonly [number, number];
}

interface Count {
  hole: number;
  /** By results: White won, drawn, Black won, nobody knows. */
  games: [number, number, number, number];
  rated: number;
  ratings: number;
  year: number;
  latest: Told;
}

const RESULTS: readonly string[] = ["1-0", "1/2-1/2", "0-1"];

// A tag, a comment, a bracket of a variation, or a word: a move begins with its hole, a move number
// has a dot. One expression, since thousands of games have to be gone through at once.
const PIECES =
  /\[\s*([^\s"[\]]+)\s+"((?:[^"\\]|\\.)*)"\s*\]|\{(?:[^}\\]|\\[\s\S])*\}?|;[^\n]*|([()])|([^\s{}[\]();]+)(?:\(\d{1,4}\))?/g;
const MOVE = /^[1-9](?![\d.]*\.)(?!-)(?!\/)/;

/** The main line of a text in the own format, without playing it. */
export function lineOf(text: string): Line {
  const line = {
    variant: "togyzkumalak",
    start: null as string | null,
    holes: [] as number[],
    ratings: [0, 0] as [number, number],
  };
  let depth = 0;
  for (const [, name, value = "", bracket, word] of text.matchAll(PIECES)) {
    if (bracket === "(") depth += 1;
    else if (bracket === ")") depth -= 1;
    else if (name !== undefined) {
      if (name === "Variant") line.variant = value;
      else if (name === "Position") line.start = value;
      else if (name === "WhiteElo") line.ratings[0] = Number(value) || 0;
      else if (name === "BlackElo") line.ratings[1] = Number(value) || 0;
    } else if (word !== undefined && depth === 0 && MOVE.test(word)) {
      line.holes.push(word.charCodeAt(0) - 48);
    }
  }
  return line;
}

/** Numbers by which the positions of a line are found again; empty where it can't be played. */
export function keysOf(core: Core, start: Position, holes: readonly number[]): bigint[] {
  const { memory, variant, given } = core.lend(start);
  const room = BYTES * (holes.length + 1);
  const out = memory.room(room + holes.length);
  memory.bytes(out + room, holes.length).set(holes);
  const code = memory.exports.togyz_keys(variant, given, holes.length, out + room, out);
  const { data } = memory;
  const count = code < 0 ? 0 : holes.length + 1;
  const keys = Array.from({ length: count }, (_, at) => data.getBigInt64(out + BYTES * at, true));
  memory.exports.free(out);
  return keys;
}

export class Tally {
  private readonly variants = new Map<string, Map<bigint, Count[]>>();
  private readonly known = new Set<string>();

  constructor(private readonly core: Core) {}

  /** Counts a game, once however often it comes; one that can't be read is left out. */
  add(told: Told): void {
    const { variant, start: from, holes, ratings } = lineOf(told.text);
    const names = [told.white, told.black].map((name) => name.trim().toLocaleLowerCase());
    const identity = [variant, from, holes.join(""), ...names].join("\n");
    if (holes.length === 0 || this.known.has(identity)) return;
    let start: Position;
    try {
      start = from === null ? this.core.start(variant) : this.core.read(from);
    } catch {
      return;
    }
    const moves = holes.slice(0, PLIES);
    const keys = keysOf(this.core, start, moves);
    if (keys.length === 0) return;
    this.known.add(identity);
    // Where a side may move twice nobody can tell without playing who moved.
    const { sowsKazans, extraMove, fullName } = start.variant;
    const first = sowsKazans || extraMove ? null : sideOf(start) === "white" ? 0 : 1;
    const counts = this.of(fullName);
    for (const [ply, hole] of moves.entries()) {
      const key = keys[ply] as bigint;
      // A position may come back within a game, which is one game still.
      const before = keys.indexOf(key);
      if (
        before < ply &&
        moves.slice(before, ply).some((one, at) => one === hole && keys[before + at] === key)
      )
        continue;
      const rating = first === null ? 0 : (ratings[(first + ply) % 2] ?? 0);
      count(counts, key, hole, told, rating);
    }
  }

  /** The moves that were played from a position, the most frequent first. */
  probe(position: Position): ExplorerMoveView[] {
    const [key] = keysOf(this.core, position, []);
    const counts = this.of(position.variant.fullName).get(key ?? 0n) ?? [];
    return counts
      .map(view)
      .sort((one, other) => gamesOf(other) - gamesOf(one) || one.hole - other.hole);
  }

  private of(variant: string): Map<bigint, Count[]> {
    const found = this.variants.get(variant) ?? new Map<bigint, Count[]>();
    this.variants.set(variant, found);
    return found;
  }
}

function count(
  counts: Map<bigint, Count[]>,
  key: bigint,
  hole: number,
  told: Told,
  rating: number,
): void {
  const moves = counts.get(key) ?? [];
  if (moves.length === 0) counts.set(key, moves);
  let found = moves.find((move) => move.hole === hole);
  if (found === undefined) {
    found = { hole, games: [0, 0, 0, 0], rated: 0, ratings: 0, year: 0, latest: told };
    moves.push(found);
  }
  const result = RESULTS.indexOf(told.result);
  const place = (result < 0 ? 3 : result) as 0 | 1 | 2 | 3;
  found.games[place] += 1;
  if (rating > 0) {
    found.rated += 1;
    found.ratings += rating;
  }
  const year = yearOf(told);
  if (year >= found.year) {
    found.year = year;
    found.latest = told;
  }
}

function yearOf({ date }: Told): number {
  return Number(/(?<!\d)(?:1[6-9]|2\d)\d\d(?!\d)/.exec(date)?.[0] ?? 0);
}

function view({ hole, games, rated, ratings, year, latest }: Count): ExplorerMoveView {
  const [white, draws, black, unknown] = games;
  const { date, event } = latest;
  const name = (text: string): string => (text === NO_ONE ? "" : text);
  return {
    ...{ hole, white, draws, black, unknown },
    rating: rated > 0 ? Math.round(ratings / rated) : null,
    year: year || null,
    latest: {
      white: name(latest.white),
      black: name(latest.black),
      result: latest.result as Result,
      date,
      event,
    },
    score: null,
  };
}

/** In how many games a move was played. */
export function gamesOf({ white, draws, black, unknown }: ExplorerMoveView): number {
  return white + draws + black + unknown;
}
