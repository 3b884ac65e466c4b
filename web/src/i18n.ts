// The words of the page, from the Fluent catalogues in src/togyz/server/locales. A new
// language is a new catalogue and one line here.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const CATALOGUES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("../../src/togyz/server/locales/en.ftl"),
};
const FALLBACK = "en";

let bundle = new FluentBundle(FALLBACK);

/** The first of the wished languages that there is a catalogue for. */
export function negotiate(wished: readonly string[], available: readonly string[]): string {
  for (const wish of wished) {
    const parts = wish.toLowerCase().split("-");
    for (let length = parts.length; length > 0; length--) {
      const name = parts.slice(0, length).join("-");
      if (available.includes(name)) return name;
    }
  }
  return FALLBACK;
}

export function makeBundle(language: string, catalogue: string): FluentBundle {
  // Marks around each value, for text of mixed direction, would be read out in labels.
  const made = new FluentBundle(language, { useIsolating: false });
  const problems = made.addResource(new FluentResource(catalogue));
  for (const problem of problems) console.error(problem);
  return made;
}

/** Fetches the words of the visitor's language. */
export async function loadWords(wished: readonly string[]): Promise<void> {
  const language = negotiate(wished, Object.keys(CATALOGUES));
  const catalogue = await (CATALOGUES[language] as () => Promise<{ default: string }>)();
  bundle = makeBundle(language, catalogue.default);
  document.documentElement.lang = language;
}

/** A message of the catalogue. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const problems: Error[] = [];
  const words = bundle.formatPattern(pattern, values, problems);
  for (const problem of problems) console.error(key, problem);
  return words;
}
