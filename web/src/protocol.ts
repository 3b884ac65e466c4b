// Written by tools/protocol.py from messages.py and bodies.py in src/togyz/server: change them.

export type * from "./bodies";

export type SideName = "white" | "black";

export type SideChoice = "white" | "black" | "random";

export type Result = "1-0" | "0-1" | "1/2-1/2" | "*";

export type ReasonName =
  | "majority"
  | "split"
  | "bare"
  | "repetition"
  | "agreement"
  | "resignation"
  | "time";

export type ErrorCode =
  | "bad-request"
  | "busy"
  | "draw-too-soon"
  | "engine-busy"
  | "engine-failed"
  | "forbidden-origin"
  | "game-over"
  | "illegal-move"
  | "internal"
  | "no-draw-offer"
  | "not-found"
  | "not-kept"
  | "not-over"
  | "not-your-seat"
  | "not-your-turn"
  | "nothing-to-take-back"
  | "stale"
  | "too-large"
  | "too-many-games"
  | "too-many-requests"
  | "too-slow"
  | "unreadable";

export type LevelName = string;

/** How a game ended; `score` holds White's and Black's stones, a bare side's rest included. */
export interface OutcomeView {
  winner: SideName | null;
  reason: ReasonName;
  score: [number, number];
  result: Result;
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
 * The clocks at the moment of sending, in milliseconds; pairs are White's and Black's.
 *
 * Each side begins with `base_ms` and gets `increment_ms` after each of its moves but the first
 * move of the game, which takes no time. `running` is the side whose time passes, null before
 * that move and after the end.
 */
export interface ClockView {
  baseMs: number;
  incrementMs: number;
  leftMs: [number, number];
  running: SideName | null;
}

/**
 * A whole game as one visitor sees it.
 *
 * `level` is the computer's, empty where two people play. `seat` is the visitor's own side,
 * null for a spectator. `seq` is the number of the last event that is part of this. `start` and
 * `fen` are the first position and the one now, as text, and `moves` the hole numbers between
 * them: the board follows by the rules. `draw_offer`: the side whose offer waits for an answer.
 * `rematch`: the id of the game that follows this one.
 */
export interface GameView {
  id: string;
  variant: string;
  level: LevelName;
  players: PlayersView;
  outcome: OutcomeView | null;
  seat: SideName | null;
  seq: number;
  start: string;
  fen: string;
  moves: number[];
  clock: ClockView | null;
  drawOffer: SideName | null;
  rematch: string | null;
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

/** Offers a draw, or accepts the other side's offer. */
export interface Draw {
  type: "draw";
  id: string;
  ply: number;
}

/** Declines the other side's offer of a draw. */
export interface Decline {
  type: "decline";
  id: string;
  ply: number;
}

/** After the end: asks for another game with the sides swapped. */
export interface Rematch {
  type: "rematch";
  id: string;
  ply: number;
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
}

/** Answers a `Probe`, at once, with its number. */
export interface Echo {
  type: "echo";
  n: number;
}

export type Command = Move | Takeback | Resign | Draw | Decline | Rematch;

export type ClientMessage =
  | Hello
  | Move
  | Takeback
  | Resign
  | Draw
  | Decline
  | Rematch
  | Ping
  | Echo;

/** The game began; always event 1. */
export interface StartedEvent {
  kind: "started";
}

/** The side to move played a hole number; `ply` is the number of this move, from 1. */
export interface MoveEvent {
  kind: "move";
  ply: number;
  hole: number;
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

/** A side offered a draw. The offer stands until the other side answers or moves. */
export interface DrawOfferedEvent {
  kind: "drawOffered";
  side: SideName;
}

/** A side declined the offer of the other one. */
export interface DrawDeclinedEvent {
  kind: "drawDeclined";
  side: SideName;
}

/** Both sides agreed on a draw. */
export interface DrawnEvent {
  kind: "drawn";
}

/** A side's time was up. */
export interface FlaggedEvent {
  kind: "flagged";
  side: SideName;
}

/** Another game follows, `game`, with the sides swapped; this one stays as it ended. */
export interface RematchEvent {
  kind: "rematch";
  game: string;
}

export type EventView =
  | StartedEvent
  | MoveEvent
  | TakebackEvent
  | ResignedEvent
  | DrawOfferedEvent
  | DrawDeclinedEvent
  | DrawnEvent
  | FlaggedEvent
  | RematchEvent;

/** The whole game; replaces all that the page knew. */
export interface Snapshot {
  type: "snapshot";
  game: GameView;
}

/** Event number `seq` of the game; position as text, outcome and clocks are those after it. */
export interface Happened {
  type: "event";
  seq: number;
  event: EventView;
  fen: string;
  outcome: OutcomeView | null;
  clock: ClockView | null;
}

/** Command `id` is done and safely stored, as event `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/**
 * A command was refused (`id`), a message not understood, or the computer can't play now.
 *
 * `wait`: about how many seconds it will take until the computer can.
 */
export interface Refusal {
  type: "error";
  code: ErrorCode;
  message: string;
  id?: string;
  wait?: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

/** Asks a player with a clock for an `Echo`, to measure how long a message travels. */
export interface Probe {
  type: "probe";
  n: number;
}

export type ServerMessage = Snapshot | Happened | Ack | Refusal | Pong | Probe;
