// The game in four pictures, for those who see it for the first time.
import { link } from "../addresses";
import { type Figure, figure } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import type { VariantView } from "../protocol";
import { openHelp } from "./help";
import { horns } from "./ornament";

/** A strip of cards for a variant. */
export function howItWorks(variant: VariantView): HTMLElement {
  const { name, win, tuzdikRule, captures, sowsKazans, returns } = variant;
  const way = sowsKazans ? "kazan" : returns ? "return" : "no-return";
  const card = (kind: Figure, title: string, words: string): HTMLElement =>
    h("li", {}, figure(kind), h("h3", {}, title), h("p", {}, words));
  return h(
    "section",
    { class: "how", "aria-labelledby": "how-title" },
    h("h2", { id: "how-title" }, horns(), t("how-title")),
    h(
      "ol",
      {},
      card("sow", t("how-sow"), t("how-sow-text", { way })),
      card("capture", t("how-capture"), t("how-capture-text", { captures })),
      tuzdikRule ? card("tuzdik", t("how-tuzdik"), t("how-tuzdik-text")) : null,
      card("win", t("how-win"), t("how-win-text", { win })),
    ),
    h(
      "p",
      { class: "how-ways" },
      h("a", { class: "button primary", href: link("/learn") }, t("how-learn")),
      h(
        "button",
        { type: "button", class: "button", onclick: () => openHelp(name) },
        t("how-more"),
      ),
    ),
  );
}
