// Written by tools/protocol.py from src/togyz/server/messages.py: change it there.

export type SideName = "white" | "black";

export type SideChoice = "white" | "black" | "random";

export type LevelName = "easy" | "medium" | "hard";

export type Result = "1-0" | "0-1" | "1/2-1/2" | "*";

export type ReasonName =
  | "majority"
  | "split"
  | "bare"
  | "repetition"
  | "agreement"
  | "resignation"
  | "time";

export type CapturesName = "even" | "pair";

export type BanName = "second" | "last-hole" | "mirrored";

export type RecordFormat = "tgk" | "playok" | "togyz" | "json";

export type ErrorCode =
  | "bad-request"
  | "busy"
  | "engine-busy"
  | "engine-failed"
  | "forbidden-origin"
  | "game-over"
  | "illegal-move"
  | "internal"
  | "not-found"
  | "not-your-seat"
  | "not-your-turn"
  | "nothing-to-take-back"
  | "stale"
  | "too-large"
  | "too-many-games"
  | "unreadable";

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

/** How a game ended; `score` holds White's and Black's stones, a bare side's rest included. */
export interface OutcomeView {
  winner: SideName | null;
  reason: ReasonName;
  score: [number, number];
  result: Result;
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

/** Who sits on a side; a computer has no name of its own. */
export interface PlayerView {
  kind: "human" | "computer";
  name: string;
}

/** Both players. */
export interface PlayersView {
  white: PlayerView;
  black: PlayerView;
}

/**
 * A whole game as one visitor sees it.
 *
 * `seat` is the visitor's own side, null for a spectator. `seq` is the number of the last
 * event that is part of this.
 */
export interface GameView {
  id: string;
  variant: string;
  level: LevelName;
  players: PlayersView;
  position: PositionView;
  history: PlayedMove[];
  outcome: OutcomeView | null;
  seat: SideName | null;
  seq: number;
}

/** One of the visitor's own games (GET /api/games); times are ISO 8601 in UTC. */
export interface GameSummary {
  id: string;
  variant: string;
  level: LevelName;
  seat: SideName;
  result: Result;
  plies: number;
  created: string;
  updated: string;
}

/** A level of the computer: plies it looks ahead at most, nodes it may visit at most. */
export interface LevelView {
  name: LevelName;
  depth: number;
  nodes: number;
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

/** Asks for a game against the computer (POST /api/games). */
export interface NewGame {
  level: LevelName;
  variant?: string;
  side?: SideChoice;
  name?: string;
}

/** The answer: the new game's id. */
export interface Created {
  id: string;
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

/** What went wrong: a code for programs, English for people, and the field, where known. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  field?: string;
}

/** The body of every answer with an error status. */
export interface ErrorAnswer {
  error: ErrorBody;
}

/**
 * Comes first, and again to resynchronise; `seen` is the last event known, 0 for none.
 *
 * The answer is a snapshot, or the events missed, or a pong where nothing was missed.
 */
export interface Hello {
  type: "hello";
  seen?: number;
}

/** Plays a hole number in the position after `ply` plies. `id` is unique and client-made. */
export interface Move {
  type: "move";
  id: string;
  ply: number;
  hole: number;
}

/** Takes back the visitor's last move, and what the computer answered. */
export interface Takeback {
  type: "takeback";
  id: string;
  ply: number;
}

/** Gives the game up. */
export interface Resign {
  type: "resign";
  id: string;
  ply: number;
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
}

export type Command = Move | Takeback | Resign;

export type ClientMessage = Hello | Move | Takeback | Resign | Ping;

/** The game began; always event 1. */
export interface StartedEvent {
  kind: "started";
}

/** A move was played. */
export interface MoveEvent {
  kind: "move";
  move: PlayedMove;
}

/** A side went back: the game now has `ply` plies. */
export interface TakebackEvent {
  kind: "takeback";
  side: SideName;
  ply: number;
}

/** A side gave up. */
export interface ResignedEvent {
  kind: "resigned";
  side: SideName;
}

export type EventView = StartedEvent | MoveEvent | TakebackEvent | ResignedEvent;

/** The whole game; replaces all that the page knew. */
export interface Snapshot {
  type: "snapshot";
  game: GameView;
}

/** Event number `seq` of the game, and the position and outcome after it. */
export interface Happened {
  type: "event";
  seq: number;
  event: EventView;
  position: PositionView;
  outcome: OutcomeView | null;
}

/** Command `id` is done and safely stored, as event `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A command was refused (`id`), a message not understood, or the computer can't play now. */
export interface Refusal {
  type: "error";
  code: ErrorCode;
  message: string;
  id?: string;
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

export type ServerMessage = Snapshot | Happened | Ack | Refusal | Pong;
