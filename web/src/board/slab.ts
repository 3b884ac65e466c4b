// The board without stones: wood, wells and ornament. Drawn anew only when the size changes.
import type { Geometry, Rect } from "./geometry";
import { box, svg } from "./svg";

/** The shared paints; `id` keeps apart those of several boards on one page. */
export function paints(id: string): SVGDefsElement {
  const stop = (offset: number, className: string): SVGStopElement =>
    svg("stop", { offset, class: className });
  const vertical = { x1: 0, y1: 0, x2: 0, y2: 1 };
  return svg(
    "defs",
    {},
    svg(
      "linearGradient",
      { id: `${id}-wood`, x1: 0, y1: 0, x2: 0.35, y2: 1 },
      stop(0, "tz-stop-wood-light"),
      stop(0.45, "tz-stop-wood"),
      stop(1, "tz-stop-wood-deep"),
    ),
    svg(
      "linearGradient",
      { id: `${id}-well`, ...vertical },
      stop(0, "tz-stop-well-deep"),
      stop(1, "tz-stop-well"),
    ),
    svg(
      "linearGradient",
      { id: `${id}-rim`, ...vertical },
      stop(0, "tz-stop-rim-dark"),
      stop(1, "tz-stop-rim-light"),
    ),
    svg(
      "linearGradient",
      { id: `${id}-field`, x1: 0, y1: 0, x2: 0.2, y2: 1 },
      stop(0, "tz-stop-field-light"),
      stop(1, "tz-stop-field-deep"),
    ),
    svg(
      "radialGradient",
      { id: `${id}-stone`, cx: 0.36, cy: 0.3, r: 0.78 },
      stop(0, "tz-stop-stone-light"),
      stop(0.5, "tz-stop-stone"),
      stop(1, "tz-stop-stone-shade"),
    ),
    piece(`${id}-piece`, `url(#${id}-stone)`),
    svg(
      "pattern",
      { id: `${id}-nap`, width: 23, height: 19, patternUnits: "userSpaceOnUse" },
      ...NAP.map((d) => svg("path", { class: "tz-nap", d })),
    ),
  );
}

function piece(id: string, fill: string): SVGSymbolElement {
  return svg(
    "symbol",
    { id, viewBox: "-12 -12 24 24", overflow: "visible" },
    svg("ellipse", { class: "tz-shadow tz-far", cx: 1, cy: 2.6, rx: 11.8, ry: 11.4 }),
    svg("ellipse", { class: "tz-shadow", cx: 0.5, cy: 1.2, rx: 11.4, ry: 11.2 }),
    svg("circle", { class: "tz-piece", r: 11, fill }),
    svg("ellipse", {
      class: "tz-gleam",
      cx: -3.8,
      cy: -4.8,
      rx: 3.4,
      ry: 2.1,
      transform: "rotate(-38 -3.8 -4.8)",
    }),
  );
}

// Short fibres of felt.
const NAP = [
  "M2 4l4 1.5",
  "M11 2l-1 3.5",
  "M17 8l3.5-1.5",
  "M5 12l1 3.5",
  "M13 15l4 .5",
  "M20 16l1-3",
];

// Fine lines along the slab. Fixed numbers: the same board every time.
function grain(geometry: Geometry): SVGGElement {
  const { width, height } = geometry;
  const group = svg("g", { class: "tz-grain" });
  const lines = Math.round(height / 11);
  for (let line = 0; line < lines; line++) {
    const wave = (turn: number): number => Math.sin(line * 2.399 + turn) * height * 0.011;
    const y = ((line + 0.5 + Math.sin(line * 5.1) * 0.4) / lines) * height;
    const from = line % 3 === 0 ? width * (0.12 + 0.3 * Math.abs(Math.sin(line))) : 0;
    const to = line % 4 === 1 ? width * (0.6 + 0.3 * Math.abs(Math.cos(line))) : width;
    const third = (to - from) / 3;
    group.append(
      svg("path", {
        d: `M${from} ${y + wave(0)}C${from + third} ${y + wave(1)} ${to - third} ${y + wave(2.5)} ${to} ${y + wave(4)}`,
        "stroke-width": 0.7 + 0.6 * Math.abs(Math.sin(line * 1.7)),
      }),
    );
  }
  return group;
}

// A ram's horn, the koshkar muiz of Kazakh and Kyrgyz ornament, in a box of 50 x 50: the
// left half of a pair that grows out of a stem at the right edge.
const HORN =
  "M50 50C50 30 46 8 26 8C12 8 4 18 5 29C6 40 17 44 25 39C32 34 31 23 23 22C18 22 16 26 18 29";

/** The pair of horns twice, mirrored, about a diamond; `end` is the place it fills. */
export function ornament(end: Rect): SVGGElement {
  const scale = Math.min(end.width / 124, end.height / 124);
  const x = end.x + end.width / 2;
  const y = end.y + end.height / 2;
  const group = svg("g", {
    class: "tz-ornament",
    transform: `translate(${x} ${y}) scale(${scale})`,
  });
  for (const [across, along] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]) {
    group.append(
      svg("path", { d: HORN, transform: `scale(${across} ${along}) translate(-50 -57)` }),
    );
  }
  group.append(svg("path", { class: "tz-ornament-heart", d: "M0-16L11 0L0 16L-11 0Z" }));
  return group;
}

/** The shadow that the upper edge of a well throws into it. */
function hollow(well: Rect, depth: number): SVGPathElement {
  const round = Math.min(well.width, well.height) / 2;
  const { x, y } = well;
  const right = x + well.width;
  const side = y + round;
  return svg("path", {
    class: "tz-hollow",
    d: `M${x} ${side}A${round} ${round} 0 0 1 ${x + round} ${y}H${right - round}A${round} ${round} 0 0 1 ${right} ${side}v${depth}A${round} ${round} 0 0 0 ${right - round} ${y + depth}H${x + round}A${round} ${round} 0 0 0 ${x} ${side + depth}Z`,
  });
}

/** A well without stones. */
export function well(place: Rect, id: string): SVGElement[] {
  const round = Math.min(place.width, place.height) / 2;
  const rim = box(place, round, "tz-rim", Math.max(1, round * 0.07));
  rim.setAttribute("fill", `url(#${id}-rim)`);
  const inside = box(place, round, "tz-well");
  inside.setAttribute("fill", `url(#${id}-well)`);
  return [rim, inside, hollow(place, round * 0.12), hollow(place, round * 0.3)];
}

/** Draws the slab with its wells. */
export function slab(geometry: Geometry, id: string): SVGGElement {
  const { width, height, radius, field } = geometry;
  const whole: Rect = { x: 0, y: 0, width, height };
  const painted = (shape: SVGElement, paint: string): SVGElement => {
    shape.setAttribute("fill", `url(#${id}-${paint})`);
    return shape;
  };
  const clip = svg("clipPath", { id: `${id}-edge` }, box(whole, radius, ""));
  const lines = grain(geometry);
  lines.setAttribute("clip-path", `url(#${id}-edge)`);
  const inner = Math.max(2, radius - field.x * 0.6);
  const group = svg(
    "g",
    {},
    clip,
    painted(box(whole, radius, "tz-wood"), "wood"),
    lines,
    box(whole, radius, "tz-bevel", -1.5),
    painted(box(field, inner, "tz-field"), "field"),
    painted(box(field, inner, "tz-nap-place"), "nap"),
    box(field, inner, "tz-line"),
  );
  for (const end of geometry.ends) group.append(ornament(end));
  for (const place of [...geometry.holes, ...geometry.kazans]) group.append(...well(place, id));
  return group;
}
