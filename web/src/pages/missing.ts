// An address where nothing is.
import { h } from "../dom";
import { t } from "../i18n";
import { nowhere } from "../parts/nowhere";
import type { Page } from "../router";

export function missingPage(): Page {
  const content = nowhere(t("missing-title"), t("missing-home"));
  const element = h("div", { class: "page failed" }, ...content);
  return { element, title: t("title", { page: "missing" }) };
}
