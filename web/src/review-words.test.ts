import assert from "node:assert/strict";
import { test } from "node:test";
import type { MoveReview } from "./analysis/review";
import type { Remark, RemarkKind } from "./core";
import { REMARK_KINDS } from "./core/judged";
import { loadWords, needWords } from "./i18n";
import { LANGUAGES } from "./languages";
import { remarkSaid, verdictSaid } from "./review-words";

Object.assign(globalThis, { document: { documentElement: {} } });
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });

await needWords("analysis");

/** Remarks of each kind with numbers of each form, and what of them has to be read. */
const TOLD: Record<RemarkKind, Omit<Remark, "kind">[]> = {
  "misses-win": [{ plies: 1 }, { plies: 3 }, { plies: 21 }, {}],
  loses: [{ plies: 2 }, { plies: 12 }, {}],
  "misses-tuzdik": [{ hole: 8, stones: 3 }],
  "misses-capture": [2, 3, 12, 21].map((stones) => ({ hole: 7, stones })),
  "allows-tuzdik": [{ hole: 4, stones: 3 }],
  "leaves-stones": [2, 14, 31].map((stones) => ({ hole: 9, stones })),
  "feeds-tuzdik": [2, 3, 5].map((stones) => ({ stones })),
  "runs-out": [1, 2, 5].map((moves) => ({ moves })),
  "loses-stones": [
    { stones: 2, plies: 3 },
    { stones: 11, plies: 10 },
  ],
};
// Of a tuzdik it goes without saying how many stones it takes.
const UNSAID = new Set(["misses-tuzdik", "allows-tuzdik"]);

for (const language of Object.keys(LANGUAGES)) {
  for (const vocabulary of ["kazakh", "kyrgyz"] as const) {
    test(`${language}, ${vocabulary}: every remark is a sentence with its numbers`, async () => {
      await loadWords({ language, vocabulary });
      const all = new Set<string>();
      for (const kind of REMARK_KINDS) {
        for (const numbers of TOLD[kind]) {
          const said = remarkSaid({ kind, ...numbers });
          assert.match(said, /^[\p{Lu}\d].*[^ ]\.$/u, said);
          assert.doesNotMatch(said, /[{}$]| {2}|remark/, said);
          const { stones, ...others } = numbers;
          const needed = UNSAID.has(kind) ? others : numbers;
          const found: string[] = said.match(/\d+/g) ?? [];
          assert.deepEqual(found.sort(), Object.values(needed).map(String).sort(), said);
          assert.ok(!all.has(said), said);
          all.add(said);
        }
      }
    });
  }

  test(`${language}: a verdict tells the mover's chances`, async () => {
    await loadWords({ language, vocabulary: "auto" });
    const move = { verdict: "blunder", side: "black", before: 0.42, after: 0.75 } as MoveReview;
    assert.deepEqual(verdictSaid(move).match(/\d+/g), ["58", "25"]);
    const others = (["inaccuracy", "mistake"] as const).map((verdict) =>
      verdictSaid({ ...move, verdict }),
    );
    assert.equal(new Set([...others, verdictSaid(move)]).size, 3);
  });
}

test("numbers bend the words after them", async () => {
  const said = async (language: string, remark: Remark): Promise<string> => {
    await loadWords({ language, vocabulary: "kazakh" });
    return remarkSaid(remark);
  };
  const lost = (stones: number): Remark => ({ kind: "leaves-stones", hole: 5, stones });
  assert.equal(await said("en", lost(10)), "Now the opponent can take 10 stones in hole 5.");
  assert.equal(await said("ru", lost(22)), "Теперь соперник может взять 22 кумалака из лунки 5.");
  assert.equal(
    await said("de", { kind: "misses-win", plies: 1 }),
    "Hier war ein Sieg in 1 Zug zu erzwingen.",
  );
});
