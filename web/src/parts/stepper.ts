// Back and forth through the moves of a game that is on the board.
import { h } from "../dom";
import { t } from "../i18n";
import { type IconName, icon } from "../icons";

export interface Stepper {
  element: HTMLElement;
  /** Shows that the board stands at `ply` of `last`. */
  show: (ply: number, last: number) => void;
}

/** `step` is called with the plies to go, negative ones back. */
export function stepper(step: (by: number) => void): Stepper {
  const button = (name: IconName, words: string, by: number): HTMLButtonElement =>
    h(
      "button",
      {
        type: "button",
        class: "plain",
        "aria-label": words,
        title: words,
        onclick: () => step(by),
      },
      icon(name),
    );
  const back = [
    button("first", t("replay-first"), Number.NEGATIVE_INFINITY),
    button("back", t("replay-back"), -1),
  ];
  const on = [
    button("forward", t("replay-forward"), 1),
    button("last", t("replay-last"), Number.POSITIVE_INFINITY),
  ];
  const place = h("span", { class: "steps-place" });
  return {
    element: h("div", { class: "steps" }, ...back, place, ...on),
    show: (ply, last) => {
      place.textContent = t("play-ply", { ply, of: last });
      for (const one of back) one.disabled = ply === 0;
      for (const one of on) one.disabled = ply === last;
    },
  };
}
