// A step of the course: a board, what is to be done, and what is said of what was done.

import { link } from "../addresses";
import { Board, type BoardOptions } from "../board";
import { core, type Position, type PositionView, type TraceView } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import { icon } from "../icons";
import { go, type Page } from "../router";
import { speed } from "../settings";
import { play } from "../sounds";
import { boardWords, moveSaid, previewSaid } from "../words";
import { chapterOf, chapterWord, stepPath, wordsOf } from "./contents";
import { STEPS, type Step, solutionsOf } from "./course";
import { happened, wanting } from "./explain";
import { missed, type Tried, tryMove } from "./facts";
import { done, markDone } from "./progress";

const SEAT = "white";

type State = "asked" | "wrong" | "done";

export function coursePage(step: Step): Page {
  const page = new CoursePage(step);
  return {
    element: page.element,
    title: t("learn-window", { name: wordsOf(step).title }),
    destroy: () => page.destroy(),
    key: (event) => page.key(event),
    variant: () => page.position.variant.name,
  };
}

class CoursePage {
  readonly element: HTMLElement;
  readonly position: Position;
  private readonly words: ReturnType<typeof wordsOf>;
  private readonly view: PositionView;
  private readonly solutions: readonly Tried[];
  private readonly index: number;
  private state: State = "asked";
  private hints = 0;
  /** Counts what has been begun: what comes later than something else is of no interest. */
  private turn = 0;

  private readonly board = new Board(boardWords(SEAT), {
    play: (trace) => void this.try(trace.hole),
    preview: (trace) => this.look(trace),
    sound: play,
  });
  private readonly task = h("p", { class: "course-task" });
  private readonly said = h("div", { class: "course-said", role: "status" });
  private readonly hint = this.button(t("learn-hint"), () => this.giveHint());
  private readonly again = this.button(t("learn-again"), () => this.restart());
  private readonly next = this.button("", () => go(this.onward()));

  constructor(private readonly step: Step) {
    this.position = core().read(step.position);
    this.view = core().view(this.position, 0);
    this.solutions = solutionsOf(core(), step);
    this.index = STEPS.indexOf(step);
    this.words = wordsOf(step);
    this.task.textContent = this.words.task;
    const more = this.index + 1 < STEPS.length;
    this.next.textContent = more ? t("learn-next") : t("learn-finish");
    const { chapter, place, count } = chapterOf(step);
    this.element = h(
      "div",
      { class: "page course" },
      h(
        "div",
        { class: "course-head" },
        h(
          "a",
          { class: "plain", href: link("/learn"), "aria-label": t("learn-overview") },
          icon("back"),
        ),
        h("p", {}, chapterWord(chapter), " ", h("span", {}, t("learn-place", { place, count }))),
        h("progress", {
          max: STEPS.length,
          value: this.index,
          "aria-label": t("learn-progress", { done: this.index, count: STEPS.length }),
        }),
      ),
      h("div", { class: "stage" }, this.board.element),
      h("div", { class: "course-panel" }, h("h1", {}, this.words.title), this.task, this.said),
      h("div", { class: "course-buttons" }, this.hint, this.again, this.next),
    );
    this.restart();
  }

  destroy(): void {
    this.turn += 1;
    this.board.destroy();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.state !== "asked" && event.key === "Backspace") this.restart();
    else if (!this.board.key(event)) return;
    event.preventDefault();
  }

  private button(words: string, act: () => void): HTMLButtonElement {
    return h("button", { type: "button", class: "button", onclick: act }, words);
  }

  /** Where the course goes on. */
  private onward(): string {
    const next = STEPS[this.index + 1];
    return next === undefined ? "/learn/game" : stepPath(next);
  }

  private show(view: PositionView, more: Partial<BoardOptions>, fresh: TraceView[] = []): void {
    this.board.speed = speed();
    const names: [string, string] = [t("you"), t("learn-opponent")];
    const options = { bottom: SEAT, playable: null, previews: false, names, last: null } as const;
    this.board.show(view, { ...options, ...more }, fresh);
  }

  /** Puts the position of the step on the board. */
  private restart(): void {
    const focused = this.again.contains(document.activeElement);
    this.turn += 1;
    this.set("asked");
    this.show(this.view, this.asking());
    this.said.replaceChildren();
    this.element.querySelector(".course-panel")?.scrollTo(0, 0);
    if (focused) this.element.querySelector<HTMLElement>('.tz-hole[tabindex="0"]')?.focus();
  }

  private asking(): Partial<BoardOptions> {
    // Whoever needs it a second time is shown the hole.
    const hint = this.hints > 1 ? (this.solutions[0]?.trace ?? null) : null;
    const found = this.view.moves.find((move) => move.hole === hint?.hole) ?? null;
    return { playable: SEAT, previews: this.hints > 0, hint: found };
  }

  private set(state: State): void {
    this.state = state;
    this.element.dataset.state = state;
    this.hint.hidden = state !== "asked";
    this.again.hidden = state === "asked";
    this.next.hidden = state !== "done" && !done().has(this.step.id);
    this.next.classList.toggle("primary", state === "done");
    this.again.classList.toggle("primary", state === "wrong");
  }

  private giveHint(): void {
    this.hints += 1;
    this.show(this.view, this.asking());
    const [solution] = this.solutions;
    const says = [this.words.hint];
    if (this.hints > 1 && solution) says.push(t("learn-hint-hole", { hole: solution.facts.hole }));
    else says.push(t("learn-hint-previews"));
    this.say("", ...says);
  }

  private look(trace: TraceView | null): void {
    if (this.state !== "asked") return;
    if (trace) this.say("", previewSaid(this.view, trace, SEAT));
    else if (this.hints === 0) this.said.replaceChildren();
  }

  private async try(hole: number): Promise<void> {
    const tried = tryMove(core(), this.position, hole);
    const good = missed(this.step.goal, tried.facts) === null;
    this.turn += 1;
    const now = this.turn;
    this.set(good ? "done" : "wrong");
    if (good) markDone(this.step.id);
    this.show(tried.view, { last: tried.trace }, [tried.trace]);
    this.explain(tried, good);
    (good ? this.next : this.again).focus({ preventScroll: true });
    if (!good || this.step.reply === undefined) return;
    await this.board.settled();
    if (now === this.turn) this.reply(tried, this.step.reply);
  }

  private explain(tried: Tried, good: boolean): void {
    const { step } = this;
    const sowing = chapterOf(step).chapter.id === "sow";
    const said = happened(tried, sowing);
    const best = this.solutions[0]?.facts ?? tried.facts;
    if (good) this.say("done", t("learn-good"), said[0] ?? "", this.words.done);
    else this.say("wrong", ...said, wanting(step, tried, best));
  }

  /** The opponent's move shows what the step is about. */
  private reply({ after, view }: Tried, hole: number): void {
    const { trace, after: end } = core().play(after, hole);
    this.show(core().view(end, 2), { last: trace }, [trace]);
    const words = moveSaid(trace, view.holesPerSide, SEAT);
    this.said.append(h("p", { class: "course-reply" }, words));
  }

  private say(kind: "" | "done" | "wrong", ...sentences: string[]): void {
    const mark = kind === "" ? null : icon(kind === "done" ? "tick" : "undo");
    this.said.dataset.kind = kind;
    this.said.replaceChildren(
      ...(mark ? [mark] : []),
      ...sentences.filter((one) => one !== "").map((one) => h("p", {}, one)),
    );
  }
}
