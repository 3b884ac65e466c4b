// Colours and the speed of sowing.
import type { Speed } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import { applyTheme, load, save, type Theme, wantsLessMotion } from "../settings";
import { choice } from "./choice";
import { openDialog } from "./dialog";

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
    (value) => applyTheme(save({ theme: value }).theme),
  );
  openDialog(
    t("nav-settings"),
    speed.element,
    wantsLessMotion() && h("p", { class: "note" }, t("settings-less-motion")),
    theme.element,
  );
}
