// A board to look at and to print: a position, and perhaps what a move does in it.
import type { PositionView, TraceView } from "../core";
import { layOut } from "./geometry";
import { preview } from "./marks";
import { type BoardText, Painter } from "./painter";

const SIZE = { width: 640, height: 400 };

let diagrams = 0;

/** Draws it with White's row below; `label` is what it shows, in words. */
export function diagram(
  position: PositionView,
  words: BoardText,
  label: string,
  move: TraceView | null = null,
): SVGSVGElement {
  const painter = new Painter(`td${diagrams++}`);
  const { element } = painter;
  // Fewer holes make a narrower board.
  const width = (SIZE.width * (position.holesPerSide + 1)) / 10;
  const geometry = layOut(width, SIZE.height, position.holesPerSide, "white");
  painter.resize(geometry);
  painter.paint(geometry, position, words, {
    win: position.win,
    fresh: -1,
    score: position.outcome?.score,
  });
  if (move) painter.marks.replaceChildren(...preview(geometry, move, words.tuzdik));
  painter.marks.style.setProperty("--tz-unit", "0.8");
  element.append(painter.marks);
  element.setAttribute("class", "tz-picture tz-diagram");
  element.removeAttribute("width");
  element.removeAttribute("height");
  element.removeAttribute("aria-hidden");
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", label);
  return element;
}
