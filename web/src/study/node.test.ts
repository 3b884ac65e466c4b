import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { core, Line, loadCore } from "../core";
import { type Node, newStudy, outcomeOf, resultOf } from "./index";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

function root(variant = "togyzkumalak"): Node {
  return newStudy(core(), variant).root;
}

/** Numbers that are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("a move that is there already is not added again", () => {
  const start = root();
  const first = start.add(7);
  assert.equal(start.add(7), first);
  assert.equal(start.children.length, 1);
  assert.equal(first.move?.text, "76(10)");
  assert.throws(() => first.add(3).add(10), RangeError);
});

test("variations are promoted, made the main line, and removed", () => {
  const start = root();
  const [a, b, c] = [start.add(1), start.add(2), start.add(3)];
  c.promote();
  assert.deepEqual(start.children, [a, c, b]);
  b.promote(true);
  assert.deepEqual(start.children, [b, a, c]);
  const deep = a.follow([4, 5]);
  a.add(6).add(1);
  deep.toMainLine();
  assert.deepEqual(start.mainline().slice(1, 4), [a, deep.parent, deep]);
  a.remove();
  assert.deepEqual(start.children, [b, c]);
  start.remove();
  start.promote();
  assert.equal(start.parent, null);
});

test("whatever is done to a tree, each node is what its moves lead to", () => {
  for (const variant of ["togyzkumalak", "mangala", "bestemshe"]) {
    const pick = chance(variant.length);
    const start = root(variant);
    for (let turn = 0; turn < 300; turn++) {
      const nodes = start.walk();
      const node = nodes[pick(nodes.length)] as Node;
      const { moves } = node.view();
      const deed = pick(10);
      if (deed < 8 && moves.length > 0) node.add(moves[pick(moves.length)]?.hole ?? 0);
      else if (deed === 8) node.promote(pick(2) === 0);
      else if (node.walk().length < 4) node.remove();
    }
    const nodes = start.walk();
    assert.ok(nodes.length > 40);
    assert.equal(new Set(nodes).size, nodes.length);
    for (const node of nodes) {
      const line = Line.ofVariant(core(), variant).play(...node.holes);
      assert.deepEqual(node.view(), { ...line.position });
      assert.equal(node.move?.text, line.moves.at(-1)?.text);
      const holes = node.children.map((child) => child.move?.hole);
      assert.equal(new Set(holes).size, holes.length);
      assert.deepEqual(node.path().at(-1), node);
      const main = node.mainline().slice(1);
      const told = node.preview(main.map((next) => next.move?.hole ?? 0));
      assert.deepEqual(
        told,
        main.map((next) => next.move),
      );
    }
  }
});

test("moves have the numbers that they have in print", () => {
  const start = root("mangala");
  // The last stone of hole 4 falls into the kazan: White moves again.
  const again = start.add(4);
  assert.equal(again.side, "white");
  const node = again.follow([1, 1, 2]);
  assert.deepEqual(
    node.path().map(({ turn }) => turn),
    [0, 1, 1, 1, 2],
  );
});

test("the result is the moves', else the ending's, else the record's", () => {
  const study = newStudy(core(), "togyzkumalak");
  assert.equal(resultOf(study), "*");
  study.recorded = "0-1";
  assert.equal(resultOf(study), "0-1");
  study.ending = { winner: "white", reason: "resignation", score: [0, 0], result: "1-0" };
  assert.equal(resultOf(study), "1-0");
  assert.equal(outcomeOf(study)?.reason, "resignation");
});
