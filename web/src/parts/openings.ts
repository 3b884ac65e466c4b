// How the moves of the position fared in many games, the visitor's own or the server's, and what the book
// thinks of them.

import { isStatic, link } from "../addresses";
import { evaluationSaid, scoreText, whites } from "../analysis/score";
import { explorer } from "../api";
import { formatPosition } from "../core";
import { h } from "../dom";
import { type BookMove, bookFor } from "../engine/books";
import { MyGames } from "../explorer/mine";
import { gamesOf, type OwnMove, PLIES } from "../explorer/tally";
import { t } from "../i18n";
import { library } from "../library/store";
import type { ExplorerMoveView, ExplorerView } from "../protocol";
import { keptPath } from "../router";
import { load, save } from "../settings";
import type { Node } from "../study";
import { lineSaid, namesSaid } from "../words";
import { failureSaid } from "./failure";

/** A part of the bar that is narrower (per cent) has no room for its number. */
const NARROW = 17;

/** What a table tells. */
interface Written {
  node: Node;
  found: ExplorerView;
  source: "mine" | "server";
}

export class Openings {
  readonly element: HTMLElement;
  private readonly state = h("span", { class: "lines-state", role: "status" });
  private readonly place = h("div", { class: "openings-place" });
  private readonly server: HTMLButtonElement;
  private readonly mine = new MyGames((done, of) => {
    this.state.textContent = t("openings-counting", { done, of });
  });
  private node: Node | null = null;
  /** What is shown, or on its way: an answer to another question comes too late. */
  private shown = "";
  /** The table, where there is one, and its cells of values by holes. */
  private table: Written | null = null;
  private readonly cells = new Map<number, HTMLElement>();
  /** What the engine has found of a position's moves: scores of the mover. */
  private thought: { node: Node; scores: ReadonlyMap<number, number> } | null = null;

  /** `play` is told of a move that is chosen. */
  constructor(private readonly play: (hole: number) => void) {
    const on = h("input", {
      type: "checkbox",
      role: "switch",
      checked: load().openings,
      onchange: () => {
        save({ openings: on.checked });
        this.ask();
      },
    });
    this.server = h(
      "button",
      {
        type: "button",
        class: "link-button",
        onclick: () => {
          const { games } = save({ games: load().games === "server" ? "mine" : "server" });
          this.server.setAttribute("aria-pressed", String(games === "server"));
          this.ask();
        },
      },
      t("openings-server"),
    );
    this.server.setAttribute("aria-pressed", String(load().games === "server"));
    this.element = h(
      "section",
      { class: "openings", "aria-label": t("openings") },
      h(
        "div",
        { class: "lines-head" },
        h("label", { class: "toggle" }, on, h("span", {}, t("openings"))),
        this.state,
        h("div", { class: "lines-tools" }, this.server),
      ),
      this.place,
    );
    library.listeners.add(this.recount);
  }

  /** Shows what is known of another position. */
  show(node: Node): void {
    this.node = node;
    this.ask();
  }

  /** The engine has found more of a position's moves, or is asked no more. */
  value(node: Node, scores: ReadonlyMap<number, number>): void {
    this.thought = { node, scores };
    const { table } = this;
    // The table of a position that was left waits for the next.
    if (table?.node !== node) return;
    if (valued(table.found) !== this.cells.size > 0) this.write(table);
    else this.fill(table);
  }

  close(): void {
    library.listeners.delete(this.recount);
    this.mine.close();
  }

  /** Games have come, changed or gone: what is shown of the own ones may not hold any more. */
  private readonly recount = (): void => {
    if (!this.shown.startsWith("mine ")) return;
    this.shown = "";
    this.ask();
  };

  private ask(): void {
    const { node } = this;
    const { openings, games } = load();
    this.element.dataset.on = String(openings);
    this.server.hidden = isStatic || !openings;
    const source = games === "server" && !isStatic ? "server" : "mine";
    const fen = node === null || !openings ? "" : formatPosition(node.position);
    const asked = `${source} ${fen}`;
    if (asked === this.shown) return;
    this.shown = asked;
    this.state.textContent = "";
    if (node === null || fen === "") {
      this.clear();
      return;
    }
    const answer: Promise<ExplorerView> =
      source === "server" ? explorer(fen) : this.own(fen, node.position.variant.fullName);
    answer.then(
      (found) => {
        if (this.shown === asked) this.write({ node, found, source });
      },
      (error: unknown) => {
        if (this.shown !== asked) return;
        this.shown = "";
        this.clear();
        this.state.textContent = failureSaid(error);
      },
    );
  }

  /** Whether that is in the table already: most changes of a game are not about its moves. */
  private same(node: Node, found: ExplorerView): boolean {
    const { table } = this;
    if (table?.node !== node || valued(found) !== this.cells.size > 0) return false;
    return JSON.stringify(table.found) === JSON.stringify(found);
  }

  /** One's own games, and the book that comes with the page. */
  private async own(fen: string, variant: string): Promise<ExplorerView> {
    const [moves, book] = await Promise.all([this.mine.probe(fen), bookFor(variant)]);
    return withBook(moves, book?.probe(fen) ?? []);
  }

  private clear(): void {
    this.table = null;
    this.place.replaceChildren();
  }

