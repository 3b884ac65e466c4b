// A board to think at: any move from any position, what the engine says of it, and what people do.
import { Analyst, type Report } from "../analysis/analyst";
import { endOf, evaluationOf } from "../analysis/score";
import { Board, type Drawn, opponent } from "../board";
import { core, formatPosition, type TraceView } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import { type AnalysisDoing, analysisControls } from "../parts/analysis-controls";
import { ask } from "../parts/dialog";
import { EngineLines } from "../parts/engine-lines";
import { EvalBar } from "../parts/eval-bar";
import { MoveTree } from "../parts/move-tree";
import { Remarks } from "../parts/remarks";
import { stepper } from "../parts/stepper";
import { Talk } from "../parts/talk";
import type { SideName } from "../protocol";
import type { Page } from "../router";
import { load, speed } from "../settings";
import { play } from "../sounds";
import { type Evaluation, type Node, namesOf, newStudy, type Study } from "../study";
import { boardWords, moveSaid, outcomeSaid, previewSaid, sideWord } from "../words";

export function analysisPage(): Page {
  const page = new AnalysisPage(newStudy(core(), load().variant));
  return {
    element: page.element,
    title: t("title", { page: "analysis" }),
    destroy: () => page.destroy(),
    key: (event) => page.key(event),
    variant: () => page.variant,
  };
}

const NOTHING: Report = { info: null, thinking: false, failed: false };

class AnalysisPage {
  readonly element: HTMLElement;
  private node: Node;
  private bottom: SideName = "white";
  private report: Report = NOTHING;
  /** The line that is looked at, by its place; null for none. */
  private looked: number | null = null;
  private readonly board: Board;
  private readonly bar = new EvalBar();
  private readonly talk = new Talk();
  private readonly heading = h("h1");
  private readonly tree = new MoveTree((node) => this.goTo(node));
  private readonly steps = stepper((by) => this.step(by));
  private readonly controls = analysisControls((doing) => this.act(doing));
  private readonly remarks = new Remarks({
    changed: () => this.written(),
    promote: () => this.promote(),
    remove: () => this.askRemove(),
  });
  private readonly lines = new EngineLines({
    changed: () => this.think(),
    deeper: () => this.analyst.deeper(),
    play: (holes) => this.playLine(holes),
    look: (index) => this.look(index),
  });
  private readonly analyst = new Analyst((report) => {
    this.report = report;
    this.showThoughts();
  });

  constructor(private study: Study) {
    this.node = study.root;
    this.board = new Board(boardWords(null), {
      play: (trace) => this.play(trace),
      sound: play,
      preview: (trace) => {
        this.talk.say(trace ? previewSaid(this.node.view(), trace, null) : this.said());
      },
    });
    this.element = h(
      "div",
      { class: "page analysis" },
      this.bar.element,
      h("div", { class: "stage" }, this.board.element),
      this.talk.element,
      h(
        "div",
        { class: "side" },
        h(
          "div",
          { class: "analysis-text" },
          this.heading,
          this.lines.element,
          this.tree.element,
          this.remarks.element,
          this.controls.element,
        ),
        this.steps.element,
      ),
      this.talk.live,
    );
    this.open(study);
  }

  get variant(): string {
    return this.node.position.variant.fullName;
  }

