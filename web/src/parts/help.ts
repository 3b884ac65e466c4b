// The rules in a minute.
import { h } from "../dom";
import { t } from "../i18n";
import { openDialog } from "./dialog";

export function openHelp(): void {
  const rule = (title: string, words: string): HTMLElement =>
    h("div", {}, h("dt", {}, title), h("dd", {}, words));
  openDialog(
    t("nav-help"),
    h(
      "dl",
      { class: "rules" },
      rule(t("help-aim"), t("help-aim-text")),
      rule(t("help-sow"), t("help-sow-text")),
      rule(t("help-capture"), t("help-capture-text")),
      rule(t("help-tuzdik"), t("help-tuzdik-text")),
      rule(t("help-end"), t("help-end-text")),
      rule(t("help-keys"), t("help-keys-text")),
    ),
  );
}
