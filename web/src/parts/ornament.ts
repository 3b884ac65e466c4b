// Ram's horns, as on the board, to adorn a heading.
import { ornament } from "../board";
import { svg } from "../board/svg";

export function horns(): SVGSVGElement {
  return svg(
    "svg",
    { class: "horns", viewBox: "0 0 60 60", "aria-hidden": "true", focusable: "false" },
    ornament({ x: 0, y: 0, width: 60, height: 60 }),
  );
}
