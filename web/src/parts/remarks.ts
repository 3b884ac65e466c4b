// What is said of the move on the board: marks, a comment; and where it stands in the tree.
import { h } from "../dom";
import { t } from "../i18n";
import { type IconName, icon } from "../icons";
import { MOVE_GLYPHS, type Node, POSITION_GLYPHS } from "../study";
import { glyphSaid, glyphShown } from "../words";

export interface RemarkEvents {
  /** Marks have been changed. */
  changed: () => void;
  /** The comment has been changed. */
  commented: () => void;
  promote: () => void;
  remove: () => void;
}

export class Remarks {
  readonly element: HTMLElement;
  private readonly text = h("textarea", {
    id: "remark",
    rows: 2,
    dir: "auto",
    maxlength: 10_000,
    placeholder: t("remarks-comment"),
    "aria-label": t("remarks-comment"),
    oninput: () => this.comment(),
  });
  private readonly marks = new Map<string, HTMLButtonElement>();
  private readonly up: HTMLButtonElement;
  private readonly bin: HTMLButtonElement;
  private node: Node | null = null;

  constructor(private readonly events: RemarkEvents) {
    const tool = (name: IconName, words: string, act: () => void): HTMLButtonElement =>
      h(
        "button",
        { type: "button", class: "plain", "aria-label": words, title: words, onclick: act },
        icon(name),
      );
    this.up = tool("up", t("remarks-promote"), () => events.promote());
    this.bin = tool("bin", t("remarks-remove"), () => events.remove());
    this.element = h(
      "details",
      { class: "remarks" },
      h("summary", {}, t("remarks")),
      h(
        "div",
        { class: "remarks-marks", role: "group", "aria-label": t("remarks-marks") },
        ...[...MOVE_GLYPHS, ...POSITION_GLYPHS].map((mark) => this.mark(mark)),
      ),
      h("div", { class: "remarks-text" }, this.text, this.up, this.bin),
    );
  }

  show(node: Node): void {
    this.node = node;
    // Who is typing must not lose the place of the cursor.
    if (this.text.value !== node.beside.comment) this.text.value = node.beside.comment;
    for (const [mark, button] of this.marks) {
      button.disabled = node.parent === null;
      button.setAttribute("aria-pressed", String(node.beside.glyphs.includes(mark)));
    }
    this.up.disabled = (node.parent?.children.indexOf(node) ?? 0) < 1;
    this.bin.disabled = node.parent === null;
  }

  private mark(mark: string): HTMLButtonElement {
    const words = glyphSaid(mark);
    const button = h(
      "button",
      {
        type: "button",
        class: "mark",
        "aria-label": words,
        "aria-pressed": "false",
        title: words,
        onclick: () => this.toggle(mark),
      },
      glyphShown(mark),
    );
    this.marks.set(mark, button);
    return button;
  }

  /** A move has one mark of each kind at most: of the move, and of the position after it. */
  private toggle(mark: string): void {
    const { node } = this;
    if (node === null) return;
    const { glyphs } = node.beside;
    const kind: readonly string[] = MOVE_GLYPHS.some((one) => one === mark)
      ? MOVE_GLYPHS
      : POSITION_GLYPHS;
    const others = glyphs.filter((one) => !kind.includes(one));
    const chosen = glyphs.includes(mark) ? others : [...others, mark];
    // Of the move first.
    chosen.sort((one, other) => rank(one) - rank(other));
    node.write({ glyphs: chosen });
    this.events.changed();
  }

  private comment(): void {
    this.node?.write({ comment: this.text.value });
    this.events.commented();
  }
}

function rank(mark: string): number {
  return MOVE_GLYPHS.some((one) => one === mark) ? 0 : 1;
}
