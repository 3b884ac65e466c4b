// What a review adds up to: how well both sides played, where the game turned, and their mistakes
// to be tried again.
import { type MoveReview, summaryOf, turns } from "../analysis/review";
import { core } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import type { SideName } from "../protocol";
import type { Node } from "../study";
import { sideWord } from "../words";

const SIDES: readonly SideName[] = ["white", "black"];
const COUNTED = ["inaccuracy", "mistake", "blunder"] as const;

export interface SummaryEvents {
  go: (node: Node) => void;
  /** To try the mistakes of a side again. */
  retry: (side: SideName) => void;
}

export class ReviewSummary {
  readonly element = h("details", { class: "review-summary", open: true, hidden: true });
  private readonly content = h("div", { class: "review-content" });
  private readonly retries = new Map<SideName, HTMLButtonElement>();

  constructor(private readonly events: SummaryEvents) {
    this.element.append(h("summary", {}, t("review-title")), this.content);
  }

  hide(): void {
    this.element.hidden = true;
    this.content.replaceChildren();
  }

  /** `nodes` are those of the moves, from the first on. */
  show(reviews: readonly MoveReview[], nodes: readonly Node[]): void {
    this.element.hidden = false;
    const turning = reviews.filter(turns).flatMap(({ ply }) => nodes[ply - 1] ?? []);
    this.content.replaceChildren(
      this.table(reviews),
      ...(turning.length > 0 ? [this.turning(turning)] : []),
      h("div", { class: "review-retries" }, ...SIDES.map((side) => this.retry(reviews, side))),
    );
  }

  focus(side: SideName): void {
    this.retries.get(side)?.focus();
  }

  private table(reviews: readonly MoveReview[]): HTMLElement {
    const sums = SIDES.map((side) => summaryOf(core(), reviews, side));
    const row = (words: string, cells: readonly string[], name: string): HTMLElement =>
      h(
        "tr",
        { "data-row": name },
        h("th", { scope: "row" }, words),
        ...cells.map((cell) => h("td", {}, cell)),
      );
    return h(
      "table",
      { class: "review-table" },
      h(
        "thead",
        {},
        h("tr", {}, h("td", {}), ...SIDES.map((side) => h("th", { scope: "col" }, sideWord(side)))),
      ),
      h(
        "tbody",
        {},
        row(
          t("review-accuracy"),
          sums.map((sum) => (sum === null ? "–" : String(Math.round(sum.accuracy)))),
          "accuracy",
        ),
        ...COUNTED.map((verdict) =>
          row(
            t("review-count", { verdict }),
            sums.map((sum) => String(sum?.counts[verdict] ?? 0)),
            verdict,
          ),
        ),
      ),
    );
  }

  private turning(nodes: readonly Node[]): HTMLElement {
    return h(
      "p",
      { class: "review-turning" },
      h("span", {}, t("review-turned")),
      ...nodes.map((node) =>
        h(
          "button",
          {
            type: "button",
            class: "link-button",
            onclick: () => this.events.go(node),
          },
          `${node.turn}${node.move?.trace.mover === "white" ? "." : "…"} ${node.move?.text}`,
        ),
      ),
    );
  }

  private retry(reviews: readonly MoveReview[], side: SideName): HTMLElement {
    const count = faultsOf(reviews, side).length;
    const button = h(
      "button",
      {
        type: "button",
        class: "button",
        disabled: count === 0,
        onclick: () => this.events.retry(side),
      },
      t("review-retry", { side, count }),
    );
    this.retries.set(side, button);
    return button;
  }
}

/** The moves of a side that are worth another try. */
export function faultsOf(reviews: readonly MoveReview[], side: SideName): MoveReview[] {
  return reviews.filter((move) => move.side === side && move.verdict !== "good");
}
