// Holds the computer's answer back for a moment, for people to see what they did themselves.
// What comes after it waits too; the order of what happens never changes.
import type { RoomMessage } from "./room";

// At least so long after the own move (milliseconds); less where there was no choice.
const MOMENT = 750;
const FORCED = 300;

export class Pace {
  private readonly held: { message: RoomMessage; until: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = Number.NEGATIVE_INFINITY;

  constructor(private readonly pass: (message: RoomMessage) => void) {}

  /** A move was made here: an answer to it is to be waited for. */
  begin(): void {
    this.began = performance.now();
  }

  /** Passes a message on, at once or, if it `waits`, when a moment has passed. */
  hear(message: RoomMessage, waits: boolean, forced: boolean): void {
    // A snapshot says all that was held back.
    if (message.type === "snapshot") this.stop();
    const until = waits ? this.began + (forced ? FORCED : MOMENT) : 0;
    this.held.push({ message, until });
    if (this.held.length === 1) this.release();
  }

  /** Passes on at once what is held back: the visitor does something else already. */
  flush(): void {
    clearTimeout(this.timer);
    for (const held of this.held) held.until = 0;
    this.release();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.held.length = 0;
  }

  private release(): void {
    for (let [first] = this.held; first !== undefined; [first] = this.held) {
      const wait = first.until - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.release(), wait);
        return;
      }
      this.held.shift();
      this.pass(first.message);
    }
  }
}
