// Entering a score sheet: digits alone, the board follows, and what can't be right is told at once.
import { Board } from "../board";
import { core, type Line, VARIANTS } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import { newId } from "../ids";
import { variantOf } from "../known";
import { ask } from "../parts/dialog";
import { keepFile } from "../parts/files";
import type { Result } from "../protocol";
import type { Page } from "../router";
import { boardWords, outcomeSaid, sideWord, variantWord } from "../words";
import { type Entry, pairs, type Reading, readSheet, replaced } from "./reading";
import { sheetRecord } from "./record";
import {
  dropSheet,
  isBlank,
  keepSheet,
  loadSheets,
  newSheet,
  type Sheet,
  watchSheets,
} from "./store";

type Field = "white" | "black" | "event" | "round" | "date";

export function sheetPage(): Page {
  const page = new SheetPage();
  return {
    element: page.element,
    title: t("title", { page: "sheet" }),
    destroy: () => page.destroy(),
    key: (event) => page.key(event),
    variant: () => page.sheet.variant,
  };
}

class SheetPage {
  readonly element: HTMLElement;
  sheet: Sheet;
  private sheets = loadSheets();
  /** The move that the next digits replace; null: they go on behind all. */
  private chosen: number | null = null;
  private typed = "";
  private readonly deaf = watchSheets(() => this.reload());

  private readonly board = new Board(boardWords(null), {
    play: (trace) => this.playedOnBoard(trace),
  });
  private readonly said = h("div", { class: "sheet-said", role: "status" });
  private readonly moves = h("ol", { class: "sheet-moves", "aria-label": t("moves") });
  private readonly input = h("input", {
    id: "sheet-digits",
    class: "sheet-digits",
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    placeholder: "76",
    oninput: () => this.typedInField(),
    onkeydown: (event: KeyboardEvent) => this.fieldKey(event),
  });
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly list = h("select", {
    "aria-label": t("sheet-choose"),
    onchange: () => this.open(this.list.value),
  });
  private readonly fields = new Map<Field, HTMLInputElement>();
  private readonly variant = h(
    "select",
    {
      id: "sheet-variant",
      // What was written stays: by other rules it may be doubtful, and by these again it is not.
      onchange: () => this.change({ variant: this.variant.value, kept: [] }),
    },
    ...VARIANTS.map((one) => h("option", { value: one.name }, variantWord(one.name, one.title))),
  );
  private readonly result = h(
    "select",
    { id: "sheet-result", onchange: () => this.change({ result: this.result.value as Result }) },
    ...["*", "1-0", "0-1", "1/2-1/2"].map((one) => h("option", { value: one }, one)),
  );

  constructor() {
    this.sheet = this.sheets.at(-1) ?? newSheet(newId());
    if (this.sheets.length === 0) this.sheets = [this.sheet];
    const button = (words: string, act: () => void, more = ""): HTMLButtonElement =>
      h("button", { type: "button", class: `button ${more}`, onclick: act }, words);
    this.element = h(
      "div",
      { class: "page sheet" },
      h("h1", { class: "unseen" }, t("sheet-title")),
      h("div", { class: "stage" }, this.board.element),
      h(
        "div",
        { class: "sheet-panel" },
        h(
          "div",
          { class: "sheet-top" },
          this.list,
          button(t("sheet-new"), () => this.begin(), "primary"),
        ),
        labelled("sheet-digits", t("sheet-digits"), this.input),
        this.said,
        this.problem,
        this.moves,
        h(
          "div",
          { class: "sheet-head" },
          this.field("white", sideWord("white")),
          this.field("black", sideWord("black")),
          labelled("sheet-result", t("sheet-result"), this.result),
          this.field("date", t("sheet-date")),
          this.field("event", t("sheet-event")),
          this.field("round", t("sheet-round")),
          labelled("sheet-variant", t("new-variant"), this.variant),
        ),
        h("p", { class: "note sheet-keys" }, t("sheet-keys")),
        h(
          "div",
          { class: "sheet-buttons" },
          button(t("sheet-save"), () => this.export([this.sheet])),
          button(t("sheet-save-all"), () => this.export(this.sheets)),
          button(t("sheet-remove"), () => this.askRemove()),
        ),
      ),
    );
    this.fill();
  }

