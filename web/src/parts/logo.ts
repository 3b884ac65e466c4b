// The sign of togyz: a hole with nine stones.
import { svg } from "../board/svg";

export function logo(): SVGSVGElement {
  const stones = [18, 30, 42].flatMap((y) =>
    [18, 30, 42].map((x) => svg("circle", { class: "logo-stone", cx: x, cy: y, r: 5.2 })),
  );
  return svg(
    "svg",
    { class: "logo", viewBox: "0 0 60 60", "aria-hidden": "true", focusable: "false" },
    svg("rect", { class: "logo-wood", x: 1, y: 1, width: 58, height: 58, rx: 15 }),
    svg("rect", { class: "logo-well", x: 8, y: 8, width: 44, height: 44, rx: 17 }),
    ...stones,
  );
}
