// A board to think at: any move from any position, what the engine says of it, and what people do.
import { emptyStudy, type Opened, opened } from "../analysis/opening";
import { Board, opponent } from "../board";
import { core, type TraceView } from "../core";
import { h } from "../dom";
import { needWords, t } from "../i18n";
import { handOver } from "../library/handed";
import type { Kept } from "../library/store";
import { type AnalysisDoing, analysisControls } from "../parts/analysis-controls";
import { ask } from "../parts/dialog";
import { Drawing } from "../parts/drawing";
import { Dropping } from "../parts/dropping";
import { openExport } from "../parts/export-dialog";
import { failureSaid } from "../parts/failure";
import { Graph } from "../parts/graph";
import { Keeping } from "../parts/keeping";
import { addStyles } from "../parts/later";
import { MoveTree } from "../parts/move-tree";
import { Openings } from "../parts/openings";
import { Remarks } from "../parts/remarks";
import type { Shown } from "../parts/retry";
import { Retrying } from "../parts/retrying";
import { Reviewing } from "../parts/reviewing";
import { SettingUp } from "../parts/setting-up";
import { stepper } from "../parts/stepper";
import { Talk } from "../parts/talk";
import { Thoughts } from "../parts/thoughts";
import type { SideName } from "../protocol";
import { type AnalysisAsked, go, type Page } from "../router";
import { load, speed } from "../settings";
import { play } from "../sounds";
import { type Node, namesOf, type Study, studyOf } from "../study";
import address from "../styles/analysis.css?sheet";
import { explained } from "../teach";
import { boardWords, namesSaid, positionSaid, previewSaid, sideWord } from "../words";

/** Fetches the words and the styles of the page. */
export async function ready(): Promise<void> {
  await Promise.all([needWords("analysis"), addStyles(new URL(address, import.meta.url).href)]);
}

export function analysisPage(asked: AnalysisAsked): Page {
  const page = new AnalysisPage(emptyStudy());
  page.ask(asked);
  return {
    element: page.element,
    title: t("title", { page: "analysis" }),
    destroy: () => page.destroy(),
    key: (event) => page.key(event),
    variant: () => page.variant,
  };
}

class AnalysisPage {
  readonly element: HTMLElement;
  private node: Node;
  private bottom: SideName = "white";
  /** Whether what is asked for is still to come: what is there meanwhile is not to be kept. */
  private waiting = false;
  private gone = false;
  private readonly leave = (): void => this.keeping.leave(this.study, this.node);
  private readonly board: Board;
  private readonly talk = new Talk();
  private readonly side = h("div", { class: "side" });
  private readonly heading = h("h1");
  private readonly tree = new MoveTree((node) => this.goTo(node));
  private readonly steps = stepper((by) => this.step(by));
  private readonly controls = analysisControls((doing) => this.act(doing));
  private readonly remarks = new Remarks({
    changed: () => this.written(),
    commented: () => {
      this.keep();
      if (!this.tree.reword(this.node)) this.tree.rewrite(this.node);
    },
    promote: () => this.promote(),
    remove: () => this.askRemove(),
  });
  private readonly thoughts = new Thoughts({
    play: (holes) => this.playLine(holes),
    drawn: () => {
      this.board.point(this.thoughts.drawn());
      this.openings.value(this.node, this.thoughts.scores());
    },
  });
  private readonly keeping = new Keeping({
    kept: (yes) => this.controls.press("keep", yes),
    said: (words, well) => {
      this.talk.say(words);
      if (well) this.talk.announce([words]);
    },
  });
  private readonly drawing: Drawing;
  private readonly setup = new SettingUp({
    changed: (shown) => this.showBoard([], shown),
    done: (fen) => this.endEdit(fen),
  });
  private readonly dropping = new Dropping(t("library-drop"), handOver);
  private readonly openings = new Openings((hole) => this.playLine([hole]));
  private readonly graph = new Graph((node) => this.goTo(node));
  private readonly reviewing = new Reviewing({
    changed: (written) => this.reviewed(written),
    running: (on, said) => this.reviewRuns(on, said),
    go: (node) => this.goTo(node),
    play: (from, holes) => {
      this.goTo(from);
      this.playLine(holes);
    },
    retry: (faults, game) => {
      this.reviewing.stop();
      this.thoughts.stop();
      this.bottom = faults[0]?.side ?? this.bottom;
      this.retrying.begin(this.element, this.side, faults, game);
    },
  });
  private readonly retrying = new Retrying({
    show: (shown) => this.showBoard(shown.fresh, shown),
    ended: (side) => this.retried(side),
  });

