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

export class Keeping {
  /** The game in the collection, where it is one; it is kept as it is changed. */
  private kept: Keeper | null = null;
  /** Whether what is kept till one comes back is what is on the board here. */
  private own = false;

  constructor(private readonly events: KeepingEvents) {}

  /** Another game is on the board; `draft`: the one that was there when the page was left. */
  open(kept: Kept | null, draft = false): void {
    this.kept = kept && new Keeper(kept, (words) => this.events.said(words, false));
    this.own = draft;
    this.events.kept(kept !== null);
  }

  /** Keeps what is on the board: it has been changed. */
  keep(study: Study, node: Node): void {
    this.own = true;
    if (this.kept === null) keepDraft({ study, node });
    else this.kept.put(study);
  }

  /** The page is left. What was changed is kept; another tab may have changed more since. */
  leave(study: Study, node: Node): void {
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
