// Mistakes of a game, tried again at the board: find a better move.
import { Exercises, type Tried } from "../analysis/exercises";
import { HASH_MIB, type MoveReview, Reviewer } from "../analysis/review";
import { core, Line, type PositionView, type TraceView } from "../core";
import { h } from "../dom";
import { Engine } from "../engine";
import { t } from "../i18n";
import type { SideName } from "../protocol";
import { percent, remarkSaid } from "../review-words";
import { sideWord } from "../words";

/** What is shown on the board while an exercise is solved. */
export interface Shown {
  position: PositionView;
  /** What has just been played. */
  fresh: TraceView[];
  /** The move that led here, to be marked; null for none. */
  last: TraceView | null;
  /** A move that is proposed. */
  hint: TraceView | null;
  /** Whether a move may be tried now. */
  open: boolean;
}

export interface RetryEvents {
  show: (shown: Shown) => void;
  ended: () => void;
}

/** How long a move that was wrong lies on the board before it is taken back (milliseconds). */
const LOOK = 900;

export class Retry {
  readonly element = h("section", { class: "retry", "aria-labelledby": "retry-title" });
  readonly side: SideName;
  private readonly title = h("h1", { id: "retry-title", tabindex: -1 });
  private readonly task = h("p", { class: "retry-task" });
  private readonly said = h("div", { class: "retry-said", role: "status" });
  private readonly buttons = h("div", { class: "retry-buttons" });
  private readonly reviewer = new Reviewer(core(), new Engine({ hashMib: HASH_MIB }));
  private exercises: Exercises;
  private busy = false;
  private closed = false;

  constructor(
    faults: readonly MoveReview[],
    game: { start: string; moves: readonly number[] },
    private readonly events: RetryEvents,
  ) {
    this.side = faults[0]?.side ?? "white";
    this.exercises = new Exercises(this.reviewer, faults, game);
    this.element.append(this.title, this.task, this.said, this.buttons);
  }

  begin(): void {
    this.pose();
    this.title.focus({ preventScroll: true });
  }

  close(): void {
    this.closed = true;
    this.reviewer.close();
  }

  /** Tries a move. */
  play(trace: TraceView): void {
    const { current } = this.exercises;
    if (current === null || this.busy || current.standing !== "open") return;
    this.busy = true;
    const after = this.line.play(trace.hole);
    this.events.show({ ...plain(after.position), fresh: [trace], last: trace, open: false });
    this.say("", [t("retry-thinking")]);
    const looked = new Promise((resolve) => setTimeout(resolve, LOOK));
    Promise.all([this.exercises.attempt(trace.hole), looked]).then(
      ([tried]) => this.answer(tried),
      (error: unknown) => {
        if (this.closed) return;
        console.error(error);
        this.busy = false;
        this.show();
        this.say("wrong", [t("lines-failed")]);
      },
    );
  }

  private answer(tried: Tried): void {
    if (this.closed) return;
    this.busy = false;
    const { right, again, judged } = tried;
    const best = judged.better.holes[0] === judged.played.holes[0];
    if (right) {
      this.say("right", [t("retry-right", { best: best ? "yes" : "no" })]);
      this.offer(true);
      return;
    }
    this.show();
    const lost = percent(judged.lost);
    const verdict = again ? t("retry-again", { lost }) : t("retry-wrong", { lost });
    this.say("wrong", [verdict, ...judged.remarks.map(remarkSaid)]);
  }

  /** The game before the move that was a mistake. */
  private get line(): Line {
    const { start = "", moves = [] } = this.exercises.current?.game ?? {};
    return Line.from(core(), start).play(...moves);
  }

  /** Puts the exercise on the board. */
  private pose(): void {
    const { current, number, all } = this.exercises;
    if (current === null) {
      this.sum();
      return;
    }
    const played = this.line.play(current.move.hole).moves.at(-1)?.text ?? "";
    this.title.textContent = t("retry-title", { number, count: all.length });
    this.task.textContent = t("retry-task", {
      side: sideWord(current.move.side),
      move: played,
      lost: percent(current.move.lost),
    });
    this.say("", []);
    this.show();
    this.offer(false);
  }

  private show(hint: number | null = null): void {
    const { line } = this;
    const last = line.moves.at(-1)?.trace ?? null;
    const proposed = line.position.moves.find((move) => move.hole === hint) ?? null;
    this.events.show({ ...plain(line.position), last, hint: proposed, open: true });
  }

  private hint(): void {
    if (this.busy) return;
    const hole = this.exercises.hint();
    if (hole === null) return;
    this.show(hole);
    this.say("", [t("retry-hint", { hole })]);
  }

  /** Gives up this one: the engine's line is played. */
  private reveal(): void {
    if (this.busy) return;
    const { line } = this;
    const holes = this.exercises.show()?.holes.slice(0, 1) ?? [];
    const after = line.play(...holes);
    const [move] = after.moves.slice(line.ply);
    if (move === undefined) return;
    const remarks = this.exercises.current?.move.remarks ?? [];
    const fresh = [move.trace];
    this.events.show({ ...plain(after.position), fresh, last: move.trace, open: false });
    this.say("", [t("retry-shown", { move: move.text }), ...remarks.map(remarkSaid)]);
    this.offer(true);
  }

  private next(): void {
    if (this.busy) return;
    this.exercises.next();
    this.pose();
    this.title.focus({ preventScroll: true });
  }

  /** What came of them all. */
  private sum(): void {
    const { exercises } = this;
    const count = exercises.all.length;
    const first = exercises.count("first");
    const later = exercises.count("later");
    this.title.textContent = t("retry-done-title");
    this.task.textContent = t("retry-done", { count, first, later });
    this.say("", []);
    this.buttons.replaceChildren(
      button(t("retry-once-more"), "button", () => {
        this.exercises = exercises.again();
        this.begin();
      }),
      button(t("retry-end"), "button primary", () => this.events.ended()),
    );
  }

  /** The buttons: while it is to be solved, or once it is. */
  private offer(done: boolean): void {
    const last = this.exercises.number === this.exercises.all.length;
    const next = button(
      done || last ? t("retry-next") : t("retry-skip"),
      done ? "button primary" : "button",
      () => this.next(),
    );
    const end = button(t("retry-end"), "button", () => this.events.ended());
    const tools = done
      ? []
      : [
          button(t("play-hint"), "button", () => this.hint()),
          button(t("retry-show"), "button", () => this.reveal()),
        ];
    this.buttons.replaceChildren(...(done ? [next, end] : [...tools, next, end]));
    if (done) next.focus({ preventScroll: true });
  }

  private say(kind: "right" | "wrong" | "", sentences: readonly string[]): void {
    this.said.dataset.kind = kind;
    this.said.replaceChildren(...sentences.map((words) => h("p", {}, words)));
  }
}

function plain(position: PositionView): Shown {
  return { position, fresh: [], last: null, hint: null, open: false };
}

function button(words: string, style: string, act: () => void): HTMLButtonElement {
  return h("button", { type: "button", class: style, onclick: act }, words);
}
