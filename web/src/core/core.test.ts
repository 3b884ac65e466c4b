import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { formatPosition, Line, loadCore, VARIANTS, variantNamed } from ".";

const module = await WebAssembly.compile(readFileSync("../build/core.wasm"));
const core = await loadCore(module);

// Two stones that chase each other round the board: nothing is ever won.
const LOOP = "togyz1 togyzkumalak 1,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0 80/80 w";
const ROUND = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 1];

test("the core asks for nothing but the time and who hears of a search", () => {
  const asked = WebAssembly.Module.imports(module).map((one) => `${one.module}.${one.name}`);
  assert.deepEqual(asked.sort(), ["togyz.heard", "togyz.now"]);
});

test("a game begins as the variant says", () => {
  for (const variant of VARIANTS) {
    const view = core.view(core.start(variant.name), 0);
    assert.equal(view.variant, variant.name);
    assert.deepEqual(view.holes, Array(2 * variant.holesPerSide).fill(variant.stones));
    assert.deepEqual(view.kazans, [0, 0]);
    assert.deepEqual(view.tuzdiks, [null, null]);
    assert.equal(view.side, "white");
    assert.equal(view.moves.length, variant.holesPerSide);
    assert.equal(view.outcome, null);
  }
});

test("a move tells what it does, stone by stone", () => {
  const { trace, after } = core.play(core.start("togyzkumalak"), 7);
  assert.deepEqual(
    trace.drops.map((drop) => drop.hole),
    [6, 7, 8, 9, 10, 11, 12, 13, 14],
  );
  assert.deepEqual(trace.captures, [{ hole: 14, stones: 10 }]);
  assert.equal(trace.landing, 14);
  assert.deepEqual(trace.gain, [10, 0]);
  assert.equal(trace.again, false);
  assert.equal(
    formatPosition(after),
    "togyz1 togyzkumalak 9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10/0 b",
  );
});

test("moves are written with landing hole, tuzdik and total", () => {
  const line = Line.ofVariant(core, "togyzkumalak").play(7, 7, 9, 1);
  assert.deepEqual(
    line.moves.map((move) => move.text),
    ["76(10)", "76(10)", "99", "12"],
  );
  const tuzdik = "togyz1 togyzkumalak 0,0,0,0,0,0,0,0,2/2,9,9,9,9,9,9,9,9 40/46 w";
  assert.deepEqual(Line.from(core, tuzdik).play(9).moves[0]?.text, "91x(43)");
  const kazan = Line.ofVariant(core, "mangala").play(4);
  assert.equal(kazan.moves[0]?.text, "40");
  assert.equal(kazan.moves[0]?.trace.landing, null);
  assert.equal(kazan.position.side, "white");
});

test("a position is written as it was read", () => {
  for (const text of [
    "togyz1 togyzkumalak 9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10/0 b",
    "togyz1 togyzkumalak x,0,0,0,0,0,0,0,2/0,x,9,9,9,9,9,9,9 46/51 b",
    "togyz1 bestemshe+play-on 5,5,5,5,5/5,5,5,5,5 0/0 w",
    "togyz1 togyzkumalak+play-on+extra-move 0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0 80/81 w extra",
  ]) {
    assert.equal(formatPosition(core.read(text)), text);
    assert.equal(core.view(core.read(text), 0).fen, text);
  }
});

test("what is no position is refused", () => {
  for (const text of [
    "",
    "togyz2 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 w",
    "togyz1 bestemshe 5,5,5,5,5/5,5,5,5 0/0 w",
    "togyz1 bestemshe 5,5,5,5,5/5,5,5,5, 0/0 w",
    "togyz1 bestemshe 5,5,5,5,6/5,5,5,5,5 0/0 w",
    "togyz1 bestemshe 5,5,5,5,5/5,5,5,5,5 0/0 v",
    "togyz1 bestemshe 5,5,5,5,261/5,5,5,5,5 0/0 w",
    "togyz1 togyzkumalak x,x,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 9/9 w",
    "togyz1 togyzkumalak 9,9,9,9,9,9,9,9,x/9,9,9,9,9,9,9,9,9 9/0 w",
    "togyz1 nothing 5,5,5,5,5/5,5,5,5,5 0/0 w",
  ]) {
    assert.throws(() => core.read(text), RangeError, text);
  }
});

test("a variant has one full name", () => {
  assert.equal(variantNamed("bestemshe+play-on+extra-move").extraMove, true);
  for (const name of [
    "",
    "Bestemshe",
    "bestemshe+",
    "bestemshe+extra-move+play-on",
    "mangala+extra-move",
  ]) {
    assert.throws(() => variantNamed(name), RangeError, name);
  }
});

test("a forbidden move is refused, and changes nothing", () => {
  const line = Line.ofVariant(core, "bestemshe");
  for (const hole of [0, 6, -1, 300]) {
    assert.throws(() => line.play(hole), RangeError, String(hole));
  }
  assert.equal(line.ply, 0);
});

test("the third time of a position ends a game, though a record may go on", () => {
  const line = Line.from(core, LOOP).play(...ROUND, ...ROUND);
  assert.deepEqual(line.outcome, {
    winner: null,
    reason: "repetition",
    score: [80, 80],
    result: "1/2-1/2",
  });
  assert.deepEqual(line.position.moves, []);
  assert.equal(line.fen, line.start);
  assert.equal(line.moves.filter((_, ply) => line.at(ply).fen === line.fen).length, 2);
  const on = line.play(1);
  assert.equal(on.outcome?.reason, "repetition");
  assert.equal(line.back(line.ply - 1).outcome, null);
});

test("a line follows other moves from where they differ", () => {
  const line = Line.ofVariant(core, "togyzkumalak").play(7, 7, 9, 1);
  assert.equal(line.follow([7, 7, 9, 1]), line);
  const other = line.follow([7, 7, 2, 3, 4]);
  assert.deepEqual(other.holes, [7, 7, 2, 3, 4]);
  assert.equal(other.moves[1], line.moves[1]);
  assert.equal(line.back(2).fen, other.back(2).fen);
  assert.deepEqual(line.at(4), { ...line.position, moves: [] });
  assert.equal(line.at(0).fen, line.start);
});

test("memory that grows does not move what is known", () => {
  const start = core.start("togyzkumalak");
  let line = Line.ofVariant(core, "togyzkumalak");
  for (const variant of ["qozdatu", "no-return", "singleton-capture", "bestemshe+play-on"]) {
    core.view(core.start(variant), 0);
    line = line.play(line.position.moves[0]?.hole ?? 0);
  }
  assert.equal(formatPosition(core.start("togyzkumalak")), formatPosition(start));
});
