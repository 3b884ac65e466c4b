// What the page and the worker that counts games say to each other.
import type { ExplorerMoveView } from "../protocol";
import type { Told } from "./tally";

export type CountQuestion =
  /** Comes first: the compiled core. */
  | { kind: "begin"; module: WebAssembly.Module }
  | { kind: "count"; id: number; games: Told[] }
  | { kind: "probe"; id: number; fen: string };

export type CountAnswer =
  | { id: number; moves: ExplorerMoveView[] }
  | { id: number; moves: null; message: string };
