// The tree of a game as text that reads like a book: the main line, variations indented below the
// move that they replace, and what was said of each. Every move is a button. A tree may have tens of
// thousands of moves: what changes is one line of play, and only that is written anew.
import { h } from "../dom";
import { t } from "../i18n";
import type { Node } from "../study";
import { Lines } from "./move-lines";

/** Of the screen, until what has come into sight lies as it is. */
const FRAMES = 8;

export class MoveTree {
  readonly element: HTMLElement;
  private readonly text = h("div", { class: "tree-text" });
  private readonly lines: Lines;
  private root: Node | null = null;
  private current: Node | null = null;
  private settling = 0;

  /** `pick` is called with the node that a visitor wants to see. */
  constructor(pick: (node: Node) => void) {
    this.lines = new Lines(this.text, pick);
    this.element = h("section", { class: "tree", "aria-label": t("moves") }, this.text);
  }

  /** Writes another tree. */
  write(root: Node): void {
    this.root = root;
    this.change(() => {
      this.lines.clear();
      this.lines.write(root);
    });
  }

  /**
   * Writes the line of play anew that a node stands in: its moves, marks and comments, and which
   * variations there are, have changed; what stands in other variations has not.
   */
  rewrite(node: Node): void {
    this.change(() => this.lines.write(node));
  }

  /**
   * Writes what is said of a move anew, and nothing else. Where something is said for the first
   * time, or no longer, only `rewrite` will do.
   */
  reword(node: Node): boolean {
    const words = this.lines.comment(node);
    const { comment } = node.beside;
    if (words === undefined || comment === "") return false;
    words.textContent = comment;
    return true;
  }

  /** Marks the node that the board shows. */
  show(node: Node, focus = this.text.contains(document.activeElement)): void {
    const last = this.current ? this.lines.button(this.current) : undefined;
    last?.removeAttribute("aria-current");
    if (last) last.tabIndex = -1;
    this.current = node;
    const opening = this.root?.children[0];
    const first = opening && this.lines.button(opening);
    if (first) first.tabIndex = -1;
    const button = this.lines.button(node);
    // Tab stops once at the tree; the arrow keys go through it.
    const stop = button ?? first;
    if (stop) stop.tabIndex = 0;
    button?.setAttribute("aria-current", "step");
    if (focus) stop?.focus({ preventScroll: true });
    cancelAnimationFrame(this.settling);
    if (button === undefined) this.element.scrollTo(0, 0);
    else if (this.reveal(button)) this.settle(button, FRAMES);
  }

  /** What comes into sight is laid out only then, and may be larger than was thought. */
  private settle(button: HTMLElement, frames: number): void {
    cancelAnimationFrame(this.settling);
    if (frames === 0) return;
    this.settling = requestAnimationFrame(() => {
      this.reveal(button);
      this.settle(button, frames - 1);
    });
  }

  private change(act: () => void): void {
    const within = this.text.contains(document.activeElement);
    act();
    const before = this.current;
    this.current = null;
    if (before !== null) this.show(before, within);
  }

  /** Scrolls the tree, and only the tree; whether it had to. */
  private reveal(button: HTMLElement): boolean {
    const { element } = this;
    const box = element.getBoundingClientRect();
    const place = button.getBoundingClientRect();
    if (place.top >= box.top + 8 && place.bottom <= box.bottom - 8) return false;
    element.scrollBy(0, place.top + place.height / 2 - box.top - box.height / 2);
    return true;
  }
}
