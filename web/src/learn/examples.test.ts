import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadCore, VARIANTS } from "../core";
import { examplesOf, kindsOf } from "./examples";
import { lapOf } from "./rules-page";

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

test("there is an example of every rule of every variant, the same each time", () => {
  for (const { name } of VARIANTS) {
    const found = examplesOf(core, name);
    assert.deepEqual([...found.keys()].sort(), kindsOf(name).sort(), name);
    for (const [kind, { before, trace, after }] of found) {
      assert.equal(before.variant, name);
      if (kind !== "end") assert.equal(trace.mover, "white", `${name} ${kind}`);
      assert.equal(after.outcome !== null, kind === "end", `${name} ${kind}`);
    }
    const again = examplesOf(core, name);
    assert.deepEqual(
      [...again.values()].map(({ before }) => before.fen),
      [...found.values()].map(({ before }) => before.fen),
    );
  }
});

test("a lap is what the core says it is", () => {
  for (const variant of VARIANTS) {
    const { name, holesPerSide, total, sowsKazans } = variant;
    const lap = lapOf(variant);
    // Hole 2 holds that many; what is left lies in Black's kazan.
    const row = Array.from({ length: holesPerSide }, (_, index) => (index === 1 ? lap : 0));
    const other = row.map((_, index) => (index === 0 ? 1 : 0));
    const half = Math.floor((total - lap - 1) / 2);
    const rest = total - lap - 1 - half;
    const fen = `togyz1 ${name} ${row}/${other} ${half}/${rest} w`;
    const { trace } = core.play(core.read(fen), 2);
    assert.equal(trace.landing, 1, name);
    assert.equal(
      trace.drops.filter(({ hole }) => hole === 1).length,
      sowsKazans || variant.returns ? 2 : 1,
    );
  }
});
