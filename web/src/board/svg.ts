// Making SVG elements, and the shapes that are used in more than one place.
import type { Point, Rect } from "./geometry";

const NAMESPACE = "http://www.w3.org/2000/svg";

type Attributes = Record<string, string | number>;

/** Makes an SVG element with attributes and children. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, typeof value === "number" ? round(value) : value);
  }
  element.append(...children);
  return element;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A rectangle with round corners, `grow` pixels larger on each side. */
export function box(rect: Rect, radius: number, className: string, grow = 0): SVGRectElement {
  return svg("rect", {
    class: className,
    x: rect.x - grow,
    y: rect.y - grow,
    width: rect.width + 2 * grow,
    height: rect.height + 2 * grow,
    rx: Math.max(0, radius + grow),
  });
}

/** A path through points given as flat numbers, closed. */
export function polygon(className: string, ...points: Point[]): SVGPolygonElement {
  const list = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
  return svg("polygon", { class: className, points: list });
}

/** Text centred on a point; `size` in pixels. */
export function text(
  at: Point,
  size: number,
  className: string,
  content: string,
  anchor: "start" | "middle" | "end" = "middle",
): SVGTextElement {
  return svg(
    "text",
    {
      class: className,
      x: at.x,
      // Digits and capitals reach to about 0.72 of the size: this centres them.
      y: at.y + size * 0.36,
      "font-size": size,
      "text-anchor": anchor,
    },
    content,
  );
}

/** The sign of a side: a light disc with a rim for White, a dark one for Black. */
export function marker(at: Point, radius: number, side: 0 | 1): SVGCircleElement {
  return svg("circle", {
    class: side === 0 ? "tz-marker tz-white" : "tz-marker tz-black",
    cx: at.x,
    cy: at.y,
    r: radius,
    "stroke-width": Math.max(1.2, radius * 0.24),
  });
}
