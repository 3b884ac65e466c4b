// What a visitor can choose, beside the game itself.
import { boardSample, type Speed } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import {
  applyTheme,
  type BoardTheme,
  type Lessons,
  load,
  save,
  type Theme,
  wantsLessMotion,
} from "../settings";
import { play } from "../sounds";
import { choice } from "./choice";
import { openDialog } from "./dialog";
import { languageChoice } from "./language-choice";
import { toggle } from "./toggle";

const BOARDS: readonly BoardTheme[] = ["walnut", "felt", "steppe"];

/** The boards, each to be seen. */
function boardChoice(chosen: BoardTheme): HTMLFieldSetElement {
  const cards = BOARDS.map((board) =>
    h(
      "label",
      { class: "board-card" },
      h("input", {
        type: "radio",
        name: "board",
        value: board,
        checked: board === chosen,
        onchange: () => applyTheme(save({ board })),
      }),
      h("span", { class: "board-sample", "data-board": board }, boardSample()),
      h("span", {}, t("board-theme", { board })),
    ),
  );
  return h(
    "fieldset",
    { class: "choice boards" },
    h("legend", {}, t("settings-board")),
    h("div", { class: "board-cards" }, ...cards),
  );
}

export function openSettings(): void {
  const settings = load();
  const speed = choice<Speed>(
    t("settings-speed"),
    [
      ["off", t("speed-off")],
      ["slow", t("speed-slow")],
      ["normal", t("speed-normal")],
      ["fast", t("speed-fast")],
    ],
    settings.speed,
    (value) => save({ speed: value }),
  );
  speed.element.disabled = wantsLessMotion();
  const theme = choice<Theme>(
    t("settings-theme"),
    [
      ["auto", t("theme-auto")],
      ["light", t("theme-light")],
      ["dark", t("theme-dark")],
    ],
    settings.theme,
    (value) => applyTheme(save({ theme: value })),
  );
  const lessons = choice<Lessons>(
    t("settings-lessons"),
    [
      ["auto", t("lessons-auto")],
      ["always", t("lessons-always")],
      ["never", t("lessons-never")],
    ],
    settings.lessons,
    (value) => save({ lessons: value }),
  );
  const sound = toggle(t("settings-sound"), settings.sound, (on) => {
    save({ sound: on });
    play("stone");
  });
  openDialog(
    t("nav-settings"),
    languageChoice(openSettings),
    boardChoice(settings.board),
    theme.element,
    speed.element,
    wantsLessMotion() && h("p", { class: "note" }, t("settings-less-motion")),
    lessons.element,
    sound,
    toggle(
      t("settings-unhurried"),
      settings.unhurried,
      (on) => save({ unhurried: on }),
      t("settings-unhurried-more"),
    ),
    toggle(
      t("settings-previews"),
      settings.previews,
      (on) => save({ previews: on }),
      t("settings-two-more"),
    ),
    toggle(
      t("settings-turning"),
      settings.turning,
      (on) => save({ turning: on }),
      t("settings-two-more"),
    ),
  );
}