  private write(written: Written): void {
    const { node, found, source } = written;
    const { moves, plies } = found;
    const games = moves.reduce((sum, move) => sum + gamesOf(move), 0);
    const unplayed = plies === null ? t("openings-no-server") : t("openings-none", { source });
    if (moves.length === 0) {
      this.state.textContent = unplayed;
      this.clear();
      return;
    }
    this.state.textContent = games === 0 ? unplayed : "";
    if (this.same(node, found)) return;
    this.table = written;
    this.cells.clear();
    const values = valued(found);
    const { activeElement } = document;
    const focused = this.place.contains(activeElement);
    const heads = [t("openings-move")];
    // Where no game came by there are values alone.
    if (games > 0) heads.push(t("openings-games"), t("openings-results"));
    if (values) heads.push(t("openings-value"));
    const caption = games > 0 ? t("openings-caption", { source, games }) : t("openings-worth");
    const table = h(
      "table",
      { class: "openings-table", "data-games": games > 0 },
      h("caption", { class: "unseen" }, caption),
      h("thead", {}, h("tr", {}, ...heads.map((words) => h("th", { scope: "col" }, words)))),
      h("tbody", {}, ...moves.map((move) => this.row(node, move, games > 0, values))),
    );
    this.place.replaceChildren(table);
    this.fill(written);
    // Who plays with the keyboard goes on from the first move.
    if (focused) table.querySelector("button")?.focus({ preventScroll: true });
  }

  private row(node: Node, move: ExplorerMoveView, played: boolean, values: boolean): HTMLElement {
    const [next] = node.preview([move.hole]);
    const text = next?.text ?? String(move.hole);
    const said = next ? lineSaid(next.trace, node.position.variant.holesPerSide) : "";
    const games = gamesOf(move);
    return h(
      "tr",
      {},
      h(
        "th",
        { scope: "row" },
        h(
          "button",
          {
            type: "button",
            "aria-label": said ? `${text}: ${said}` : text,
            onclick: () => this.play(move.hole),
          },
          text,
        ),
      ),
      played && h("td", { class: "openings-games" }, games > 0 ? String(games) : "–"),
      played && h("td", {}, ...results(move)),
      ...(values ? [this.cell(move)] : []),
    );
  }

  private cell({ hole }: ExplorerMoveView): HTMLElement {
    const cell = h("td");
    this.cells.set(hole, cell);
    return cell;
  }

  /** Writes the values: of the book, and where it knows none, of the engine. */
  private fill({ node, found }: Written): void {
    const live = this.thought?.node === node ? this.thought.scores : null;
    for (const { hole, score } of found.moves) {
      this.cells.get(hole)?.replaceChildren(value(node, score ?? live?.get(hole) ?? null));
    }
  }
}

/** Whether there is a column of values: a book knows the position, or the engine is on. */
function valued({ moves }: ExplorerView): boolean {
  return load().engine || moves.some(({ score }) => score !== null);
}

/** The bar of results, and whose game was the latest. */
function results(move: ExplorerMoveView): HTMLElement[] {
  const parts = [move.white, move.draws, move.black] as const;
  const known = parts[0] + parts[1] + parts[2];
  const shares = parts.map((part) => (known > 0 ? Math.round((100 * part) / known) : 0));
  const [white = 0, draw = 0, black = 0] = shares;
  const bar = h(
    "div",
    {
      class: "openings-bar",
      role: "img",
      "aria-label": t("openings-share", { white, draw, black }),
    },
    ...(["white", "draw", "black"] as const).map((kind, index) => {
      const share = shares[index] ?? 0;
      const part = h("span", { "data-kind": kind }, share >= NARROW ? `${share}\u00a0%` : "");
      part.style.flexGrow = String(parts[index] ?? 0);
      part.hidden = parts[index] === 0;
      return part;
    }),
  );
  return [...(known > 0 ? [bar] : []), ...latest(move)];
}

/** Who played the latest game; one of the collection can be opened. */
function latest(move: ExplorerMoveView | OwnMove): HTMLElement[] {
  const { latest: game, year } = move;
  if (game === null) return [];
  const names = game.white || game.black ? namesSaid(game.white || "?", game.black || "?") : "";
  const said = [names, year === null ? "" : String(year)].filter((one) => one !== "").join(", ");
  if (said === "") return [];
  const words = "kept" in move ? h("a", { href: link(keptPath(move.kept)) }, said) : said;
  return [h("small", { class: "openings-latest", title: said }, words)];
}

function value(node: Node, score: number | null): Element | string {
  if (score === null) return "–";
  const seen = whites(score, node.side);
  return h(
    "span",
    { class: "line-score", "data-ahead": seen < 0 ? "black" : "white" },
    h("span", { "aria-hidden": "true" }, scoreText(seen)),
    h("span", { class: "unseen" }, evaluationSaid(seen)),
  );
}

const UNPLAYED = {
  ...{ white: 0, draws: 0, black: 0, unknown: 0 },
  ...{ rating: null, year: null, latest: null },
} as const;

/** What was found in one's own games, beside what a book says; the moves that it alone knows come last. */
function withBook(found: readonly OwnMove[], known: readonly BookMove[]): ExplorerView {
  const scores = new Map(known.map(([hole, score]) => [hole, score]));
  const played = found.map((move) => ({ ...move, score: scores.get(move.hole) ?? null }));
  const rest = known.filter(([hole]) => !found.some((move) => move.hole === hole));
  const unplayed = rest.map(([hole, score]) => ({ ...UNPLAYED, hole, score }));
  return { moves: [...played, ...unplayed], plies: PLIES, values: known.length > 0 };
}
