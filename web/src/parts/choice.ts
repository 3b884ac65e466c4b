// One of a few: radio buttons that look like one segmented control.
import { h } from "../dom";

export interface Choice<Value extends string> {
  element: HTMLFieldSetElement;
  value: () => Value;
}

let choices = 0;

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
    h(
      "div",
      { class: "segments" },
      ...options.map(([value, words]) =>
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
