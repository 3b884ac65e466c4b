// All there is to learn: the course, the rules of the variants, and about the game.
import { link } from "../addresses";
import { VARIANTS } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import { horns } from "../parts/ornament";
import type { Page } from "../router";
import { chapterWord, stepPath, wordsOf } from "./contents";
import { CHAPTERS, type Chapter, STEPS, type Step } from "./course";
import { done } from "./progress";
import { variantList } from "./rules-page";

export function overviewPage(): Page {
  const known = done();
  const next = STEPS.find(({ id }) => !known.has(id));
  const count = STEPS.filter(({ id }) => known.has(id)).length;
  const begun = count > 0;
  const path = next ? stepPath(next) : "/learn/game";
  const words = next === undefined ? "game" : begun ? "on" : "begin";
  const element = h(
    "div",
    { class: "page learn" },
    h(
      "header",
      { class: "learn-head" },
      h("h1", {}, horns(), t("learn-title")),
      h("p", {}, t("learn-lead")),
      h(
        "a",
        { class: "button primary large", href: link(path) },
        t("learn-start", { where: words }),
      ),
      begun && h("p", { class: "note" }, t("learn-progress", { done: count, count: STEPS.length })),
    ),
    h("ol", { class: "chapters" }, ...CHAPTERS.map((chapter) => card(chapter, known))),
    more("learn-rules", t("rules-title"), variantList(VARIANTS)),
    more(
      "learn-about",
      t("about-title"),
      h("p", {}, t("about-lead")),
      h("p", {}, h("a", { class: "button", href: link("/about") }, t("about-open"))),
    ),
  );
  return { element, title: t("title", { page: "learn" }) };
}

/** What there is to read beside the course. */
function more(id: string, title: string, ...content: HTMLElement[]): HTMLElement {
  return h(
    "section",
    { class: "learn-more", "aria-labelledby": id },
    h("h2", { id }, horns(), title),
    ...content,
  );
}

function card(chapter: Chapter, known: ReadonlySet<string>): HTMLElement {
  return h(
    "li",
    {},
    h("h2", {}, chapterWord(chapter)),
    h("ol", {}, ...chapter.steps.map((step) => line(step, known.has(step.id)))),
  );
}

function line(step: Step, isDone: boolean): HTMLElement {
  return h(
    "li",
    { "data-done": String(isDone) },
    h(
      "a",
      { href: link(stepPath(step)) },
      isDone ? icon("tick") : h("span", { class: "dot", "aria-hidden": "true" }),
      wordsOf(step).title,
      isDone && h("span", { class: "unseen" }, `, ${t("learn-is-done")}`),
    ),
  );
}
