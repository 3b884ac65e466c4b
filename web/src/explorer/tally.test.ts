import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { core, formatPosition, loadCore } from "../core";
import { newStudy, type Study, writeStudy } from "../study";
import { gamesOf, keysOf, lineOf, PLIES, Tally, type Told } from "./tally";

await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;

/** The same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomStudy(roll: (below: number) => number, variant: string): Study {
  const study = newStudy(core(), variant);
  let node = study.root;
  const plies = roll(60);
  while (node.ply < plies && node.outcome() === null) {
    const holes = core().legal(node.position);
    // A few ways only at first: games meet.
    const choices = node.ply < 4 ? holes.slice(-2) : holes;
    const next = node.add(choices[roll(choices.length)] as number);
    // What was tried besides does not count.
    if (roll(5) === 0) node.add(holes[roll(holes.length)] as number);
    if (roll(5) === 0) next.write({ comment: "6 (7) is [said]", glyphs: ["!", "±"] });
    node = next;
  }
  study.recorded = RESULTS[roll(4)] as Study["recorded"];
  return study;
}

function told(study: Study, more: Partial<Told> = {}): Told {
  const { id = 1, white = "", black = "", date = "", event = "" } = more;
  return {
    ...{ id, text: writeStudy(study, "togyz"), result: study.recorded },
    ...{ white, black, date, event },
  };
}

test("an explorer is the count of its games", () => {
  const roll = dice(7);
  for (const variant of ["togyzkumalak", "bestemshe", "mangala", "togyzkumalak+extra-move"]) {
    const tally = new Tally(core());
    const counts = new Map<string, number>();
    for (let number = 0; number < 60; number++) {
      const study = randomStudy(roll, variant);
      const game = told(study, { id: 2 * number, white: `player ${number}` });
      tally.add(game);
      tally.add({ ...game, id: 2 * number + 1 });
      const line = study.root.mainline().slice(0, PLIES + 1);
      const places = line.slice(0, -1).map(({ position }, at) => {
        return `${formatPosition(position)} ${line[at + 1]?.move?.hole} ${study.recorded}`;
      });
      for (const place of new Set(places)) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    for (const place of counts.keys()) {
      const fen = place.split(" ").slice(0, -2).join(" ");
      for (const move of tally.probe(core().read(fen))) {
        const at = (result: string): number => counts.get(`${fen} ${move.hole} ${result}`) ?? 0;
        assert.deepEqual(
          [move.white, move.black, move.draws, move.unknown],
          RESULTS.map((result) => at(result)),
        );
      }
      const sum = tally.probe(core().read(fen)).reduce((all, move) => all + gamesOf(move), 0);
      const all = [...counts].filter(([key]) => key.startsWith(`${fen} `));
      assert.equal(
        sum,
        all.reduce((one, [, count]) => one + count, 0),
      );
    }
  }
});

test("the line of a text is its main line", () => {
  const roll = dice(3);
  for (let number = 0; number < 50; number++) {
    const study = randomStudy(roll, "togyzkumalak");
    const holes = study.root.mainline().flatMap(({ move }) => (move === null ? [] : [move.hole]));
    assert.deepEqual(lineOf(writeStudy(study, "togyz")).holes, holes);
  }
});

test("keys are those of the files of explorers", () => {
  // tests/server/test_explorer.py knows the same number.
  assert.deepEqual(keysOf(core(), core().start("togyzkumalak"), []), [3893494205488621487n]);
  assert.deepEqual(keysOf(core(), core().start("togyzkumalak"), [7, 7, 7, 7, 7]), []);
});

test("what records say is summed up", () => {
  const tally = new Tally(core());
  const study = newStudy(core(), "togyzkumalak");
  study.root.follow([7, 7]);
  study.tags = { WhiteElo: "2000", BlackElo: "1000" };
  tally.add(told(study, { white: "Aigul", date: "2019.05.01" }));
  study.tags = { WhiteElo: "1501" };
  tally.add(told(study, { id: 7, white: "?", black: "Marat", date: "21.03.2021" }));
  tally.add({ ...told(study), id: 8, text: "no game" });
  tally.add({ ...told(study), id: 8, text: '[Variant "none"]\n\n1. 76' });
  tally.add({ ...told(study), id: 8, text: '[Position "nowhere"]\n\n1. 76' });
  const [first] = tally.probe(core().start("togyzkumalak"));
  assert.equal(first?.unknown, 2);
  assert.equal(first?.rating, 1751);
  assert.equal(first?.year, 2021);
  assert.deepEqual([first?.latest?.white, first?.latest?.black], ["", "Marat"]);
  assert.equal(first?.kept, 7);
  const [second] = tally.probe(study.root.children[0]?.position ?? study.root.position);
  assert.equal(second?.rating, 1000);
});

test("games that change, come and go are counted as if they had been so from the first", () => {
  const roll = dice(11);
  const tally = new Tally(core());
  const kept = new Map<number, Told>();
  for (let number = 0; number < 300; number++) {
    const id = 1 + roll(40);
    if (roll(3) === 0) {
      tally.remove(id);
      kept.delete(id);
      continue;
    }
    const others = [...kept.values()];
    const year = `${2000 + roll(5)}.01.01`;
    // Some games are there twice.
    const same = roll(4) === 0 ? others[roll(others.length)] : undefined;
    const study = randomStudy(roll, "togyzkumalak");
    study.tags = { WhiteElo: String(1000 + roll(900)), BlackElo: "1200" };
    const game = same ? { ...same, id, date: year } : told(study, { id, date: year });
    tally.add(game);
    kept.set(id, game);
    if (number % 10 !== 0) continue;
    const whole = new Tally(core());
    for (const one of [...kept.values()].sort((one, other) => one.id - other.id)) whole.add(one);
    for (const { position } of randomStudy(roll, "togyzkumalak").root.mainline()) {
      assert.deepEqual(tally.probe(position), whole.probe(position));
    }
    for (const { position } of study.root.mainline().slice(0, 9)) {
      assert.deepEqual(tally.probe(position), whole.probe(position));
    }
  }
  for (const id of kept.keys()) tally.remove(id);
  assert.deepEqual(tally.probe(core().start("togyzkumalak")), []);
});
