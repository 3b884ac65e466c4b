// Where everything lies on the board, in CSS pixels: computed from the room there is, so that
// the same board fills a phone held upright and a projector.
import type { SideName } from "../protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A place for stones; `from` is the end that is filled first: the player's own. */
export interface Well extends Rect {
  from: "top" | "bottom" | "left";
}

export interface Geometry {
  width: number;
  height: number;
  /** Of the slab's corners. */
  radius: number;
  /** The wells of all holes, in the order of the position's. */
  holes: Well[];
  /** What can be clicked for each hole: from the board's edge to the middle band. */
  targets: Rect[];
  /** Where the centres of the stone counts and of the hole numbers stand. */
  counts: Point[];
  numbers: Point[];
  /** White's and Black's kazan, and the line of words at each. */
  kazans: [Well, Well];
  labels: [Rect, Rect];
  /** The ends of the middle band, for the ornament. */
  ends: [Rect, Rect];
  /** Sizes of letters. */
  countSize: number;
  numberSize: number;
  labelSize: number;
}

interface Measures {
  pad: number;
  pitch: number;
  hole: number;
  count: number;
  number: number;
  label: number;
  kazan: number;
  gap: number;
  /** Everything of the height that isn't a hole. */
  fixed: number;
}

// How much taller than wide a hole is at most.
const SLENDER = 4.4;

/** How much taller than wide a hole is at least: on a low board the letters need the width. */
function leastSlender(height: number): number {
  return Math.min(1.75, Math.max(1.3, 1.3 + (0.45 * (height - 400)) / 300));
}

function measure(width: number, columns: number): Measures {
  const pad = 5 + width * 0.011;
  const pitch = (width - 2 * pad) / columns;
  const hole = Math.min(pitch * 0.84, pitch - 4);
  const count = 8 + hole * 0.27;
  const number = 7.5 + hole * 0.085;
  const label = 10 + hole * 0.2;
  const kazan = 12 + hole * 0.36;
  const gap = 2 + hole * 0.085;
  const row = number * 1.2 + count * 1.25 + gap;
  const band = 2 * (label * 1.35 + kazan) + 4 * gap;
  return { pad, pitch, hole, count, number, label, kazan, gap, fixed: 2 * (pad + row) + band };
}

/** The widest board that fits, and the measures it leads to. */
function fit(width: number, height: number, columns: number): [number, Measures] {
  const least = leastSlender(height);
  let low = 120;
  let high = Math.max(low, width);
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    const measures = measure(middle, columns);
    if (measures.fixed + 2 * least * measures.hole <= height) low = middle;
    else high = middle;
  }
  const fits = measure(width, columns);
  if (fits.fixed + 2 * least * fits.hole <= height) return [width, fits];
  return [low, measure(low, columns)];
}

/**
 * Lays the board out within `width` x `height` for `columns` holes a side, `bottom`'s row below.
 *
 * The board may come out smaller than the room: its holes keep sensible proportions.
 */
export function layOut(width: number, height: number, columns: number, bottom: SideName): Geometry {
  // Few holes must not become buckets.
  const [wide, m] = fit(Math.min(width, height * 0.24 * (columns + 1)), height, columns);
  const tall = Math.min((height - m.fixed) / 2, SLENDER * m.hole);
  const boardHeight = m.fixed + 2 * tall;

  const edge = m.pad + m.number * 1.2 + m.count * 1.25 + m.gap;
  const rows = { top: edge, bottom: boardHeight - edge - tall };
  const holes: Well[] = [];
  const targets: Rect[] = [];
  const counts: Point[] = [];
  const numbers: Point[] = [];
  for (let index = 0; index < 2 * columns; index++) {
    const below = index < columns === (bottom === "white");
    const number = (index % columns) + 1;
    const column = below ? number - 1 : columns - number;
    const left = m.pad + column * m.pitch;
    const centre = left + m.pitch / 2;
    const y = below ? rows.bottom : rows.top;
    holes.push({
      x: centre - m.hole / 2,
      y,
      width: m.hole,
      height: tall,
      from: below ? "bottom" : "top",
    });
    const reach = edge + tall + m.gap / 2;
    targets.push({
      x: left,
      y: below ? boardHeight - reach : 0,
      width: m.pitch,
      height: reach,
    });
    const fromEdge = (distance: number): Point => ({
      x: centre,
      y: below ? boardHeight - distance : distance,
    });
    numbers.push(fromEdge(m.pad + m.number * 0.6));
    counts.push(fromEdge(m.pad + m.number * 1.2 + m.count * 0.62));
  }

  // Where holes are wide the words at the kazans need the room more than the ornament does.
  const end = Math.max(Math.min(m.hole * 0.9, wide * 0.085), 22);
  const first = rows.top + tall + m.gap;
  const middle = boardHeight / 2;
  const inner: Rect = { x: m.pad + end, y: 0, width: wide - 2 * (m.pad + end), height: m.kazan };
  const labelHeight = m.label * 1.35;
  const upper: Well = { ...inner, y: middle - m.gap / 2 - m.kazan, from: "left" };
  const lower: Well = { ...inner, y: middle + m.gap / 2, from: "left" };
  const upperLabel: Rect = { ...inner, y: first + m.gap / 4, height: labelHeight };
  const lowerLabel: Rect = { ...inner, y: lower.y + m.kazan + m.gap / 4, height: labelHeight };
  // A player's own kazan lies on the opponent's half.
  const whiteUpper = bottom === "white";
  const bandHeight = rows.bottom - rows.top - tall - 2 * m.gap;
  const ends = [m.pad, wide - m.pad - end].map((x) => ({
    x,
    y: first,
    width: end,
    height: bandHeight,
  })) as [Rect, Rect];
  return {
    width: wide,
    height: boardHeight,
    radius: 6 + m.hole * 0.16,
    holes,
    targets,
    counts,
    numbers,
    kazans: whiteUpper ? [upper, lower] : [lower, upper],
    labels: whiteUpper ? [upperLabel, lowerLabel] : [lowerLabel, upperLabel],
    ends,
    countSize: m.count,
    numberSize: m.number,
    labelSize: m.label,
  };
}

export function centre(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
