// How the game ended, and what to do next.
import { newGame, recordAddress } from "../api";
import { opponent } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import type { GameView, OutcomeView, RecordFormat } from "../protocol";
import { go } from "../router";
import { outcomeReason, outcomeTitle, scoreSaid } from "../words";
import { failureSaid } from "./failure";

const FORMATS: readonly RecordFormat[] = ["tgk", "playok", "togyz", "json"];

function downloads(id: string): HTMLElement {
  const links = FORMATS.map((format) =>
    h(
      "li",
      {},
      h(
        "a",
        { href: recordAddress(id, format), download: true, "data-format": format },
        t("format", { format }),
      ),
    ),
  );
  return h(
    "div",
    { class: "downloads" },
    h("span", { id: "downloads-label" }, t("result-download")),
    h("ul", { "aria-labelledby": "downloads-label" }, ...links),
  );
}

export function resultPanel(game: GameView, outcome: OutcomeView): HTMLElement {
  const { id, seat, position } = game;
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const rematch = (): void => {
    again.disabled = true;
    newGame({
      level: game.level,
      variant: game.variant,
      side: opponent(seat ?? "black"),
    }).then(
      (created) => go(`/game/${created.id}`),
      (error: unknown) => {
        problem.textContent = failureSaid(error);
        problem.hidden = false;
        again.disabled = false;
      },
    );
  };
  const again = h(
    "button",
    { type: "button", class: "button primary", onclick: rematch },
    t("result-rematch"),
  );
  return h(
    "section",
    { class: "result", "aria-labelledby": "result-title" },
    h("h2", { id: "result-title" }, outcomeTitle(outcome, seat)),
    h("p", { class: "result-score" }, scoreSaid(outcome, seat ?? "white")),
    h("p", { class: "result-reason" }, outcomeReason(outcome, position)),
    h(
      "div",
      { class: "result-next" },
      again,
      h("a", { class: "button", href: "/" }, t("nav-new")),
      h(
        "a",
        { class: "button", href: `/replay?game=${encodeURIComponent(id)}` },
        t("result-watch"),
      ),
    ),
    problem,
    downloads(id),
  );
}
