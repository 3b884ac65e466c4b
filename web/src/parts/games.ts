// The visitor's own games.
import { isStatic, link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import { commonName } from "../known";
import { allGames, type ListedGame, removeGame } from "../room";
import { analysisPath, gamePath, reviewPath } from "../router";
import { sideWord, variantWord, whenSaid } from "../words";
import { ask, openDialog } from "./dialog";
import { failureSaid } from "./failure";

/** How many games the first page shows. */
const LATEST = 4;

/** How a game ended for the visitor; for two who share the device, who won. */
function resultSaid({ result, seat }: ListedGame): string {
  if (result === "*") return t("games-result", { result: "open" });
  if (result === "1/2-1/2") return t("games-result", { result: "draw" });
  const winner = result === "1-0" ? "white" : "black";
  if (seat === null) return t("games-side-won", { side: sideWord(winner) });
  return t("games-result", { result: seat === winner ? "won" : "lost" });
}

function whatSaid({ variant, seat, level, plies }: ListedGame): string {
  const name = variantWord(variant.split("+")[0] ?? "", variant);
  if (seat === null) return t("games-two", { variant: name, plies });
  return t("games-what", { variant: name, side: sideWord(seat), level: commonName(level), plies });
}

export function gameLink(game: ListedGame): HTMLAnchorElement {
  return h(
    "a",
    { href: link(gamePath(game)), class: "game-link" },
    h("span", { class: "game-result" }, resultSaid(game)),
    h("span", {}, whatSaid(game)),
    h(
      "span",
      { class: "game-when" },
      h("time", { datetime: game.updated }, whenSaid(new Date(game.updated))),
      game.place === "device" && !isStatic && ` · ${t("games-here")}`,
    ),
  );
}

/** The way to the analysis of a game; one that is over is reviewed there. */
function analysisLink(game: ListedGame): HTMLAnchorElement {
  const over = game.result !== "*";
  const words = over ? t("review-game") : t("result-analyse");
  const href = link(over ? reviewPath(game) : analysisPath(game));
  return h("a", { class: "plain", href, "aria-label": words, title: words }, icon("graph"));
}

/** A button that removes a game of this device, when its owner is sure. */
function removal(game: ListedGame, item: HTMLElement): HTMLButtonElement {
  const words = t("games-remove");
  const remove = (): void => {
    removeGame(game.id).then(
      () => {
        const next = item.nextElementSibling ?? item.previousElementSibling;
        item.remove();
        next?.querySelector("a")?.focus();
      },
      (error: unknown) => item.append(h("p", { class: "problem" }, failureSaid(error))),
    );
  };
  return h(
    "button",
    {
      type: "button",
      class: "plain",
      "aria-label": words,
      title: words,
      onclick: () => ask(t("games-remove-title"), whatSaid(game), words, remove),
    },
    icon("bin"),
  );
}

export function openGames(): void {
  const list = h("div", { class: "games", role: "status" }, t("games-loading"));
  const dialog = openDialog(t("nav-games"), list);
  dialog.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) dialog.close();
  });
  allGames().then(
    (games) => {
      const played = games.filter((game) => game.plies > 0);
      const items = played.map((game) => {
        const item = h("li", { class: "game-item" }, gameLink(game), analysisLink(game));
        if (game.place === "device") item.append(removal(game, item));
        return item;
      });
      list.replaceChildren(items.length > 0 ? h("ul", {}, ...items) : h("p", {}, t("games-none")));
    },
    (error: unknown) => list.replaceChildren(h("p", { class: "problem" }, failureSaid(error))),
  );
}

/** The latest games, to go on with or to look at; empty where there are none. */
export function lastGames(): HTMLElement {
  const place = h("section", {
    class: "last-games",
    "aria-labelledby": "last-games",
    hidden: true,
  });
  allGames().then(
    (games) => {
      const latest = games.filter((game) => game.plies > 0).slice(0, LATEST);
      if (latest.length === 0) return;
      place.replaceChildren(
        h("h2", { id: "last-games" }, t("nav-games")),
        h("ul", {}, ...latest.map((game) => h("li", {}, gameLink(game)))),
        h("button", { type: "button", class: "link-button", onclick: openGames }, t("games-all")),
      );
      place.hidden = false;
    },
    () => {
      // It is only an offer; what is wrong will be said where it matters.
    },
  );
  return place;
}
