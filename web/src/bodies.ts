// Written by tools/protocol.py from messages.py and bodies.py in src/togyz/server: change them.

import type { ErrorCode, LevelName, OutcomeView, Result, SideChoice, SideName } from "./protocol";

export type CapturesName = "even" | "pair";

export type BoundName = "exact" | "lower" | "upper";

export type BanName = "second" | "last-hole" | "mirrored";

export type RecordFormat = "tgk" | "playok" | "togyz" | "json";

/**
 * One stone leaves the hand.
 *
 * `hole` is null when it is sown into a kazan. `kazan` gets the stone when the hole is a tuzdik.
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
 * `hole` is the hole number played. `tuzdik` is the hole that becomes one. `bans` says why
 * three stones became no tuzdik. `landing` is null in the mover's own kazan. `captured` counts
 * what the last stone won, `gain` what the move brings to White's and Black's kazan.
 * `again`: the mover moves once more.
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
 * A position; pairs are White's and Black's.
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

/**
 * One of the visitor's own games (GET /api/games); times are ISO 8601 in UTC.
 *
 * `level` is the computer's, and `seat` the visitor's side; where two people shared a device they
 * are empty and null.
 */
export interface GameSummary {
  id: string;
  variant: string;
  level: LevelName;
  seat: SideName | null;
  result: Result;
  plies: number;
  created: string;
  updated: string;
}

/**
 * A level of the computer, from the weakest.
 *
 * `alias` is a name that people know it by, `elo` its measured strength. `previews`: whether
 * the page may show beforehand what a move does.
 */
export interface LevelView {
  name: LevelName;
  alias: string | null;
  elo: number | null;
  previews: boolean;
}

/**
 * A variant that can be played.
 *
 * `returns`: whether the first stone goes back into its hole. `captures`: what a last stone
 * must make to capture. `sowsKazans`: whether it is sown and ends as Mangala does.
 */
export interface VariantView {
  name: string;
  title: string;
  holesPerSide: number;
  stones: number;
  total: number;
  win: number;
  tuzdikRule: boolean;
  returns: boolean;
  captures: CapturesName;
  sowsKazans: boolean;
}

/** Thinking time: seconds for the whole game, and seconds added after each move. */
export interface TimeControl {
  base: number;
  increment?: number;
}

/** Asks for a game against the computer (POST /api/games); without a clock if that is null. */
export interface NewGame {
  level: LevelName;
  variant?: string;
  side?: SideChoice;
  name?: string;
  clock?: TimeControl | null;
}

/** The server and its database answer (GET /health). */
export interface HealthView {
  status: "ok";
}

/** The answer: the new game's id. */
export interface Created {
  id: string;
}

/** Who sat on a side. */
export interface ImportedPlayer {
  kind: "human" | "computer";
  name?: string;
}

/** Both players. */
export interface ImportedPlayers {
  white: ImportedPlayer;
  black: ImportedPlayer;
}

/** The time control, in milliseconds. */
export interface ImportedClock {
  baseMs: number;
  incrementMs?: number;
}

/** An end that is not on the board; `side` resigned or ran out of time, null for a draw. */
export interface ImportedEnding {
  reason: "resignation" | "time" | "agreement";
  side?: SideName | null;
}

/**
 * Hands in a game that was played on the visitor's device (POST /api/games/import).
 *
 * `id` is client-made: the same game may be handed in again, and is kept once. `seat` is the
 * visitor's side against the computer; null, with an empty `level`, where two people shared the
 * device. `start` is the first position as text, empty for the usual one. `spent` has the
 * milliseconds that each move took, if there was a clock. `result`, if given, must be what moves
 * and ending lead to. `created` and `updated` are Unix times in milliseconds.
 */
export interface ImportGame {
  id: string;
  variant: string;
  players: ImportedPlayers;
  moves: number[];
  seat?: SideName | null;
  level?: LevelName;
  start?: string;
  ending?: ImportedEnding | null;
  result?: Result | null;
  clock?: ImportedClock | null;
  spent?: number[] | null;
  created?: number | null;
  updated?: number | null;
}

