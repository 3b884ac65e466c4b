// On or off: a check box that looks like a switch.
import { h } from "../dom";

export function toggle(
  words: string,
  on: boolean,
  changed: (on: boolean) => void,
  more = "",
): HTMLLabelElement {
  const input = h("input", {
    type: "checkbox",
    role: "switch",
    checked: on,
    onchange: () => changed(input.checked),
  });
  return h(
    "label",
    { class: "toggle" },
    h("span", {}, words, more !== "" && h("small", {}, more)),
    input,
  );
}
