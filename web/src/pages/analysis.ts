// A board to think at: any move from any position, what the engine says of it, and what people do.
import { keepDraft, lastDraft } from "../analysis/draft";
import { accuracyOf, faultsOf, Review } from "../analysis/review";
import { Board, opponent } from "../board";
import { core, type PositionView, type TraceView } from "../core";
import { h } from "../dom";
import { needWords, t } from "../i18n";
import { variantOf } from "../known";
import { library } from "../library/store";
import { type AnalysisDoing, analysisControls } from "../parts/analysis-controls";
import { ask } from "../parts/dialog";
import { Editor } from "../parts/editor";
import { openExport } from "../parts/export-dialog";
import { failureSaid } from "../parts/failure";
import { Graph } from "../parts/graph";
import { addStyles } from "../parts/later";
import { MoveTree } from "../parts/move-tree";
import { Remarks } from "../parts/remarks";
import { stepper } from "../parts/stepper";
import { Talk } from "../parts/talk";
import { Thoughts } from "../parts/thoughts";
import type { SideName } from "../protocol";
import { firstStudy } from "../reading/read";
import { recordOf } from "../room";
import { type AnalysisAsked, go, type Page } from "../router";
import { load, speed } from "../settings";
import { play } from "../sounds";
import { type Node, namesOf, newStudy, type Study, studyOf } from "../study";
import address from "../styles/analysis.css?sheet";
import { explained } from "../teach";
import { boardWords, moveSaid, outcomeSaid, previewSaid, sideWord } from "../words";

/** Fetches the words and the styles of the page. */
export async function ready(): Promise<void> {
  await Promise.all([needWords("analysis"), addStyles(new URL(address, import.meta.url).href)]);
}

export function analysisPage(asked: AnalysisAsked): Page {
  const page = new AnalysisPage(newStudy(core(), usualVariant()));
  page.ask(asked);
  return {
    element: page.element,
    title: t("title", { page: "analysis" }),
    destroy: () => page.destroy(),
    key: (event) => page.key(event),
    variant: () => page.variant,
  };
}

/** The variant that was played last, where there still is one of that name. */
function usualVariant(): string {
  return variantOf(load().variant).name;
}

