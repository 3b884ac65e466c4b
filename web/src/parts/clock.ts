// A player's clock. It counts down by itself between what the room tells.
import { h } from "../dom";

// Below this a clock shows tenths and looks as if it were in a hurry (milliseconds).
const LOW = 20_000;

/** "5:00", "1:02:03"; tenths of seconds when little is left: "0:19.4". */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const pair = (number: number): string => String(number).padStart(2, "0");
  if (left < LOW) {
    const tenths = Math.floor(left / 100);
    return `0:${pair(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  // 4:59.9 is still 5:00: nothing is over before it is.
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours}:${pair(minutes)}:${pair(seconds % 60)}`;
  return `${minutes}:${pair(seconds % 60)}`;
}

export class Clock {
  readonly element = h("span", { class: "clock", role: "timer" });
  private timer: ReturnType<typeof setInterval> | undefined;
  private left = 0;
  private since = 0;
  private warned = false;

  /** `warn` is called once when little time is left. */
  constructor(private readonly warn: () => void) {}

  /** Shows what is left, and counts down from now on if it is `running`. */
  show(leftMs: number, running: boolean): void {
    this.stop();
    this.left = leftMs;
    this.since = performance.now();
    if (leftMs > LOW) this.warned = false;
    this.element.dataset.running = String(running);
    if (running) this.timer = setInterval(() => this.draw(performance.now() - this.since), 100);
    this.draw(0);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private draw(spent: number): void {
    const left = this.left - spent;
    const words = clockText(left);
    if (this.element.textContent !== words) this.element.textContent = words;
    const low = left < LOW;
    this.element.dataset.low = String(low);
    if (low && this.timer !== undefined && !this.warned) {
      this.warned = true;
      this.warn();
    }
  }
}
