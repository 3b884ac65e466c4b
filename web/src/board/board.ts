// The board: shows a position, shows moves being played, and says which one was chosen. It
// knows neither server nor page, and whoever shows a position can use it.
import type { PositionView, TraceView } from "../core";
import type { SideName } from "../protocol";
import { type Drawn, drawn } from "./arrows";
import { type Geometry, layOut } from "./geometry";
import { HoleButtons, type HoleWords } from "./holes";
import { lastMove, preview, proposal } from "./marks";
import { type BoardText, Painter } from "./painter";
import { standalone } from "./picture";
import { Sowing, type Speed } from "./sowing";
import { applyTrace, type Stones, sameStones } from "./steps";
import "./themes.css";
import "./board.css";

/** All words of the board, in the language of the page. */
export interface BoardWords extends HoleWords {
  board: string;
  tuzdik: string;
  missing: (stones: number, win: number) => string;
  counted: (stones: number, score: number) => string;
  kazan: (position: PositionView, side: SideName) => string;
}

export interface BoardOptions {
  /** Whose row lies below. */
  bottom: SideName;
  /** Whose moves can be played by clicking, if anybody's. */
  playable: SideName | null;
  /** Whether a hole shows where its move would end, before it is played. */
  previews: boolean;
  /** White's and Black's name. */
  names: [string, string];
  /** The move that led to the position; it stays marked. */
  last: TraceView | null;
  /** A move that is proposed. */
  hint?: TraceView | null;
  /** Arrows and lit holes. */
  drawn?: Drawn;
}

/** What of a move can be heard. */
export type Heard = "stone" | "capture" | "tuzdik";

export interface BoardEvents {
  play: (trace: TraceView) => void;
  /** Something is to be heard just now. */
  sound?: (heard: Heard) => void;
  preview?: (trace: TraceView | null) => void;
}

/** More moves than this that come at once are not shown one by one. */
const MOST_SHOWN = 2;

let boards = 0;

export class Board {
  /** Takes the size that the page gives it. */
  readonly element = document.createElement("div");
  /** How fast moves are shown. */
  speed: Speed = "normal";
  private readonly frame = document.createElement("div");
  private readonly kazans = [document.createElement("p"), document.createElement("p")] as const;
  private readonly painter: Painter;
  private readonly holes: HoleButtons;
  private readonly resizes: ResizeObserver;
  private geometry: Geometry | null = null;
  private position: PositionView | null = null;
  private options: BoardOptions | null = null;
  private looked: TraceView | null = null;
  private showing: {
    sowing: Sowing;
    queue: TraceView[];
    end: Stones;
    over: Promise<void>;
  } | null = null;

  constructor(
    private readonly words: BoardWords,
    private readonly events: BoardEvents,
  ) {
    this.painter = new Painter(`tz${boards++}`);
    this.holes = new HoleButtons(
      words,
      (trace) => {
        this.look(null);
        // Who plays on has seen enough of the move before.
        this.cancel();
        events.play(trace);
      },
      (trace) => this.look(trace),
    );
    this.element.className = "tz-board";
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", words.board);
    this.frame.className = "tz-frame";
    for (const kazan of this.kazans) kazan.className = "tz-unseen";
    this.frame.append(this.painter.element, this.painter.top);
    this.element.append(this.frame);
    this.resizes = new ResizeObserver(() => this.resize());
    this.resizes.observe(this.element);
  }

  /**
   * Shows a position.
   *
   * `fresh` are the moves that led to it from the one shown before: they are shown stone by
   * stone, after those still being shown. Whatever else changes the board cuts a showing off.
   */
  show(position: PositionView, options: BoardOptions, fresh: TraceView[] = []): void {
    const before = this.position;
    const turned = this.options?.bottom !== options.bottom;
    const grown = before?.holesPerSide !== position.holesPerSide;
    this.position = position;
    this.options = options;
    if (fresh.length > 0 && before !== null && !turned && this.speed !== "off") {
      this.enqueue(before, fresh);
    } else if (before !== null) {
      this.hear(fresh);
    }
    // A move that comes out otherwise than was shown, or no move at all.
    if (this.showing && (turned || !sameStones(this.showing.end, position))) this.cancel();
    this.arrange();
    this.look(null);
    const moves = options.playable === position.side ? position.moves : [];
    this.holes.show({ position, bottom: options.bottom, moves, previews: options.previews });
    this.element.dataset.turn = position.moves.length > 0 ? position.side : "";
    for (const side of [0, 1] as const) {
      const name: SideName = side === 0 ? "white" : "black";
      this.kazans[side].textContent = this.words.kazan(position, name);
    }
    if (turned || grown || this.geometry === null) this.resize();
    else this.draw();
    if (this.geometry) this.holes.place(this.geometry);
    if (this.showing === null) this.holes.lookAgain();
  }

