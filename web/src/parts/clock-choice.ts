// How much time there is: none to keep, a usual clock, or one of one's own.
import { h } from "../dom";
import { t } from "../i18n";
import type { TimeControl } from "../protocol";

/** Minutes for the game and seconds for each move. */
const USUAL = ["5+3", "10+5", "20+10"];
const OWN = "own";

export interface ClockChoice {
  element: HTMLElement;
  value: () => TimeControl | null;
  /** As it is kept: "none" or "5+3". */
  text: () => string;
}

/** Reads "5+3"; null where there is no clock. */
export function clockOf(text: string): TimeControl | null {
  const [, minutes, seconds] = /^(\d+(?:\.\d+)?)\+(\d+)$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const base = Math.round(Math.min(180, Math.max(0.5, Number(minutes))) * 60);
  return { base, increment: Math.min(60, Number(seconds)) };
}

export function clockChoice(chosen: string): ClockChoice {
  const known = clockOf(chosen);
  const own = known !== null && !USUAL.includes(chosen);
  const number = (id: string, value: number, min: number, max: number): HTMLInputElement =>
    h("input", { id, type: "number", value, min, max, step: 1, inputmode: "numeric" });
  const minutes = number("clock-minutes", known ? known.base / 60 : 15, 1, 180);
  const seconds = number("clock-seconds", known?.increment ?? 5, 0, 60);
  const select = h(
    "select",
    { id: "clock", onchange: () => show() },
    h("option", { value: "none" }, t("new-clock-none")),
    ...USUAL.map((text) => {
      const [base, increment] = text.split("+");
      return h(
        "option",
        { value: text },
        t("new-clock-said", { minutes: Number(base), seconds: Number(increment) }),
      );
    }),
    h("option", { value: OWN }, t("new-clock-own")),
  );
  select.value = own ? OWN : known ? chosen : "none";
  const fields = h(
    "div",
    { class: "clock-own" },
    h("label", {}, h("span", {}, t("new-clock-minutes")), minutes),
    h("label", {}, h("span", {}, t("new-clock-seconds")), seconds),
  );
  const show = (): void => {
    fields.hidden = select.value !== OWN;
  };
  show();
  const text = (): string =>
    select.value === OWN ? `${minutes.value || "15"}+${seconds.value || "0"}` : select.value;
  return {
    element: h(
      "div",
      { class: "choice" },
      h("label", { class: "legend", for: "clock" }, t("new-clock")),
      h("div", { class: "stack" }, select, fields),
    ),
    text,
    value: () => clockOf(text()),
  };
}
