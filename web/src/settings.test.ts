import assert from "node:assert/strict";
import { test } from "node:test";
import { load, save } from "./settings";

/** A browser's storage that may forbid to read and to write. */
function storage({ reads, writes }: { reads: boolean; writes: boolean }): Map<string, string> {
  const kept = new Map<string, string>();
  const forbidden = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => (reads ? (kept.get(key) ?? null) : forbidden()),
      setItem: (key: string, text: string) => (writes ? void kept.set(key, text) : forbidden()),
    },
  });
  return kept;
}

for (const reads of [false, true]) {
  test(`what was chosen holds where nothing can be kept (read: ${reads})`, () => {
    storage({ reads, writes: false });
    save({ sound: false, language: "de" });
    save({ speed: "fast" });
    const { sound, language, speed, theme } = load();
    assert.deepEqual(
      { sound, language, speed, theme },
      {
        sound: false,
        language: "de",
        speed: "fast",
        theme: "auto",
      },
    );
    // And is kept as soon as that is possible; from then on what is kept counts.
    const kept = storage({ reads: true, writes: true });
    save({ theme: "dark" });
    assert.equal(load().language, "de");
    kept.clear();
    assert.equal(load().language, "auto");
  });
}
