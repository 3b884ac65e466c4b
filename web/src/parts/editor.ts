// Sets up a position: stones in every hole and kazan, tuzdiks, the side to move, any variant.
import {
  assemble,
  core,
  formatPosition,
  type Pieces,
  type Position,
  type PositionProblem,
  type PositionView,
  piecesOf,
  VARIANTS,
  variantNamed,
} from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import type { SideName } from "../protocol";
import { sideWord, variantWord } from "../words";
import { choice } from "./choice";
import type { Shown } from "./retry";

const SIDES: readonly SideName[] = ["white", "black"];
/** More than this fits into no position. */
const MOST = 255;

export interface EditorEvents {
  /** Another position is to be seen; it may be impossible still. */
  changed: (position: PositionView) => void;
  /** The position is as it is wanted. */
  done: (fen: string) => void;
  cancelled: () => void;
}

export class Editor {
  readonly element: HTMLElement;
  private pieces: Pieces;
  private readonly rows = h("div", { class: "editor-rows" });
  private readonly rest = h("div", { class: "editor-rest" });
  private readonly problems = h("ul", { class: "editor-problems" });
  private readonly text = h("input", {
    id: "editor-text",
    type: "text",
    spellcheck: "false",
    autocomplete: "off",
    onchange: () => this.read(),
  });
  private readonly variants = h(
    "select",
    { id: "editor-variant", onchange: () => this.restart(this.variants.value) },
    ...VARIANTS.map((one) => h("option", { value: one.name }, variantWord(one.name, one.title))),
  );
  private readonly apply = h(
    "button",
    { type: "submit", class: "button primary" },
    t("editor-apply"),
  );
  private unreadable = false;

  constructor(
    position: Position,
    private readonly events: EditorEvents,
  ) {
    this.pieces = piecesOf(position);
    const button = (words: string, act: () => void): HTMLButtonElement =>
      h("button", { type: "button", class: "button", onclick: act }, words);
    this.element = h(
      "form",
      {
        class: "editor",
        "aria-labelledby": "editor-title",
        onsubmit: (e: Event) => this.submit(e),
      },
      h("h1", { id: "editor-title" }, t("editor-title")),
      h(
        "div",
        { class: "choice" },
        h("label", { class: "legend", for: "editor-variant" }, t("new-variant")),
        this.variants,
      ),
      this.rows,
      this.rest,
      h(
        "div",
        { class: "editor-buttons" },
        button(t("editor-start"), () => this.restart(this.variants.value)),
        button(t("editor-empty"), () => this.clear()),
        button(t("editor-swap"), () => this.swap()),
      ),
      h("label", { class: "legend", for: "editor-text" }, t("editor-text")),
      this.text,
      h("div", { role: "status" }, this.problems),
      h(
        "div",
        { class: "editor-buttons" },
        this.apply,
        button(t("cancel"), () => events.cancelled()),
      ),
    );
  }

  /** Shows the fields, and takes the focus. */
  begin(): void {
    this.build();
    this.variants.focus();
  }

  // --- What is changed ----------------------------------------------------------------------

  private change(change: Partial<Pieces>): void {
    this.pieces = { ...this.pieces, ...change };
    this.unreadable = false;
    this.render();
  }

  private restart(variant: string): void {
    this.pieces = piecesOf(core().start(variant));
    this.build();
  }

  private clear(): void {
    const holes = this.pieces.holes.map(() => 0);
    this.pieces = { ...this.pieces, holes, kazans: [0, 0], tuzdiks: [0, 0], extra: false };
    this.build();
  }

  /** Each side gets what the other had. */
  private swap(): void {
    const { holes, kazans, tuzdiks, side } = this.pieces;
    const n = holes.length / 2;
    this.pieces = {
      ...this.pieces,
      holes: [...holes.slice(n), ...holes.slice(0, n)],
      kazans: [kazans[1], kazans[0]],
      tuzdiks: [tuzdiks[1], tuzdiks[0]],
      side: side === "white" ? "black" : "white",
    };
    this.build();
  }

  private read(): void {
    try {
      this.pieces = piecesOf(core().read(this.text.value.trim()));
      this.build();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.unreadable = true;
      this.tell();
    }
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (!this.apply.disabled) this.events.done(formatPosition(assemble(this.pieces)));
  }

  // --- What is shown ------------------------------------------------------------------------

