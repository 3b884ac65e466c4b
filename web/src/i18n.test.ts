import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import english from "../../src/togyz/server/locales/en.ftl";
import { makeBundle } from "./i18n";
import { directionOf, negotiate, vocabularyOf } from "./languages";

// The messages of the course are named in its data, which the tests of the catalogues read too.
const OF_DATA = new Set([join("learn", "contents.ts")]);

test("a key is always written out, to be found by the tests of the catalogues", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts"))) {
    const text = readFileSync(`src/${name}`, "utf8");
    const calls = [...text.matchAll(/(?<!function )\bt\(\s*(.)/g)].map((match) => match[1]);
    assert.ok(
      OF_DATA.has(name) || calls.every((first) => first === '"'),
      `${name} calls t with something else than a literal`,
    );
  }
});

test("values are put in, without marks around them", () => {
  const bundle = makeBundle("en", english, "kazakh");
  const message = bundle.getMessage("hole-stones")?.value;
  assert.ok(message);
  assert.equal(bundle.formatPattern(message, { hole: "hole 4", stones: 1 }), "hole 4, 1 stone");
  assert.equal(bundle.formatPattern(message, { hole: "hole 4", stones: 12 }), "hole 4, 12 stones");
});

test("the words are those of the country that was chosen", () => {
  const said = (words: "kazakh" | "kyrgyz"): string[] => {
    const bundle = makeBundle("en", english, words);
    return ["game", "tuzdik", "help-tuzdik"].map((key) =>
      bundle.formatPattern(bundle.getMessage(key)?.value ?? ""),
    );
  };
  assert.deepEqual(said("kazakh"), ["Togyz Kumalak", "tuzdik", "Tuzdik"]);
  assert.deepEqual(said("kyrgyz"), ["Toguz Korgool", "tuz", "Tuz"]);
});

test("the first wished language that is there is taken, a region's own or its language", () => {
  const available = ["en", "kk", "kk-latn", "nb"];
  assert.equal(negotiate(["kk-Latn-KZ", "en"], available), "kk-latn");
  assert.equal(negotiate(["kk-KZ", "en"], available), "kk");
  assert.equal(negotiate(["ky", "ru"], available), "en");
  assert.equal(negotiate(["no"], available), "nb");
  assert.equal(negotiate(["nn-NO", "en"], available), "nb");
  assert.equal(negotiate(["not a language", "nb"], available), "nb");
  assert.equal(negotiate([], available), "en");
});

test("the words are Kyrgyz for who reads Kyrgyz or lives there, else Kazakh", () => {
  assert.equal(vocabularyOf(["ru-KG", "en"], "Europe/Berlin"), "kyrgyz");
  assert.equal(vocabularyOf(["en", "ky"], "Europe/Berlin"), "kyrgyz");
  assert.equal(vocabularyOf(["ru"], "Asia/Bishkek"), "kyrgyz");
  assert.equal(vocabularyOf(["ru", "kk-KZ"], "Asia/Almaty"), "kazakh");
  assert.equal(vocabularyOf([], ""), "kazakh");
});

test("a language tells in which direction it is read", () => {
  assert.equal(directionOf("kk"), "ltr");
  assert.equal(directionOf("kk-Arab"), "rtl");
  assert.equal(directionOf("he"), "rtl");
});
