// A corner of a board, to choose one by.
import { layOut } from "./geometry";
import { Painter } from "./painter";

const SIZE = { width: 720, height: 520, columns: 9 };
const STONES = [5, 8, 3, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9];

let samples = 0;

/** The lower left corner of a board; it wears the colours of the `data-board` above it. */
export function boardSample(): SVGSVGElement {
  const painter = new Painter(`ts${samples++}`);
  const { element } = painter;
  const geometry = layOut(SIZE.width, SIZE.height, SIZE.columns, "white");
  painter.resize(geometry);
  painter.paint(
    geometry,
    { holes: STONES, kazans: [24, 15], tuzdiks: [null, null] },
    { tuzdik: "", names: ["", ""], missing: () => "", counted: () => "" },
    { win: 0, fresh: -1, score: undefined },
  );
  element.setAttribute("class", "tz-picture tz-sample");
  const { width, height } = geometry;
  element.setAttribute("viewBox", `0 ${height * 0.37} ${width * 0.365} ${height * 0.63}`);
  element.removeAttribute("width");
  element.removeAttribute("height");
  return element;
}