class AnalysisPage {
  readonly element: HTMLElement;
  private node: Node;
  private bottom: SideName = "white";
  private review: Review | null = null;
  private editor: Editor | null = null;
  /** The number of the game in the collection, where it is kept; it is kept as it is changed. */
  private kept: number | null = null;
  private readonly leave = (): void => this.keep();
  private readonly board: Board;
  private readonly talk = new Talk();
  private readonly side = h("div", { class: "side" });
  private readonly heading = h("h1");
  private readonly tree = new MoveTree((node) => this.goTo(node));
  private readonly steps = stepper((by) => this.step(by));
  private readonly controls = analysisControls((doing) => this.act(doing));
  private readonly remarks = new Remarks({
    changed: () => this.written(),
    promote: () => this.promote(),
    remove: () => this.askRemove(),
  });
  private readonly thoughts = new Thoughts({
    play: (holes) => this.playLine(holes),
    drawn: () => this.board.point(this.thoughts.drawn()),
  });
  private readonly graph = new Graph((node) => this.goTo(node));
  private readonly progress = h("p", { class: "review-state" });

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
      this.thoughts.bar.element,
      h("div", { class: "stage" }, this.board.element),
      this.talk.element,
      h("div", { class: "graph-place" }, this.graph.element, this.progress),
      this.side,
      this.talk.live,
    );
    this.side.append(
      h(
        "div",
        { class: "analysis-text" },
        this.heading,
        this.thoughts.lines.element,
        this.tree.element,
        this.remarks.element,
        this.controls.element,
      ),
      this.steps.element,
    );
    this.open(study);
    addEventListener("pagehide", this.leave);
  }

  get variant(): string {
    return this.node.position.variant.fullName;
  }

  /** Opens what the address asks for; nothing in particular: what was there last. */
  ask({ game, position, kept }: AnalysisAsked): void {
    const asked =
      game !== null
        ? recordOf(game, "togyz").then(({ text }) => firstStudy(text))
        : kept !== null
          ? library.read(kept).then((text) => (text === null ? null : firstStudy(text)))
          : null;
    if (position !== null) {
      try {
        this.open(studyOf(core(), position));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        this.talk.say(t("editor-unreadable"));
      }
    } else if (asked === null) {
      const draft = lastDraft();
      if (draft === null) return;
      this.open(draft.study);
      this.goTo(draft.node);
    } else {
      this.kept = kept;
      asked.then(
        (study) => {
          if (study !== null) this.open(study, kept);
          else this.talk.say(t("failure", { code: "not-found" }));
        },
        (error: unknown) => this.talk.say(failureSaid(error)),
      );
    }
  }

  destroy(): void {
    removeEventListener("pagehide", this.leave);
    this.keep();
    this.review?.stop();
    this.thoughts.close();
    this.board.destroy();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || this.editor !== null) return;
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
  private open(study: Study, kept: number | null = null): void {
    this.study = study;
    this.kept = kept;
    this.controls.press("keep", kept !== null);
    this.node = study.root;
    const [white, black] = namesOf(study);
    this.heading.textContent = white || black ? `${white} – ${black}` : t("analysis-title");
    this.tree.write(study.root);
    this.endReview();
    this.show();
  }

  private play(trace: TraceView): void {
    // Who plays with a mouse goes through the moves with the arrow keys, not over the board.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.matches(":focus-visible")) {
      activeElement.blur();
    }
    this.playLine([trace.hole]);
  }

  private playLine(holes: readonly number[]): void {
    const known = this.study.root.walk().length;
    const end = this.node.follow(holes);
    if (this.study.root.walk().length !== known) {
      this.tree.write(this.study.root);
      this.keep();
    }
    this.goTo(end);
  }

  private goTo(node: Node): void {
    if (node === this.node) return;
    const fresh = node.parent === this.node && node.move ? [node.move.trace] : [];
    this.node = node;
    this.show(fresh);
    this.talk.announce([this.said()]);
  }

  /** Goes on along the line of play that the board stands in, or back. */
  private step(by: number): void {
    const { line } = this;
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
    this.keep();
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
      case "threat":
        this.thoughts.threat = !this.thoughts.threat;
        this.controls.press("threat", this.thoughts.threat);
        this.thoughts.think();
        break;
      case "review":
        this.toggleReview();
        break;
      case "edit":
        this.edit();
        break;
      case "keep":
        this.take();
        break;
      case "library":
        go("/library");
        break;
      case "export":
        openExport({ study: this.study, node: this.node, picture: () => this.board.picture() });
        break;
    }
  }

  // --- What stays ---------------------------------------------------------------------------

  /** Keeps what is on the board until one comes back; a game of the collection there. */
  private keep(): void {
    if (this.kept === null) keepDraft({ study: this.study, node: this.node });
    else library.put(this.kept, this.study).catch((error: unknown) => console.info(error));
  }

  /** Takes the game into the collection. */
  private take(): void {
    if (this.kept !== null) {
      this.keep();
      this.talk.announce([t("analysis-kept")]);
      return;
    }
    library.add([this.study]).then(
      ([id]) => {
        this.kept = id ?? null;
        this.controls.press("keep", true);
        this.talk.say(t("analysis-kept"));
        this.talk.announce([t("analysis-kept")]);
      },
      (error: unknown) => this.talk.say(failureSaid(error)),
    );
  }

  // --- A position that is set up ------------------------------------------------------------

  private edit(): void {
    this.endReview();
    this.thoughts.stop();
    this.thoughts.bar.show(null, "white");
    // The fields lie as the board does.
    this.bottom = "white";
    this.editor = new Editor(this.node.position, {
      changed: (position) => this.showBoard([], position),
      done: (fen) => {
        this.endEdit();
        this.open(studyOf(core(), fen));
      },
      cancelled: () => {
        this.endEdit();
        this.show();
        this.thoughts.think();
      },
    });
    this.element.dataset.editing = "true";
    this.side.prepend(this.editor.element);
    this.editor.begin();
  }

  private endEdit(): void {
    this.editor?.element.remove();
    this.editor = null;
    this.element.dataset.editing = "false";
    this.controls.focus("edit");
  }

  // --- The whole game -----------------------------------------------------------------------

  /** Looks through the whole game, or stops that. */
  private toggleReview(): void {
    if (this.review !== null) {
      this.endReview();
      this.thoughts.think();
      return;
    }
    const review = new Review();
    this.review = review;
    this.thoughts.rest();
    this.controls.press("review", true);
    const progress = (done: number, of: number): void => {
      this.progress.textContent = t("review-progress", { done, of });
      this.showGraph();
    };
    progress(0, this.study.root.mainline().length);
    void review.run(this.study, progress).then((whole) => {
      if (this.review !== review) return;
      this.endReview();
      this.written();
      this.thoughts.think();
      this.talk.announce([whole ? t("review-done") : t("lines-failed")]);
    });
  }

  private endReview(): void {
    this.review?.stop();
    this.review = null;
    this.progress.textContent = "";
    this.controls.press("review", false);
  }

  // --- What is shown ------------------------------------------------------------------------

  private show(fresh: TraceView[] = []): void {
    const { node } = this;
    this.tree.show(node);
    this.steps.show(node.ply, this.line.length - 1);
    this.remarks.show(node);
    this.talk.say(this.said());
    const lessons = load().lessons !== "never" && node.move;
    this.talk.teach(lessons ? explained(node.view(), lessons.trace) : "");
    this.showGraph();
    this.showBoard(fresh);
    this.thoughts.show(this.study, node, this.bottom);
    // One search at a time: the device has other things to do.
    if (this.review !== null) this.thoughts.rest();
  }

  /** The line of play that the board stands in. */
  private get line(): Node[] {
    return [...this.node.path(), ...this.node.mainline().slice(1)];
  }

  private showGraph(): void {
    this.graph.show(this.line, this.node);
    if (this.review !== null) return;
    const faults = (side: SideName): string => {
      const { "?!": dubious, "?": mistakes, "??": blunders } = faultsOf(this.study, side);
      const accuracy = Math.round(accuracyOf(this.study, side) ?? 100);
      return t("review-faults", { side, accuracy, dubious, mistakes, blunders });
    };
    const known = this.study.root.beside.evaluation !== null && !this.graph.element.hidden;
    this.progress.textContent = known ? `${faults("white")} ${faults("black")}` : "";
  }

  private showBoard(fresh: TraceView[] = [], drafted: PositionView | null = null): void {
    const { node } = this;
    const position = drafted ?? node.view();
    const [white, black] = namesOf(this.study);
    this.board.speed = speed();
    this.board.show(
      position,
      {
        bottom: this.bottom,
        playable: position.side,
        previews: true,
        names: [white || sideWord("white"), black || sideWord("black")],
        last: drafted ? null : (node.move?.trace ?? null),
        drawn: drafted ? { arrows: [], lit: [] } : this.thoughts.drawn(),
      },
      fresh,
    );
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
