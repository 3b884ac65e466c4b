// The rules, as the compiled core knows them: positions in, positions and what happened out.
import type { OutcomeView, ReasonName, Result, SideName } from "../protocol";
import { type Level, levelsOf } from "./levels";
import { Memory } from "./memory";
import { at, FIELD, formatPosition, POSITION_SIZE, type Position, readPosition } from "./position";
import type { BanName, DropView, PositionView, TraceView } from "./types";
import { type Variant, variantNamed } from "./variant";

const SIDES: readonly [SideName, SideName] = ["white", "black"];
const ENDS: readonly (ReasonName | null)[] = [null, "majority", "split", "bare"];
const BANS: readonly BanName[] = ["second", "last-hole", "mirrored"];
const PROBLEMS = [
  ...(["sum", "no-tuzdiks", "last-hole", "full-tuzdik", "mirrored", "extra", "side"] as const),
];
const VERDICTS = ["good", "inaccuracy", "mistake", "blunder"] as const;
const NOWHERE = 255;

/** What a move is called, by the share of the point that it cost. */
export type Verdict = (typeof VERDICTS)[number];

/** What makes a position impossible. */
export type PositionProblem = (typeof PROBLEMS)[number];

// Where the fields of togyz_trace lie, and of togyz_replayed.
const TRACE = { after: 0, stones: 24, places: 25, kazans: 187, captures: 349, captured: 350 };
const AFTER_CAPTURES = { tuzdik: 354, bans: 355, size: 356 };
const REPLAYED = { ply: 0, repeated: 36, size: 64 };
const RULES_SIZE = 8;
const OUTCOME_SIZE = 4;

/** The bytes of `togyz_rules`. */
export function rulesOf(variant: Variant): Uint8Array {
  const flags = [
    variant.tuzdikRule,
    variant.returns,
    variant.captures === "pair",
    variant.sowsKazans,
    variant.playOn,
    variant.extraMove,
  ];
  return Uint8Array.of(variant.holesPerSide, variant.stones, ...flags.map(Number));
}

/** A move that was played: what happened, and where it led. */
export interface Played {
  trace: TraceView;
  after: Position;
}

export class Core {
  private readonly variants = new Map<string, number>();
  private readonly given: number;
  private readonly out: number;

  private constructor(private readonly memory: Memory) {
    this.given = memory.room(POSITION_SIZE);
    this.out = memory.room(AFTER_CAPTURES.size);
  }

  static async of(module: WebAssembly.Module): Promise<Core> {
    return new Core(await Memory.of(module));
  }

  /** The rules of a core that somebody else uses too. */
  static on(memory: Memory): Core {
    return new Core(memory);
  }

  /** The levels of the computer, from the weakest. */
  levels(): Level[] {
    return levelsOf(this.memory);
  }

  /** The share of the point that who has this score may expect, 0 to 1; a draw counts half. */
  win(score: number): number {
    return this.memory.exports.togyz_win(score);
  }

  /** What a move is called that cost so much of the point, 0 to 1. */
  verdict(lost: number): Verdict {
    return VERDICTS[this.memory.exports.togyz_verdict(lost)] as Verdict;
  }

  /** How well somebody played, 0 to 100, who lost so much of the point with a move on average. */
  accuracy(lost: number): number {
    return this.memory.exports.togyz_accuracy(lost);
  }

  /** Where a position and its variant lie in the memory until the next call: for what few need. */
  lend(position: Position): { memory: Memory; variant: number; given: number } {
    const variant = this.handle(position.variant);
    return { memory: this.memory, variant, given: this.give(position) };
  }

  /** The position that games of a variant begin with, by its full name. */
  start(fullName: string): Position {
    const variant = variantNamed(fullName);
    this.memory.exports.togyz_start(this.handle(variant), this.out);
    return { variant, bytes: this.copy(this.out) };
  }

  /** The position that a text describes. Throws a RangeError where it is none. */
  read(text: string): Position {
    const position = readPosition(text);
    const handle = this.handle(position.variant);
    if (this.memory.exports.togyz_check(handle, this.give(position)) < 0) {
      throw new RangeError(`there can't be such a position: "${text}"`);
    }
    return position;
  }

  /** What makes a position impossible; nothing where it is one. */
  problems(position: Position): PositionProblem[] {
    const handle = this.handle(position.variant);
    const bits = this.memory.exports.togyz_problems(handle, this.give(position));
    return PROBLEMS.filter((_, bit) => (bits >> bit) & 1);
  }

  /** The numbers of the holes that may be played; none when the game is over. */
  legal(position: Position): number[] {
    const handle = this.handle(position.variant);
    const mask = this.memory.exports.togyz_legal(handle, this.give(position));
    const numbers = Array.from({ length: position.variant.holesPerSide }, (_, index) => index + 1);
    return numbers.filter((number) => (mask >> (number - 1)) & 1);
  }

  /** How the game has ended by what the position alone shows; null while it goes on. */
  outcome(position: Position): OutcomeView | null {
    const handle = this.handle(position.variant);
    this.memory.exports.togyz_outcome_of(handle, this.give(position), this.out);
    const [end = 0, winner = 0, white = 0, black = 0] = this.memory.bytes(this.out, OUTCOME_SIZE);
    const reason = ENDS[end] ?? null;
    if (reason === null) return null;
    return outcomeView(winner === NOWHERE ? null : winner, reason, [white, black]);
  }

