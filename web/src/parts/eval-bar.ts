// Who stands better, as a bar that fills with White's share of the chances.
import { evaluationSaid, scoreText } from "../analysis/score";
import { h } from "../dom";
import { t } from "../i18n";
import type { SideName } from "../protocol";
import type { Evaluation } from "../study";

export class EvalBar {
  readonly element: HTMLElement;
  private readonly score = h("span", { class: "eval-score", "aria-hidden": "true" });

  constructor() {
    this.element = h("div", { class: "eval-bar", role: "img" }, this.score);
    this.show(null, "white");
  }

  /** Nothing is known where there is no evaluation; `bottom`'s share grows from below. */
  show(evaluation: Evaluation | null, bottom: SideName): void {
    const { element, score } = this;
    element.dataset.bottom = bottom;
    element.dataset.known = String(evaluation !== null);
    element.setAttribute(
      "aria-label",
      evaluation === null ? t("score-unknown") : evaluationSaid(evaluation.score),
    );
    if (evaluation === null) {
      score.textContent = "";
      return;
    }
    element.style.setProperty("--white", String(evaluation.win ?? 0.5));
    element.dataset.ahead = evaluation.score < 0 ? "black" : "white";
    score.textContent = scoreText(evaluation.score);
  }
}
