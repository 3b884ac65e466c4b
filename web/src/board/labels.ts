// The lines of words at the kazans: how large they are, and what they say.
import type { Geometry, Rect } from "./geometry";
import { marker, svg, text } from "./svg";

/** What a line says: at its left, after the side's sign, total and name; at its right the rest. */
export interface Label {
  total: string;
  name: string;
  missing: string;
}

// In parts of the line's letter size: the letters of each part, and how wide a letter of each is
// at most, on average, in the fonts there are.
const TOTAL = 1.25;
const NAME = 0.9;
const MISSING = 0.84;
const DIGIT = 0.62;
const LETTER = 0.6;
const SIGN = 0.36 * 3.4;
const GAPS = 0.5 + 1.1;
/** The smallest letters that can be read (pixels); below them the name is cut. */
const LEAST = 11;

interface Room {
  left: number;
  right: number;
  y: number;
}

function room(geometry: Geometry, side: 0 | 1, line: Rect): Room {
  const inset = Math.min(geometry.kazans[side].height * 0.35, line.width * 0.02);
  return {
    left: line.x + inset,
    right: line.x + line.width - inset,
    y: line.y + line.height / 2,
  };
}

/** Whether what is missing stands in the same line as the name. */
function together(geometry: Geometry, side: 0 | 1): boolean {
  return geometry.needs[side] === geometry.labels[side];
}

/** How many letters of the usual width a character may be as wide as, at most. */
function widthOf(character: string): number {
  if (/[MWЖМФШЩЫЮ@%—]/u.test(character)) return 1.7;
  if (/[mwжмфшщыю]/u.test(character)) return 1.6;
  if (/\p{Extended_Pictographic}|[\u1100-\u{10FFFF}]/u.test(character)) return 2.2;
  return /\p{Lu}/u.test(character) ? 1.2 : 0.75;
}

/** How many letters a name is as wide as. */
function lettersOf(name: string): number {
  const characters = [...name];
  const widths = characters.reduce((sum, character) => sum + widthOf(character), 0);
  return Math.max(characters.length, widths);
}

function lengthOf(missing: string): number {
  return missing.length * MISSING * LETTER;
}

/** The width of a line in its letter sizes, its name aside. */
function taken(geometry: Geometry, side: 0 | 1, { total, missing }: Label): number {
  const shared = together(geometry, side) ? lengthOf(missing) : 0;
  return SIGN + GAPS + total.length * TOTAL * DIGIT + shared;
}

/** The letter size at which both lines fit, the same for both. */
export function labelSize(geometry: Geometry, labels: readonly [Label, Label]): number {
  const sizes = ([0, 1] as const).flatMap((side) => {
    const label = labels[side];
    const { left, right } = room(geometry, side, geometry.labels[side]);
    const size =
      (right - left) / (taken(geometry, side, label) + lettersOf(label.name) * NAME * LETTER);
    if (together(geometry, side)) return [size];
    return [size, geometry.needs[side].width / Math.max(1, lengthOf(label.missing))];
  });
  return Math.min(geometry.labelSize, Math.max(LEAST, Math.min(...sizes)));
}

/** As much of the name as there is room for. */
export function fittingName(geometry: Geometry, side: 0 | 1, label: Label, size: number): string {
  const { left, right } = room(geometry, side, geometry.labels[side]);
  const width = (right - left) / size - taken(geometry, side, label);
  // A size that was chosen to fit must not fail by a rounding error.
  const letters = width / (NAME * LETTER) + 1e-6;
  const { name } = label;
  if (lettersOf(name) <= letters) return name;
  const kept = [...name];
  while (kept.length > 1 && lettersOf(`${kept.join("")}…`) > letters) kept.pop();
  return `${kept.join("")}…`;
}

export function kazanLabel(
  geometry: Geometry,
  side: 0 | 1,
  label: Label,
  size: number,
): SVGElement[] {
  const { left, y } = room(geometry, side, geometry.labels[side]);
  const needs = room(geometry, side, geometry.needs[side]);
  const radius = size * 0.36;
  const total = text({ x: left + size * SIGN, y }, size, "tz-name", "", "start");
  total.append(
    svg("tspan", { class: "tz-total", "font-size": size * TOTAL }, label.total),
    svg(
      "tspan",
      { dx: size * 0.5, "font-size": size * NAME },
      fittingName(geometry, side, label, size),
    ),
  );
  return [
    marker({ x: left + radius, y }, radius, side),
    total,
    text({ x: needs.right, y }, size * MISSING, "tz-missing", label.missing, "end"),
  ];
}
