// What can be done in a game besides playing: a row of buttons.
import { h } from "../dom";
import { t } from "../i18n";
import { type IconName, icon } from "../icons";

export type Action = "hint" | "undo" | "draw" | "resign" | "flip";

const ACTIONS: readonly (readonly [Action, IconName, () => string])[] = [
  ["hint", "hint", () => t("play-hint")],
  ["undo", "undo", () => t("play-undo")],
  ["draw", "draw", () => t("play-draw")],
  ["resign", "flag", () => t("play-resign")],
  ["flip", "flip", () => t("play-flip")],
];

// What the buttons need beside their words, and a letter that is just large enough (pixels).
const PADDING = 83;
const LETTER = 6.6;

export class Controls {
  readonly element: HTMLElement;
  private readonly buttons = new Map<Action, HTMLButtonElement>();

  constructor(act: (action: Action) => void) {
    for (const [action, picture, words] of ACTIONS) {
      const button = h(
        "button",
        { type: "button", class: "button control", title: words(), onclick: () => act(action) },
        icon(picture),
        h("span", { class: "control-words" }, words()),
      );
      this.buttons.set(action, button);
    }
    this.element = h("div", { class: "controls" }, ...this.buttons.values());
    // All words in one size, at which they have room beside each other; where that would be too
    // small to read, the pictures stand alone.
    const letters = this.element.textContent.length;
    this.element.style.setProperty("--letters", String(letters));
    new ResizeObserver(() => {
      const needed = PADDING + letters * LETTER;
      this.element.classList.toggle("wordless", this.element.clientWidth < needed);
    }).observe(this.element);
  }

  /** Which of them can be used now. */
  allow(allowed: Readonly<Record<Action, boolean>>): void {
    for (const [action, button] of this.buttons) button.disabled = !allowed[action];
  }
}
