// Arrows and marks drawn by hand: with the right button of a mouse at any time; with a finger or the
// keyboard while drawing is switched on, when holes that are pressed are not played.
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import type { Node } from "../study";

export interface DrawingEvents {
  /** Where is drawn; null while something else is on the board. */
  node: () => Node | null;
  /** There is more, or less, beside the node. */
  changed: () => void;
  /** To tell what came of it. */
  said: (words: string) => void;
}

const RIGHT = 2;

export class Drawing {
  /** The switch, and what wipes the board. */
  readonly element: HTMLElement;
  private readonly pen: HTMLButtonElement;
  private readonly wipe: HTMLButtonElement;
  private on = false;
  /** The hole where an arrow begins. */
  private from: number | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly events: DrawingEvents,
  ) {
    const tool = (...[name, words, act]: ["pencil" | "close", string, () => void]) =>
      h("button", { type: "button", class: "link-button", onclick: act }, icon(name), words);
    this.pen = tool("pencil", t("drawing"), () => this.toggle());
    this.wipe = tool("close", t("drawing-wipe"), () => this.clear());
    this.pen.setAttribute("aria-pressed", "false");
    this.element = h("div", { class: "drawing" }, this.pen, this.wipe);
    board.addEventListener("click", (event) => this.click(event), true);
    board.addEventListener("pointerdown", (event) => this.begin(event), true);
    board.addEventListener("pointerup", (event) => this.end(event), true);
    board.addEventListener("contextmenu", (event) => {
      if (holeAt(event) !== null) event.preventDefault();
    });
  }

  /** Shows whether there is something to wipe away. */
  show({ beside }: Node): void {
    this.from = null;
    this.wipe.disabled = beside.arrows.length + beside.highlights.length === 0;
  }

  private toggle(): void {
    this.on = !this.on;
    this.from = null;
    this.pen.setAttribute("aria-pressed", String(this.on));
    this.board.dataset.drawing = String(this.on);
    if (this.on) this.events.said(t("drawing-help"));
  }

  private clear(): void {
    this.events.node()?.write({ arrows: [], highlights: [] });
    this.events.changed();
    this.pen.focus();
  }

  private click(event: MouseEvent): void {
    const hole = holeAt(event);
    if (!this.on || hole === null) return;
    event.stopPropagation();
    if (this.from !== null) {
      this.draw(this.from, hole);
      return;
    }
    this.from = hole;
    const node = this.events.node();
    if (node !== null) this.events.said(t("drawing-from", { from: said(node, hole) }));
  }

  private begin(event: PointerEvent): void {
    // A long press with a finger shows what a move would do.
    if (event.button === RIGHT && event.pointerType === "mouse") this.from = holeAt(event);
  }

  private end(event: PointerEvent): void {
    if (event.button !== RIGHT || event.pointerType !== "mouse") return;
    const hole = holeAt(event);
    if (this.from !== null && hole !== null) this.draw(this.from, hole);
    this.from = null;
  }

  /** Draws an arrow, or marks a hole; what is there already goes. */
  private draw(from: number, to: number): void {
    this.from = null;
    const node = this.events.node();
    if (node === null) return;
    const [a, b] = [square(node, from), square(node, to)];
    const { arrows, highlights } = node.beside;
    const there =
      a === b ? highlights.includes(a) : arrows.some(([one, two]) => one === a && two === b);
    if (a === b) {
      const others = highlights.filter((one) => one !== a);
      node.write({ highlights: there ? others : [...others, a] });
    } else {
      const others = arrows.filter(([one, two]) => one !== a || two !== b);
      node.write({ arrows: there ? others : [...others, [a, b]] });
    }
    this.events.changed();
    this.events.said(
      t("drawing-done", {
        what: there ? "gone" : a === b ? "mark" : "arrow",
        from: said(node, from),
        to: said(node, to),
      }),
    );
  }
}

/** The place of the hole that an event is about; null beside all of them. */
function holeAt({ target }: Event): number | null {
  const hole = target instanceof Element ? target.closest<HTMLElement>(".tz-hole") : null;
  return hole === null ? null : Number(hole.dataset.hole);
}

/** A hole as a record names it: `w7`. */
function square({ position }: Node, place: number): string {
  const n = position.variant.holesPerSide;
  return `${place < n ? "w" : "b"}${(place % n) + 1}`;
}

function said({ position }: Node, place: number): string {
  const n = position.variant.holesPerSide;
  return t("drawing-hole", { side: place < n ? "white" : "black", hole: (place % n) + 1 });
}