  destroy(): void {
    this.analyst.close();
    this.board.destroy();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Partial<Record<string, () => void>> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.sidestep(-1),
      ArrowDown: () => this.sidestep(1),
      Home: () => this.step(Number.NEGATIVE_INFINITY),
      End: () => this.step(Number.POSITIVE_INFINITY),
      Delete: () => this.askRemove(),
    };
    const step = steps[event.key];
    step?.();
    if (step || this.board.key(event)) event.preventDefault();
  }

  // --- The tree -----------------------------------------------------------------------------

  /** Shows another game. */
  private open(study: Study): void {
    this.study = study;
    this.node = study.root;
    const [white, black] = namesOf(study);
    this.heading.textContent = white || black ? `${white} – ${black}` : t("analysis-title");
    this.tree.write(study.root);
    this.show();
    this.think();
  }

  private play(trace: TraceView): void {
    this.playLine([trace.hole]);
  }

  private playLine(holes: readonly number[]): void {
    const known = this.study.root.walk().length;
    const end = this.node.follow(holes);
    if (this.study.root.walk().length !== known) this.tree.write(this.study.root);
    this.goTo(end);
  }

  private goTo(node: Node): void {
    if (node === this.node) return;
    const fresh = node.parent === this.node && node.move ? [node.move.trace] : [];
    this.node = node;
    this.looked = null;
    this.show(fresh);
    this.think();
    const words = this.said();
    this.talk.announce([words]);
  }

  /** Goes on along the line of play that the board stands in, or back. */
  private step(by: number): void {
    const line = [...this.node.path(), ...this.node.mainline().slice(1)];
    const wished = this.node.ply + by;
    const next = line[Math.min(Math.max(wished, 0), line.length - 1)];
    if (next) this.goTo(next);
  }

  /** Goes to the move before or after this one among those that were tried in its place. */
  private sidestep(by: number): void {
    const siblings = this.node.parent?.children ?? [];
    const next = siblings[siblings.indexOf(this.node) + by];
    if (next) this.goTo(next);
  }

  private written(): void {
    this.tree.write(this.study.root);
    this.show();
  }

  private promote(): void {
    this.node.promote();
    this.written();
  }

  private askRemove(): void {
    const { parent } = this.node;
    if (parent === null) return;
    const gone = this.node.walk().length;
    const remove = (): void => {
      this.node.remove();
      this.tree.write(this.study.root);
      this.goTo(parent);
    };
    // One move is soon played again.
    if (gone === 1 && !this.node.remarked) remove();
    else ask(t("remove-title"), t("remove-text", { moves: gone }), t("remarks-remove"), remove);
  }

  private act(doing: AnalysisDoing): void {
    switch (doing) {
      case "flip":
        this.bottom = opponent(this.bottom);
        this.show();
        break;
    }
  }

  // --- The engine ---------------------------------------------------------------------------

  private think(): void {
    const { engine, lines } = load();
    this.analyst.lines = lines;
    this.report = NOTHING;
    if (!engine || this.node.outcome() !== null) this.analyst.stop();
    else {
      const start = formatPosition(this.study.root.position);
      this.analyst.look({ start, moves: this.node.holes });
    }
    this.showThoughts();
  }

  private look(index: number | null): void {
    if (index === this.looked) return;
    this.looked = index;
    this.showBoard();
  }

  /** What is thought of the position: by the engine now, else by who wrote it down. */
  private evaluation(): Evaluation | null {
    const outcome = this.node.outcome();
    if (outcome !== null) return endOf(outcome);
    const { info } = this.report;
    const [best] = info?.lines ?? [];
    if (load().engine && info && best) return evaluationOf(best, this.node.side, info.depth);
    return this.node.beside.evaluation;
  }

  // --- What is shown ------------------------------------------------------------------------

  private show(fresh: TraceView[] = []): void {
    const { node } = this;
    this.tree.show(node);
    const line = [...node.path(), ...node.mainline().slice(1)];
    this.steps.show(node.ply, line.length - 1);
    this.remarks.show(node);
    this.talk.say(this.said());
    this.showBoard(fresh);
    this.showThoughts();
  }

  private showBoard(fresh: TraceView[] = []): void {
    const { node } = this;
    const position = node.view();
    const [white, black] = namesOf(this.study);
    this.board.speed = speed();
    this.board.show(
      position,
      {
        bottom: this.bottom,
        playable: position.side,
        previews: true,
        names: [white || sideWord("white"), black || sideWord("black")],
        last: node.move?.trace ?? null,
        drawn: this.drawn(),
      },
      fresh,
    );
  }

  private drawn(): Drawn {
    return { arrows: [], lit: [] };
  }

  private showThoughts(): void {
    this.bar.show(this.evaluation(), this.bottom);
    this.lines.show(this.node, this.report, this.node.outcome() !== null);
  }

  /** What happened last, or how the game is over. */
  private said(): string {
    const { node } = this;
    const position = node.view();
    const moved = node.move ? moveSaid(node.move.trace, position.holesPerSide, null) : "";
    if (position.outcome) return `${outcomeSaid(position.outcome, position, null)} ${moved}`.trim();
    return moved || t("analysis-start", { side: sideWord(node.side) });
  }
}
