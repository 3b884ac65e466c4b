// How the moves of the position fared in many games: the visitor's own, or the server's.

import { isStatic } from "../addresses";
import { evaluationSaid, scoreText, whites } from "../analysis/score";
import { explorer } from "../api";
import { formatPosition } from "../core";
import { h } from "../dom";
import { MyGames } from "../explorer/mine";
import { gamesOf, PLIES } from "../explorer/tally";
import { t } from "../i18n";
import type { ExplorerMoveView, ExplorerView } from "../protocol";
import { load, save } from "../settings";
import type { Node } from "../study";
import { lineSaid } from "../words";
import { failureSaid } from "./failure";

/** A part of the bar that is narrower (per cent) has no room for its number. */
const NARROW = 17;

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
  }

  /** Shows what is known of another position. */
  show(node: Node): void {
    this.node = node;
    this.ask();
  }

  close(): void {
    this.mine.close();
  }

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
      this.place.replaceChildren();
      return;
    }
    const answer: Promise<ExplorerView> =
      source === "server" ? explorer(fen) : this.mine.probe(fen).then(own);
    answer.then(
      (found) => {
        if (this.shown === asked) this.write(node, found, source);
      },
      (error: unknown) => {
        if (this.shown !== asked) return;
        this.shown = "";
        this.place.replaceChildren();
        this.state.textContent = failureSaid(error);
      },
    );
  }

  private write(node: Node, found: ExplorerView, source: "mine" | "server"): void {
    const { moves, plies, values } = found;
    const games = moves.reduce((sum, move) => sum + gamesOf(move), 0);
    if (moves.length === 0) {
      const none = plies === null && !values;
      this.state.textContent = none ? t("openings-no-server") : t("openings-none", { source });
      this.place.replaceChildren();
      return;
    }
    this.state.textContent = "";
    const { activeElement } = document;
    const focused = this.place.contains(activeElement);
    const heads = [t("openings-move"), t("openings-games"), t("openings-results")];
    if (values) heads.push(t("openings-value"));
    const table = h(
      "table",
      { class: "openings-table" },
      h("caption", { class: "unseen" }, t("openings-caption", { source, games })),
      h("thead", {}, h("tr", {}, ...heads.map((words) => h("th", { scope: "col" }, words)))),
      h("tbody", {}, ...moves.map((move) => this.row(node, move, values))),
    );
    this.place.replaceChildren(table);
    // Who plays with the keyboard goes on from the first move.
    if (focused) table.querySelector("button")?.focus({ preventScroll: true });
  }

  private row(node: Node, move: ExplorerMoveView, values: boolean): HTMLElement {
    const [played] = node.preview([move.hole]);
    const text = played?.text ?? String(move.hole);
    const said = played ? lineSaid(played.trace, node.position.variant.holesPerSide) : "";
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
      h("td", { class: "openings-games" }, games > 0 ? String(games) : "–"),
      h("td", {}, ...results(move)),
      ...(values ? [value(node, move)] : []),
    );
  }
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

function latest({ latest: game, year }: ExplorerMoveView): HTMLElement[] {
  if (game === null) return [];
  const names = game.white || game.black ? `${game.white || "?"} – ${game.black || "?"}` : "";
  const said = [names, year === null ? "" : String(year)].filter((one) => one !== "").join(", ");
  return said === "" ? [] : [h("small", { class: "openings-latest", title: said }, said)];
}

function value(node: Node, { score }: ExplorerMoveView): HTMLElement {
  if (score === null) return h("td", {}, "–");
  const seen = whites(score, node.side);
  return h(
    "td",
    {},
    h(
      "span",
      { class: "line-score", "data-ahead": seen < 0 ? "black" : "white" },
      h("span", { "aria-hidden": "true" }, scoreText(seen)),
      h("span", { class: "unseen" }, evaluationSaid(seen)),
    ),
  );
}

/** What was found in one's own games, which have no values. */
function own(moves: ExplorerMoveView[]): ExplorerView {
  return { moves, plies: PLIES, values: false };
}
