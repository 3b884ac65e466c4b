// What can be done besides playing: a row of buttons.
import { h } from "../dom";
import { type IconName, icon } from "../icons";

/** What a button does, its picture, and its words. */
export type Control<Action extends string> = readonly [Action, IconName, string];

// What a button needs beside its words, and a letter that is just large enough (pixels).
const PADDING = 16.6;
const LETTER = 6.6;

export class Controls<Action extends string> {
  readonly element: HTMLElement;
  private readonly buttons = new Map<Action, HTMLButtonElement>();

  constructor(controls: readonly Control<Action>[], act: (action: Action) => void) {
    for (const [action, picture, words] of controls) {
      const button = h(
        "button",
        { type: "button", class: "button control", title: words, onclick: () => act(action) },
        icon(picture),
        h("span", { class: "control-words" }, words),
      );
      this.buttons.set(action, button);
    }
    this.element = h("div", { class: "controls" }, ...this.buttons.values());
    // All words in one size, at which they have room beside each other; where that would be too
    // small to read, the pictures stand alone.
    const letters = this.element.textContent.length;
    this.element.style.setProperty("--letters", String(letters));
    new ResizeObserver(() => {
      const needed = PADDING * this.buttons.size + letters * LETTER;
      this.element.classList.toggle("wordless", this.element.clientWidth < needed);
    }).observe(this.element);
  }

  /** Shows that something is switched on, or off. */
  press(action: Action, on: boolean): void {
    this.buttons.get(action)?.setAttribute("aria-pressed", String(on));
  }

  focus(action: Action): void {
    this.buttons.get(action)?.focus();
  }

  /** Which of them can be used now. */
  allow(allowed: Readonly<Record<Action, boolean>>): void {
    for (const [action, button] of this.buttons) button.disabled = !allowed[action];
  }
}
