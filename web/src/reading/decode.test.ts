import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { textOfBytes } from "./decode";

// By tests/notation/test_page_decoding.py.
const samples = readFileSync("../tests/data/encodings.json", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { name: string; bytes: string; text: string });

test("bytes of any encoding become the text that the library makes of them", () => {
  assert.ok(samples.length >= 40);
  for (const { name, bytes, text } of samples) {
    assert.equal(textOfBytes(Uint8Array.from(Buffer.from(bytes, "base64"))), text, name);
  }
});

test("what comes late in a long file is told apart, too", () => {
  const filler = "7".repeat(200_000);
  const old = [...Buffer.from(filler), 0xc0, 0xe1, 0xe0, 0xe9];
  assert.equal(textOfBytes(Uint8Array.from(old)), `${filler}Абай`);
  assert.equal(textOfBytes(Buffer.from(`${filler}Абай`)), `${filler}Абай`);
});
