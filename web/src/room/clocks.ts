// The clocks of a game on this device: thinking time with an increment, in whole milliseconds.
//
// What has passed is in the events (`spent`), so clocks are a fold of the log, as the server's are.
// The time while nobody has the game open is nobody's.
import type { ClockView, SideName } from "../protocol";
import type { DeviceEvent } from "./store";

export interface Control {
  baseMs: number;
  incrementMs: number;
}

const INDEX = { white: 0, black: 1 } as const;

/** Both clocks. The first move of a game is free; from then on the time of who moves passes. */
export class Clocks {
  /** Whose time passes; null before the first move and after the end. */
  running: SideName | null = null;
  private left: [number, number];
  /** What was left after each ply, to go back to. */
  private readonly after: [number, number][];
  private since: number;

  /** `now` is a clock that no correction of the date moves. */
  constructor(
    private readonly control: Control,
    private readonly now: () => number,
  ) {
    this.left = [control.baseMs, control.baseMs];
    this.after = [[...this.left]];
    this.since = now();
  }

  private get remaining(): number {
    return this.running === null ? 0 : this.left[INDEX[this.running]];
  }

  private get elapsed(): number {
    return this.running === null ? 0 : Math.max(0, Math.round(this.now() - this.since));
  }

  /** What to charge the side to move for the time until now. */
  spent(): number {
    return Math.min(this.remaining, this.elapsed);
  }

  /** Whether the running side has no time left. */
  isUp(): boolean {
    return this.running !== null && this.elapsed >= this.remaining;
  }

  /** Until the running side has no time left; null if no time passes. */
  untilUp(): number | null {
    return this.running === null ? null : Math.max(0, this.remaining - this.elapsed);
  }

  /** The side to move had used as much when the page was left: it goes on from there. */
  resume(spent: number): void {
    this.since = this.now() - spent;
  }

  /** Follows an event: who moves after it (null: the game is over), at which ply. */
  apply(event: DeviceEvent, toMove: SideName | null, ply: number): void {
    if (this.running !== null) {
      const index = INDEX[this.running];
      this.left[index] = Math.max(0, this.left[index] - event.spent);
      if (event.kind === "move") this.left[index] += this.control.incrementMs;
    }
    if (event.kind === "move") {
      this.after.push([...this.left]);
    } else if (event.kind === "takeback") {
      this.after.length = event.ply + 1;
      this.left = [...(this.after.at(-1) ?? this.left)];
    }
    this.running = ply > 0 ? toMove : null;
    this.since = this.now();
  }

  view(): ClockView {
    const left: [number, number] = [...this.left];
    if (this.running !== null) left[INDEX[this.running]] = this.untilUp() ?? 0;
    return { ...this.control, leftMs: left, running: this.running };
  }
}
