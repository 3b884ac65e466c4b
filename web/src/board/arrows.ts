// Arrows from hole to hole, and holes that are lit up: what an analysis points at. A wider arrow
// means more; shape and width tell it, colour only helps.
import { centre, type Geometry, type Point, type Well } from "./geometry";
import { box, polygon, svg } from "./svg";

/** `to` is a hole's place, or a side's kazan. */
export interface Arrow {
  from: number;
  to: number | "white" | "black";
  kind: "best" | "other" | "threat" | "note";
}

export interface Drawn {
  arrows: readonly Arrow[];
  /** Places of holes. */
  lit: readonly number[];
}

const WIDTHS: Record<Arrow["kind"], number> = { best: 0.17, other: 0.1, threat: 0.14, note: 0.12 };

export function drawn(geometry: Geometry, { arrows, lit }: Drawn): SVGElement[] {
  const unit = geometry.holes[0]?.width ?? 0;
  return [
    ...lit.flatMap((index) => ring(geometry.holes[index], unit)),
    // The most important one lies on top.
    ...[...arrows].reverse().flatMap((one) => arrow(geometry, one, unit)),
  ];
}

function ring(well: Well | undefined, unit: number): SVGElement[] {
  if (well === undefined) return [];
  const round = Math.min(well.width, well.height) / 2;
  const grow = Math.max(1.5, unit * 0.035);
  return [
    box(well, round, "tz-outline-under tz-lit", grow),
    box(well, round, "tz-outline tz-lit", grow),
  ];
}

function arrow(geometry: Geometry, { from, to, kind }: Arrow, unit: number): SVGElement[] {
  const start = geometry.holes[from];
  const end = typeof to === "number" ? geometry.holes[to] : geometry.kazans[to === "white" ? 0 : 1];
  if (start === undefined || end === undefined) return [];
  if (start === end) return ring(start, unit);
  return shaft(centre(start), centre(end), geometry.height / 2, WIDTHS[kind] * unit, kind);
}

/** Within a row an arrow bends towards the middle, so that it does not hide what lies between. */
function shaft(a: Point, b: Point, middle: number, width: number, kind: string): SVGElement[] {
  const sameRow = Math.abs(a.y - b.y) < 1;
  const bend = sameRow ? (middle - a.y) * 0.9 : 0;
  const control = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + bend };
  const length = Math.hypot(b.x - control.x, b.y - control.y) || 1;
  const [ux, uy] = [(b.x - control.x) / length, (b.y - control.y) / length];
  const head = width * 2.6;
  const neck = { x: b.x - ux * head, y: b.y - uy * head };
  const side = head * 0.62;
  const path = `M${round(a)}Q${round(control)} ${round(neck)}`;
  const line = (className: string, more: number): SVGElement =>
    svg("path", { class: className, d: path, "stroke-width": width + more });
  const tip = polygon("tz-arrow-tip", { x: neck.x - uy * side, y: neck.y + ux * side }, b, {
    x: neck.x + uy * side,
    y: neck.y - ux * side,
  });
  return [
    svg(
      "g",
      { class: "tz-arrow", "data-kind": kind },
      line("tz-arrow-under", 3),
      tip,
      line("tz-arrow-line", 0),
    ),
  ];
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
