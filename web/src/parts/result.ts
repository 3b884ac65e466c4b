// How the game ended, and what to do next.
import { link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import type { OutcomeView, RecordFormat } from "../protocol";
import type { RecordFile, Room } from "../room";
import { gamePath, replayPath } from "../router";
import type { Game } from "../state";
import { outcomeReason, outcomeTitle, scoreSaid } from "../words";
import { failureSaid } from "./failure";
import { horns } from "./ornament";
import { sendUp } from "./send-up";

const FORMATS: readonly RecordFormat[] = ["tgk", "playok", "togyz", "json"];

/** Lets the browser keep a file that was made here. */
export function take({ name, text }: RecordFile): void {
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
          onclick: () => room.record(format).then(take, fail),
        },
        t("format", { format }),
      ),
    ),
  );
  return h(
    "div",
    { class: "downloads" },
    icon("download"),
    h("span", { id: "downloads-label", class: "unseen" }, t("result-download")),
    h("ul", { "aria-labelledby": "downloads-label" }, ...links),
    share(room),
  );
}

/** The address of the game, for others to watch it: told to the system, or copied. */
function share(room: Room): HTMLButtonElement {
  const words = t("result-share");
  const tell = async (): Promise<void> => {
    const url = location.href;
    if (navigator.share !== undefined) return navigator.share({ url, title: t("game") });
    await navigator.clipboard.writeText(url);
    button.setAttribute("aria-label", t("result-copied"));
    button.title = t("result-copied");
    button.replaceChildren(icon("tick"));
  };
  const button = h(
    "button",
    {
      type: "button",
      class: "plain share",
      "aria-label": words,
      title: words,
      // A game of this device has no address that anybody else could open.
      hidden: room.place !== "server",
      // Not every page may write to the clipboard; the address stands in the browser's own line.
      onclick: () => void tell().catch(() => {}),
    },
    icon("share"),
  );
  return button;
}

/** The result; `rematch` asks for another game. */
export function resultPanel(
  room: Room,
  game: Game,
  outcome: OutcomeView,
  rematch: () => void,
): HTMLElement {
  const { seat, position } = game;
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const fail = (error: unknown): void => {
    problem.textContent = failureSaid(error);
    problem.hidden = false;
  };
  const next =
    game.rematch === null
      ? h(
          "button",
          { type: "button", class: "button primary", onclick: rematch },
          t("result-rematch"),
        )
      : h(
          "a",
          {
            class: "button primary",
            href: link(gamePath({ place: room.place, id: game.rematch })),
          },
          t("result-rematch"),
        );
  // Who only watched has nothing to take revenge for.
  next.hidden = seat === null && room.place === "server";
  return h(
    "section",
    { class: "result", "aria-labelledby": "result-title", "data-how": how(outcome, seat) },
    h("h2", { id: "result-title" }, horns(), outcomeTitle(outcome, seat)),
    h("p", { class: "result-score" }, scoreSaid(outcome, seat ?? "white")),
    h(
      "p",
      { class: "result-words" },
      h("span", { class: "result-reason" }, outcomeReason(outcome, position)),
      " ",
      seat !== null &&
        h("span", { class: "result-warm" }, t("result-warm", { how: how(outcome, seat) })),
    ),
    h(
      "div",
      { class: "result-next" },
      next,
      h("a", { class: "button", href: link("/") }, t("nav-new")),
      h("a", { class: "button", href: link(replayPath(room)) }, t("result-watch")),
    ),
    problem,
    downloads(room, fail),
    sendUp(room, fail),
  );
}

function how({ winner }: OutcomeView, seat: Game["seat"]): string {
  return winner === null ? "drawn" : seat === null || winner === seat ? "won" : "lost";
}
