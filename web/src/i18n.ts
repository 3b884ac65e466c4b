// The words of the page, from the Fluent catalogues in src/togyz/server/locales. A new
// language is a new catalogue and one line in languages.ts.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import {
  directionOf,
  FALLBACK,
  LANGUAGES,
  negotiate,
  type Part,
  type Vocabulary,
  vocabularyOf,
} from "./languages";
import type { Settings } from "./settings";

/** What is being said: by which words, and whether the language has those of both countries. */
interface Words {
  name: string;
  bundle: FluentBundle;
  vocabulary: Vocabulary;
  both: boolean;
}

let words: Words = {
  name: FALLBACK,
  bundle: new FluentBundle(FALLBACK),
  vocabulary: "kazakh",
  both: false,
};

/** The words of a catalogue; a term with an attribute "kyrgyz" has words of both countries. */
export function makeBundle(
  language: string,
  catalogue: string,
  vocabulary: Vocabulary,
): FluentBundle {
  // Marks around each value, for text of mixed direction, would be read out in labels.
  const made = new FluentBundle(language, { useIsolating: false });
  add(made, catalogue, vocabulary);
  return made;
}

function add(bundle: FluentBundle, catalogue: string, vocabulary: Vocabulary): void {
  const resource = new FluentResource(catalogue);
  if (vocabulary === "kyrgyz") {
    for (const term of termsOfBoth(resource)) term.value = term.attributes.kyrgyz ?? term.value;
  }
  for (const problem of bundle.addResource(resource)) console.error(problem);
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
  const language = LANGUAGES[name];
  const [catalogue = "", ...more] = await Promise.all(
    [language?.load(), ...[...needed].map((part) => language?.parts[part]())].map(
      async (loading) => (await loading)?.default,
    ),
  );
  const both = termsOfBoth(new FluentResource(catalogue)).length > 0;
  const bundle = makeBundle(name, catalogue, vocabulary);
  for (const one of more) add(bundle, one ?? "", vocabulary);
  words = { name, bundle, vocabulary, both };
  document.documentElement.lang = name;
  document.documentElement.dir = directionOf(name);
  changed();
}

const needed = new Set<Part>();

/** Fetches words of pages that few visitors open; the promise is broken where they can't be had. */
export async function needWords(part: Part): Promise<void> {
  if (needed.has(part)) return;
  const now = words;
  const catalogue = (await LANGUAGES[now.name]?.parts[part]())?.default ?? "";
  // Meanwhile the language may have been changed.
  if (now !== words) return needWords(part);
  if (needed.has(part)) return;
  add(now.bundle, catalogue, now.vocabulary);
  needed.add(part);
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
