// The other side's offer of a draw, and the two answers to it.
import { h } from "../dom";
import { t } from "../i18n";

export class DrawOffer {
  readonly element: HTMLElement;
  private readonly words = h("p", { id: "draw-offer" });

  constructor(answer: (command: "draw" | "decline") => void) {
    const button = (words: string, command: "draw" | "decline"): HTMLButtonElement =>
      h("button", { type: "button", class: "button", onclick: () => answer(command) }, words);
    this.element = h(
      "div",
      { class: "offer", role: "group", "aria-labelledby": "draw-offer", hidden: true },
      this.words,
      button(t("draw-accept"), "draw"),
      button(t("draw-decline"), "decline"),
    );
  }

  /** Shows an offer in words, or none where they are empty. */
  show(words: string): void {
    this.words.textContent = words;
    this.element.hidden = words === "";
  }
}
