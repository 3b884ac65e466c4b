// Puts stones, numbers and marks on the slab. Only what changed is drawn anew.
import type { Geometry, Well } from "./geometry";
import { centre } from "./geometry";
import { kazanLabel, type Label, labelSize } from "./labels";
import { paints, slab } from "./slab";
import type { Stones } from "./steps";
import { inHole, inKazan, type Stone } from "./stones";
import { box, marker, polygon, svg, text } from "./svg";

/** The few words that stand on the board. */
export interface BoardText {
  tuzdik: string;
  /** White's and Black's name, and what is still missing to win. */
  names: [string, string];
  missing: (stones: number, win: number) => string;
  /** A kazan's total after the end, where the stones left on the board were counted. */
  counted: (stones: number, score: number) => string;
}

/** What a picture needs to know beside the stones. */
export interface State {
  win: number;
  /** A hole whose last stone has just fallen, or -1. */
  fresh: number;
  /** What was counted, when the game is over. */
  score: [number, number] | undefined;
}

export class Painter {
  readonly element: SVGSVGElement;
  /** Lies over the buttons; nothing in it can be clicked. */
  readonly top: SVGSVGElement;
  /** In the top layer: the marks, and above them what moves. */
  readonly marks: SVGGElement;
  readonly overlay: SVGGElement;
  /** What the paints of this picture are named by. */
  readonly id: string;
  private readonly ground: SVGGElement;
  private readonly contents: SVGGElement;
  private groups: SVGGElement[] = [];
  private drawn: string[] = [];

  constructor(id: string) {
    this.id = id;
    this.ground = svg("g");
    this.contents = svg("g");
    this.marks = svg("g", { class: "tz-marks" });
    this.overlay = svg("g", { class: "tz-overlay" });
    this.element = svg(
      "svg",
      { class: "tz-picture", "aria-hidden": "true", focusable: "false" },
      paints(id),
      this.ground,
      this.contents,
    );
    this.top = svg(
      "svg",
      { class: "tz-picture tz-top", "aria-hidden": "true", focusable: "false" },
      this.marks,
      this.overlay,
    );
  }

  /** Draws the bare board of this size. */
  resize(geometry: Geometry): void {
    const { width, height } = geometry;
    for (const layer of [this.element, this.top]) {
      layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
      layer.setAttribute("width", String(width));
      layer.setAttribute("height", String(height));
    }
    // Lines that are right for a large board would hide a small one.
    const unit = Math.min(1.25, Math.max(0.55, (geometry.holes[0]?.width ?? 0) / 56));
    this.top.style.setProperty("--tz-unit", String(unit));
    this.ground.replaceChildren(slab(geometry, this.id));
    this.groups = Array.from({ length: geometry.holes.length + 2 }, () => svg("g"));
    this.drawn = [];
    this.contents.replaceChildren(...this.groups);
  }

  /** Draws what lies on the board. */
  paint(geometry: Geometry, stones: Stones, words: BoardText, state: State): void {
    const { fresh } = state;
    for (const [index, count] of stones.holes.entries()) {
      const owner = ([0, 1] as const).find((side) => stones.tuzdiks[side] === index);
      this.group(index, `${count} ${owner} ${index === fresh}`, () =>
        owner === undefined
          ? this.hole(geometry, index, count, index === fresh)
          : tuzdik(geometry, index, owner, words.tuzdik),
      );
    }
    const labels = [label(stones, words, state, 0), label(stones, words, state, 1)] as const;
    const size = labelSize(geometry, labels);
    for (const side of [0, 1] as const) {
      this.group(geometry.holes.length + side, `${size} ${Object.values(labels[side])}`, () => [
        ...this.pieces(inKazan(geometry.kazans[side], stones.kazans[side])),
        ...kazanLabel(geometry, side, labels[side], size),
      ]);
    }
  }

  /** Stones as elements, for the hand as well. */
  pieces(stones: Stone[], freshLast = false): SVGElement[] {
    return stones.map(({ x, y, radius }, index) => {
      // The symbol's box is a little larger than the stone in it.
      const reach = radius * (12 / 11);
      const stone = svg("use", {
        href: `#${this.id}-piece`,
        x: x - reach,
        y: y - reach,
        width: 2 * reach,
        height: 2 * reach,
      });
      if (freshLast && index === stones.length - 1) {
        stone.setAttribute("class", "tz-fresh");
        // Not every browser finds the middle of what is used.
        stone.style.transformOrigin = `${x}px ${y}px`;
      }
      return stone;
    });
  }

