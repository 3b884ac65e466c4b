// The lines of play of a tree, as blocks of text: paragraphs of moves, and lists of variations between
// them. A line that is written anew keeps the lists that it had, with all that stands in them.
import { h } from "../dom";
import { t } from "../i18n";
import type { Node } from "../study";
import { glyphSaid, glyphShown, moveNamed } from "../words";

export class Lines {
  private buttons = new WeakMap<Node, HTMLButtonElement>();
  private comments = new WeakMap<Node, HTMLElement>();
  /** Where the line of a variation stands, by its first move. */
  private items = new WeakMap<Node, HTMLElement>();
  /** The lists of variations, by the position that they begin from. */
  private lists = new WeakMap<Node, HTMLElement>();

  /** `place` holds the main line; `pick` is called with the node of a move that is pressed. */
  constructor(
    private readonly place: HTMLElement,
    private readonly pick: (node: Node) => void,
  ) {}

  button(node: Node): HTMLButtonElement | undefined {
    return this.buttons.get(node);
  }

  /** Where it stands what is said of a node. */
  comment(node: Node): HTMLElement | undefined {
    return this.comments.get(node);
  }

  /** Forgets all that was written. */
  clear(): void {
    this.buttons = new WeakMap();
    this.comments = new WeakMap();
    this.items = new WeakMap();
    this.lists = new WeakMap();
  }

  /** Writes the line that a node stands in. */
  write(node: Node): void {
    const head = headOf(node);
    const place = head.parent === null ? this.place : this.items.get(head);
    if (place !== undefined) arrange(place, this.line(head));
  }

  /** The blocks of the line that begins with a variation's first move, or with the whole game. */
  private line(head: Node): HTMLElement[] {
    const flow = new Flow();
    let turn = head.turn;
    let numbered = true;
    if (head.parent === null) this.remark(flow, head);
    else numbered = this.move(flow, head, turn, true);
    let node = head;
    for (let next = node.children[0]; next !== undefined; next = node.children[0]) {
      turn += next.turns ? 1 : 0;
      this.items.delete(next);
      numbered = this.move(flow, next, turn, numbered);
      const others = node.children.slice(1);
      if (others.length > 0) {
        flow.block(this.list(node, others));
        numbered = true;
      }
      node = next;
    }
    return flow.blocks;
  }

  /** A move and what is said of it; whether the next one needs a number. `broken`: this one does. */
  private move(flow: Flow, node: Node, turn: number, broken: boolean): boolean {
    const { before, glyphs } = node.beside;
    if (before !== "") flow.inline(said(before));
    const number = numberOf(node, turn, broken || before !== "");
    const marks = glyphs.map(glyphShown).join(" ");
    const button = h(
      "button",
      {
        type: "button",
        tabindex: -1,
        "aria-label": [moveNamed(node, turn), ...glyphs.map(glyphSaid)].join(", "),
        onclick: () => this.pick(node),
      },
      `${node.move?.text}${marks}`,
    );
    this.buttons.set(node, button);
    flow.inline(
      h(
        "span",
        { class: "tree-move" },
        number !== "" && h("span", { class: "moves-number", "aria-hidden": "true" }, number),
        button,
      ),
    );
    return this.remark(flow, node);
  }

  /** What is said of a node; whether anything is. */
  private remark(flow: Flow, node: Node): boolean {
    const { comment } = node.beside;
    if (comment === "") {
      this.comments.delete(node);
      return false;
    }
    const words = said(comment);
    this.comments.set(node, words);
    flow.inline(words);
    return true;
  }

  /** The list of what was tried in place of the first move from a position. */
  private list(from: Node, heads: readonly Node[]): HTMLElement {
    const known = this.lists.get(from);
    const list = known ?? h("ul", { class: "tree-variations", "aria-label": t("variations") });
    if (known === undefined) this.lists.set(from, list);
    arrange(
      list,
      heads.map((head) => this.items.get(head) ?? this.item(head)),
    );
    return list;
  }

  private item(head: Node): HTMLElement {
    const item = h("li", {}, ...this.line(head));
    this.items.set(head, item);
    return item;
  }
}

/** Blocks of text, one below the other. */
class Flow {
  readonly blocks: HTMLElement[] = [];
  private paragraph: HTMLElement | null = null;

  inline(element: HTMLElement): void {
    if (this.paragraph === null) {
      this.paragraph = h("p", {});
      this.blocks.push(this.paragraph);
    }
    this.paragraph.append(element, " ");
  }

  block(element: HTMLElement): void {
    this.blocks.push(element);
    this.paragraph = null;
  }
}

/** Puts blocks into their place; those that are there already stay as they lie. */
function arrange(place: HTMLElement, blocks: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(blocks);
  for (const old of [...place.children]) if (!wanted.has(old)) old.remove();
  let at: Element | null = place.firstElementChild;
  for (const block of blocks) {
    if (block === at) at = at.nextElementSibling;
    else place.insertBefore(block, at);
  }
}

/** The first node of the line of play that a node stands in. */
function headOf(node: Node): Node {
  let head = node;
  while (head.parent !== null && head.parent.children[0] === head) head = head.parent;
  return head;
}

function said(text: string): HTMLElement {
  return h("span", { class: "remark", dir: "auto" }, text);
}

/** "12." before a move of White, "12…" before one of Black where something stands between. */
function numberOf(node: Node, turn: number, broken: boolean): string {
  const white = node.move?.trace.mover === "white";
  const again = node.parent?.move?.trace.mover === node.move?.trace.mover;
  if (!broken && (!white || again)) return "";
  return `${turn}${white ? "." : "…"}`;
}
