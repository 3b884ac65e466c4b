// The tree of a game as text that reads like a book: the main line, variations indented below the
// move that they replace, and what was said of each. Every move is a button.
import { h } from "../dom";
import { t } from "../i18n";
import type { Node } from "../study";
import { glyphSaid, moveNamed } from "../words";

export class MoveTree {
  readonly element: HTMLElement;
  private readonly text = h("div", { class: "tree-text" });
  private buttons = new Map<Node, HTMLButtonElement>();
  private comments = new Map<Node, HTMLElement>();
  private current: Node | null = null;

  /** `pick` is called with the node that a visitor wants to see. */
  constructor(private readonly pick: (node: Node) => void) {
    this.element = h("section", { class: "tree", "aria-label": t("moves") }, this.text);
  }

  /** Writes the tree anew: moves, marks or comments have changed. */
  write(root: Node): void {
    this.buttons = new Map();
    this.comments = new Map();
    const first = new Flow(this.buttons, this.comments, this.pick);
    first.comment(root);
    first.line(root, true);
    const within = this.text.contains(document.activeElement);
    this.text.replaceChildren(...first.blocks);
    const before = this.current;
    this.current = null;
    if (before !== null) this.show(before, within);
  }

  /**
   * Writes what is said of a move anew, and nothing else: who types must not wait for a thousand
   * moves. Where something is said for the first time, or no longer, only `write` will do.
   */
  reword(node: Node): boolean {
    const words = this.comments.get(node);
    const { comment } = node.beside;
    if (words === undefined || comment === "") return false;
    words.textContent = comment;
    return true;
  }

  /** Marks the node that the board shows. */
  show(node: Node, focus = this.text.contains(document.activeElement)): void {
    const last = this.current ? this.buttons.get(this.current) : undefined;
    last?.removeAttribute("aria-current");
    if (last) last.tabIndex = -1;
    this.current = node;
    const [first] = this.buttons.values();
    if (first) first.tabIndex = -1;
    const button = this.buttons.get(node);
    // Tab stops once at the tree; the arrow keys go through it.
    const stop = button ?? first;
    if (stop) stop.tabIndex = 0;
    button?.setAttribute("aria-current", "step");
    if (focus) stop?.focus({ preventScroll: true });
    this.reveal(button);
  }

  /** Scrolls the tree, and only the tree. */
  private reveal(button: HTMLElement | undefined): void {
    const { element } = this;
    if (button === undefined) {
      element.scrollTo(0, 0);
      return;
    }
    const box = element.getBoundingClientRect();
    const place = button.getBoundingClientRect();
    if (place.top >= box.top + 8 && place.bottom <= box.bottom - 8) return;
    element.scrollBy(0, place.top + place.height / 2 - box.top - box.height / 2);
  }
}

/** Blocks of text, one below the other: paragraphs of moves, and lists of variations. */
class Flow {
  readonly blocks: HTMLElement[] = [];
  private paragraph: HTMLElement | null = null;

  constructor(
    private readonly buttons: Map<Node, HTMLButtonElement>,
    private readonly comments: Map<Node, HTMLElement>,
    private readonly pick: (node: Node) => void,
  ) {}

  /** All that follows a node. `broken`: something stands before, so that a number must. */
  line(from: Node, broken: boolean): void {
    let node = from;
    let numbered = broken;
    for (let next = node.children[0]; next !== undefined; next = node.children[0]) {
      this.move(next, numbered);
      const others = node.children.slice(1);
      if (others.length > 0) this.variations(others);
      numbered = others.length > 0 || next.beside.comment !== "";
      node = next;
    }
  }

  /** A move and what is said of it. */
  move(node: Node, broken: boolean): void {
    const { before, glyphs } = node.beside;
    if (before !== "") this.remark(before);
    const number = numberOf(node, broken || before !== "");
    const marks = glyphs.join(" ");
    const button = h(
      "button",
      {
        type: "button",
        tabindex: -1,
        "aria-label": [moveNamed(node), ...glyphs.map(glyphSaid)].join(", "),
        onclick: () => this.pick(node),
      },
      `${node.move?.text}${marks}`,
    );
    this.buttons.set(node, button);
    const words = h(
      "span",
      { class: "tree-move" },
      number !== "" && h("span", { class: "moves-number", "aria-hidden": "true" }, number),
      button,
    );
    this.inline(words);
    this.comment(node);
  }

  /** What is said of a node. */
  comment(node: Node): void {
    const { comment } = node.beside;
    if (comment !== "") this.comments.set(node, this.remark(comment));
  }

  private remark(text: string): HTMLElement {
    const words = h("span", { class: "remark", dir: "auto" }, text);
    this.inline(words);
    return words;
  }

  private variations(nodes: readonly Node[]): void {
    const items = nodes.map((node) => {
      const flow = new Flow(this.buttons, this.comments, this.pick);
      flow.move(node, true);
      flow.line(node, node.beside.comment !== "");
      return h("li", {}, ...flow.blocks);
    });
    this.blocks.push(
      h("ul", { class: "tree-variations", "aria-label": t("variations") }, ...items),
    );
    this.paragraph = null;
  }

  private inline(element: HTMLElement): void {
    if (this.paragraph === null) {
      this.paragraph = h("p", {});
      this.blocks.push(this.paragraph);
    }
    this.paragraph.append(element, " ");
  }
}

/** "12." before a move of White, "12…" before one of Black where something stands between. */
function numberOf(node: Node, broken: boolean): string {
  const white = node.move?.trace.mover === "white";
  const again = node.parent?.move?.trace.mover === node.move?.trace.mover;
  if (!broken && (!white || again)) return "";
  return `${node.turn}${white ? "." : "…"}`;
}
