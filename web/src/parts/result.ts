// How the game ended, and what to do next.
import { link } from "../addresses";
import { newGame } from "../api";
import { opponent } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import type { GameView, OutcomeView, RecordFormat } from "../protocol";
import type { RecordFile, Room } from "../room";
import { gamePath, go, replayPath } from "../router";
import { outcomeReason, outcomeTitle, scoreSaid } from "../words";
import { failureSaid } from "./failure";

const FORMATS: readonly RecordFormat[] = ["tgk", "playok", "togyz", "json"];

/** Lets the browser keep a file that was made here. */
function keep({ name, text }: RecordFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: address, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function downloads(room: Room, fail: (error: unknown) => void): HTMLElement {
  const links = FORMATS.map((format) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: "link download",
          "data-format": format,
          onclick: () => room.record(format).then(keep, fail),
        },
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

export function resultPanel(room: Room, game: GameView, outcome: OutcomeView): HTMLElement {
  const { seat, position } = game;
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const fail = (error: unknown): void => {
    problem.textContent = failureSaid(error);
    problem.hidden = false;
  };
  const rematch = (): void => {
    again.disabled = true;
    newGame({
      level: game.level,
      variant: game.variant,
      side: opponent(seat ?? "black"),
    }).then(
      (created) => go(gamePath({ place: "server", id: created.id })),
      (error: unknown) => {
        fail(error);
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
      h("a", { class: "button", href: link("/") }, t("nav-new")),
      h("a", { class: "button", href: link(replayPath(room)) }, t("result-watch")),
    ),
    problem,
    downloads(room, fail),
  );
}
