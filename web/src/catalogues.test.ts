import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Catalogue } from "./catalogue-parts";
import { makeBundle } from "./i18n";
import { LANGUAGES, type Vocabulary } from "./languages";
import { messagesOf, STEPS } from "./learn/course";

const VOCABULARIES: readonly Vocabulary[] = ["kazakh", "kyrgyz"];
const PLURALS = new Set(["zero", "one", "two", "few", "many"]);
// Languages whose dates browsers don't know put them together from their parts.
const OWN_VARIABLES = new Set(["games-when"]);
// These name both games, whichever is chosen, or somebody else's program and pages.
const BOTH_WORDS = new Set([
  "vocabulary",
  "about-names-game",
  "about-names-parts",
  "about-records-computers",
  "about-q-same",
  "about-a-same",
  "about-source-name",
]);
// Letters of the other alphabets that look the same would be read out as nonsense.
const CYRILLIC: Readonly<Record<string, string>> = {
  kk: "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя",
  ky: "абвгдеёжзийклмнңоөпрстуүфхцчшщъыьэюя",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
};
const MOST_LETTERS = 84;
const NAMES = /\b(TGK|PlayOK|PlayStrategy|Togyz|togyz|JSON|Enter|Backspace|Elo)\b/g;

const catalogues = new Map<string, Catalogue>();
for (const [language, { load, parts }] of Object.entries(LANGUAGES)) {
  // Pages that need more words have those of all pages too.
  const loaded = await Promise.all([load(), ...Object.values(parts).map((part) => part())]);
  catalogues.set(language, new Catalogue(loaded.map((one) => one.default).join("\n")));
}
const english = catalogues.get("en") as Catalogue;
const used = usedKeys();

function usedKeys(): Set<string> {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(`src/${name}`, "utf8"));
  const keys = sources.flatMap((text) => [...text.matchAll(/\bt\(\s*"([^"]+)"/g)]);
  const ofCourse = STEPS.flatMap((step) => Object.values(messagesOf(step)));
  return new Set([...keys.map((match) => match[1] as string), ...ofCourse]);
}

/** Runs a test on every catalogue. */
function each(name: string, check: (catalogue: Catalogue, language: string) => void): void {
  for (const [language, catalogue] of catalogues) {
    test(`${language}: ${name}`, () => check(catalogue, language));
  }
}

test("there are seven languages, each with a name of its own", () => {
  assert.deepEqual([...catalogues.keys()], ["kk", "ky", "ru", "en", "tr", "de", "nb"]);
  const names = Object.values(LANGUAGES).map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  assert.ok(used.size > 50);
});

test("what the server may refuse has words, but for what only a wrong program asks", () => {
  const [, union] = /type ErrorCode =([^;]+);/.exec(readFileSync("src/protocol.ts", "utf8")) ?? [];
  const codes = [...(union ?? "").matchAll(/"([^"]+)"/g)].map((match) => match[1] as string);
  const said = new Set(english.contents("failure").choices.flatMap(({ keys }) => keys));
  assert.ok(codes.length > 10);
  assert.deepEqual(
    codes.filter((code) => !said.has(code)),
    ["bad-request", "forbidden-origin", "internal"],
  );
});

test("the guide for translators names them all", () => {
  const guide = readFileSync("../docs/how-to/translate.md", "utf8");
  for (const [code, { name }] of Object.entries(LANGUAGES)) {
    assert.match(guide, new RegExp(`\\| \`${code}\\.ftl\` \\|.*\\| ${name} \\|`), code);
  }
});

each("the catalogue is read without a mistake, and nothing is there twice", (catalogue) => {
  // What could not be parsed is left out without a word.
  assert.deepEqual(
    catalogue.written.filter((id) => !catalogue.messages.has(id) && !catalogue.terms.has(id)),
    [],
  );
  assert.equal(new Set(catalogue.written).size, catalogue.written.length);
});

each("every message and every term is used", (catalogue) => {
  const keys = [...catalogue.messages.keys()];
  const contents = keys.map((key) => catalogue.contents(key));
  const said = new Set([...used, ...contents.flatMap(({ messages }) => [...messages])]);
  const named = new Set(contents.flatMap(({ terms }) => [...terms]));
  assert.deepEqual(
    keys.filter((key) => !said.has(key)),
    [],
  );
  assert.deepEqual(
    [...catalogue.terms.keys()].filter((term) => !named.has(term)),
    [],
  );
});

each("every key that the page uses is there", (catalogue) => {
  assert.deepEqual(
    [...used].filter((key) => !catalogue.messages.has(key)),
    [],
  );
});

each("each message has the variables of the English one", (catalogue) => {
  for (const key of catalogue.messages.keys()) {
    if (!english.messages.has(key) || OWN_VARIABLES.has(key)) continue;
    const sorted = (one: Catalogue): string[] => [...one.contents(key).variables].sort();
    assert.deepEqual(sorted(catalogue), sorted(english), key);
  }
});

each("each choice has the cases of the English one", (catalogue) => {
  // Where cases are written, in a choice by the same variable, all of them have to be.
  const cases = (one: Catalogue, key: string): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    for (const { by, keys } of one.contents(key).choices) {
      const set = found.get(by) ?? new Set();
      for (const name of keys) if (!PLURALS.has(name) && name !== "other") set.add(name);
      found.set(by, set);
    }
    return found;
  };
  for (const key of catalogue.messages.keys()) {
    if (!english.messages.has(key) || OWN_VARIABLES.has(key)) continue;
    const own = cases(catalogue, key);
    for (const [by, names] of cases(english, key)) {
      assert.deepEqual([...(own.get(by) ?? [])].sort(), [...names].sort(), `${key}, $${by}`);
    }
  }
});

