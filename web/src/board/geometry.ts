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
  /** Where it is said what is missing: at the end of the label, or beyond the kazan. */
  needs: [Rect, Rect];
  /** Inside the frame. */
  field: Rect;
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
  /** From the board's edge to its holes. */
  edge: number;
  /** Everything of the height that isn't a hole. */
  fixed: number;
}

/** How wide a board is, and what that leads to. */
interface Fit {
  /** A low board has its words beside the kazans, and each number beside its count. */
  low: boolean;
  wide: number;
  tall: number;
  measures: Measures;
}

// How much taller than wide a hole is at most.
const SLENDER = 4.4;

/** How much taller than wide a hole is at least: on a low board the letters need the width. */
function leastSlender(height: number): number {
  return Math.min(1.75, Math.max(1.3, 1.3 + (0.45 * (height - 400)) / 300));
}

function measure(width: number, columns: number, low: boolean): Measures {
  const pad = 5 + width * 0.011;
  const pitch = (width - 2 * pad) / columns;
  const hole = Math.min(pitch * 0.84, pitch - 4);
  const count = 8 + hole * 0.27;
  const number = 7.5 + hole * 0.085;
  const label = low ? 9 + hole * 0.15 : 10 + hole * 0.2;
  const kazan = 12 + hole * (low ? 0.3 : 0.36);
  const gap = 2 + hole * 0.085;
  const edge = pad + (low ? 0 : number * 1.2) + count * 1.25 + gap;
  const band = 2 * (kazan + (low ? 0 : label * 1.35)) + (low ? 3 : 4) * gap;
  return { pad, pitch, hole, count, number, label, kazan, gap, edge, fixed: 2 * edge + band };
}

/** The widest board that fits. */
function fit(width: number, height: number, columns: number, low: boolean): Fit {
  const least = leastSlender(height);
  const needs = (wide: number): number => {
    const { fixed, hole } = measure(wide, columns, low);
    return fixed + 2 * least * hole;
  };
  let [from, to] = [120, Math.max(120, width)];
  if (needs(width) <= height) from = width;
  for (let step = 0; step < 20 && from < width; step++) {
    const middle = (from + to) / 2;
    if (needs(middle) <= height) from = middle;
    else to = middle;
  }
  const measures = measure(from, columns, low);
  const tall = Math.min((height - measures.fixed) / 2, SLENDER * measures.hole);
  return { low, wide: from, tall, measures };
}

/** The usual board, or the low one where that gives clearly larger holes. */
function bestFit(width: number, height: number, columns: number): Fit {
  // Few holes must not become buckets.
  const most = Math.min(width, height * 0.24 * (columns + 1));
  const usual = fit(most, height, columns, false);
  const low = fit(most, height, columns, true);
  const size = ({ tall, measures }: Fit): number => tall * measures.hole;
  const better = usual.wide < 0.9 * most && size(low) > 1.25 * size(usual);
  // Its lines of words need the width.
  return better && low.wide >= 420 ? low : usual;
}

/**
 * Lays the board out within `width` x `height` for `columns` holes a side, `bottom`'s row below.
 *
 * The board may come out smaller than the room: its holes keep sensible proportions.
 */
export function layOut(width: number, height: number, columns: number, bottom: SideName): Geometry {
  const { low, wide, tall, measures: m } = bestFit(width, height, columns);
  const { edge } = m;
  const boardHeight = m.fixed + 2 * tall;

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
    const fromEdge = (distance: number, x = centre): Point => ({
      x,
      y: below ? boardHeight - distance : distance,
    });
    const line = m.pad + m.count * 0.62;
    numbers.push(low ? fromEdge(line, centre - m.hole * 0.44) : fromEdge(m.pad + m.number * 0.6));
    counts.push(fromEdge(low ? line : line + m.number * 1.2));
  }

  // Where holes are wide the words at the kazans need the room more than the ornament does.
  const end = Math.max(Math.min(m.hole * 0.9, wide * 0.085), 22);
  const band = { first: rows.top + tall + m.gap, middle: boardHeight / 2 };
  const inner: Rect = { x: m.pad + end, y: 0, width: wide - 2 * (m.pad + end), height: m.kazan };
  const lines = low ? lowLines(m, inner, band.middle) : usualLines(m, inner, band);
  // A player's own kazan lies on the opponent's half.
  const order = <Part>([upper, lower]: [Part, Part]): [Part, Part] =>
    bottom === "white" ? [upper, lower] : [lower, upper];
  const bandHeight = rows.bottom - rows.top - tall - 2 * m.gap;
  const ends = [m.pad, wide - m.pad - end].map((x) => ({
    x,
    y: band.first,
    width: end,
    height: bandHeight,
  })) as [Rect, Rect];
  const frame = m.pad * 0.62;
  return {
    width: wide,
    height: boardHeight,
    radius: 6 + m.hole * 0.16,
    holes,
    targets,
    counts,
    numbers,
    kazans: order(lines.kazans),
    labels: order(lines.labels),
    needs: order(lines.needs),
    field: { x: frame, y: frame, width: wide - 2 * frame, height: boardHeight - 2 * frame },
    ends,
    countSize: m.count,
    numberSize: m.number,
    labelSize: m.label,
  };
}

/** The upper and the lower of each. */
interface Lines {
  kazans: [Well, Well];
  labels: [Rect, Rect];
  needs: [Rect, Rect];
}

/** Words above the upper kazan and below the lower one. */
function usualLines(m: Measures, inner: Rect, { first, middle }: Band): Lines {
  const upper: Well = { ...inner, y: middle - m.gap / 2 - m.kazan, from: "left" };
  const lower: Well = { ...inner, y: middle + m.gap / 2, from: "left" };
  const height = m.label * 1.35;
  const labels: [Rect, Rect] = [
    { ...inner, y: first + m.gap / 4, height },
    { ...inner, y: lower.y + m.kazan + m.gap / 4, height },
  ];
  return { kazans: [upper, lower], labels, needs: labels };
}

interface Band {
  first: number;
  middle: number;
}

/** Name and total before each kazan, and what is missing after it. */
function lowLines(m: Measures, inner: Rect, middle: number): Lines {
  const label = inner.width * 0.27;
  const need = inner.width * 0.17;
  const line = (y: number): [Well, Rect, Rect] => [
    { ...inner, x: inner.x + label, y, width: inner.width - label - need, from: "left" },
    { ...inner, y, width: label },
    { ...inner, x: inner.x + inner.width - need, y, width: need },
  ];
  const upper = line(middle - m.gap / 2 - m.kazan);
  const lower = line(middle + m.gap / 2);
  return {
    kazans: [upper[0], lower[0]],
    labels: [upper[1], lower[1]],
    needs: [upper[2], lower[2]],
  };
}

export function centre(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
