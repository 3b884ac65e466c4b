// What is said under the board: a lesson where something surprises, and what just happened.
import { h } from "../dom";
import { icon } from "../icons";

export class Talk {
  readonly element: HTMLElement;
  /** Told to those who don't see the board. */
  readonly live = h("div", { class: "unseen", role: "status" });
  private readonly lesson = h("span", {});
  private readonly lessonLine = h(
    "p",
    { class: "lesson", hidden: true },
    icon("hint"),
    this.lesson,
  );
  private readonly hint = h("p", { class: "hint" });

  constructor() {
    this.element = h("div", { class: "talk" }, this.lessonLine, this.hint);
  }

  /** Shows a lesson, or none where it is empty. */
  teach(words: string): void {
    this.lesson.textContent = words;
    this.lessonLine.hidden = words === "";
  }

  say(words: string): void {
    if (this.hint.textContent !== words) this.hint.textContent = words;
  }

  announce(words: readonly string[]): void {
    const said = words.filter((one) => one !== "").join(" ");
    if (said !== "") this.live.textContent = said;
  }
}
