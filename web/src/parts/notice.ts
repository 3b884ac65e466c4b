// A quiet line at the edge of the page: something to know, and perhaps to do, when it suits.
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import "../styles/notice.css";

/** Shows one, in place of the one before; it stays until it is followed or put away. */
export function showNotice(words: string, action: string, act: () => void): void {
  document.querySelector(".notice")?.remove();
  const element = h(
    "div",
    { class: "notice", role: "status" },
    h("p", {}, words),
    h("button", { type: "button", class: "button", onclick: act }, action),
    h(
      "button",
      {
        type: "button",
        class: "plain",
        "aria-label": t("close"),
        title: t("close"),
        onclick: () => element.remove(),
      },
      icon("close"),
    ),
  );
  document.body.append(element);
}
