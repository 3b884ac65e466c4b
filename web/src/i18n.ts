// The words of the page, from the Fluent catalogues in src/togyz/server/locales. A new
// language is a new catalogue and one line in languages.ts.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import {
  directionOf,
  FALLBACK,
  LANGUAGES,
  negotiate,
  type Vocabulary,
  vocabularyOf,
} from "./languages";
import type { Settings } from "./settings";

/** What is being said: by which words, and whether the language has those of both countries. */
interface Words {
  bundle: FluentBundle;
  vocabulary: Vocabulary;
  both: boolean;
}

let words: Words = { bundle: new FluentBundle(FALLBACK), vocabulary: "kazakh", both: false };

/** The words of a catalogue; a term with an attribute "kyrgyz" has words of both countries. */
export function makeBundle(
  language: string,
  catalogue: string,
  vocabulary: Vocabulary,
): FluentBundle {
  const resource = new FluentResource(catalogue);
  if (vocabulary === "kyrgyz") {
    for (const term of termsOfBoth(resource)) term.value = term.attributes.kyrgyz ?? term.value;
  }
  // Marks around each value, for text of mixed direction, would be read out in labels.
  const made = new FluentBundle(language, { useIsolating: false });
  const problems = made.addResource(resource);
  for (const problem of problems) console.error(problem);
  return made;
}

function termsOfBoth(resource: FluentResource): FluentResource["body"] {
  return resource.body.filter((entry) => entry.id.startsWith("-") && entry.attributes.kyrgyz);
}

/**
 * Fetches the words that a visitor wants: those chosen, else those of the browser's languages.
 *
 * What was there before stays when they can't be fetched, and the promise is broken.
 */
export async function loadWords(chosen: Pick<Settings, "language" | "vocabulary">): Promise<void> {
  const wished = navigator.languages;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const vocabulary =
    chosen.vocabulary === "auto" ? vocabularyOf(wished, timeZone) : chosen.vocabulary;
  const own = chosen.language === "auto" ? [] : [chosen.language];
  const name = negotiate([...own, ...wished], Object.keys(LANGUAGES));
  const catalogue = (await LANGUAGES[name]?.load())?.default ?? "";
  const both = termsOfBoth(new FluentResource(catalogue)).length > 0;
  words = { bundle: makeBundle(name, catalogue, vocabulary), vocabulary, both };
  document.documentElement.lang = name;
  document.documentElement.dir = directionOf(name);
  changed();
}

let changed = (): void => {};

/** Calls `listener` when there are other words from now on: all that is shown has to be said anew. */
export function whenWordsChange(listener: () => void): void {
  changed = listener;
}

/** Whose words are shown, or null where the language has only those of one country. */
export function shownVocabulary(): Vocabulary | null {
  return words.both ? words.vocabulary : null;
}

/** A message of the catalogue. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const { bundle } = words;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const problems: Error[] = [];
  const said = bundle.formatPattern(pattern, values, problems);
  for (const problem of problems) console.error(key, problem);
  return said;
}
