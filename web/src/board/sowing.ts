// Shows a move stone by stone: an overlay on the final position, which can be cut off at any
// moment and is no part of any state.
import type { TraceView } from "../core";
import { centre, type Geometry, type Point } from "./geometry";
import { badge } from "./marks";
import type { Painter } from "./painter";
import { apply, type Step, type Stones, steps } from "./steps";
import { svg, text } from "./svg";

export type Speed = "off" | "slow" | "normal" | "fast";

// Milliseconds for a stone of a small pile.
const PACE: Record<Speed, number> = { off: 0, slow: 400, normal: 190, fast: 75 };

/** Milliseconds for each stone of a pile: big ones go faster, though not as fast in all. */
export function pause(speed: Speed, stones: number): number {
  return PACE[speed] * Math.min(1, (9 / stones) ** 0.75);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** One showing of one or more moves. */
export class Sowing {
  private readonly control = new AbortController();
  private readonly hand: SVGGElement;
  private readonly handCount: SVGTextElement;
  private handAt: Point = { x: 0, y: 0 };

  constructor(
    private readonly painter: Painter,
    private readonly geometry: Geometry,
    private readonly paint: (stones: Stones, fresh: number) => void,
    private readonly sound: (heard: "stone" | "capture" | "tuzdik") => void,
  ) {
    const size = geometry.countSize;
    const radius = Math.max(5, (geometry.holes[0]?.width ?? 0) * 0.17);
    this.handCount = text({ x: 0, y: -radius * 2.6 }, size, "tz-badge-text", "");
    const plate = badge({ x: 0, y: -radius * 2.6 }, size, "00");
    plate.lastChild?.replaceWith(this.handCount);
    const pile = [
      { x: -radius * 0.75, y: radius * 0.4, radius },
      { x: radius * 0.75, y: radius * 0.4, radius },
      { x: 0, y: -radius * 0.65, radius },
    ];
    this.hand = svg("g", { class: "tz-hand" }, ...painter.pieces(pile), plate);
  }

  /** Cuts the showing off; `run` then ends at once. */
  stop(): void {
    this.control.abort();
    this.painter.overlay.replaceChildren();
  }

  /**
   * Shows moves one after the other, beginning with what `stones` says.
   *
   * `moves` may grow meanwhile. Returns whether it came to its end.
   */
  async run(stones: Stones, moves: TraceView[], speed: Speed): Promise<boolean> {
    let now = stones;
    try {
      for (let trace = moves.shift(); trace; trace = moves.shift()) {
        const list = steps(trace, now.holes.length / 2);
        const each = pause(speed, trace.drops.length);
        for (const [index, step] of list.entries()) {
          const left = trace.drops.length - index;
          now = await this.step(step, now, left, each, PACE[speed]);
        }
        this.painter.overlay.replaceChildren();
        await wait(PACE[speed] * 1.5, this.control.signal);
      }
      return true;
    } catch (reason) {
      if (!this.control.signal.aborted) throw reason;
      return false;
    }
  }

  private async step(
    step: Step,
    before: Stones,
    left: number,
    each: number,
    pace: number,
  ): Promise<Stones> {
    const after = apply(before, step);
    const { signal } = this.control;
    switch (step.kind) {
      case "lift":
        this.handAt = this.above(step.hole);
        this.hand.style.transform = shift(this.handAt);
        this.handCount.textContent = String(step.stones);
        this.painter.overlay.append(this.hand);
        this.paint(after, -1);
        await wait(pace, signal);
        break;
      case "drop": {
        const kazan = step.kazan === null ? null : centre(this.geometry.kazans[step.kazan]);
        const target = step.hole === null ? (kazan as Point) : this.above(step.hole);
        this.move(this.hand, this.handAt, target, each * 0.6);
        this.handAt = target;
        await wait(each * 0.6, signal);
        this.handCount.textContent = String(left);
        if (left === 0) this.hand.remove();
        if (step.hole !== null && kazan !== null) this.fly("+1", target, kazan, pace * 2);
        this.paint(after, step.hole ?? -1);
        this.sound("stone");
        await wait(each * 0.4, signal);
        break;
      }
      case "capture": {
        await wait(pace, signal);
        const from = this.above(step.hole);
        const to = centre(this.geometry.kazans[step.kazan]);
        this.fly(`+${step.stones}`, from, to, pace * 3.5);
        this.sound("capture");
        await wait(pace * 1.75, signal);
        this.paint({ ...after, kazans: before.kazans }, -1);
        await wait(pace * 1.75, signal);
        this.paint(after, -1);
        break;
      }
      case "tuzdik":
        this.sound("tuzdik");
        this.paint(after, step.hole);
        await wait(pace * 2, signal);
        break;
    }
    return after;
  }

  /** Over the inner end of a hole, which is filled last. */
  private above(hole: number): Point {
    const well = this.geometry.holes[hole];
    if (well === undefined) return { x: 0, y: 0 };
    const inset = well.width * 0.62;
    const y = well.from === "bottom" ? well.y + inset : well.y + well.height - inset;
    return { x: well.x + well.width / 2, y };
  }

  private move(element: SVGGElement, from: Point, to: Point, duration: number): void {
    element.animate([{ transform: shift(from) }, { transform: shift(to) }], {
      duration,
      easing: "ease-in-out",
      fill: "forwards",
    });
    element.style.transform = shift(to);
  }

  /** A number that flies to a kazan and is gone when it has arrived. */
  private fly(words: string, from: Point, to: Point, duration: number): void {
    const flying = badge({ x: 0, y: 0 }, this.geometry.countSize, words, "tz-flying");
    this.painter.overlay.append(flying);
    this.move(flying, from, to, duration);
    wait(duration, this.control.signal).then(
      () => flying.remove(),
      () => flying.remove(),
    );
  }
}
