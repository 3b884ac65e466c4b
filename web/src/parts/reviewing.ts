// The review of the game that is analysed: it runs, is kept, marks the tree, and is shown.
import { HASH_MIB, type MoveReview, Reviewer } from "../analysis/review";
import { annotate } from "../analysis/review-marks";
import { commonTo, keptReview, type Reviewed, ReviewRun } from "../analysis/review-run";
import { reviews as kept } from "../analysis/review-store";
import { core, formatPosition } from "../core";
import { h } from "../dom";
import { Engine } from "../engine";
import { t } from "../i18n";
import type { SideName } from "../protocol";
import type { Node, Study } from "../study";
import { ReviewNote } from "./review-note";
import { faultsOf, ReviewSummary } from "./review-summary";

export interface ReviewEvents {
  /** The tree has other values, `written`: other marks or moves too. */
  changed: (written: boolean) => void;
  /** It runs, or no longer: with what it has to say of that. */
  running: (on: boolean, said: string) => void;
  go: (node: Node) => void;
  /** To play moves from a position of the tree. */
  play: (from: Node, holes: readonly number[]) => void;
  /** To try these moves of a side again. */
  retry: (faults: readonly MoveReview[], game: Reviewed) => void;
}

export class Reviewing {
  /** Below the graph: how far it is. */
  readonly progress = h("p", { class: "review-state" });
  readonly note: ReviewNote;
  readonly summary: ReviewSummary;
  private study: Study | null = null;
  private run: ReviewRun | null = null;
  private found: readonly MoveReview[] = [];
  /** The nodes that the moves of the review lead to. */
  private nodes: readonly Node[] = [];

  constructor(private readonly events: ReviewEvents) {
    this.note = new ReviewNote((from, holes) => events.play(from, holes));
    this.summary = new ReviewSummary({
      go: (node) => events.go(node),
      retry: (side) => events.retry(this.faults(side), this.game),
    });
  }

  get running(): boolean {
    return this.run !== null;
  }

  /** Another game is shown: what is known of it is shown too. */
  async open(study: Study): Promise<void> {
    this.stop();
    this.study = study;
    this.found = [];
    this.nodes = study.root.mainline().slice(1);
    this.summary.hide();
    this.progress.textContent = "";
    if (this.nodes.length === 0) return;
    const { game } = this;
    const found = await keptReview(kept, game);
    const same = this.study === study && !this.running && this.found.length === 0;
    if (!same || found.length === 0) return;
    this.take(found);
  }

  /** Reviews the main line, or stops that. */
  toggle(): void {
    if (this.running) this.stop();
    else this.start();
  }

  start(): void {
    const { study } = this;
    if (study === null || this.running) return;
    this.nodes = study.root.mainline().slice(1);
    if (this.nodes.length === 0) {
      this.progress.textContent = t("review-nothing");
      this.events.running(false, t("review-nothing"));
      return;
    }
    const { game } = this;
    const known = commonTo(this.found, game.moves);
    this.found = known;
    const engine = new Engine({ hashMib: HASH_MIB });
    const run = new ReviewRun(game, kept, new Reviewer(core(), engine));
    this.run = run;
    this.tell();
    this.events.running(true, "");
    void run
      .go(known, (review) => this.hear(run, review))
      .then((whole) => {
        if (this.run !== run) return;
        this.end(whole ? t("review-done") : t("lines-failed"));
      });
  }

  /** Breaks it off; what was found stays, and it goes on from there. */
  stop(): void {
    if (this.run === null) return;
    this.run.stop();
    this.end("");
  }

  /** What was found of the move that leads to a node. */
  of(node: Node): MoveReview | undefined {
    const place = node.ply - 1;
    return this.nodes[place] === node ? this.found[place] : undefined;
  }

  show(node: Node): void {
    this.note.show(node, this.of(node));
  }

  /** Goes back to the button from which mistakes are tried again. */
  focus(side: SideName): void {
    this.summary.focus(side);
  }

  private faults(side: SideName): readonly MoveReview[] {
    return faultsOf(this.found, side);
  }

  /** The moves that are reviewed. */
  private get game(): Reviewed {
    const start = this.study === null ? "" : formatPosition(this.study.root.position);
    return { start, moves: this.nodes.map(({ move }) => move?.hole ?? 0) };
  }

  private hear(run: ReviewRun, review: MoveReview): void {
    if (this.run !== run) return;
    this.found = [...this.found, review];
    const node = this.nodes[review.ply - 1];
    this.events.changed(node !== undefined && annotate(node, review));
    this.tell();
  }

  /** Takes over what was found earlier. */
  private take(found: readonly MoveReview[]): void {
    this.found = found;
    for (const review of found) {
      const node = this.nodes[review.ply - 1];
      if (node !== undefined) annotate(node, review);
    }
    this.sum();
    this.events.changed(true);
  }

  private end(said: string): void {
    this.run = null;
    this.sum();
    this.events.running(false, said);
  }

  private sum(): void {
    const { found, nodes } = this;
    if (found.length > 0) this.summary.show(found, nodes);
    const rest = found.length < nodes.length && found.length > 0;
    this.progress.textContent = rest
      ? t("review-part", { done: found.length, of: nodes.length })
      : "";
  }

  private tell(): void {
    const [done, of] = [this.found.length, this.nodes.length];
    this.progress.textContent = t("review-progress", { done, of });
  }
}
