// Mistakes are tried again in the place of an analysis: nothing is seen of it meanwhile.
import type { MoveReview } from "../analysis/review";
import type { Reviewed } from "../analysis/review-run";
import type { TraceView } from "../core";
import type { SideName } from "../protocol";
import { Retry, type Shown } from "./retry";

export interface RetryingEvents {
  show: (shown: Shown) => void;
  /** Whose mistakes they were. */
  ended: (side: SideName) => void;
}

export class Retrying {
  private retry: Retry | null = null;
  private page: HTMLElement | null = null;

  constructor(private readonly events: RetryingEvents) {}

  get on(): boolean {
    return this.retry !== null;
  }

  /** Begins with the mistakes of a game; `place` is the part of the page where words stand. */
  begin(
    page: HTMLElement,
    place: HTMLElement,
    faults: readonly MoveReview[],
    game: Reviewed,
  ): void {
    const retry = new Retry(faults, game, {
      show: (shown) => this.events.show(shown),
      ended: () => {
        this.close();
        this.events.ended(retry.side);
      },
    });
    this.retry = retry;
    this.page = page;
    page.dataset.retrying = "true";
    place.prepend(retry.element);
    retry.begin();
  }

  /** Tries a move; false where there is nothing to try. */
  play(trace: TraceView): boolean {
    this.retry?.play(trace);
    return this.on;
  }

  close(): void {
    this.retry?.close();
    this.retry?.element.remove();
    this.retry = null;
    if (this.page) this.page.dataset.retrying = "false";
  }
}
