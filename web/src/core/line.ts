// A game as far as it was played: what each move did, and where each led.
import type { OutcomeView } from "../protocol";
import { type Core, kazansOf, outcomeView } from "./core";
import { formatPosition, type Position } from "./position";
import type { PlayedMove, PositionView, TraceView } from "./types";

/** Moves from a position on; immutable. */
export class Line {
  private shown: PositionView | null = null;

  private constructor(
    private readonly core: Core,
    /** The positions, the first one included. */
    readonly positions: readonly Position[],
    readonly moves: readonly PlayedMove[],
    /** How the game is over after these moves by the rules, repetition included; null if it goes on. */
    readonly outcome: OutcomeView | null,
  ) {}

  /** A line without moves. Throws a RangeError where the text is no position. */
  static from(core: Core, fen: string): Line {
    return Line.begin(core, core.read(fen));
  }

  /** The line of a new game, by the full name of its variant. */
  static ofVariant(core: Core, fullName: string): Line {
    return Line.begin(core, core.start(fullName));
  }

  /** A line without moves, from a position that the core made. */
  static of(core: Core, start: Position): Line {
    return Line.begin(core, start);
  }

  private static begin(core: Core, start: Position): Line {
    return new Line(core, [start], [], core.outcome(start));
  }

  /** How many moves were played. */
  get ply(): number {
    return this.moves.length;
  }

  get holes(): number[] {
    return this.moves.map((move) => move.hole);
  }

  /** The last position. */
  get end(): Position {
    return this.positions[this.ply] as Position;
  }

  /** The text of the first position. */
  get start(): string {
    return formatPosition(this.positions[0] as Position);
  }

  /** The text of the last position. */
  get fen(): string {
    return formatPosition(this.end);
  }

  /** What is on the board at the end of the line, with what each legal move would do. */
  get position(): PositionView {
    this.shown ??= this.core.view(this.end, this.ply, this.outcome);
    return this.shown;
  }

  /** The position at the end of a game that ended so, by the rules or otherwise; null: it goes on. */
  endedBy(outcome: OutcomeView | null): PositionView {
    if (outcome === null || this.outcome !== null) return this.position;
    return { ...this.position, moves: [], outcome };
  }

  /** The position after `ply` moves, without legal moves. */
  at(ply: number): PositionView {
    const position = this.positions[ply];
    if (position === undefined) throw new RangeError(`the game has no ply ${ply}`);
    const outcome = ply === this.ply ? this.outcome : null;
    return this.core.view(position, ply, outcome, { moves: false });
  }

  /**
   * The line with more moves. Throws a RangeError where one of them is forbidden; that a position
   * has occurred three times forbids none, since records go on.
   */
  play(...holes: readonly number[]): Line {
    if (holes.length === 0) return this;
    const positions = [...this.positions];
    const moves = [...this.moves];
    for (const hole of holes) {
      const { trace, after } = this.core.play(positions.at(-1) as Position, hole);
      positions.push(after);
      moves.push({ ply: moves.length + 1, hole, text: moveText(trace, after), trace });
    }
    return new Line(this.core, positions, moves, this.endOf(positions, moves));
  }

  /** The line as it was after `ply` moves. */
  back(ply: number): Line {
    if (ply >= this.ply) return this;
    const positions = this.positions.slice(0, ply + 1);
    const moves = this.moves.slice(0, ply);
    return new Line(this.core, positions, moves, this.endOf(positions, moves));
  }

  /** The line with exactly these moves, keeping what is common. */
  follow(holes: readonly number[]): Line {
    const differs = this.moves.findIndex((move, index) => move.hole !== holes[index]);
    const kept = differs < 0 ? this : this.back(differs);
    return kept.play(...holes.slice(kept.ply));
  }

  private endOf(positions: readonly Position[], moves: readonly PlayedMove[]): OutcomeView | null {
    const end = positions.at(-1) as Position;
    const found = this.core.outcome(end);
    if (found !== null) return found;
    const holes = moves.map((move) => move.hole);
    if (this.core.repeated(positions[0] as Position, holes) === 0) return null;
    return outcomeView(null, "repetition", kazansOf(end));
  }
}

/** A move as it is written down: hole, where the last stone fell, `x` for a tuzdik, the new total. */
export function moveText(trace: TraceView, after: Position): string {
  const { hole, landing, tuzdik, captured, mover } = trace;
  const number = landing === null ? 0 : (landing % after.variant.holesPerSide) + 1;
  const total = kazansOf(after)[mover === "white" ? 0 : 1];
  return `${hole}${number}${tuzdik === null ? "" : "x"}${captured > 0 ? `(${total})` : ""}`;
}