each(
  "where a number decides, all plural forms of the language are there",
  (catalogue, language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of catalogue.messages.keys()) {
      for (const { by, keys } of catalogue.contents(key).choices) {
        if (!keys.some((name) => PLURALS.has(name))) continue;
        const missing = pluralCategories.filter((category) => !keys.includes(category));
        assert.deepEqual(missing, [], `${key}, $${by}`);
      }
      if (pluralCategories.length === 2) continue;
      // A language that bends nouns after numbers more than English does it wherever English does.
      const numbers = english.contents(key).choices.filter(({ keys }) => keys.includes("one"));
      for (const { by } of numbers) {
        const bent = catalogue
          .contents(key)
          .choices.some((choice) => choice.by === by && choice.keys.includes("few"));
        assert.ok(bent, `${key} doesn't bend by $${by}`);
      }
    }
  },
);

each("words of one country stand in terms alone", (catalogue) => {
  const terms = [...catalogue.terms].filter(([, term]) => term.attributes.kyrgyz);
  const words = terms.flatMap(([id]) => [
    ...catalogue.termTexts(id, null),
    ...catalogue.termTexts(id, "kyrgyz"),
  ]);
  for (const key of catalogue.messages.keys()) {
    if (BOTH_WORDS.has(key)) continue;
    const text = catalogue.contents(key).texts.join(" ");
    for (const word of words) {
      const found = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
      assert.ok(!found, `${key} says ${word}`);
    }
  }
});

/** Says a message with every wording that it has. */
function sayings(catalogue: Catalogue, key: string, language: string, words: Vocabulary): string[] {
  const bundle = makeBundle(language, catalogue.source, words);
  const pattern = bundle.getMessage(key)?.value;
  assert.ok(pattern, key);
  const { variables, choices } = catalogue.contents(key);
  const said: string[] = [];
  for (const number of [0, 1, 2, 5, 9, 11, 21]) {
    const rounds = Math.max(1, ...choices.map(({ keys }) => keys.length));
    for (let round = 0; round < rounds; round++) {
      const values = Object.fromEntries(
        [...variables].map((name) => {
          const keys = choices.filter(({ by }) => by === name).flatMap((choice) => choice.keys);
          const named = keys.filter((one) => !PLURALS.has(one) && !/^(\d+|other)$/.test(one));
          return [name, named.length > 0 ? (named[round % named.length] ?? number) : number];
        }),
      );
      const problems: Error[] = [];
      said.push(bundle.formatPattern(pattern, values, problems));
      assert.deepEqual(problems, [], `${key} ${JSON.stringify(values)}`);
    }
  }
  return said;
}

each("every message can be said with the words of both countries", (catalogue, language) => {
  for (const words of VOCABULARIES) {
    for (const key of catalogue.messages.keys()) {
      for (const said of sayings(catalogue, key, language, words)) {
        assert.ok(said.trim() !== "", key);
        assert.doesNotMatch(said, /[{}]|\.\.\.|"| {2}/, key);
      }
    }
  }
});

each("a lesson has room in two lines on a phone", (catalogue, language) => {
  for (const key of catalogue.messages.keys()) {
    if (!key.startsWith("lesson-")) continue;
    for (const said of sayings(catalogue, key, language, "kazakh")) {
      assert.ok(said.length <= MOST_LETTERS, `${said.length} letters: ${said}`);
    }
  }
});

each("a choice of the vocabulary changes all words of it", (catalogue, language) => {
  for (const [id, term] of catalogue.terms) {
    if (!term.attributes.kyrgyz) continue;
    const kazakh = catalogue.termTexts(id, null);
    assert.equal(kazakh.length, catalogue.termTexts(id, "kyrgyz").length, `${id}, its cases`);
    for (const key of catalogue.messages.keys()) {
      if (!catalogue.contents(key).terms.has(id)) continue;
      const first = sayings(catalogue, key, language, "kazakh").join();
      const second = sayings(catalogue, key, language, "kyrgyz").join();
      assert.notEqual(first, second, `${key} with ${id}`);
    }
  }
});

each("letters are those of the language", (catalogue, language) => {
  const alphabet = CYRILLIC[language];
  if (alphabet === undefined) {
    const letters = catalogue.source.replaceAll(/[^\p{L}]|^#.*$/gmu, "");
    assert.doesNotMatch(letters, /\p{Script=Cyrillic}/u);
    return;
  }
  for (const key of catalogue.messages.keys()) {
    if (BOTH_WORDS.has(key)) continue;
    const { texts, terms } = catalogue.contents(key);
    const words = [...terms].flatMap((id) => catalogue.termTexts(id, null));
    for (const text of [...texts, ...words]) {
      const foreign: string[] = [...text.replaceAll(NAMES, "").toLowerCase()].filter(
        (letter) => /\p{L}/u.test(letter) && !alphabet.includes(letter),
      );
      assert.deepEqual(foreign, [], `${key}: ${text}`);
    }
  }
});

test("Russian counts in three forms, with the words of either country", () => {
  const { source } = catalogues.get("ru") as Catalogue;
  const count = (stones: number, words: Vocabulary): string => {
    const bundle = makeBundle("ru", source, words);
    return bundle.formatPattern(bundle.getMessage("stones")?.value ?? "", { stones });
  };
  const counted = [1, 2, 5, 11, 21, 22, 100].map((stones) => count(stones, "kazakh"));
  assert.deepEqual(counted, [
    "1 кумалак",
    "2 кумалака",
    "5 кумалаков",
    "11 кумалаков",
    "21 кумалак",
    "22 кумалака",
    "100 кумалаков",
  ]);
  assert.equal(count(5, "kyrgyz"), "5 коргоолов");
});
