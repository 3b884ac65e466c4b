// Small pictures of what a move does, for those who see the game for the first time.
import type { Point, Rect, Well } from "./geometry";
import { badge } from "./marks";
import { inlay, Painter } from "./painter";
import { well } from "./slab";
import { inHole, inKazan } from "./stones";
import { box, polygon, svg } from "./svg";

export type Figure = "sow" | "capture" | "tuzdik" | "win";

const SIZE = { width: 240, height: 132 };
const HOLE = { width: 40, height: 92, top: 28 };

let figures = 0;

/** Draws one of them, in the colours of the board above it. */
export function figure(kind: Figure): SVGSVGElement {
  const painter = new Painter(`tf${figures++}`);
  const { element } = painter;
  element.setAttribute("class", "tz-picture tz-figure");
  element.setAttribute("viewBox", `0 0 ${SIZE.width} ${SIZE.height}`);
  const ground = box({ x: 0, y: 0, ...SIZE }, 14, "tz-wood");
  ground.setAttribute("fill", `url(#${painter.id}-wood)`);
  const field = box({ x: 0, y: 0, ...SIZE }, 14, "tz-field");
  field.setAttribute("fill", `url(#${painter.id}-field)`);
  element.append(ground, field, ...DRAWN[kind](painter));
  return element;
}

const DRAWN: Record<Figure, (painter: Painter) => SVGElement[]> = {
  sow: (painter) => [
    ...holes(painter, [1, 4, 1, 3], 4),
    arrow(hole(0, 4), hole(1, 4)),
    arrow(hole(1, 4), hole(2, 4)),
    arrow(hole(2, 4), hole(3, 4)),
  ],
  capture: (painter) => {
    const place = hole(1, 3);
    return [
      ...holes(painter, [3, 4, 2], 3),
      ...ring(place),
      arrow(hole(0, 3), place),
      badge({ x: place.x + place.width / 2, y: place.y + 24 }, 15, "+4"),
    ];
  },
  tuzdik: (painter) => {
    const place = hole(1, 3);
    const round = place.width / 2;
    return [
      ...holes(painter, [2, 0, 5], 3),
      box(place, round, "tz-inlay tz-white"),
      box(place, round, "tz-inlay-line", -3),
      ...inlay(place, "tz-white", ""),
      arrow(hole(0, 3), place),
    ];
  },
  win: (painter) => {
    const kazan: Well = { x: 14, y: 20, width: SIZE.width - 28, height: 38, from: "left" };
    const other: Well = { ...kazan, y: 74 };
    return [
      ...well(kazan, painter.id),
      ...well(other, painter.id),
      ...painter.pieces(inKazan(kazan, 26)),
      ...painter.pieces(inKazan(other, 15)),
      ...ring(kazan),
    ];
  },
};

/** The place of a hole in a row of so many. */
function hole(index: number, count: number): Well {
  const pitch = 54;
  const left = (SIZE.width - count * pitch) / 2 + (pitch - HOLE.width) / 2;
  const { width, height, top: y } = HOLE;
  return { x: left + index * pitch, y, width, height, from: "bottom" };
}

function holes(painter: Painter, counts: readonly number[], of: number): SVGElement[] {
  return counts.flatMap((count, index) => {
    const place = hole(index, of);
    return [...well(place, painter.id), ...painter.pieces(inHole(place, count))];
  });
}

function ring(place: Rect): SVGElement[] {
  const round = Math.min(place.width, place.height) / 2;
  return [box(place, round, "tz-outline-under tz-to", 2), box(place, round, "tz-outline tz-to", 2)];
}

/** From above one hole to above another. */
function arrow(from: Rect, to: Rect): SVGElement {
  const [start, end] = [from.x + from.width / 2 + 5, to.x + to.width / 2 - 5];
  const y = HOLE.top - 6;
  return svg(
    "g",
    {},
    svg("path", {
      class: "tz-way",
      d: `M${start} ${y}Q${(start + end) / 2} ${y - 16} ${end} ${y - 2}`,
    }),
    tip({ x: end + 2, y: y + 1 }),
  );
}

function tip({ x, y }: Point): SVGPolygonElement {
  return polygon("tz-tip", { x: x - 8, y: y - 6 }, { x: x + 1, y: y - 9 }, { x, y: y + 1 });
}
