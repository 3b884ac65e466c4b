// What stays of an analysis: it is kept until one comes back, or in the collection.
import { keepDraft, keepPlace } from "../analysis/draft";
import { t } from "../i18n";
import { type Kept, library } from "../library/store";
import type { Node, Study } from "../study";
import { failureSaid } from "./failure";

export interface KeepingEvents {
  /** Whether the game is one of the collection. */
  kept: (yes: boolean) => void;
  /** To tell what came of it; `well`: the game was taken in. */
  said: (words: string, well: boolean) => void;
}

/** A game of more moves takes a moment to write down: that waits till nothing has been done for a while. */
const LARGE = 1_500;
/** How long (milliseconds). */
const WHILE = 800;

export class Keeping {
  /** What is still to be kept, and the clock that waits for it. */
  private waiting: { study: Study; node: Node } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The game in the collection, where it is one; it is kept as it is changed. */
  private kept: Keeper | null = null;
  /** Whether what is kept till one comes back is what is on the board here. */
  private own = false;

  constructor(private readonly events: KeepingEvents) {}

  /** Another game is on the board; `draft`: the one that was there when the page was left. */
  open(kept: Kept | null, draft = false): void {
    this.flush();
    this.kept = kept && new Keeper(kept, (words) => this.events.said(words, false));
    this.own = draft;
    this.events.kept(kept !== null);
  }

  /** Keeps what is on the board: it has been changed. */
  keep(study: Study, node: Node): void {
    this.own = true;
    this.waiting = { study, node };
    clearTimeout(this.timer);
    if (study.root.walk().length < LARGE) this.flush();
    else this.timer = setTimeout(() => this.flush(), WHILE);
  }

  private flush(): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) return;
    if (this.kept === null) keepDraft(waiting);
    else this.kept.put(waiting.study);
  }

  /** The page is left. What was changed is kept; another tab may have changed more since. */
  leave(study: Study, node: Node): void {
    this.flush();
    if (this.kept === null && this.own) keepPlace({ study, node });
  }

  /** Takes the game into the collection. */
  take(study: Study, node: Node): void {
    if (this.kept !== null) {
      this.keep(study, node);
      this.events.said(t("analysis-kept"), true);
      return;
    }
    library.add([study]).then(
      ([kept]) => {
        this.open(kept ?? null);
        this.events.said(t("analysis-kept"), true);
      },
      (error: unknown) => this.events.said(failureSaid(error), false),
    );
  }
}

/** Keeps a game of the collection, one change after the other. */
class Keeper {
  private busy = false;
  /** There is more to keep by now. */
  private more = false;

  /** `said` is told what a visitor must know. */
  constructor(
    private kept: Kept,
    private readonly said: (words: string) => void,
  ) {}

  put(study: Study): void {
    this.more = true;
    if (!this.busy) void this.putAll(study);
  }

  private async putAll(study: Study): Promise<void> {
    this.busy = true;
    try {
      while (this.more) {
        this.more = false;
        const now = await library.put(this.kept, study);
        if (now.id !== this.kept.id) this.said(t("analysis-elsewhere"));
        this.kept = now;
      }
    } catch (error) {
      this.said(failureSaid(error));
    } finally {
      this.busy = false;
    }
  }
}
