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
      "radialGradient",
      { id: `${id}-stone`, cx: 0.36, cy: 0.3, r: 0.78 },
      stop(0, "tz-stop-stone-light"),
      stop(0.5, "tz-stop-stone"),
      stop(1, "tz-stop-stone-shade"),
    ),
    svg(
      "symbol",
      { id: `${id}-piece`, viewBox: "-12 -12 24 24", overflow: "visible" },
      svg("ellipse", { class: "tz-shadow", cx: 0.8, cy: 1.8, rx: 11.6, ry: 11.2 }),
      svg("circle", { class: "tz-piece", r: 11, fill: `url(#${id}-stone)` }),
    ),
  );
}

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

function ornament(end: Rect): SVGGElement {
  const scale = Math.min(end.width / 118, end.height / 118);
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
      svg("path", { d: HORN, transform: `scale(${across} ${along}) translate(-50 -54)` }),
    );
  }
  group.append(svg("path", { class: "tz-ornament-heart", d: "M0-12L9 0L0 12L-9 0Z" }));
  return group;
}

/** Draws the slab with its wells. */
export function slab(geometry: Geometry, id: string): SVGGElement {
  const { width, height, radius } = geometry;
  const whole: Rect = { x: 0, y: 0, width, height };
  const wood = box(whole, radius, "tz-wood");
  wood.setAttribute("fill", `url(#${id}-wood)`);
  const clip = svg("clipPath", { id: `${id}-edge` }, box(whole, radius, ""));
  const lines = grain(geometry);
  lines.setAttribute("clip-path", `url(#${id}-edge)`);
  const group = svg("g", {}, clip, wood, lines);
  group.append(box(whole, radius, "tz-bevel", -1.5));
  for (const end of geometry.ends) group.append(ornament(end));
  for (const well of [...geometry.holes, ...geometry.kazans]) {
    const round = Math.min(well.width, well.height) / 2;
    const rim = box(well, round, "tz-rim", Math.max(1, round * 0.07));
    rim.setAttribute("fill", `url(#${id}-rim)`);
    const inside = box(well, round, "tz-well");
    inside.setAttribute("fill", `url(#${id}-well)`);
    group.append(rim, inside);
  }
  return group;
}
