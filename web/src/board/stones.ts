// Where each stone lies in its well: in pairs, so that odd and even are seen at a glance.
import type { Point, Rect, Well } from "./geometry";

/** A stone: its centre and radius. */
export interface Stone extends Point {
  radius: number;
}

// Stones may overlap a little before they become smaller: this share of the diameter shows.
const SHOWN = 0.74;
// So many rows lie side by side in any well: the stones of the start must not overlap.
const ROWS = 5.05;
// How far stones stay from the ends of a well, and from its rim there, in widths of the well.
const INSET = 0.12;
const RIM = 0.03;
// Next to each other, stones are so many diameters apart.
const BESIDE = 1.02;

/** The stones of a hole, first to last: in one pair of columns, or in more once that is clearer. */
export function inHole(well: Well, count: number): Stone[] {
  const across = well.width * 0.78;
  let best = { columns: 2, diameter: 0, step: 0, clarity: 0 };
  for (let columns = 2; columns <= 12; columns += 2) {
    const gaps = Math.max(0, Math.ceil(count / columns) - 1);
    let diameter = Math.min(
      (across / columns) * 0.98,
      (well.height - well.width * 2 * INSET) / ROWS,
    );
    const room = (): number => well.height - 2 * inset(well, columns, diameter);
    while (gaps * diameter * SHOWN > room()) diameter *= 0.97;
    const step = Math.min(gaps > 0 ? room() / gaps : diameter, diameter * 1.04);
    // Large stones are clear, and stones that hide nothing of each other.
    const clarity = diameter * Math.sqrt(Math.min(1, step / diameter));
    if (clarity > best.clarity) best = { columns, diameter, step, clarity };
  }
  return rowsOf(well, count, best.columns, best.diameter, best.step);
}

/** How far the middle of the first row lies from the end of a well. The ends are round. */
function inset({ width }: Well, columns: number, diameter: number): number {
  const outermost = ((columns - 1) / 2) * diameter * BESIDE;
  const reach = width / 2 - width * RIM - diameter / 2;
  const round = width / 2 - Math.sqrt(reach ** 2 - outermost ** 2);
  return Math.max(round, width * INSET + diameter / 2);
}

function rowsOf(
  well: Well,
  count: number,
  columns: number,
  diameter: number,
  step: number,
): Stone[] {
  const first = inset(well, columns, diameter);
  const middle = well.x + well.width / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    // A stone without a partner lies in the middle of its pair.
    const alone = index === count - 1 && column % 2 === 0;
    const offset = first + row * step;
    return {
      x: middle + (column + (alone ? 0.5 : 0) - (columns - 1) / 2) * diameter * BESIDE,
      y: well.from === "bottom" ? well.y + well.height - offset : well.y + offset,
      radius: diameter / 2,
    };
  });
}

/** The stones of a kazan: pairs, one stone above the other, from the left. */
export function inKazan(well: Rect, count: number): Stone[] {
  const diameter = (well.height * 0.84) / 2;
  const pairs = Math.ceil(count / 2);
  const length = well.width - well.height * 0.7 - diameter;
  const step = Math.min(diameter * 1.06, pairs > 1 ? length / (pairs - 1) : diameter);
  const start = well.x + well.height * 0.35 + diameter / 2;
  const middle = well.y + well.height / 2;
  return Array.from({ length: count }, (_, index) => {
    const alone = index === count - 1 && index % 2 === 0;
    const side = index % 2 === 0 ? -0.5 : 0.5;
    return {
      x: start + Math.floor(index / 2) * step,
      y: middle + (alone ? 0 : side * diameter * 1.02),
      radius: diameter / 2,
    };
  });
}
