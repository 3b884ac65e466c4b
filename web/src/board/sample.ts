// A corner of a board, to choose one by.
import { layOut } from "./geometry";
import { Painter } from "./painter";

const SIZE = { width: 300, height: 250, columns: 4 };
const STONES = [3, 6, 1, 4, 2, 5, 3, 4];

let samples = 0;

/** A small board with a few stones; it wears the colours of the `data-board` above it. */
export function boardSample(): SVGSVGElement {
  const painter = new Painter(`ts${samples++}`);
  const { element } = painter;
  const geometry = layOut(SIZE.width, SIZE.height, SIZE.columns, "white");
  painter.resize(geometry);
  painter.paint(
    geometry,
    { holes: STONES, kazans: [12, 9], tuzdiks: [null, null] },
    { tuzdik: "", names: ["", ""], missing: () => "", counted: () => "" },
    { win: 0, fresh: -1, score: undefined },
  );
  element.setAttribute("class", "tz-picture tz-sample");
  element.setAttribute("viewBox", `0 0 ${geometry.width} ${geometry.height}`);
  element.removeAttribute("width");
  element.removeAttribute("height");
  return element;
}
