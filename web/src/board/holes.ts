// The buttons over the holes: what a mouse, a finger, a keyboard and a screen reader meet.
import type { PositionView, TraceView } from "../core";
import type { SideName } from "../protocol";
import type { Geometry } from "./geometry";
import { holeIndex, sideIndex } from "./steps";

/** How the board is said to those who don't see it. */
export interface HoleWords {
  row: (side: SideName) => string;
  hole: (position: PositionView, index: number, preview: TraceView | null) => string;
}

export interface HoleState {
  position: PositionView;
  bottom: SideName;
  /** The moves that can be played here and now. */
  moves: TraceView[];
  /** Whether a move may be shown before it is played. */
  previews: boolean;
}

// A press longer than this only looks (milliseconds).
const LONG_PRESS = 300;

export class HoleButtons {
  readonly rows: Record<SideName, HTMLElement>;
  private buttons: HTMLButtonElement[] = [];
  private state: HoleState | null = null;
  private pressed: ReturnType<typeof setTimeout> | undefined;
  /** When the press began that looks if it is long (milliseconds), or none. */
  private pressedAt = Number.NaN;
  private looked = false;
  /** The hole under the mouse, or that the keyboard has reached. */
  private attended: number | null = null;

  constructor(
    private readonly words: HoleWords,
    private readonly play: (trace: TraceView) => void,
    private readonly preview: (trace: TraceView | null) => void,
  ) {
    const row = (): HTMLElement => {
      const element = document.createElement("div");
      element.className = "tz-row";
      element.setAttribute("role", "group");
      return element;
    };
    this.rows = { white: row(), black: row() };
  }

  /** Brings labels and states up to date. */
  show(state: HoleState): void {
    this.state = state;
    const { position } = state;
    if (this.buttons.length !== position.holes.length) this.make(position.holesPerSide);
    for (const side of ["white", "black"] as const) {
      this.rows[side].setAttribute("aria-label", this.words.row(side));
    }
    for (const [index, button] of this.buttons.entries()) {
      const trace = this.trace(index);
      button.setAttribute(
        "aria-label",
        this.words.hole(position, index, state.previews ? trace : null),
      );
      button.setAttribute("aria-disabled", String(trace === null));
      button.tabIndex = trace === null ? -1 : 0;
    }
  }

  /** Lays the buttons over the picture. */
  place(geometry: Geometry): void {
    for (const [index, button] of this.buttons.entries()) {
      const target = geometry.targets[index];
      if (target === undefined) continue;
      button.style.left = `${target.x}px`;
      button.style.top = `${target.y}px`;
      button.style.width = `${target.width}px`;
      button.style.height = `${target.height}px`;
      const well = geometry.holes[index] ?? target;
      button.style.setProperty("--tz-top", `${well.y - target.y}px`);
      button.style.setProperty("--tz-side", `${well.x - target.x}px`);
      button.style.setProperty("--tz-length", `${well.height}px`);
    }
  }

  /** Previews the hole that still has mouse or focus, as after a change of the position. */
  lookAgain(): void {
    if (this.attended !== null && this.state?.previews) this.preview(this.trace(this.attended));
  }

  /** Plays the hole of this number, if it can be. */
  playNumber(number: number): boolean {
    const trace = this.state?.moves.find((move) => move.hole === number);
    if (trace) this.play(trace);
    return trace !== undefined;
  }

  private trace(index: number): TraceView | null {
    const { moves = [], position } = this.state ?? {};
    if (position === undefined) return null;
    const same = (move: TraceView): boolean =>
      holeIndex(move.mover, move.hole, position.holesPerSide) === index;
    return moves.find(same) ?? null;
  }

  private make(holesPerSide: number): void {
    this.buttons = Array.from({ length: 2 * holesPerSide }, (_, index) => this.button(index));
    this.rows.white.replaceChildren(...this.buttons.slice(0, holesPerSide));
    this.rows.black.replaceChildren(...this.buttons.slice(holesPerSide));
  }

  private button(index: number): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tz-hole";
    button.dataset.hole = String(index);
    const look = (): void => {
      if (this.state?.previews) this.preview(this.trace(index));
    };
    const attend = (): void => {
      this.attended = index;
      look();
    };
    const leave = (): void => {
      this.attended = null;
      this.preview(null);
    };

    button.addEventListener("pointerenter", (event) => {
      // A finger's touch looks only when it stays; see below.
      if (event.pointerType !== "touch") attend();
    });
    button.addEventListener("pointerleave", () => {
      this.letGo();
      leave();
    });
    button.addEventListener("focus", () => {
      if (button.matches(":focus-visible")) attend();
    });
    button.addEventListener("blur", leave);
    button.addEventListener("pointerdown", (event) => {
      this.looked = false;
      this.letGo();
      if (!this.state?.previews || this.trace(index) === null) return;
      this.pressedAt = event.timeStamp;
      this.pressed = setTimeout(() => {
        this.looked = true;
        look();
      }, LONG_PRESS);
    });
    button.addEventListener("pointerup", (event) => {
      // A page that was busy may have looked too early, or not yet: the finger's time counts.
      const stayed = event.timeStamp - this.pressedAt;
      if (!Number.isNaN(stayed)) this.looked = stayed >= LONG_PRESS;
      this.letGo();
      if (event.pointerType === "touch") leave();
    });
    button.addEventListener("pointercancel", () => {
      this.letGo();
      leave();
    });
    // A long press must not open a menu over what it shows.
    button.addEventListener("contextmenu", (event) => {
      if (this.looked) event.preventDefault();
    });
    button.addEventListener("click", (event) => {
      this.letGo();
      const looked = this.looked;
      this.looked = false;
      // A key's click (detail 0) is no press, whatever a pointer did before.
      if (looked && event.detail !== 0) return;
      const trace = this.trace(index);
      if (trace) this.play(trace);
    });
    button.addEventListener("keydown", (event) => {
      // A key that is held down clicks again and again.
      if (event.repeat && event.key === "Enter") event.preventDefault();
      this.walk(event, index);
    });
    return button;
  }

  private letGo(): void {
    clearTimeout(this.pressed);
    this.pressedAt = Number.NaN;
  }

  /** Arrow keys go from hole to hole as they lie on the screen. */
  private walk(event: KeyboardEvent, index: number): void {
    const { position, bottom } = this.state ?? {};
    if (position === undefined || bottom === undefined || event.altKey || event.ctrlKey) return;
    const count = position.holesPerSide;
    const mirrored = 2 * count - 1 - index;
    const below = Math.floor(index / count) === sideIndex(bottom);
    const right = below ? 1 : -1;
    const offset = index % count;
    const across = (by: number): number =>
      index - offset + Math.min(count - 1, Math.max(0, offset + by));
    const next: Partial<Record<string, number>> = {
      ArrowRight: across(right),
      ArrowLeft: across(-right),
      ArrowUp: below ? mirrored : index,
      ArrowDown: below ? index : mirrored,
    };
    const target = next[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.buttons[target]?.focus();
  }
}
