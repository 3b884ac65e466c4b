// The visitor's collection: games from anywhere, kept on this device, to look through and analyse.
import { isStatic, link } from "../addresses";
import { ApiError, convert } from "../api";
import { h } from "../dom";
import { needWords, t } from "../i18n";
import { icon } from "../icons";
import { handedOver } from "../library/handed";
import { importText } from "../library/importing";
import { ORDERS, type Order, search } from "../library/search";
import { type Listed, library } from "../library/store";
import { ask } from "../parts/dialog";
import { failureSaid } from "../parts/failure";
import { keepFile, textOf } from "../parts/files";
import { addStyles } from "../parts/later";
import type { ProblemView } from "../protocol";
import { go, keptPath, type Page } from "../router";
import address from "../styles/library.css?sheet";
import { namesSaid, sideWord, variantWord } from "../words";

/** Fetches the words and the styles of the page. */
export async function ready(): Promise<void> {
  await Promise.all([needWords("analysis"), addStyles(new URL(address, import.meta.url).href)]);
}

export function libraryPage(): Page {
  const page = new LibraryPage();
  return {
    element: page.element,
    title: t("title", { page: "library" }),
    destroy: () => page.destroy(),
  };
}

/** Games that are listed at once; more come when they are asked for. */
const SHOWN = 100;
/** A text that is longer is taken in when it is pasted: a field with so many lines holds the page up. */
const LONG = 20_000;

class LibraryPage {
  readonly element: HTMLElement;
  private games: Listed[] = [];
  private shown = SHOWN;
  private gone = false;
  private readonly text = h("textarea", {
    id: "library-text",
    rows: 4,
    spellcheck: "false",
    autocomplete: "off",
    placeholder: "1. 43(10) 65\n2. 56(12) 77(12)\n…",
    onpaste: (event: ClipboardEvent) => this.pasted(event),
  });
  private readonly state = h("p", { class: "library-state", role: "status" });
  /** Ends what is being taken in; null where nothing is. */
  private taking: AbortController | null = null;
  private readonly stop: HTMLButtonElement;
  private readonly problems = h("div", {});
  private readonly words = h("input", {
    id: "library-search",
    type: "search",
    autocomplete: "off",
    oninput: () => this.list(),
  });
  private readonly order = h(
    "select",
    { id: "library-order", onchange: () => this.list() },
    ...ORDERS.map((order) => h("option", { value: order }, t("library-order", { order }))),
  );
  private readonly count = h("p", { class: "note", role: "status" });
  private readonly listed = h("ul", { class: "library-list" });
  private readonly more: HTMLButtonElement;
  private readonly tools: HTMLElement;
  /** What can be done with all that is listed. */
  private readonly end: HTMLElement;

  constructor() {
    this.more = button(t("library-more"), () => {
      this.shown += SHOWN;
      this.list(true);
    });
    this.stop = button(t("library-stop"), () => this.taking?.abort());
    this.stop.hidden = true;
    this.tools = h(
      "div",
      { class: "library-tools" },
      h(
        "div",
        { class: "choice" },
        h("label", { class: "legend", for: "library-search" }, t("library-search")),
        this.words,
      ),
      h(
        "div",
        { class: "choice" },
        h("label", { class: "legend", for: "library-order" }, t("library-sort")),
        this.order,
      ),
    );
    this.end = h(
      "div",
      { class: "library-buttons" },
      this.more,
      button(t("library-save"), () => void this.save()),
      button(t("library-clear"), () => this.askClear()),
    );
    this.element = h(
      "div",
      {
        class: "page library",
        ondragover: (event: DragEvent) => event.preventDefault(),
        ondrop: (event: DragEvent) => this.dropped(event),
      },
      h("h1", {}, t("library-title")),
      h("p", { class: "lead" }, t("library-lead")),
      this.form(),
      h("div", { class: "library-progress" }, this.state, this.stop),
      this.problems,
      this.tools,
      this.count,
      this.listed,
      this.end,
    );
    const files = handedOver();
    void this.load();
    if (files.length > 0) void this.takeFiles(files);
  }

  destroy(): void {
    this.gone = true;
  }

  private form(): HTMLElement {
    const file = h("input", {
      id: "library-file",
      type: "file",
      multiple: true,
      onchange: () => {
        void this.takeFiles([...(file.files ?? [])]);
        file.value = "";
      },
    });
    return h(
      "form",
      {
        class: "library-form",
        onsubmit: (event: Event) => {
          event.preventDefault();
          if (this.text.value.trim() === "") this.text.focus();
          else void this.take([this.text.value]);
        },
      },
      h("label", { for: "library-text" }, t("library-paste")),
      this.text,
      h(
        "div",
        { class: "library-buttons" },
        h("button", { type: "submit", class: "button primary" }, t("library-take")),
        h("label", { class: "button file", for: "library-file" }, t("replay-file"), file),
      ),
    );
  }

  private pasted(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData("text") ?? "";
    if (text.length < LONG) return;
    event.preventDefault();
    void this.take([text]);
  }

  private dropped(event: DragEvent): void {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData("text") ?? "";
    if (files.length > 0) void this.takeFiles(files);
    else if (text !== "") void this.take([text]);
  }