  constructor(private study: Study) {
    this.node = study.root;
    this.board = new Board(boardWords(null), {
      play: (trace) => this.play(trace),
      sound: play,
      preview: (trace) => {
        if (this.retrying.on) return;
        this.talk.say(trace ? previewSaid(this.node.view(), trace, null) : positionSaid(this.node));
      },
    });
    this.drawing = new Drawing(this.board.element, {
      node: () => (this.setup.on || this.retrying.on ? null : this.node),
      changed: () => this.written(),
      said: (words) => {
        this.talk.say(words);
        this.talk.announce([words]);
      },
    });
    this.remarks.element.append(this.drawing.element);
    this.element = h(
      "div",
      { class: "page analysis" },
      this.thoughts.bar.element,
      h("div", { class: "stage" }, this.board.element),
      this.talk.element,
      h("div", { class: "graph-place" }, this.graph.element, this.reviewing.progress),
      this.side,
      this.talk.live,
    );
    this.side.append(
      h(
        "div",
        { class: "analysis-text" },
        this.heading,
        this.reviewing.note.element,
        this.thoughts.lines.element,
        this.openings.element,
        this.tree.element,
        this.reviewing.summary.element,
        this.remarks.element,
        this.controls.element,
      ),
      this.steps.element,
    );
    void this.open(study);
    addEventListener("pagehide", this.leave);
  }

  get variant(): string {
    return this.node.position.variant.fullName;
  }

  /** Opens what the address asks for, and has it reviewed where that is asked for too. */
  ask(asked: AnalysisAsked): void {
    this.waiting = true;
    const begin = async (found: Opened | "missing" | null): Promise<void> => {
      this.waiting = false;
      if (this.gone || found === null) return;
      if (found === "missing") {
        this.talk.say(t("failure", { code: "not-found" }));
        return;
      }
      const known = this.open(found.study, found.kept, found.draft);
      this.goTo(found.node);
      await known;
      if (asked.review && !this.gone) this.reviewing.start();
    };
    opened(asked)
      .then(begin)
      .catch((error: unknown) => {
        this.waiting = false;
        const unreadable = error instanceof RangeError;
        this.talk.say(unreadable ? t("editor-unreadable") : failureSaid(error));
      });
  }

  destroy(): void {
    this.gone = true;
    removeEventListener("pagehide", this.leave);
    this.leave();
    this.reviewing.stop();
    this.retrying.close();
    this.thoughts.close();
    this.openings.close();
    this.dropping.close();
    this.board.destroy();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || this.setup.on) return;
    if (this.retrying.on) {
      if (this.board.key(event)) event.preventDefault();
      return;
    }
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

  /** Shows another game; the promise is kept when what is known of it is shown too. */
  private open(study: Study, kept: Kept | null = null, draft = false): Promise<void> {
    this.study = study;
    this.keeping.open(kept, draft);
    this.node = study.root;
    const [white, black] = namesOf(study);
    this.heading.textContent = white || black ? namesSaid(white, black) : t("analysis-title");
    this.tree.write(study.root);
    const known = this.reviewing.open(study);
    this.show();
    return known;
  }

