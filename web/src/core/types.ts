// What the page sees of the game. A hole is its place in `holes`: 0 to 2N-1, White's 1 to N and
// then Black's; a hole number is 1 to N. Pairs are White's and Black's.
import type { OutcomeView, SideName } from "../protocol";

export type BanName = "second" | "last-hole" | "mirrored";

/**
 * One stone leaves the hand. `hole` is null when it is sown into a kazan; `kazan` gets the stone
 * when the hole is a tuzdik.
 */
export interface DropView {
  hole: number | null;
  kazan: SideName | null;
}

/** All stones of a hole go to the mover's kazan. */
export interface CaptureView {
  hole: number;
  stones: number;
}

/**
 * What a move does, stone by stone.
 *
 * `hole` is the hole number played. `tuzdik` is the hole that becomes one. `bans` says why three
 * stones became no tuzdik. `landing` is null in the mover's own kazan. `captured` counts what the
 * last stone won, `gain` what the move brings to White's and Black's kazan. `again`: the mover
 * moves once more.
 */
export interface TraceView {
  hole: number;
  mover: SideName;
  drops: DropView[];
  captures: CaptureView[];
  tuzdik: number | null;
  bans: BanName[];
  landing: number | null;
  captured: number;
  gain: [number, number];
  again: boolean;
}

/**
 * A position.
 *
 * `variant` is the name with options, `title` the name for people. `win`: stones that are a
 * majority. `tuzdikRule`: whether the variant has tuzdiks. `tuzdiks`: the hole that White and
 * Black own. `moves`: one trace for each legal move, none when the game is over. `fen` is the
 * position as text.
 */
export interface PositionView {
  variant: string;
  title: string;
  holesPerSide: number;
  total: number;
  win: number;
  tuzdikRule: boolean;
  holes: number[];
  kazans: [number, number];
  tuzdiks: [number | null, number | null];
  side: SideName;
  ply: number;
  moves: TraceView[];
  outcome: OutcomeView | null;
  fen: string;
}

/** A move of a game: the ply it made (the first is 1), its hole number and move text. */
export interface PlayedMove {
  ply: number;
  hole: number;
  text: string;
  trace: TraceView;
}
