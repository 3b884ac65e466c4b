// The moves of a game, two to a line, each of them a button.

import type { PlayedMove } from "../core";
import { h } from "../dom";
import { t } from "../i18n";

export class MoveList {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "moves-list" });
  private shown: string[] = [];

  /** `pick` is called with the ply that a visitor wants to see. */
  constructor(private readonly pick: (ply: number) => void) {
    this.element = h("section", { class: "moves", "aria-label": t("moves") }, this.list);
  }

  /** Shows the moves; `current` is the ply that the board shows. */
  show(moves: readonly PlayedMove[], current: number): void {
    const keep = moves.findIndex((move, index) => this.shown[index] !== move.text);
    const from = keep < 0 ? moves.length : keep;
    while (this.list.children.length > from) this.list.lastChild?.remove();
    for (const move of moves.slice(from)) this.list.append(this.item(move));
    this.shown = moves.map((move) => move.text);
    const within = this.list.contains(document.activeElement);
    for (const [index, item] of [...this.list.children].entries()) {
      if (index === current - 1) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
      // Tab stops once at the list; the arrow keys go through the moves.
      const button = item.firstElementChild as HTMLButtonElement;
      button.tabIndex = index === Math.max(0, current - 1) ? 0 : -1;
      if (within && button.tabIndex === 0) button.focus({ preventScroll: true });
    }
    this.reveal(this.list.children[current - 1] as HTMLElement | undefined);
  }

  private item(move: PlayedMove): HTMLElement {
    const { ply, text } = move;
    const words = [
      // Each pair of plies has one number.
      h("span", { class: "moves-number" }, ply % 2 === 1 ? `${(ply + 1) / 2}.` : ""),
      h("span", {}, text),
    ];
    const pick = (): void => this.pick(ply);
    return h("li", {}, h("button", { type: "button", onclick: pick }, ...words));
  }

  /** Scrolls the list, and only the list. */
  private reveal(item: HTMLElement | undefined): void {
    const { element } = this;
    if (item === undefined) {
      element.scrollTo(0, 0);
      return;
    }
    const box = element.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    element.scrollBy(
      place.left + place.width / 2 - box.left - box.width / 2,
      place.top + place.height / 2 - box.top - box.height / 2,
    );
  }
}