  private play(trace: TraceView): void {
    if (this.retrying.play(trace)) return;
    // Who plays with a mouse goes through the moves with the arrow keys, not over the board.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.matches(":focus-visible")) {
      activeElement.blur();
    }
    this.playLine([trace.hole]);
  }

  private playLine(holes: readonly number[]): void {
    const known = this.node.reach(holes);
    const end = this.node.follow(holes);
    if (end !== known) {
      this.tree.rewrite(known);
      this.keep();
    }
    this.goTo(end);
  }

  private goTo(node: Node): void {
    if (node === this.node) return;
    const fresh = node.parent === this.node && node.move ? [node.move.trace] : [];
    this.node = node;
    this.show(fresh);
    this.talk.announce([positionSaid(this.node)]);
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
    this.tree.rewrite(this.node);
    this.show();
  }

  private promote(): void {
    this.node.promote();
    // The line of the position before has another main move now, or its variations another order.
    this.tree.rewrite(this.node.parent ?? this.node);
    this.written();
  }

  private askRemove(): void {
    const { parent } = this.node;
    if (parent === null) return;
    const gone = this.node.walk().length;
    const remove = (): void => {
      this.node.remove();
      this.tree.rewrite(parent);
      this.goTo(parent);
      this.keep();
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
        this.reviewing.toggle();
        break;
      case "edit":
        this.edit();
        break;
      case "keep":
        this.keeping.take(this.study, this.node);
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
    if (this.waiting) return;
    this.keeping.keep(this.study, this.node);
  }

  // --- A position that is set up ------------------------------------------------------------

  private edit(): void {
    this.reviewing.stop();
    this.thoughts.stop();
    this.thoughts.bar.show(null, "white");
    // The fields lie as the board does.
    this.bottom = "white";
    this.setup.begin(this.element, this.side, this.node.position);
  }

  /** `fen` is the position to go on from; null where all stays as it was. */
  private endEdit(fen: string | null): void {
    if (fen === null) {
      this.show();
      this.thoughts.think();
    } else {
      void this.open(studyOf(core(), fen));
      this.keep();
    }
    this.controls.focus("edit");
  }

  // --- The whole game -----------------------------------------------------------------------

  /** The review found more of the game; `written`: the tree has other marks or moves. */
  private reviewed(written: boolean): void {
    if (written) this.tree.write(this.study.root);
    this.reviewing.show(this.node);
    this.showGraph();
  }

  private reviewRuns(on: boolean, said: string): void {
    this.controls.press("review", on);
    // One search at a time: the device has other things to do.
    if (on) this.thoughts.rest();
    else if (!this.setup.on) {
      this.written();
      this.thoughts.think();
    }
    this.talk.announce([said]);
  }

  private retried(side: SideName): void {
    this.show();
    this.thoughts.think();
    this.reviewing.focus(side);
  }

  // --- What is shown ------------------------------------------------------------------------

  private show(fresh: TraceView[] = []): void {
    const { node } = this;
    this.tree.show(node);
    this.steps.show(node.ply, this.line.length - 1);
    this.remarks.show(node);
    this.drawing.show(node);
    this.talk.say(positionSaid(this.node));
    const lessons = load().lessons !== "never" && node.move;
    this.talk.teach(lessons ? explained(node.view(), lessons.trace) : "");
    this.showGraph();
    this.showBoard(fresh);
    this.reviewing.show(node);
    this.thoughts.show(this.study, node, this.bottom);
    this.openings.show(node);
    // One search at a time: the device has other things to do.
    if (this.reviewing.running) this.thoughts.rest();
  }

  /** The line of play that the board stands in. */
  private get line(): Node[] {
    return [...this.node.path(), ...this.node.mainline().slice(1)];
  }

  private showGraph(): void {
    this.graph.show(this.line, this.node);
  }

  /** Shows the node's position; `instead` another one, of an exercise. */
  private showBoard(fresh: TraceView[] = [], instead: Omit<Shown, "fresh"> | null = null): void {
    const { node } = this;
    const position = instead?.position ?? node.view();
    const [white, black] = namesOf(this.study);
    this.board.speed = speed();
    this.board.show(
      position,
      {
        bottom: this.bottom,
        playable: instead?.open === false ? null : position.side,
        previews: true,
        names: [white || sideWord("white"), black || sideWord("black")],
        last: instead ? instead.last : (node.move?.trace ?? null),
        hint: instead?.hint ?? null,
        drawn: instead ? { arrows: [], lit: [] } : this.thoughts.drawn(),
      },
      fresh,
    );
  }
}
