// The visitor's own games.
import { link } from "../addresses";
import { ownGames } from "../api";
import { h } from "../dom";
import { t } from "../i18n";
import { commonName, loadKnown } from "../known";
import type { GameSummary } from "../protocol";
import { gamePath } from "../router";
import { sideWord, variantWord, whenSaid } from "../words";
import { openDialog } from "./dialog";
import { failureSaid } from "./failure";

function resultFor(game: GameSummary): string {
  if (game.result === "*") return "open";
  if (game.result === "1/2-1/2") return "draw";
  return (game.result === "1-0") === (game.seat === "white") ? "won" : "lost";
}

export function gameLink(game: GameSummary): HTMLAnchorElement {
  return h(
    "a",
    { href: link(gamePath({ place: "server", id: game.id })), class: "game-link" },
    h("span", { class: "game-result" }, t("games-result", { result: resultFor(game) })),
    h(
      "span",
      {},
      t("games-what", {
        variant: variantWord(game.variant.split("+")[0] ?? "", game.variant),
        side: sideWord(game.seat ?? "white"),
        level: commonName(game.level),
        plies: game.plies,
      }),
    ),
    h("time", { datetime: game.updated }, whenSaid(new Date(game.updated))),
  );
}

export function openGames(): void {
  const list = h("div", { class: "games", role: "status" }, t("games-loading"));
  const dialog = openDialog(t("nav-games"), list);
  dialog.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) dialog.close();
  });
  Promise.all([ownGames(), loadKnown()]).then(
    ([games]) => {
      const played = games.filter((game) => game.plies > 0);
      const items = played.map((game) => h("li", {}, gameLink(game)));
      list.replaceChildren(items.length > 0 ? h("ul", {}, ...items) : h("p", {}, t("games-none")));
    },
    (error: unknown) => list.replaceChildren(h("p", { class: "problem" }, failureSaid(error))),
  );
}
