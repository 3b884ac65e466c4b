import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import english from "../../src/togyz/server/locales/en.ftl";
import { makeBundle } from "./i18n";
import { negotiate } from "./languages";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => [name, readFileSync(`src/${name}`, "utf8")] as const);

function used(): Set<string> {
  const keys = SOURCES.flatMap(([, text]) => [...text.matchAll(/\bt\(\s*"([^"]+)"/g)]);
  return new Set(keys.map((match) => match[1] as string));
}

function defined(): string[] {
  return [...english.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] as string);
}

test("every key that the page uses is in the catalogue", () => {
  const known = new Set(defined());
  assert.deepEqual(
    [...used()].filter((key) => !known.has(key)),
    [],
  );
  assert.ok(used().size > 50);
});

test("every message of the catalogue is used", () => {
  const keys = used();
  assert.deepEqual(
    defined().filter((key) => !keys.has(key)),
    [],
  );
});

test("a key is always written out, to be found here", () => {
  for (const [name, text] of SOURCES) {
    const calls = [...text.matchAll(/(?<!function )\bt\(\s*(.)/g)].map((match) => match[1]);
    assert.ok(
      calls.every((first) => first === '"'),
      `${name} calls t with something else than a literal`,
    );
  }
});

test("the catalogue is read without a mistake, and no message is there twice", () => {
  const keys = defined();
  assert.equal(new Set(keys).size, keys.length);
  // A message that could not be parsed is left out without a word.
  assert.equal(
    new FluentResource(english).body.filter((entry) => !entry.id.startsWith("-")).length,
    keys.length,
  );
});

test("values are put in, without marks around them", () => {
  const bundle = makeBundle("en", english, "kazakh");
  const message = bundle.getMessage("hole-stones")?.value;
  assert.ok(message);
  assert.equal(bundle.formatPattern(message, { hole: "hole 4", stones: 1 }), "hole 4, 1 stone");
  assert.equal(bundle.formatPattern(message, { hole: "hole 4", stones: 12 }), "hole 4, 12 stones");
});

test("the first wished language that is there is taken, a region's own or its language", () => {
  const available = ["en", "kk", "kk-latn"];
  assert.equal(negotiate(["kk-Latn-KZ", "en"], available), "kk-latn");
  assert.equal(negotiate(["kk-KZ", "en"], available), "kk");
  assert.equal(negotiate(["ky", "ru"], available), "en");
  assert.equal(negotiate([], available), "en");
});