  private async takeFiles(files: readonly File[]): Promise<void> {
    let texts: string[];
    try {
      texts = await Promise.all(files.map(textOf));
    } catch {
      // A folder, or a file that is gone.
      this.say(t("library-unreadable"));
      return;
    }
    await this.take(texts);
  }

  /** Reads games and keeps them, one call at a time; one game alone is opened. */
  private async take(texts: readonly string[]): Promise<void> {
    if (this.taking !== null) return;
    const taking = new AbortController();
    this.taking = taking;
    this.stop.hidden = false;
    this.problems.replaceChildren();
    try {
      await this.takeAll(texts, taking.signal);
    } catch (error) {
      this.say(failureSaid(error));
    } finally {
      this.taking = null;
      this.stop.hidden = true;
    }
    await this.load();
  }

  private async takeAll(texts: readonly string[], stop: AbortSignal): Promise<void> {
    const ids: number[] = [];
    const problems: ProblemView[] = [];
    this.say(t("library-taking", { count: 0 }));
    for (const text of texts) {
      if (stop.aborted) break;
      const before = ids.length;
      const heard = (count: number): void =>
        this.say(t("library-taking", { count: before + count }));
      const found = await importText(text, heard, stop);
      ids.push(...found.ids);
      problems.push(...found.problems);
    }
    this.say(t("library-taken", { count: ids.length }));
    if (problems.length > 0 || (ids.length === 0 && !stop.aborted)) this.tell(problems, texts);
    if (ids.length > 0) this.text.value = "";
    const [only] = ids;
    const alone = ids.length === 1 && problems.length === 0 && !stop.aborted;
    if (alone && only !== undefined && !this.gone) {
      go(keptPath(only));
    }
  }

  /** Says what could not be read here, and who may be asked to read it. */
  private tell(problems: readonly ProblemView[], texts: readonly string[]): void {
    const items = problems
      .slice(0, 50)
      .map(({ line, column, message }) =>
        h("li", {}, t("replay-problem", { line, column, message })),
      );
    const summary = h("summary", {}, t("replay-problems", { count: problems.length }));
    this.problems.replaceChildren(
      ...(items.length > 0
        ? [h("details", { class: "problems" }, summary, h("ul", {}, ...items))]
        : []),
      ...(isStatic ? [] : [button(t("library-server"), () => void this.askServer(texts))]),
    );
  }

  /** Has the server read what this device could not: it knows every format. */
  private async askServer(texts: readonly string[]): Promise<void> {
    try {
      const read: string[] = [];
      for (const text of texts) read.push((await convert(text)).text);
      await this.take(read);
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null;
      this.say(body?.code === "unreadable" ? body.message : failureSaid(error));
    }
  }

  private say(words: string): void {
    this.state.textContent = words;
  }

  private async load(): Promise<void> {
    try {
      this.games = await library.list();
    } catch (error) {
      this.say(failureSaid(error));
    }
    this.list();
  }

  private list(keep = false): void {
    if (!keep) this.shown = SHOWN;
    const found = search(this.games, this.words.value, this.order.value as Order);
    this.count.textContent = t("library-count", { found: found.length, all: this.games.length });
    this.listed.replaceChildren(...found.slice(0, this.shown).map((game) => this.item(game)));
    this.more.hidden = found.length <= this.shown;
    // Where there is nothing yet nothing can be done with it.
    const empty = this.games.length === 0;
    for (const element of [this.tools, this.count, this.end]) element.hidden = empty;
  }

  private item(game: Listed): HTMLElement {
    const words = t("games-remove");
    const [name] = game.variant.split("+");
    const about = [
      game.event,
      game.date,
      variantWord(name ?? "", game.variant),
      t("library-plies", { plies: game.plies }),
    ].filter((text) => text !== "");
    const item = h(
      "li",
      { class: "game-item" },
      h(
        "a",
        { href: link(keptPath(game.id)), class: "game-link" },
        h(
          "span",
          { class: "game-result" },
          `${namesSaid(game.white || sideWord("white"), game.black || sideWord("black"))}  ${game.result}`,
        ),
        h("span", {}, about.join(" · ")),
      ),
      h(
        "button",
        {
          type: "button",
          class: "plain",
          "aria-label": words,
          title: words,
          onclick: () => void this.remove([game.id]),
        },
        icon("bin"),
      ),
    );
    return item;
  }

  private async remove(ids: readonly number[]): Promise<void> {
    try {
      await library.remove(ids);
    } catch (error) {
      this.say(failureSaid(error));
    }
    await this.load();
    this.words.focus();
  }

  private askClear(): void {
    const ids = this.games.map((game) => game.id);
    ask(
      t("library-clear-title"),
      t("library-clear-text", { count: ids.length }),
      t("games-remove"),
      () => void this.remove(ids),
    );
  }

  /** All games that are found, as one file. */
  private async save(): Promise<void> {
    const found = search(this.games, this.words.value, this.order.value as Order);
    const texts: string[] = [];
    try {
      for (const { id } of found) texts.push((await library.read(id)) ?? "");
    } catch (error) {
      this.say(failureSaid(error));
      return;
    }
    keepFile("togyz-collection.togyz", texts.join(""));
  }
}

function button(words: string, act: () => void): HTMLButtonElement {
  return h("button", { type: "button", class: "button", onclick: act }, words);
}
