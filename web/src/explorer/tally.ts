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
  /** Its number in the collection. */
  id: number;
  text: string;
  result: string;
  white: string;
  black: string;
  date: string;
  event: string;
}

/** A move of one's own games. */
export interface OwnMove extends ExplorerMoveView {
  /** The number of the latest game in the collection. */
  kept: number;
}

interface Line {
  variant: string;
  start: string | null;
  holes: number[];
  ratings: readonly [number, number];
}

/** A game as it is counted, and where: its moves, and the positions before them. */
interface Counted {
  told: Omit<Told, "text">;
  identity: string;
  variant: string;
  holes: readonly number[];
  /** As numbers of eight bytes: of many games they are the most that is kept. */
  keys: BigInt64Array;
  /** Of White and Black; empty where nobody can tell who moves. */
  ratings: readonly number[];
  /** Who moves first, as a place in the ratings. */
  first: number;
  /** 0 where it is not known. */
  year: number;
}

/** A move of a position: the games in which it was played, and their ratings of who played it. */
interface Count {
  hole: number;
  games: Counted[];
  /** Who moves here, as a place in the ratings. */
  mover: number;
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

/** Counts games, each once however often it comes; they can change, and go. */
export class Tally {
  private readonly variants = new Map<string, Map<bigint, Count[]>>();
  private readonly known = new Map<number, Counted>();
  /** Games that are the same: the one of the lowest number is counted. */
  private readonly same = new Map<string, Counted[]>();

  constructor(private readonly core: Core) {}

  /** Counts a game instead of the one that had its number; one that can't be read is left out. */
  add(told: Told): void {
    this.remove(told.id);
    const game = this.read(told);
    if (game === null) return;
    this.known.set(told.id, game);
    const group = this.same.get(game.identity) ?? [];
    if (group.length === 0) this.same.set(game.identity, group);
    this.change(group, () => {
      group.push(game);
      group.sort((one, other) => one.told.id - other.told.id);
    });
  }

  /** Counts a game no more; nothing happens where there is none of that number. */
  remove(id: number): void {
    const game = this.known.get(id);
    if (game === undefined) return;
    this.known.delete(id);
    const group = this.same.get(game.identity) ?? [];
    this.change(group, () => group.splice(group.indexOf(game), 1));
    if (group.length === 0) this.same.delete(game.identity);
  }

  /** The moves that were played from a position, the most frequent first. */
  probe(position: Position): OwnMove[] {
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

  private read({ text, ...told }: Told): Counted | null {
    const { variant, start: from, holes, ratings } = lineOf(text);
    const names = [told.white, told.black].map((name) => name.trim().toLocaleLowerCase());
    const identity = [variant, from, holes.join(""), ...names].join("\n");
    if (holes.length === 0) return null;
    let start: Position;
    try {
      start = from === null ? this.core.start(variant) : this.core.read(from);
    } catch {
      return null;
    }
    const moves = holes.slice(0, PLIES);
    const keys = keysOf(this.core, start, moves);
    if (keys.length === 0) return null;
    // Where a side may move twice nobody can tell without playing who moved.
    const { sowsKazans, extraMove, fullName } = start.variant;
    return {
      ...{ told, identity, variant: fullName, holes: moves, keys: BigInt64Array.from(keys) },
      ratings: sowsKazans || extraMove ? [] : ratings,
      first: sideOf(start) === "white" ? 0 : 1,
      year: yearOf(told.date),
    };
  }

  /** Changes a group of games that are the same; the first one is counted. */
  private change(group: readonly Counted[], act: () => void): void {
    const [before] = group;
    act();
    const [now] = group;
    if (before === now) return;
    if (before !== undefined) this.uncount(before);
    if (now !== undefined) this.count(now);
  }

  private count(game: Counted): void {
    const counts = this.of(game.variant);
    for (const [key, hole, ply] of steps(game)) {
      const moves = counts.get(key) ?? [];
      if (moves.length === 0) counts.set(key, moves);
      let found = moves.find((move) => move.hole === hole);
      if (found === undefined) {
        found = { hole, games: [], mover: (game.first + ply) % 2 };
        moves.push(found);
      }
      found.games.push(game);
    }
  }

  private uncount(game: Counted): void {
    const counts = this.of(game.variant);
    for (const [key, hole] of steps(game)) {
      const moves = counts.get(key) ?? [];
      const at = moves.findIndex((move) => move.hole === hole);
      const games = moves[at]?.games ?? [];
      games.splice(games.indexOf(game), 1);
      if (games.length === 0) moves.splice(at, 1);
      if (moves.length === 0) counts.delete(key);
    }
  }
}

/** The positions of a game and what was played there. */
function* steps({ holes, keys }: Counted): Generator<readonly [bigint, number, number]> {
  for (const [ply, hole] of holes.entries()) {
    const key = keys[ply] as bigint;
    // A position may come back within a game, which is one game still.
    const before = keys.indexOf(key);
    const again =
      before < ply &&
      holes.slice(before, ply).some((one, at) => one === hole && keys[before + at] === key);
    if (!again) yield [key, hole, ply];
  }
}

function yearOf(date: string): number {
  return Number(/(?<!\d)(?:1[6-9]|2\d)\d\d(?!\d)/.exec(date)?.[0] ?? 0);
}

function view({ hole, games, mover }: Count): OwnMove {
  // By results: White won, drawn, Black won, nobody knows.
  const by: [number, number, number, number] = [0, 0, 0, 0];
  const rated: number[] = [];
  let [year, latest] = [-1, null as Counted["told"] | null];
  for (const { told, ratings, year: when } of games) {
    const result = RESULTS.indexOf(told.result);
    by[(result < 0 ? 3 : result) as 0 | 1 | 2 | 3] += 1;
    const rating = ratings[mover] ?? 0;
    if (rating > 0) rated.push(rating);
    if (when < year || (when === year && told.id < (latest?.id ?? 0))) continue;
    [year, latest] = [when, told];
  }
  const { id, white, black, result, date, event } = latest as Counted["told"];
  const name = (text: string): string => (text === NO_ONE ? "" : text);
  return {
    ...{ hole, white: by[0], draws: by[1], black: by[2], unknown: by[3] },
    rating:
      rated.length > 0 ? Math.round(rated.reduce((sum, one) => sum + one, 0) / rated.length) : null,
    year: year || null,
    kept: id,
    latest: { white: name(white), black: name(black), result: result as Result, date, event },
    score: null,
  };
}

/** In how many games a move was played. */
export function gamesOf({ white, draws, black, unknown }: ExplorerMoveView): number {
  return white + draws + black + unknown;
}