  private hole(geometry: Geometry, index: number, count: number, fresh: boolean): SVGElement[] {
    const { counts, numbers, countSize, numberSize, holes } = geometry;
    const number = (index % (holes.length / 2)) + 1;
    return [
      ...this.pieces(inHole(holes[index] as Well, count), fresh),
      text(at(counts, index), countSize, `tz-count${count === 0 ? " tz-none" : ""}`, String(count)),
      text(at(numbers, index), numberSize, "tz-number", String(number)),
    ];
  }

  private group(index: number, state: string, draw: () => SVGElement[]): void {
    if (this.drawn[index] === state) return;
    this.drawn[index] = state;
    this.groups[index]?.replaceChildren(...draw());
  }
}

function at<T>(list: T[], index: number): T {
  return list[index] as T;
}

function label(stones: Stones, words: BoardText, { win, score }: State, side: 0 | 1): Label {
  const count = stones.kazans[side];
  const counted = score?.[side] ?? count;
  const total = counted === count ? String(count) : words.counted(count, counted);
  // When all is over nobody needs anything any more.
  const missing = score === undefined ? words.missing(Math.max(0, win - count), win) : "";
  return { total, name: words.names[side], missing };
}

/** A tuzdik: an inlay that closes the hole, its owner's sign and colour, and the word. */
function tuzdik(geometry: Geometry, index: number, owner: 0 | 1, word: string): SVGElement[] {
  const well = at(geometry.holes, index);
  const side = owner === 0 ? "tz-white" : "tz-black";
  const number = (index % (geometry.holes.length / 2)) + 1;
  return [
    box(well, well.width / 2, `tz-inlay ${side}`),
    box(well, well.width / 2, "tz-inlay-line", -Math.max(2, well.width * 0.06)),
    ...inlay(well, side, word),
    marker(at(geometry.counts, index), geometry.countSize * 0.3, owner),
    text(at(geometry.numbers, index), geometry.numberSize, "tz-number", String(number)),
  ];
}

/** How large the word on a tuzdik is, whose letters are bold: it keeps off the ends of the well. */
export function wordSize(well: Well, letters: number): number {
  // The ends are round, and a mark of the last move may reach in.
  const fitting = (well.height - well.width * 0.56) / (0.66 * letters);
  return Math.min(Math.max(11, well.width * 0.215), fitting);
}

/** A diamond above the word; in a narrow well the word stands upright. */
export function inlay(well: Well, side: string, word: string): SVGElement[] {
  const middle = centre(well);
  const size = wordSize(well, word.length);
  const long = size * 0.62 * word.length;
  const flat = long < well.width * 0.9;
  const wordHeight = flat ? size : long;
  // In a short well the diamond becomes smaller, in a very short one the word alone remains.
  const room = well.height - well.width * 0.5 - wordHeight - size * 0.6;
  const tall = Math.min(well.width * 0.41, room / 2);
  const diamonds = tall > 5;
  const gap = diamonds ? size * 0.6 : 0;
  const top = middle.y - (wordHeight + (diamonds ? 2 * tall : 0) + gap) / 2;
  const y = top + tall;
  const diamond = (grow: number, className: string): SVGElement =>
    polygon(
      className,
      { x: middle.x, y: y - tall * grow },
      { x: middle.x + tall * 0.8 * grow, y },
      { x: middle.x, y: y + tall * grow },
      { x: middle.x - tall * 0.8 * grow, y },
    );
  const place = { x: middle.x, y: top + (diamonds ? 2 * tall : 0) + gap + wordHeight / 2 };
  const label = text(place, size, "tz-tuzdik-word", word);
  if (!flat) label.setAttribute("transform", `rotate(-90 ${place.x} ${place.y})`);
  if (!diamonds) return [label];
  return [diamond(1, `tz-diamond ${side}`), diamond(0.58, "tz-diamond-line"), label];
}
