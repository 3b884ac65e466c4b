// What the page and the worker that thinks say to each other.

/** A game so far: the text of its first position, and the hole numbers that were played. */
export interface GameSoFar {
  start: string;
  moves: readonly number[];
}

/** A search ends at the first limit that it meets; without any it goes on until it is stopped. */
export interface Limits {
  /** Plies to look ahead. */
  depth?: number;
  /** Positions to look at. */
  nodes?: number;
  /** Milliseconds for this move. */
  movetime?: number;
  /** Milliseconds left on the mover's clock, and what each move brings. */
  clock?: number;
  increment?: number;
  /** How many best moves are wanted, 1 if not said. */
  lines?: number;
  /** Numbers of the holes that may be considered; all if not said. */
  holes?: readonly number[];
}

/** A move, its score and the play expected after it. */
export interface ScoredLine {
  /**
   * Hundredths of a stone from the mover's view. Beyond 20000 the result is proved: 32000 - n is a
   * win with the n-th ply from here, 26000 - n one that tables know, who can't say how far it is.
   */
  score: number;
  bound: "exact" | "lower" | "upper";
  /** Hole numbers; the first one is the move. */
  holes: number[];
}

/** Stones that the mover can make sure of in the end, and those that the other side can hold it to. */
export interface Known {
  least: number;
  most: number;
}

/** What a search has found; `lines` is empty when there is no move. */
export interface Info {
  depth: number;
  seldepth: number;
  nodes: number;
  /** Milliseconds. */
  time: number;
  /** How full the table of known positions is, per mille. */
  hashfull: number;
  /** The first line's score is the true result. */
  proved: boolean;
  /** What best play brings the mover, where tables know the position. */
  known?: Known | null;
  lines: ScoredLine[];
}

/** Comes first: the compiled core, and memory for known positions. */
export interface Begin {
  module: WebAssembly.Module;
  hashMib: number;
}

/** All positions of a variant with up to so many stones on the board, as the core builds them. */
export interface SmallTables {
  /** Its full name. */
  variant: string;
  stones: number;
  words: Uint8Array;
}

/** To a worker that does nothing else: build tables; then it has done. */
export interface BuildTables {
  module: WebAssembly.Module;
  variant: string;
  stones: number;
}

/** null: there is no memory for them. */
export interface Built {
  words: Uint8Array | null;
}

/** The last level: the engine itself. It is given limits, and remembers what it has searched. */
export const FULL = "full";

/** `network` judges positions where no level does; null: the evaluation made by hand does. */
export type Question =
  | {
      id: number;
      kind: "search";
      game: GameSoFar;
      limits: Limits;
      /** As if nothing had been searched before. */
      fresh: boolean;
      network: Uint8Array | null;
    }
  | {
      id: number;
      network: Uint8Array | null;
      kind: "choose";
      game: GameSoFar;
      level: string;
      seed: bigint;
      limits: Limits;
    };

export type Answer =
  | { id: number; kind: "heard" | "found"; info: Info }
  | { id: number; kind: "failed"; message: string };
