// About the game, and frequent questions: each fact with its source.
import { link } from "../addresses";
import { VARIANTS } from "../core";
import { type Child, h } from "../dom";
import { t } from "../i18n";
import { variantOf } from "../known";
import { horns } from "../parts/ornament";
import type { Page } from "../router";

/** Where facts come from, in the order in which they are listed. */
const SOURCES = {
  world: "https://mancala.fandom.com/wiki/Toguz_Kumalak",
  shop: null,
  unesco: "https://ich.unesco.org/en/decisions/15.COM/8.B.37",
  proof: null,
} as const;

type Source = keyof typeof SOURCES;

/** What `togyz facts shortest` proves: a test holds the two together. */
export const SHORTEST = { plies: 11, games: 1391 } as const;

export function aboutPage(): Page {
  const element = h(
    "article",
    { class: "page learn about" },
    h(
      "header",
      { class: "learn-head" },
      h("h1", {}, horns(), t("about-title")),
      h("p", {}, t("about-lead")),
    ),
    ...chapters().map(([title, ...paragraphs]) =>
      h(
        "section",
        {},
        h("h2", {}, title),
        ...paragraphs.map(([words, ...sources]) => h("p", {}, words, ...sources.flatMap(mark))),
      ),
    ),
    h(
      "section",
      { class: "questions" },
      h("h2", {}, t("about-questions")),
      ...questions().map(([question, answer, ...sources]) =>
        h("details", {}, h("summary", {}, question), h("p", {}, answer, ...sources.flatMap(mark))),
      ),
      h("p", {}, h("a", { class: "button", href: link("/rules/togyzkumalak") }, t("how-more"))),
    ),
    h(
      "section",
      { class: "sources" },
      h("h2", {}, t("about-sources")),
      h("ol", {}, ...(Object.keys(SOURCES) as Source[]).map(sourceLine)),
    ),
  );
  return { element, title: t("title", { page: "about" }) };
}

type Said = readonly [string, ...Source[]];

function chapters(): [string, ...Said[]][] {
  const { plies, games } = SHORTEST;
  return [
    [t("about-names"), [t("about-names-game"), "world"], [t("about-names-parts"), "world", "shop"]],
    [t("about-past"), [t("about-past-carvings"), "world"], [t("about-past-books"), "world"]],
    [
      t("about-sport"),
      [t("about-sport-years"), "world"],
      [t("about-sport-unesco"), "shop", "unesco"],
    ],
    [
      t("about-records"),
      [t("about-records-short"), "world"],
      [t("about-records-shortest", { plies, games }), "world", "proof"],
      [t("about-records-computers"), "world"],
    ],
  ];
}

function questions(): (readonly [string, ...Said])[] {
  const { holesPerSide: holes, stones, total, win } = variantOf("togyzkumalak");
  const { holesPerSide: fewer, total: less } = variantOf("mangala");
  return [
    [t("about-q-stones"), t("about-a-stones", { holes, stones, total })],
    [t("about-q-tuzdik"), t("about-a-tuzdik")],
    [t("about-q-many"), t("about-a-many")],
    [t("about-q-which"), t("about-a-which", { last: holes })],
    [t("about-q-win"), t("about-a-win", { win, half: total / 2 })],
    [t("about-q-mangala"), t("about-a-mangala", { holes, total, fewer, less })],
    [t("about-q-same"), t("about-a-same"), "shop"],
    [t("about-q-unesco"), t("about-sport-unesco"), "shop", "unesco"],
    [t("about-q-variants"), t("about-a-variants", { count: VARIANTS.length })],
  ];
}

function number(source: Source): number {
  return Object.keys(SOURCES).indexOf(source) + 1;
}

/** A small number that leads to the source. */
function mark(source: Source): Child[] {
  const said = t("about-source", { number: number(source) });
  const go = (event: Event): void => {
    // Not by the address: behind "#" stand our pages on some hosts.
    event.preventDefault();
    document.getElementById(`source-${source}`)?.focus();
  };
  const button = h(
    "button",
    { type: "button", class: "source-mark", "aria-label": said, title: said, onclick: go },
    String(number(source)),
  );
  // It stays with the word before it.
  return ["\u00a0", button];
}

function sourceLine(source: Source): HTMLElement {
  const address = SOURCES[source];
  const words = t("about-source-name", { source });
  return h(
    "li",
    { id: `source-${source}`, tabindex: -1 },
    address === null ? words : h("a", { href: address, rel: "noreferrer" }, words),
  );
}
