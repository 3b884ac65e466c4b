// What stands around every page: name, ways, help and settings.
import { link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import { openGames } from "./games";
import { openHelp } from "./help";
import { logo } from "./logo";
import { openSettings } from "./settings-dialog";

/** `variant` tells the name of the variant whose rules are of interest. */
export function frame(variant: () => string): { element: HTMLElement; place: HTMLElement } {
  const place = h("main", { id: "main", tabindex: -1 });
  const tool = (name: "help" | "settings", words: string, open: () => void): HTMLButtonElement =>
    h(
      "button",
      { type: "button", class: "plain", "aria-label": words, title: words, onclick: open },
      icon(name),
    );
  const element = h(
    "div",
    { class: "app" },
    h(
      "header",
      { class: "head" },
      h("a", { class: "brand", href: link("/") }, logo(), h("span", { class: "wide" }, t("game"))),
      h(
        "nav",
        { "aria-label": t("nav-label") },
        h("a", { href: link("/") }, t("nav-new")),
        h("button", { type: "button", class: "link", onclick: openGames }, t("nav-games")),
        h("a", { href: link("/replay") }, t("nav-replay")),
      ),
      h(
        "div",
        { class: "tools" },
        tool("help", t("nav-help"), () => openHelp(variant())),
        tool("settings", t("nav-settings"), openSettings),
      ),
    ),
    place,
  );
  return { element, place };
}