/** Asks to read games or a position of any supported format (POST /api/replay). */
export interface ReplayRequest {
  text: string;
}

/** Something wrong in a text; `ply` and `game` count from 1, so do `line` and `column`. */
export interface ProblemView {
  severity: "error" | "warning";
  message: string;
  game: number;
  ply: number | null;
  line: number;
  column: number;
  expected: string | null;
}

/** A move of a game that was read, and the position after it (whose `moves` stay empty). */
export interface ReplayMove {
  ply: number;
  hole: number;
  text: string;
  trace: TraceView;
  position: PositionView;
}

/**
 * A game that was read; a lone position is a game without moves.
 *
 * Only `start` lists its legal moves. `problems` are those of this game alone.
 */
export interface ReplayGame {
  tags: Record<string, string>;
  variant: string;
  start: PositionView;
  moves: ReplayMove[];
  outcome: OutcomeView | null;
  result: Result;
  problems: ProblemView[];
}

/** All games of a text. `truncated`: there are more than the server is willing to send. */
export interface Replay {
  games: ReplayGame[];
  problems: ProblemView[];
  truncated: boolean;
}

/**
 * Asks what the engine thinks of the last position of a game (POST /api/analysis).
 *
 * `start` is the first position as text, `moves` the hole numbers from there; the game must not be
 * over. `lines`: how many best moves are wanted. `movetime`: milliseconds for the answer.
 */
export interface AnalysisRequest {
  start: string;
  moves: number[];
  lines?: number;
  movetime?: number;
}

/**
 * A move, its score for the mover in hundredths of a stone, and the play expected after it.
 *
 * Beyond 20000 the result is proved: 32000 - n is a win with the n-th ply from here, 26000 - n one
 * that tables know. `holes` are hole numbers; the first one is the move.
 */
export interface LineView {
  score: number;
  bound: BoundName;
  holes: number[];
}

/**
 * What best play brings the mover, in stones.
 *
 * `least` it can make sure of in the end, to `most` the other side can hold it. The two differ
 * where endless play decides.
 */
export interface KnownView {
  least: number;
  most: number;
}

/**
 * What the engine found.
 *
 * `depth` and `seldepth` are plies, `time` milliseconds, `hashfull` per mille. `proved`: the
 * first line's score is the true result. `known`: what the server's tables say of the position.
 */
export interface AnalysisView {
  depth: number;
  seldepth: number;
  nodes: number;
  time: number;
  hashfull: number;
  proved: boolean;
  lines: LineView[];
  known: KnownView | null;
}

/** Games in the own format. `truncated`: there are more than the server is willing to read. */
export interface Converted {
  text: string;
  problems: ProblemView[];
  truncated: boolean;
}

/** A game of an explorer; what its record does not say is empty. */
export interface ExplorerGame {
  white: string;
  black: string;
  result: Result;
  date: string;
  event: string;
}

/**
 * A move that was played from a position, or that a book knows.
 *
 * `white`, `draws`, `black` and `unknown`: how many of the games ended so. `rating`: of those who
 * played it, on average. `year` and `latest`: of the latest game. `score`: what the book thinks of
 * it, in hundredths of a stone for the mover, as in `LineView`. Each is null where nothing is
 * known.
 */
export interface ExplorerMoveView {
  hole: number;
  white: number;
  draws: number;
  black: number;
  unknown: number;
  rating: number | null;
  year: number | null;
  latest: ExplorerGame | null;
  score: number | null;
}

/**
 * How the moves of a position fared, the most frequent first.
 *
 * `plies`: so many of each game are counted; null where the server has no games of the variant.
 * `values`: whether it has a book.
 */
export interface ExplorerView {
  moves: ExplorerMoveView[];
  plies: number | null;
  values: boolean;
}

/**
 * What went wrong: a code for programs, and English for people.
 *
 * `field` is the field that is wrong, and `ply` the move that the rules forbid, where known.
 */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  field?: string;
  ply?: number;
}

/** The body of every answer with an error status. */
export interface ErrorAnswer {
  error: ErrorBody;
}
