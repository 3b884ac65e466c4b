// Making elements.

type Value = string | number | boolean | null | undefined | ((event: never) => void);
export type Child = Node | string | null | undefined | false;

/**
 * Makes an element: `h("a", { href: "/", class: "brand" }, "togyz")`.
 *
 * Functions named `onclick` and the like become listeners; true makes an attribute without a
 * value, false, null and undefined none.
 */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(key.slice(2), value as EventListener);
    } else if (value === true) {
      element.setAttribute(key, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, String(value));
    }
  }
  element.append(...children.filter((child) => child instanceof Node || typeof child === "string"));
  return element;
}

/** Whether a key press is meant for what has the focus rather than for the page. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select")
  );
}