  destroy(): void {
    this.deaf();
    this.board.destroy();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) this.type(event.key);
    else if (!this.command(event.key)) return;
    event.preventDefault();
  }

  private field(name: Field, words: string): HTMLElement {
    const input = h("input", {
      id: `sheet-${name}`,
      type: "text",
      maxlength: 60,
      autocomplete: "off",
      oninput: () => this.change({ [name]: input.value.trim() }, false),
    });
    this.fields.set(name, input);
    return labelled(`sheet-${name}`, words, input);
  }

  private fieldKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.command(event.key)) event.preventDefault();
  }

  private typedInField(): void {
    const digits = this.input.value.replace(/\D/g, "");
    this.input.value = "";
    if (this.chosen !== null) for (const digit of digits) this.type(digit);
    else if (digits !== "") this.type(digits);
  }

  /** What keys do besides writing digits. Returns whether this is one of them. */
  private command(key: string): boolean {
    const { doubt, entries } = this.read();
    const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[key];
    if (key === "Backspace") this.erase();
    else if (key === "Escape") this.choose(null);
    else if (key === "Enter" && doubt !== null) this.mend(doubt, entries[doubt]?.guesses[0]);
    else if (key === "+" && doubt !== null) this.keep(doubt);
    else if (step !== undefined) this.walk(step);
    else return false;
    return true;
  }

  private read(): Reading {
    const { variant, digits, kept } = this.sheet;
    return readSheet(core(), variant, digits, kept);
  }

  /** Writes a digit, or several behind all. */
  private type(digits: string): void {
    if (this.chosen === null) {
      this.change({ digits: this.sheet.digits + digits });
      return;
    }
    this.typed += digits;
    if (this.typed.length < 2) this.show();
    else this.mend(this.chosen, this.typed);
  }

  /** A move that was made on the board is written like the others. */
  private playedOnBoard({ hole, landing }: { hole: number; landing: number | null }): void {
    const { holesPerSide } = variantOf(this.sheet.variant);
    const to = landing === null ? 0 : (landing % holesPerSide) + 1;
    this.change({ digits: `${this.sheet.digits}${hole}${to}` });
  }

  private erase(): void {
    if (this.chosen === null) {
      const digits = this.sheet.digits.slice(0, -1);
      const kept = this.sheet.kept.filter((place) => place < pairs(digits).length);
      this.change({ digits, kept });
    } else if (this.typed === "") this.choose(null);
    else {
      this.typed = "";
      this.show();
    }
  }

  private walk(step: number): void {
    const count = pairs(this.sheet.digits).length;
    const place = (this.chosen ?? count) + step;
    this.choose(place < 0 || place >= count ? null : place);
  }

  private choose(place: number | null): void {
    this.chosen = place;
    this.typed = "";
    this.show();
  }

  private mend(place: number, text: string | undefined): void {
    if (text === undefined) return;
    this.chosen = null;
    this.typed = "";
    const kept = this.sheet.kept.filter((one) => one !== place);
    this.change({ digits: replaced(this.sheet.digits, place, text), kept });
  }

  private keep(place: number): void {
    this.change({ kept: [...this.sheet.kept, place] });
  }

  private change(change: Partial<Sheet>, shows = true): void {
    const before = this.sheet.id;
    this.sheet = { ...this.sheet, ...change };
    this.sheets = this.sheets.map((one) => (one.id === before ? this.sheet : one));
    this.problem.hidden = keepSheet(this.sheet);
    this.problem.textContent = t("failure", { code: "storage-failed" });
    if (shows) this.show();
    this.showList();
  }

  private begin(): void {
    this.sheet = newSheet(newId(), this.sheet);
    this.sheets.push(this.sheet);
    this.fill();
    this.fields.get("white")?.focus();
  }

  private open(id: string): void {
    this.sheet = this.sheets.find((one) => one.id === id) ?? this.sheet;
    this.fill();
  }

  private askRemove(): void {
    const { sheet } = this;
    if (isBlank(sheet)) this.remove();
    else {
      const words = nameOf(sheet, this.sheets.indexOf(sheet));
      ask(t("games-remove-title"), words, t("games-remove"), () => this.remove());
    }
  }

  private remove(): void {
    this.sheets = this.sheets.filter((one) => one !== this.sheet);
    dropSheet(this.sheet);
    this.sheet = this.sheets.at(-1) ?? newSheet(newId());
    if (this.sheets.length === 0) this.sheets = [this.sheet];
    this.fill();
  }

  /** Another tab has written: its sheets are here too, and this one as it is there. */
  private reload(): void {
    const { id } = this.sheet;
    this.sheets = loadSheets();
    const found = this.sheets.find((one) => one.id === id);
    if (found === undefined) this.sheets.push(this.sheet);
    else if (JSON.stringify(found) !== JSON.stringify(this.sheet)) {
      this.sheet = found;
      this.fill();
      return;
    } else this.sheet = found;
    this.showList();
  }

  private export(sheets: readonly Sheet[]): void {
    const text = sheets.map((one) => sheetRecord(core(), one)).join("\n");
    keepFile(sheets.length > 1 ? "togyz-sheets.tgk" : "togyz-sheet.tgk", text);
  }

  /** Puts another sheet into all fields. */
  private fill(): void {
    this.chosen = null;
    this.typed = "";
    for (const [name, input] of this.fields) input.value = this.sheet[name];
    this.variant.value = this.sheet.variant;
    this.result.value = this.sheet.result;
    this.show();
    this.showList();
  }

  private showList(): void {
    this.list.replaceChildren(
      ...this.sheets.map((one, index) => h("option", { value: one.id }, nameOf(one, index))),
    );
    this.list.value = this.sheet.id;
  }

  private show(): void {
    const reading = this.read();
    const { line } = reading;
    const place = this.chosen === null ? line.ply : Math.min(this.chosen, line.ply);
    const position = place === line.ply ? line.position : line.at(place);
    this.board.speed = "off";
    this.board.show(position, {
      bottom: "white",
      playable: place === line.ply ? position.side : null,
      previews: false,
      names: [this.sheet.white || sideWord("white"), this.sheet.black || sideWord("black")],
      last: line.moves[place - 1]?.trace ?? null,
    });
    this.showMoves(reading);
    this.showDoubt(reading);
  }

  private showMoves({ entries }: Reading): void {
    const items = entries.map(({ text, verdict }, place) => {
      const shown = this.chosen === place && this.typed !== "" ? this.typed : text;
      const right = verdict === "fits" || verdict === "begun";
      const words = right ? shown : t("sheet-doubtful", { move: shown });
      const button = h(
        "button",
        {
          type: "button",
          "aria-label": words,
          "aria-pressed": this.chosen === place,
          onclick: () => this.choose(this.chosen === place ? null : place),
        },
        shown,
        right ? null : h("span", { class: "mark", "aria-hidden": "true" }, "?"),
      );
      return h("li", { "data-verdict": verdict }, button);
    });
    this.moves.replaceChildren(...items);
    // The list alone is scrolled: the board must stay where it is.
    const current = this.moves.children[this.chosen ?? items.length - 1];
    if (current instanceof HTMLElement) {
      this.moves.scrollTop = current.offsetTop - this.moves.clientHeight / 2;
    }
  }

  private showDoubt({ entries, doubt, line }: Reading): void {
    const entry = doubt === null ? undefined : entries[doubt];
    if (doubt === null || entry === undefined) {
      const { outcome } = line;
      this.said.replaceChildren(
        h("p", {}, outcome === null ? t("sheet-lead") : outcomeSaid(outcome, line.position, null)),
        ...(outcome !== null && outcome.result !== this.sheet.result
          ? [this.fix(outcome.result, () => this.change({ result: outcome.result }))]
          : []),
      );
      if (outcome !== null) this.result.value = this.sheet.result;
      return;
    }
    this.said.replaceChildren(
      h("p", { class: "problem" }, doubtSaid(entry, doubt, line)),
      h(
        "p",
        { class: "sheet-fixes" },
        ...entry.guesses.map((text) => this.fix(text, () => this.mend(doubt, text))),
        this.fix(t("sheet-keep"), () => this.keep(doubt)),
      ),
    );
  }

  private fix(words: string, act: () => void): HTMLButtonElement {
    return h(
      "button",
      {
        type: "button",
        class: "button",
        onclick: () => {
          act();
          this.input.focus();
        },
      },
      words,
    );
  }
}

function nameOf({ white, black, result }: Sheet, index: number): string {
  return t("replay-name", {
    number: index + 1,
    white: white || sideWord("white"),
    black: black || sideWord("black"),
    result,
  });
}

/** What is wrong with a move, in words. */
function doubtSaid({ text, verdict, landing }: Entry, place: number, line: Line): string {
  return t("sheet-doubt", {
    verdict,
    who: line.moves[place]?.trace.mover ?? line.position.side,
    number: Math.floor(place / 2) + 1,
    move: text,
    hole: text[0] ?? "",
    landing: landing ?? 0,
  });
}

function labelled(id: string, words: string, element: HTMLElement): HTMLElement {
  return h("div", { class: "choice" }, h("label", { class: "legend", for: id }, words), element);
}