  /** Draws other arrows and lights other holes. */
  point(drawn: Drawn): void {
    if (this.options === null) return;
    this.options = { ...this.options, drawn };
    this.mark();
  }

  /** The board as it is shown, as a picture of its own. */
  picture(): SVGSVGElement {
    this.cancel();
    this.draw();
    return standalone([this.painter.element, this.painter.top]);
  }

  /** Cuts off what is being shown; the position remains. */
  cancel(): void {
    this.showing?.sowing.stop();
    this.showing = null;
    delete this.element.dataset.showing;
  }

  /** Resolves when nothing is being shown any more. */
  async settled(): Promise<void> {
    await this.showing?.over;
  }

  /** Plays the hole whose number was typed. Returns whether there was one. */
  key(event: KeyboardEvent): boolean {
    // A key that is held down means one move, not one in each position that follows.
    if (
      event.repeat ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !/^[1-9]$/.test(event.key)
    )
      return false;
    return this.holes.playNumber(Number(event.key));
  }

  destroy(): void {
    this.cancel();
    this.resizes.disconnect();
    this.element.remove();
  }

  /** Rows and kazans in the order in which they lie. */
  private arrange(): void {
    const { rows } = this.holes;
    const whiteBelow = this.options?.bottom === "white";
    const [upper, lower] = whiteBelow ? [rows.black, rows.white] : [rows.white, rows.black];
    if (this.painter.top.previousElementSibling === lower) return;
    this.frame.append(upper, ...this.kazans, lower, this.painter.top);
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.element;
    if (this.position === null || this.options === null || clientWidth === 0) return;
    const { holesPerSide } = this.position;
    this.geometry = layOut(clientWidth, clientHeight, holesPerSide, this.options.bottom);
    // What is being shown was laid out for another size.
    this.cancel();
    this.frame.style.width = `${this.geometry.width}px`;
    this.frame.style.height = `${this.geometry.height}px`;
    this.frame.style.borderRadius = `${this.geometry.radius}px`;
    this.painter.resize(this.geometry);
    this.holes.place(this.geometry);
    this.draw();
  }

  private draw(): void {
    if (this.position === null || this.options === null || this.geometry === null) return;
    if (this.showing === null) this.paint(this.position, -1, this.position.outcome?.score);
    this.mark();
  }

  /** `score` is what was counted when the game ended here. */
  private paint(stones: Stones, fresh: number, score?: [number, number]): void {
    if (this.geometry === null || this.position === null || this.options === null) return;
    const words: BoardText = { ...this.words, names: this.options.names };
    this.painter.paint(this.geometry, stones, words, { win: this.position.win, fresh, score });
  }

  private mark(): void {
    const { geometry, options } = this;
    if (geometry === null || options === null) return;
    const marks: SVGElement[] = [];
    // While a move is being shown it has not landed yet.
    if (options.last && !this.showing) marks.push(...lastMove(geometry, options.last));
    if (options.drawn && !this.showing) marks.push(...drawn(geometry, options.drawn));
    if (options.hint) marks.push(...proposal(geometry, options.hint));
    if (this.looked) marks.push(...preview(geometry, this.looked, this.words.tuzdik));
    this.painter.marks.replaceChildren(...marks);
  }

  private look(trace: TraceView | null): void {
    if (trace === this.looked) return;
    this.looked = trace;
    this.mark();
    this.events.preview?.(trace);
  }

  /** Lets moves be heard that are not shown stone by stone. */
  private hear(moves: readonly TraceView[]): void {
    const last = moves.at(-1);
    if (last === undefined) return;
    this.events.sound?.("stone");
    if (last.captures.length > 0) this.events.sound?.("capture");
    if (last.tuzdik !== null) this.events.sound?.("tuzdik");
  }

  private enqueue(before: PositionView, fresh: TraceView[]): void {
    const geometry = this.geometry;
    if (geometry === null) return;
    const from = this.showing?.end ?? before;
    const end = fresh.reduce(applyTrace, from as Stones);
    if (this.showing) {
      this.showing.queue.push(...fresh);
      this.showing.end = end;
      if (this.showing.queue.length > MOST_SHOWN) this.cancel();
      return;
    }
    if (fresh.length > MOST_SHOWN) return;
    const queue = [...fresh];
    const sowing = new Sowing(
      this.painter,
      geometry,
      (stones, hole) => this.paint(stones, hole),
      (heard) => this.events.sound?.(heard),
    );
    const over = sowing.run(from, queue, this.speed).then((ended) => {
      if (!ended || this.showing?.sowing !== sowing) return;
      this.cancel();
      this.draw();
      this.holes.lookAgain();
    });
    this.showing = { sowing, queue, end, over };
    this.element.dataset.showing = "";
  }
}
