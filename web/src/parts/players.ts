// A line for each player, above and below the board: who it is, whose turn, how much time.
import { sideIndex } from "../board";
import { h } from "../dom";
import type { ClockView, SideName } from "../protocol";
import { Clock } from "./clock";

/** What the two lines show. */
export interface PlayersShown {
  /** Whose line lies below the board. */
  bottom: SideName;
  names: [string, string];
  /** The side to move, null after the end; in words; and whether it is the visitor's. */
  turn: SideName | null;
  words: string;
  own: boolean;
  clock: ClockView | null;
}

class PlayerLine {
  readonly element: HTMLElement;
  readonly turn = h("span", { class: "player-turn" });
  readonly clock: Clock;
  private readonly name = h("span", { class: "player-name" });
  private told: ClockView | null = null;

  constructor(side: SideName, warn: () => void) {
    this.clock = new Clock(warn);
    this.clock.element.hidden = true;
    this.element = h(
      "div",
      { class: "player", "data-side": side },
      this.name,
      this.turn,
      this.clock.element,
    );
  }

  show(side: SideName, { names, turn, clock }: PlayersShown): void {
    const index = sideIndex(side);
    this.name.textContent = names[index];
    this.element.dataset.turn = String(turn === side);
    this.clock.element.hidden = clock === null;
    // What was told before has been counted down since.
    if (clock === this.told) return;
    this.told = clock;
    if (clock) this.clock.show(clock.leftMs[index], clock.running === side);
    else this.clock.stop();
  }
}

export class PlayerLines {
  /** The lines stand in these, one above and one below the board. */
  readonly top = h("div", { class: "player-place top" });
  readonly bottom = h("div", { class: "player-place bottom" });
  /** Whose turn it is, in words; it stands in the line of the side to move. */
  readonly turn = h("p", { class: "turn" });
  private readonly lines: Record<SideName, PlayerLine>;

  /** `warn` is called when a side's time is running out. */
  constructor(warn: (side: SideName) => void) {
    this.lines = {
      white: new PlayerLine("white", () => warn("white")),
      black: new PlayerLine("black", () => warn("black")),
    };
    this.bottom.append(this.turn);
  }

  show(shown: PlayersShown): void {
    const { white, black } = this.lines;
    const [upper, lower] = shown.bottom === "white" ? [black, white] : [white, black];
    if (lower.element.parentElement !== this.bottom) {
      this.top.append(upper.element);
      this.bottom.append(lower.element);
    }
    this.turn.textContent = shown.words;
    this.turn.dataset.own = String(shown.own);
    white.show("white", shown);
    black.show("black", shown);
    const line = shown.turn === null ? lower : this.lines[shown.turn];
    if (this.turn.parentElement !== line.turn) line.turn.append(this.turn);
  }

  stop(): void {
    this.lines.white.clock.stop();
    this.lines.black.clock.stop();
  }
}
