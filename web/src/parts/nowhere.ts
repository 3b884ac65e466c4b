// In the place of a page that can't be shown: why, and a way on.
import { link } from "../addresses";
import { h } from "../dom";
import { horns } from "./ornament";

/** `way` are the words of the link to the first page. */
export function nowhere(why: string, way: string): HTMLElement[] {
  return [
    h("p", {}, horns()),
    h("h1", {}, why),
    h("p", {}, h("a", { class: "button primary", href: link("/") }, way)),
  ];
}
