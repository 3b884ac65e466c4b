// What the page and the worker that counts games say to each other.
import type { OwnMove, Told } from "./tally";

export type CountQuestion =
  /** Comes first: the compiled core. */
  | { kind: "begin"; module: WebAssembly.Module }
  /** Games that have come or changed, or, by their numbers, gone. */
  | { kind: "count"; id: number; games: Told[]; gone: readonly number[] }
  | { kind: "probe"; id: number; fen: string };

export type CountAnswer =
  | { id: number; moves: OwnMove[] }
  | { id: number; moves: null; message: string };
