// What stays of an analysis: it is kept until one comes back, or in the collection.
import { keepDraft } from "../analysis/draft";
import { t } from "../i18n";
import { library } from "../library/store";
import type { Node, Study } from "../study";
import { failureSaid } from "./failure";

export interface KeepingEvents {
  /** Whether the game is one of the collection. */
  kept: (yes: boolean) => void;
  /** To tell what came of it; `well`: the game was taken in. */
  said: (words: string, well: boolean) => void;
}

export class Keeping {
  /** The number of the game in the collection, where it is kept; it is kept as it is changed. */
  private kept: number | null = null;

  constructor(private readonly events: KeepingEvents) {}

  /** Another game is on the board. */
  open(kept: number | null): void {
    this.kept = kept;
    this.events.kept(kept !== null);
  }

  /** Keeps what is on the board. */
  keep(study: Study, node: Node): void {
    if (this.kept === null) keepDraft({ study, node });
    else library.put(this.kept, study).catch((error: unknown) => console.info(error));
  }

  /** Takes the game into the collection. */
  take(study: Study, node: Node): void {
    if (this.kept !== null) {
      this.keep(study, node);
      this.events.said(t("analysis-kept"), true);
      return;
    }
    library.add([study]).then(
      ([id]) => {
        this.open(id ?? null);
        this.events.said(t("analysis-kept"), true);
      },
      (error: unknown) => this.events.said(failureSaid(error), false),
    );
  }
}
