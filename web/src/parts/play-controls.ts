// The buttons of a game that is played.
import { t } from "../i18n";
import { Controls } from "./controls";

export type Doing = "hint" | "undo" | "draw" | "resign" | "flip";

export function playControls(act: (doing: Doing) => void): Controls<Doing> {
  return new Controls<Doing>(
    [
      ["hint", "hint", t("play-hint")],
      ["undo", "undo", t("play-undo")],
      ["draw", "draw", t("play-draw")],
      ["resign", "flag", t("play-resign")],
      ["flip", "flip", t("play-flip")],
    ],
    act,
  );
}
