// What the review says of the move on the board: what it cost, why, and what was better.
import type { MoveReview } from "../analysis/review";
import { glyphOf } from "../analysis/review-marks";
import { h } from "../dom";
import { t } from "../i18n";
import { remarkSaid, verdictSaid } from "../review-words";
import type { Node } from "../study";
import { lineSaid } from "../words";

/** How many moves of the better line are written out. */
const MOST = 6;

export class ReviewNote {
  readonly element = h("section", { class: "review-note", "aria-live": "polite", hidden: true });

  /** `play` is called to play moves from the position before the move. */
  constructor(private readonly play: (from: Node, holes: readonly number[]) => void) {}

  /** Nothing is said of a good move. */
  show(node: Node, review: MoveReview | undefined): void {
    const { parent } = node;
    const flagged = review !== undefined && review.verdict !== "good" && parent !== null;
    this.element.hidden = !flagged;
    if (!flagged) {
      this.element.replaceChildren();
      return;
    }
    this.element.dataset.verdict = review.verdict;
    this.element.replaceChildren(
      h(
        "p",
        { class: "review-verdict" },
        h("span", { class: "review-glyph", "aria-hidden": "true" }, glyphOf(review)),
        verdictSaid(review),
      ),
      ...review.remarks.map((remark) => h("p", {}, remarkSaid(remark))),
      this.better(parent, review.better.holes.slice(0, MOST)),
    );
  }

  private better(from: Node, holes: readonly number[]): HTMLElement {
    const moves = from.preview(holes).map(({ text, trace }, at) =>
      h(
        "button",
        {
          type: "button",
          // The first one is the line's button; the others are short cuts for a mouse or a finger.
          "aria-label": at === 0 ? `${text}. ${lineSaid(trace, holesOf(from))}` : null,
          tabindex: at === 0 ? null : -1,
          onclick: () => this.play(from, holes.slice(0, at + 1)),
        },
        text,
      ),
    );
    return h(
      "p",
      { class: "review-better" },
      h("span", {}, t("review-better")),
      h("span", { class: "line-moves" }, ...moves),
    );
  }
}

function holesOf({ position }: Node): number {
  return position.variant.holesPerSide;
}