  /** Makes the fields anew: their number, or all their values, have changed. */
  private build(): void {
    this.unreadable = false;
    const { variant, holes, kazans, tuzdiks, side } = this.pieces;
    const { holesPerSide: n, tuzdikRule } = variantNamed(variant);
    this.variants.value = variant.split("+")[0] ?? variant;
    this.rows.style.setProperty("--columns", String(n));
    const hole = (index: number): HTMLElement => {
      const owner = index < n ? "white" : "black";
      const words = t("hole", { owner, number: (index % n) + 1 });
      const put = (value: number): void =>
        this.change({ holes: this.pieces.holes.map((old, at) => (at === index ? value : old)) });
      return number(words, holes[index] ?? 0, put);
    };
    // As they lie on the board: Black's from hole N to 1, White's below from 1 to N.
    const row = (indices: readonly number[], owner: SideName): HTMLElement =>
      h(
        "div",
        { class: "editor-row", role: "group", "aria-label": t("row", { owner }) },
        ...indices.map(hole),
      );
    const upper = Array.from({ length: n }, (_, at) => 2 * n - 1 - at);
    const lower = Array.from({ length: n }, (_, at) => at);
    const kazan = (index: 0 | 1): HTMLElement => {
      const owner = SIDES[index] ?? "white";
      const put = (value: number): void => {
        const { kazans: old } = this.pieces;
        this.change({ kazans: index === 0 ? [value, old[1]] : [old[0], value] });
      };
      return labelled(`editor-kazan-${owner}`, t("editor-kazan", { side: owner }), (id) =>
        number(null, kazans[index], put, id),
      );
    };
    const tuzdik = (index: 0 | 1): HTMLElement => {
      const owner = SIDES[index] ?? "white";
      return labelled(`editor-tuzdik-${owner}`, t("editor-tuzdik", { side: owner }), (id) => {
        const select = h(
          "select",
          {
            id,
            onchange: () => {
              const { tuzdiks: old } = this.pieces;
              const value = Number(select.value);
              this.change({ tuzdiks: index === 0 ? [value, old[1]] : [old[0], value] });
            },
          },
          h("option", { value: 0 }, t("editor-no-tuzdik")),
          ...lower.slice(0, -1).map((at) => h("option", { value: at + 1 }, String(at + 1))),
        );
        select.value = String(tuzdiks[index]);
        return select;
      });
    };
    this.rows.replaceChildren(row(upper, "black"), row(lower, "white"));
    this.rest.replaceChildren(
      kazan(0),
      kazan(1),
      ...(tuzdikRule ? [tuzdik(0), tuzdik(1)] : []),
      choice<SideName>(
        t("editor-side"),
        SIDES.map((one) => [one, sideWord(one)] as const),
        side,
        (chosen) => this.change({ side: chosen, extra: false }),
      ).element,
    );
    this.render();
  }

  private render(): void {
    const position = assemble(this.pieces);
    this.text.value = formatPosition(position);
    this.tell();
    this.events.changed(core().view(position, 0, null, { moves: false }));
  }

  /** Says what is wrong. */
  private tell(): void {
    const found = this.unreadable ? [] : core().problems(assemble(this.pieces));
    const words = this.unreadable ? [t("editor-unreadable")] : found.map((one) => this.said(one));
    this.apply.disabled = words.length > 0;
    const items = words.map((one) => h("li", { class: "problem" }, one));
    this.problems.replaceChildren(...items);
  }

  private said(problem: PositionProblem): string {
    const { holes, kazans, variant } = this.pieces;
    const sum = [...holes, ...kazans].reduce((one, other) => one + other, 0);
    const { total, holesPerSide } = variantNamed(variant);
    const kind = problem !== "sum" ? problem : sum < total ? "too-few" : "too-many";
    const difference = Math.abs(total - sum);
    return t("editor-problem", { problem: kind, sum, total, difference, last: holesPerSide });
  }
}

/** A field for a number of stones. */
function number(
  words: string | null,
  value: number,
  put: (value: number) => void,
  id: string | null = null,
): HTMLInputElement {
  const input = h("input", {
    id,
    type: "number",
    inputmode: "numeric",
    min: 0,
    max: MOST,
    value,
    "aria-label": words,
    title: words,
    oninput: () => put(Math.min(MOST, Math.max(0, Math.trunc(input.valueAsNumber) || 0))),
    onfocus: () => input.select(),
  });
  return input;
}

function labelled(id: string, words: string, field: (id: string) => HTMLElement): HTMLElement {
  return h("div", { class: "choice" }, h("label", { class: "legend", for: id }, words), field(id));
}

/** What the board shows of a position that is being set up. */
export function drafted(position: PositionView): Omit<Shown, "fresh"> {
  return { position, last: null, hint: null, open: true };
}
