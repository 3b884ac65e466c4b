// One of a few: radio buttons that look like one segmented control.
import { h } from "../dom";
import "../styles/words.css";

export interface Choice<Value extends string> {
  element: HTMLFieldSetElement;
  value: () => Value;
}

let choices = 0;

/** More letters than this have no room beside their legend on the narrowest phone. */
const MANY_LETTERS = 23;

/** Labels beside each other, in letters that leave room for the words of any language. */
export function segments(labels: readonly HTMLLabelElement[]): HTMLDivElement {
  const element = h("div", { class: "segments" }, ...labels);
  const letters = labels.reduce((sum, label) => sum + label.textContent.length, 0);
  element.classList.toggle("wordy", letters > MANY_LETTERS);
  element.style.setProperty("--letters", String(letters));
  element.style.setProperty("--segments", String(labels.length));
  return element;
}

export function choice<Value extends string>(
  legend: string,
  options: readonly (readonly [Value, string])[],
  chosen: Value,
  changed: (value: Value) => void = () => {},
): Choice<Value> {
  const name = `choice-${choices++}`;
  let current = chosen;
  const element = h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, legend),
    segments(
      options.map(([value, words]) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name,
            value,
            checked: value === chosen,
            onchange: () => {
              current = value;
              changed(value);
            },
          }),
          h("span", {}, words),
        ),
      ),
    ),
  );
  return { element, value: () => current };
}
