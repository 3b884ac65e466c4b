// A game of this device as the fold of its events, as the server has it too (state.py there).
import type { Line } from "../core";
import type {
  EventView,
  GameView,
  Happened,
  OutcomeView,
  PlayedMove,
  PositionView,
  ReasonName,
  SideName,
} from "../protocol";
import { Clocks } from "./clocks";
import type { Written } from "./records";
import type { DeviceEvent, DeviceGame, Occurrence } from "./store";

export function other(side: SideName): SideName {
  return side === "white" ? "black" : "white";
}

export class LocalGame {
  /** The number of the last event; the start is 1. */
  seq = 1;
  /** The number of the last event that changed the board or ended the game. */
  turn = 1;
  /** The side whose offer of a draw waits for an answer. */
  drawOffer: SideName | null = null;
  /** The ply at which each side last offered one. */
  readonly offeredAt: Record<SideName, number | null> = { white: null, black: null };
  /** The game that follows this one. */
  rematch: string | null = null;
  /** The end that the players or the clock brought. */
  ending: OutcomeView | null = null;
  readonly clocks: Clocks | null;
  /** What each move took, in milliseconds; all 0 without clocks. */
  times: number[] = [];

  /**
   * Folds the events of a game that was kept; `line` is at its start. Throws a RangeError where
   * what is kept is no game.
   */
  constructor(
    public kept: DeviceGame,
    public line: Line,
    now: () => number,
  ) {
    this.clocks = kept.clock && new Clocks(kept.clock, now);
    try {
      for (const event of kept.events) this.apply(event);
    } catch (error) {
      // Not of the shape that events have.
      if (error instanceof TypeError) throw new RangeError(String(error), { cause: error });
      throw error;
    }
  }

  get history(): readonly PlayedMove[] {
    return this.line.moves;
  }

  get ply(): number {
    return this.line.ply;
  }

  get side(): SideName {
    return this.line.position.side;
  }

  get outcome(): OutcomeView | null {
    return this.line.outcome ?? this.ending;
  }

  /** The numbers of the holes that may be played. */
  get legal(): number[] {
    return this.position.moves.map((move) => move.hole);
  }

  /** The hole numbers that were played, from the first position on, which is that text. */
  get record(): { start: string; holes: number[] } {
    return { start: this.line.start, holes: this.line.holes };
  }

  /** The side that the computer plays, if it plays. */
  get computer(): SideName | null {
    return this.kept.seat && other(this.kept.seat);
  }

  /** The computer is to move, or has been offered a draw. */
  get waitsForComputer(): boolean {
    const { computer } = this;
    if (computer === null || this.outcome !== null) return false;
    return this.side === computer || this.drawOffer === other(computer);
  }

  /** The ply to which a side goes back to undo its last move; negative if it has not moved. */
  takebackPly(side: SideName): number {
    const own = this.history.filter((move) => move.trace.mover === side);
    return (own.at(-1)?.ply ?? 0) - 1;
  }

  /** Lets an event happen; the events that a game is made of follow from one another. */
  apply(event: DeviceEvent): void {
    this.change(event);
    this.seq += 1;
    if (!QUIET.has(event.kind)) this.turn = this.seq;
    const { outcome } = this;
    if (outcome !== null) this.drawOffer = null;
    this.clocks?.apply(event, outcome === null ? this.side : null, this.ply);
  }

  private change(event: DeviceEvent): void {
    switch (event.kind) {
      case "move": {
        const mover = this.side;
        this.line = this.line.play(event.hole);
        this.times.push(event.spent);
        // To play on is to decline.
        if (this.drawOffer !== mover) this.drawOffer = null;
        return;
      }
      case "takeback":
        this.line = this.line.back(event.ply);
        this.times = this.times.slice(0, event.ply);
        this.ending = null;
        this.drawOffer = null;
        for (const side of ["white", "black"] as const) {
          const at = this.offeredAt[side];
          this.offeredAt[side] = at && Math.min(at, event.ply);
        }
        return;
      case "resigned":
        this.ending = this.ended(other(event.side), "resignation");
        return;
      case "flagged":
        this.ending = this.ended(other(event.side), "time");
        return;
      case "drawn":
        this.ending = this.ended(null, "agreement");
        return;
      case "draw-offered":
        this.drawOffer = event.side;
        this.offeredAt[event.side] = this.ply;
        return;
      case "draw-declined":
        this.drawOffer = null;
        return;
      case "rematch":
        this.rematch = event.game;
        return;
    }
  }

  private ended(winner: SideName | null, reason: ReasonName): OutcomeView {
    const result = winner === null ? "1/2-1/2" : winner === "white" ? "1-0" : "0-1";
    return { winner, reason, score: this.line.position.kazans, result };
  }

  private get position(): PositionView {
    const { position } = this.line;
    return this.ending === null ? position : { ...position, moves: [], outcome: this.outcome };
  }

  /** The message that tells of the event just applied. */
  happened(event: DeviceEvent): Happened {
    return {
      type: "event",
      seq: this.seq,
      event: this.told(event),
      fen: this.line.fen,
      outcome: this.outcome,
      clock: this.clocks?.view() ?? null,
    };
  }

  private told(event: DeviceEvent): EventView {
    switch (event.kind) {
      case "move":
        return { kind: "move", ply: this.ply, hole: event.hole };
      case "takeback":
        return { kind: "takeback", side: event.side, ply: event.ply };
      case "draw-offered":
        return { kind: "drawOffered", side: event.side };
      case "draw-declined":
        return { kind: "drawDeclined", side: event.side };
      case "resigned":
        return { kind: "resigned", side: event.side };
      case "flagged":
        return { kind: "flagged", side: event.side };
      case "drawn":
        return { kind: "drawn" };
      case "rematch":
        return { kind: "rematch", game: event.game };
    }
  }

  /** The whole game, to be written down. */
  written(): Written {
    return { ...this.view(), history: this.history };
  }

  /** The whole game. */
  view(): GameView {
    const { kept, line } = this;
    return {
      id: kept.id,
      variant: kept.variant,
      level: kept.level,
      players: kept.players,
      outcome: this.outcome,
      seat: kept.seat,
      seq: this.seq,
      start: line.start,
      fen: line.fen,
      moves: line.holes,
      clock: this.clocks?.view() ?? null,
      drawOffer: this.drawOffer,
      rematch: this.rematch,
    };
  }
}

const QUIET = new Set<Occurrence["kind"]>(["draw-offered", "draw-declined", "rematch"]);