  /** Plays a hole number. Throws a RangeError where the rules forbid it. */
  play(position: Position, hole: number): Played {
    const handle = this.handle(position.variant);
    const code = this.memory.exports.togyz_trace_move(handle, this.give(position), hole, this.out);
    if (code < 0) {
      throw new RangeError(`hole ${hole} can't be played in "${formatPosition(position)}"`);
    }
    const after = { variant: position.variant, bytes: this.copy(this.out) };
    const written = this.memory.bytes(this.out, AFTER_CAPTURES.size);
    return { trace: traceView(position, hole, after, written), after };
  }

  /** The ply at which a position occurred for the third time; 0 where none did. */
  repeated(start: Position, holes: readonly number[]): number {
    const { exports } = this.memory;
    const out = this.memory.room(REPLAYED.size + holes.length);
    const line = out + REPLAYED.size;
    this.memory.bytes(line, holes.length).set(holes);
    const handle = this.handle(start.variant);
    exports.togyz_replay(handle, this.give(start), holes.length, line, 0, 0, 0, out);
    const ply = this.memory.data.getUint32(out + REPLAYED.repeated, true);
    exports.free(out);
    return ply;
  }

  /**
   * The position as the page shows it, `ply` moves into a game. `outcome` is how that game ended
   * here, if not by what the position shows; `moves: false` leaves the legal moves out.
   */
  view(
    position: Position,
    ply: number,
    outcome: OutcomeView | null = this.outcome(position),
    { moves = true } = {},
  ): PositionView {
    const { variant } = position;
    const n = variant.holesPerSide;
    // White's tuzdik lies in Black's row.
    const [white, black] = [at(position, FIELD.tuzdiks, 0), at(position, FIELD.tuzdiks, 1)];
    const playable = moves && outcome === null ? this.legal(position) : [];
    return {
      variant: variant.fullName,
      title: variant.title,
      holesPerSide: n,
      total: variant.total,
      win: variant.win,
      tuzdikRule: variant.tuzdikRule,
      holes: Array.from(position.bytes.subarray(FIELD.holes, FIELD.holes + 2 * n)),
      kazans: kazansOf(position),
      tuzdiks: [white === 0 ? null : n + white - 1, black === 0 ? null : black - 1],
      side: sideOf(position),
      ply,
      moves: playable.map((hole) => this.play(position, hole).trace),
      outcome,
      fen: formatPosition(position),
    };
  }

  private handle(variant: Variant): number {
    const known = this.variants.get(variant.fullName);
    if (known !== undefined) return known;
    const rules = this.memory.room(RULES_SIZE);
    this.memory.bytes(rules, RULES_SIZE).set(rulesOf(variant));
    const made = this.memory.exports.togyz_variant_new(rules);
    this.memory.exports.free(rules);
    if (made === 0) throw new RangeError(`the core can't play ${variant.fullName}`);
    this.variants.set(variant.fullName, made);
    return made;
  }

  private give(position: Position): number {
    this.memory.bytes(this.given, POSITION_SIZE).set(position.bytes);
    return this.given;
  }

  private copy(pointer: number): Uint8Array {
    return this.memory.bytes(pointer, POSITION_SIZE).slice();
  }
}

export function sideOf(position: Position): SideName {
  return SIDES[at(position, FIELD.side)] ?? "white";
}

export function kazansOf(position: Position): [number, number] {
  return [at(position, FIELD.kazans, 0), at(position, FIELD.kazans, 1)];
}

export function outcomeView(
  winner: number | null,
  reason: ReasonName,
  score: [number, number],
): OutcomeView {
  const result: Result = winner === null ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1";
  return { winner: winner === null ? null : (SIDES[winner] ?? null), reason, score, result };
}

function traceView(before: Position, hole: number, after: Position, bytes: Uint8Array): TraceView {
  const byte = (place: number): number => bytes[place] ?? 0;
  const placeAt = (place: number): number | null => (byte(place) === NOWHERE ? null : byte(place));
  const drops: DropView[] = Array.from({ length: byte(TRACE.stones) }, (_, index) => ({
    hole: placeAt(TRACE.places + index),
    kazan: SIDES[byte(TRACE.kazans + index)] ?? null,
  }));
  const captures = Array.from({ length: byte(TRACE.captures) }, (_, index) => ({
    hole: byte(TRACE.captured + index),
    stones: byte(TRACE.captured + 2 + index),
  }));
  const [was, is] = [kazansOf(before), kazansOf(after)];
  const mover = sideOf(before);
  return {
    hole,
    mover,
    drops,
    captures,
    tuzdik: placeAt(AFTER_CAPTURES.tuzdik),
    bans: BANS.filter((_, bit) => (byte(AFTER_CAPTURES.bans) >> bit) & 1),
    landing: drops.at(-1)?.hole ?? null,
    captured: captures.reduce((sum, { stones }) => sum + stones, 0),
    gain: [is[0] - was[0], is[1] - was[1]],
    again: sideOf(after) === mover,
  };
}
