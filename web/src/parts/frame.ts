// What stands around every page: name, ways, sounds, help and settings.
import { link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { type IconName, icon } from "../icons";
import { load, save } from "../settings";
import { play } from "../sounds";
import { openDialog } from "./dialog";
import { openGames } from "./games";
import { openHelp } from "./help";
import { logo } from "./logo";
import { openSettings } from "./settings-dialog";

function ways(): HTMLElement[] {
  return [
    h("a", { href: link("/") }, t("nav-new")),
    h("button", { type: "button", class: "link", onclick: openGames }, t("nav-games")),
    h("a", { href: link("/replay") }, t("nav-replay")),
    h("a", { href: link("/learn") }, t("nav-learn")),
  ];
}

/** The ways on a phone, where they have no room beside the name. */
function openMenu(): void {
  const list = h("ul", { class: "menu" }, ...ways().map((way) => h("li", {}, way)));
  const dialog = openDialog(t("nav-label"), list);
  list.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a, button")) dialog.close();
  });
}

function tool(name: IconName, words: string, act: () => void, more = ""): HTMLButtonElement {
  return h(
    "button",
    { type: "button", class: `plain ${more}`, "aria-label": words, title: words, onclick: act },
    icon(name),
  );
}

function soundTool(): HTMLButtonElement {
  const show = (): void => {
    const { sound } = load();
    button.setAttribute("aria-pressed", String(sound));
    button.replaceChildren(icon(sound ? "sound" : "silence"));
  };
  const button = tool("sound", t("settings-sound"), () => {
    save({ sound: !load().sound });
    show();
    play("stone");
  });
  show();
  return button;
}

/** `variant` tells the name of the variant whose rules are of interest. */
export function frame(variant: () => string): { element: HTMLElement; place: HTMLElement } {
  const place = h("main", { id: "main", tabindex: -1 });
  const element = h(
    "div",
    { class: "app" },
    h(
      "header",
      { class: "head" },
      h("a", { class: "brand", href: link("/") }, logo(), h("span", {}, t("game"))),
      h("nav", { "aria-label": t("nav-label") }, ...ways()),
      h(
        "div",
        { class: "tools" },
        soundTool(),
        tool("help", t("nav-help"), () => openHelp(variant())),
        tool("settings", t("nav-settings"), openSettings),
        tool("menu", t("nav-label"), openMenu, "menu-tool"),
      ),
    ),
    place,
  );
  return { element, place };
}
