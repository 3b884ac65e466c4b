// The rules of a variant, on a page to read and to print: words from the variant's data, diagrams
// from examples that were played.
import { link } from "../addresses";
import { diagram } from "../board";
import { core, VARIANTS } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import { missingPage } from "../pages/missing";
import { rulesOf } from "../parts/help";
import { horns } from "../parts/ornament";
import type { VariantView } from "../protocol";
import type { Page } from "../router";
import { boardWords, moveSaid, outcomeSaid, sideWord, variantWord } from "../words";
import { type Example, type ExampleKind, examplesOf } from "./examples";

export function rulesPage(name: string): Page {
  const variant = VARIANTS.find((one) => one.name === name);
  if (variant === undefined) return missingPage();
  const word = variantWord(variant.name, variant.title);
  const examples = examplesOf(core(), name);
  const figures = (...kinds: ExampleKind[]): (HTMLElement | null)[] =>
    kinds.map((kind) => {
      const example = examples.get(kind);
      return example === undefined ? null : figureOf(example, kind);
    });
  const element = h(
    "article",
    { class: "page learn rules-page", "data-variant": name },
    h(
      "header",
      { class: "rules-head" },
      h("h1", {}, horns(), word),
      h("p", {}, cardSaid(variant)),
      h(
        "p",
        { class: "learn-buttons" },
        h(
          "button",
          { type: "button", class: "button", onclick: () => window.print() },
          t("rules-print"),
        ),
        h("a", { class: "button", href: link("/learn") }, t("learn-title")),
      ),
    ),
    ...sections(variant).map(([title, words, kinds]) =>
      h(
        "section",
        {},
        h("h2", {}, title),
        ...words.filter((one) => one !== "").map((one) => h("p", {}, one)),
        h(
          "div",
          { class: "diagrams" },
          ...(kinds.includes("start")
            ? [startFigure(variant)]
            : figures(...(kinds as ExampleKind[]))),
        ),
      ),
    ),
    others(variant),
  );
  return { element, title: t("rules-window", { name: word }), variant: () => name };
}

/** How large a variant is, in one line. */
export function cardSaid({ holesPerSide, total, win }: VariantView): string {
  return t("rules-card", { holes: holesPerSide, total, win });
}

type Section = readonly [string, string[], (ExampleKind | "start")[]];

function sections(variant: VariantView): Section[] {
  const { holesPerSide: holes, stones, sowsKazans, returns, tuzdikRule } = variant;
  const rules = rulesOf(variant);
  const captures = sowsKazans ? "opposite" : variant.captures;
  const list: Section[] = [
    [
      t("rules-board"),
      [rules.aim, t("rules-board-text", { holes, stones, kazans: sowsKazans ? "sown" : "middle" })],
      ["start"],
    ],
    [
      t("help-sow"),
      [rules.sow, t("rules-sow-more", { lap: lapOf(variant) })],
      returns ? ["sow", "single", ...(sowsKazans ? (["again"] as const) : [])] : ["sow"],
    ],
    [
      t("help-capture"),
      [rules.capture, t("rules-capture-more", { captures })],
      sowsKazans ? ["capture", "opposite"] : ["capture"],
    ],
  ];
  if (tuzdikRule) {
    list.push([t("help-tuzdik"), [rules.tuzdik, t("rules-tuzdik-more")], ["tuzdik", "ban"]]);
  }
  list.push([
    t("help-end"),
    [rules.end, t("rules-end-more", { end: sowsKazans ? "rows" : "bare" })],
    ["end"],
  ]);
  if (!sowsKazans) list.push([t("rules-options"), [rules.playOn, rules.extraMove], []]);
  list.push([t("rules-source"), [t("rules-source-text", { kind: kindOf(variant) })], []]);
  return list;
}

/** With so many stones the last one falls where the first one was taken. */
export function lapOf({ holesPerSide, sowsKazans, returns }: VariantView): number {
  return 2 * holesPerSide + Number(sowsKazans) + Number(returns);
}

function kindOf({ sowsKazans, tuzdikRule, returns, captures }: VariantView): string {
  if (sowsKazans) return "neighbour";
  if (!tuzdikRule) return "small";
  return returns && captures === "even" ? "joint" : "old";
}

function words() {
  return { ...boardWords(null), names: [sideWord("white"), sideWord("black")] as [string, string] };
}

function startFigure({ name }: VariantView): HTMLElement {
  const position = core().view(core().start(name), 0);
  const said = t("rules-board");
  return h("figure", { "data-board": "steppe" }, diagram(position, words(), said));
}

function figureOf({ before, trace, after }: Example, kind: ExampleKind): HTMLElement {
  const said = [moveSaid(trace, before.holesPerSide, null)];
  const [ban] = trace.bans;
  if (ban !== undefined) said.push(t("ban", { ban }));
  if (after.outcome) said.push(outcomeSaid(after.outcome, after, null));
  const over = kind === "end";
  const text = said.join(" ");
  return h(
    "figure",
    {
      "data-board": "steppe",
      "data-example": kind,
      "data-fen": before.fen,
      "data-hole": trace.hole,
    },
    diagram(over ? after : before, words(), text, over ? null : trace),
    h("figcaption", {}, text),
  );
}

function others(variant: VariantView): HTMLElement {
  return h(
    "nav",
    { class: "learn-more", "aria-labelledby": "rules-other" },
    h("h2", { id: "rules-other" }, t("rules-other")),
    variantList(VARIANTS.filter((one) => one !== variant)),
  );
}

/** Links to the rules of variants. */
export function variantList(variants: readonly VariantView[]): HTMLElement {
  return h(
    "ul",
    { class: "variants" },
    ...variants.map((one) =>
      h(
        "li",
        {},
        h("a", { href: link(`/rules/${one.name}`) }, variantWord(one.name, one.title)),
        h("span", {}, cardSaid(one)),
      ),
    ),
  );
}
