// An address where nothing is.
import { link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import type { Page } from "../router";

export function missingPage(): Page {
  const element = h(
    "div",
    { class: "page failed" },
    h("h1", {}, t("missing-title")),
    h("p", {}, h("a", { class: "button primary", href: link("/") }, t("missing-home"))),
  );
  return { element, title: t("title", { page: "missing" }) };
}
