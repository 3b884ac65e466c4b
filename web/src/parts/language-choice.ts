// In which language the page speaks, and whose words it has for the game.
import { h } from "../dom";
import { loadWords, shownVocabulary, t } from "../i18n";
import { LANGUAGES, type Vocabulary } from "../languages";
import { load, type Settings, save } from "../settings";
import { choice } from "./choice";

/** `reopen` shows the dialog of this choice anew, which a change of all words closes. */
export function languageChoice(reopen: () => void): HTMLElement {
  const settings = load();
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const take = (change: Partial<Settings>, focused: string): void => {
    loadWords({ ...load(), ...change }).then(
      () => {
        save(change);
        reopen();
        document.querySelector<HTMLElement>(`dialog[open] .language-choice ${focused}`)?.focus();
      },
      () => {
        select.value = load().language;
        problem.textContent = t("language-failed");
        problem.hidden = false;
      },
    );
  };
  const select = h(
    "select",
    { id: "language", onchange: () => take({ language: select.value }, "select") },
    h("option", { value: "auto" }, t("language-auto")),
    ...Object.entries(LANGUAGES).map(([code, { name }]) =>
      h("option", { value: code, lang: code }, name),
    ),
  );
  select.value = settings.language in LANGUAGES ? settings.language : "auto";
  const shown = shownVocabulary();
  const words =
    shown &&
    choice<Vocabulary>(
      t("settings-vocabulary"),
      [
        ["kazakh", t("vocabulary", { vocabulary: "kazakh" })],
        ["kyrgyz", t("vocabulary", { vocabulary: "kyrgyz" })],
      ],
      shown,
      (vocabulary) => take({ vocabulary }, "input:checked"),
    );
  return h(
    "div",
    { class: "language-choice" },
    h(
      "div",
      { class: "choice" },
      h("label", { class: "legend", for: "language" }, t("settings-language")),
      select,
    ),
    words?.element,
    problem,
  );
}
