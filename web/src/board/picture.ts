// A board as a picture of its own, without the page around it.
import type { PositionView } from "../core";
import type { SideName } from "../protocol";
import { layOut } from "./geometry";
import { type BoardText, Painter } from "./painter";
import { svg } from "./svg";

// What styles give the elements of a board; the rest is attributes.
const PROPERTIES = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "opacity", "stop-color", "stop-opacity", "font-family"],
  ...["font-weight", "font-size", "text-anchor", "paint-order", "visibility"],
];

/** One picture of all layers, with the styles that they have on the page. */
export function standalone(layers: readonly SVGSVGElement[]): SVGSVGElement {
  const [first] = layers;
  const box = first?.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width = "1", height = "1"] = box.split(" ");
  const picture = svg("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: box, width, height });
  for (const layer of layers) {
    const copy = layer.cloneNode(true) as SVGSVGElement;
    const originals = [...layer.querySelectorAll("*")];
    for (const [index, element] of [...copy.querySelectorAll("*")].entries()) {
      dress(element as SVGElement, originals[index] as SVGElement);
    }
    picture.append(...copy.childNodes);
  }
  return picture;
}

function dress(copy: SVGElement, original: SVGElement): void {
  const style = getComputedStyle(original);
  for (const name of PROPERTIES) {
    const value = style.getPropertyValue(name);
    if (value !== "") copy.style.setProperty(name, value);
  }
  copy.removeAttribute("class");
}

const SIZE = { width: 620, height: 430 };
let pictures = 0;

/** A still picture of a position, in the colours of the `data-board` above it. */
export function still(
  position: PositionView,
  words: BoardText,
  bottom: SideName = "white",
): SVGSVGElement {
  const painter = new Painter(`tp${pictures++}`);
  const geometry = layOut(SIZE.width, SIZE.height, position.holesPerSide, bottom);
  painter.resize(geometry);
  const score = position.outcome?.score;
  painter.paint(geometry, position, words, { win: position.win, fresh: -1, score });
  const { element } = painter;
  element.setAttribute("class", "tz-picture tz-still");
  return element;
}
