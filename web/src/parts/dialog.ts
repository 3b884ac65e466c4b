// Dialogs: made when they are opened, gone when they are closed.
import { type Child, h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";

let dialogs = 0;

/** Opens a dialog. Escape, its cross and a click beside it close it. */
export function openDialog(title: string, ...content: Child[]): HTMLDialogElement {
  const id = `dialog-${dialogs++}`;
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": id },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", { id }, title),
      h(
        "button",
        { type: "button", class: "plain", "aria-label": t("close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    h("div", { class: "dialog-body" }, ...content),
  );
  dialog.addEventListener("click", (event) => {
    // The backdrop belongs to the dialog; what lies in it does not.
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Asks before something is done that can't be undone. */
export function ask(title: string, words: string, yes: string, act: () => void): void {
  const sure = (): void => {
    dialog.close();
    act();
  };
  const dialog = openDialog(
    title,
    h("p", {}, words),
    h(
      "div",
      { class: "dialog-buttons" },
      h("button", { type: "button", class: "button primary", onclick: sure }, yes),
      h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("cancel")),
    ),
  );
}
