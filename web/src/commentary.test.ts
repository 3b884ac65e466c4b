import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { perfectSaid } from "./analysis/perfect";
import { commented } from "./commentary";
import { Line, loadCore, type TraceView } from "./core";
import { loadWords, needWords } from "./i18n";
import { LANGUAGES } from "./languages";
import { type Game, nothingYet } from "./state";

Object.assign(globalThis, { document: { documentElement: {} } });
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));
await needWords("analysis");

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: a hint says what perfect play brings, where that is known`, async () => {
    await loadWords({ language, vocabulary: "auto" });
    const { position } = Line.ofVariant(core, "bestemshe");
    const game = { position, seat: "white" } as Game;
    const move = position.moves[1] as TraceView;
    const said = (perfect: string): string =>
      commented(nothingYet, game, {
        ...{ history: [], notice: "", lesson: "", plays: true },
        hint: { move, perfect },
      });
    const plain = said("");
    assert.match(plain, /2.*\.$/);
    const stones = { total: 50, win: 26 };
    const all = new Set<string>();
    for (const [least, most] of [
      [30, 30],
      [20, 20],
      [25, 25],
      [26, 40],
    ] as const) {
      const words = perfectSaid({ least, most }, "white", stones);
      assert.equal(said(words), `${plain} ${words}.`);
      const numbers = words.match(/\d+/g) ?? [];
      assert.deepEqual(numbers, least === most ? [String(least), String(50 - least)] : []);
      all.add(words);
    }
    assert.equal(all.size, 4);
    // Black to move sees it from the other side.
    assert.equal(
      perfectSaid({ least: 20, most: 20 }, "black", stones),
      perfectSaid({ least: 30, most: 30 }, "white", stones),
    );
  });
}
