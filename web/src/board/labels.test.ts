import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "./geometry";
import { fittingName, type Label, labelSize } from "./labels";

const COLUMNS = [5, 6, 7, 9];

function lines(total: string, missing: string, name = "Computer, medium"): [Label, Label] {
  return [
    { total, name: "You", missing },
    { total, name, missing },
  ];
}

test("on the narrowest phone the longest name of a level stands whole", () => {
  for (const columns of COLUMNS) {
    for (const height of [380, 430]) {
      const board = layOut(352, height, columns, "white");
      for (const labels of [lines("12", "needs 70"), lines("82", "")]) {
        const size = labelSize(board, labels);
        assert.ok(size >= 11, `${columns} holes: ${size}`);
        for (const side of [0, 1] as const) {
          const { name } = labels[side];
          assert.equal(fittingName(board, side, labels[side], size), name, `${columns} holes`);
        }
      }
    }
  }
});

test("a sum at the end stands whole beside a name on a board of nine holes", () => {
  const board = layOut(352, 380, 9, "white");
  const labels = lines("79 + 3 = 82", "");
  const cut = fittingName(board, 1, labels[1], labelSize(board, labels));
  assert.equal(cut, "Computer, medium");
});

test("where there is room letters are as large as the board wants, on both lines", () => {
  const board = layOut(1080, 760, 9, "white");
  assert.equal(labelSize(board, lines("12", "needs 70")), board.labelSize);
});

test("a name that is too long is cut, and what is needed keeps its room", () => {
  const board = layOut(352, 420, 9, "white");
  const labels = lines("12", "needs 70", "A".repeat(60));
  const cut = fittingName(board, 1, labels[1], labelSize(board, labels));
  assert.match(cut, /^A{8,}…$/);
});

test("of wide letters fewer are kept, and none is cut in two", () => {
  const board = layOut(352, 420, 9, "white");
  const lengths = ["A", "W", "😀"].map((letter) => {
    const labels = lines("12", "needs 70", letter.repeat(30));
    const cut = fittingName(board, 1, labels[1], labelSize(board, labels));
    assert.match(cut, new RegExp(`^(?:${letter})+…$`, "u"));
    return [...cut].length;
  });
  const [usual = 0, wide = 0, widest = 0] = lengths;
  assert.ok(usual > wide && wide > widest && widest > 2, String(lengths));
});

test("letters that were made smaller for a name leave it whole", () => {
  for (let width = 340; width <= 1200; width += 7) {
    for (const name of ["Начинающий", "Отвечающий", "Bartholomew", "Қостаушы"]) {
      for (const total of ["0", "10", "81"]) {
        const board = layOut(width, width * 0.57, 9, "white");
        const labels = lines(total, "ещё 72", name);
        const size = labelSize(board, labels);
        if (size > 11) assert.equal(fittingName(board, 1, labels[1], size), name, `${width}`);
      }
    }
  }
});
