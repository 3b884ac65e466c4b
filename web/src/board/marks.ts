// What is drawn over the stones: the last move, and the preview of one that could be played.
// Shape tells all of it; colour only helps.
import type { TraceView } from "../core";
import { centre, type Geometry, type Point, type Well } from "./geometry";
import { holeIndex, sideIndex } from "./steps";
import { box, polygon, svg, text } from "./svg";

function outline(well: Well, className: string, grow: number): SVGElement[] {
  const round = Math.min(well.width, well.height) / 2;
  return [
    box(well, round, `tz-outline-under ${className}`, grow),
    box(well, round, `tz-outline ${className}`, grow),
  ];
}

/** A small notch at the outer end of a well, pointing into it. */
function notch(well: Well): SVGElement {
  const size = Math.max(4, well.width * 0.16);
  const inward = well.from === "bottom" ? -1 : 1;
  const edge = well.from === "bottom" ? well.y + well.height : well.y;
  const x = well.x + well.width / 2;
  return polygon(
    "tz-notch",
    { x: x - size, y: edge - inward * size * 0.9 },
    { x: x + size, y: edge - inward * size * 0.9 },
    { x, y: edge + inward * size * 0.9 },
  );
}

/** A label that stands out from all that may lie below it. */
export function badge(at: Point, size: number, words: string, className = ""): SVGGElement {
  const width = size * (0.9 + 0.62 * words.length);
  const plate = { x: at.x - width / 2, y: at.y - size * 0.8, width, height: size * 1.6 };
  return svg(
    "g",
    { class: `tz-badge ${className}` },
    box(plate, size * 0.8, "tz-badge-plate"),
    text(at, size, "tz-badge-text", words),
  );
}

function landingWell(geometry: Geometry, trace: TraceView): Well {
  const { landing, mover } = trace;
  return landing === null ? geometry.kazans[sideIndex(mover)] : (geometry.holes[landing] as Well);
}

function originWell(geometry: Geometry, trace: TraceView): Well {
  const index = holeIndex(trace.mover, trace.hole, geometry.holes.length / 2);
  return geometry.holes[index] as Well;
}

/** Where the last move came from and where it ended. */
export function lastMove(geometry: Geometry, trace: TraceView): SVGElement[] {
  const from = originWell(geometry, trace);
  const to = landingWell(geometry, trace);
  const grow = Math.max(1.5, from.width * 0.035);
  const marks = to === from ? [] : outline(from, "tz-from", grow);
  return [...marks, ...outline(to, "tz-to", grow), ...(to.from === "left" ? [] : [notch(to)])];
}

/** A hole that is proposed: a ring, and a star at its inner end. */
export function proposal(geometry: Geometry, trace: TraceView): SVGElement[] {
  const from = originWell(geometry, trace);
  const size = Math.max(7, from.width * 0.24);
  const x = from.x + from.width / 2;
  const y = from.from === "bottom" ? from.y + size * 0.2 : from.y + from.height - size * 0.2;
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? size : size * 0.45;
    const turn = (index * Math.PI) / 5;
    return { x: x + reach * Math.sin(turn), y: y - reach * Math.cos(turn) };
  });
  const grow = Math.max(1.5, from.width * 0.035);
  return [...outline(from, "tz-proposal", grow), polygon("tz-star", ...points)];
}

/** Where a move would end and what it would bring. */
export function preview(geometry: Geometry, trace: TraceView, tuzdikWord: string): SVGElement[] {
  const from = originWell(geometry, trace);
  const to = landingWell(geometry, trace);
  const grow = Math.max(1.5, from.width * 0.035);
  const marks = to === from ? [] : outline(from, "tz-choice", grow);
  marks.push(...outline(to, "tz-preview", grow));
  const size = Math.max(12, from.width * 0.26);
  const words = [
    ...(trace.captured > 0 ? [`+${trace.captured}`] : []),
    ...(trace.tuzdik !== null ? [tuzdikWord] : []),
  ];
  const middle = centre(to);
  // Long words must not hang over the edge of the slab.
  const reach = (line: string): number => size * (0.45 + 0.31 * line.length) + 2;
  for (const [line, content] of words.entries()) {
    const x = Math.min(Math.max(middle.x, reach(content)), geometry.width - reach(content));
    const y = middle.y + (line - (words.length - 1) / 2) * size * 1.8;
    marks.push(badge({ x, y }, size, content));
  }
  return marks;
}
