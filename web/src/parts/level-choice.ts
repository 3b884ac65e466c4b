// How strong the computer is: three levels that everybody knows, and the whole ladder.
import { h } from "../dom";
import { t } from "../i18n";
import { levelOf, levels } from "../known";
import { segments } from "./choice";

const KNOWN = ["easy", "medium", "hard"] as const;

export interface LevelChoice {
  element: HTMLElement;
  /** The name of the level. */
  value: () => string;
}

/** `changed` is called when another level is chosen. */
export function levelChoice(chosen: string, changed: () => void): LevelChoice {
  const ladder = levels();
  let current = levelOf(chosen) ?? levelOf("easy") ?? ladder[0];
  const cards = KNOWN.map((name) => {
    const input = h("input", {
      type: "radio",
      name: "level",
      value: name,
      onchange: () => choose(levelOf(name)?.number ?? 1),
    });
    const words = h("span", {}, t("level", { level: name }));
    return { name, input, element: h("label", {}, input, words) };
  });
  const slider = h("input", {
    type: "range",
    min: 1,
    max: ladder.length,
    step: 1,
    "aria-label": t("new-level-finer"),
    oninput: () => choose(Number(slider.value)),
  });
  const said = h("output", { class: "level-said" });
  const pick = (number: number): void => {
    current = ladder[number - 1] ?? current;
    if (current === undefined) return;
    slider.value = String(current.number);
    for (const { name, input } of cards) input.checked = current.alias === name;
    const { name, elo } = current;
    said.textContent =
      elo === null ? t("new-level-full") : t("new-level-said", { number: name, elo });
    slider.setAttribute("aria-valuetext", said.textContent);
  };
  const choose = (number: number): void => {
    pick(number);
    changed();
  };
  pick(current?.number ?? 1);
  const element = h(
    "fieldset",
    { class: "choice levels" },
    h("legend", {}, t("new-level")),
    segments(cards.map((card) => card.element)),
    h("div", { class: "ladder" }, slider, said),
  );
  return { element, value: () => current?.alias ?? current?.name ?? "easy" };
}
