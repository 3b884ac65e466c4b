// The end of the course: a first game against a level that a beginner beats.
import { link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { levels } from "../known";
import { failureSaid } from "../parts/failure";
import { horns } from "../parts/ornament";
import { startGame } from "../room";
import { gamePath, go, type Page } from "../router";
import { load } from "../settings";

export function firstGamePage(): Page {
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const level = levels()[0]?.name ?? "1";
  const start = h("button", { type: "button", class: "button primary large" }, t("new-start"));
  start.addEventListener("click", () => {
    start.disabled = true;
    startGame({
      opponent: "computer",
      level,
      variant: "togyzkumalak",
      side: "white",
      clock: null,
      names: [load().name, ""],
    }).then(
      (address) => go(gamePath(address)),
      (error: unknown) => {
        start.disabled = false;
        problem.textContent = failureSaid(error);
        problem.hidden = false;
      },
    );
  });
  const element = h(
    "div",
    { class: "page learn first-game" },
    h("h1", {}, horns(), t("learn-game-title")),
    h("p", {}, t("learn-game-text")),
    h("p", {}, t("learn-game-advice")),
    problem,
    h(
      "p",
      { class: "learn-buttons" },
      start,
      h("a", { class: "button large", href: link("/learn") }, t("learn-overview")),
    ),
  );
  return { element, title: t("learn-window", { name: t("learn-game-title") }) };
}
