// The words of the page, from the Fluent catalogues in src/togyz/server/locales. A new
// language is a new catalogue and one line in languages.ts.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { directionOf, FALLBACK, LANGUAGES, negotiate, type Vocabulary } from "./languages";

let bundle = new FluentBundle(FALLBACK);
let choosable = false;

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
 * Fetches the words of a language, the first of those wished that there is.
 *
 * What was there before stays when they can't be fetched, and the promise is broken.
 */
export async function loadWords(
  wished: readonly string[],
  vocabulary: Vocabulary = "kazakh",
): Promise<void> {
  const name = negotiate(wished, Object.keys(LANGUAGES));
  const catalogue = (await LANGUAGES[name]?.load())?.default ?? "";
  bundle = makeBundle(name, catalogue, vocabulary);
  choosable = termsOfBoth(new FluentResource(catalogue)).length > 0;
  document.documentElement.lang = name;
  document.documentElement.dir = directionOf(name);
}

/** Whether the language that is shown has the words of both countries to choose from. */
export function hasVocabularies(): boolean {
  return choosable;
}

/** The language that is shown. */
export function language(): string {
  return bundle.locales[0] ?? FALLBACK;
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
