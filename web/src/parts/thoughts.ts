// The engine that looks along: its lines, the bar, and what it draws on the board.
import { isStatic } from "../addresses";
import { Analyst, type Report, type Searcher } from "../analysis/analyst";
import { linesDrawn, notesDrawn } from "../analysis/drawing";
import { RemoteSearcher } from "../analysis/remote";
import { endOf, evaluationOf } from "../analysis/score";
import { passed } from "../analysis/threat";
import type { Drawn } from "../board";
import { core, formatPosition, kazansOf } from "../core";
import { Engine } from "../engine";
import { onTables } from "../engine/tables";
import type { SideName } from "../protocol";
import { load } from "../settings";
import type { Evaluation, Node, Study } from "../study";
import { EngineLines } from "./engine-lines";
import { EvalBar } from "./eval-bar";

export interface ThoughtEvents {
  /** To play moves of a line. */
  play: (holes: readonly number[]) => void;
  /** What is drawn on the board has changed. */
  drawn: () => void;
}

/** The engine that the visitor has chosen: of the device, or of the server. */
function searcher(): Searcher {
  return load().analyst === "server" && !isStatic ? new RemoteSearcher() : new Engine();
}

const NOTHING: Report = { info: null, thinking: false, failed: false };

export class Thoughts {
  readonly bar = new EvalBar();
  readonly lines: EngineLines;
  /** Whether it is asked what the other side would do if it were to move. */
  threat = false;
  private node: Node | null = null;
  private study: Study | null = null;
  private bottom: SideName = "white";
  /** The position that the engine looks at: the node's, or with the turn passed on. */
  private asked: Node | null = null;
  private report: Report = NOTHING;
  /** The line that is looked at, by its place; null for none. */
  private looked: number | null = null;
  private readonly analyst = new Analyst((report) => {
    this.report = report;
    this.render();
  }, searcher);

  /** Where tables that have come know the position, it is looked at anew. */
  private readonly deaf = onTables(({ variant, stones }) => {
    const position = this.asked?.position;
    if (position?.variant.fullName !== variant) return;
    this.analyst.forget();
    const onBoard = position.variant.total - kazansOf(position).reduce((a, b) => a + b);
    if (onBoard <= stones && this.analyst.asking) this.think();
  });

  constructor(private readonly events: ThoughtEvents) {
    this.lines = new EngineLines({
      changed: () => this.think(),
      moved: () => {
        this.analyst.change(searcher);
        this.think();
      },
      deeper: () => this.analyst.deeper(),
      play: (holes) => {
        if (!this.threat) events.play(holes);
      },
      look: (index) => {
        if (index === this.looked) return;
        this.looked = index;
        events.drawn();
      },
    });
  }

  /** Shows another position, and looks at it. */
  show(study: Study, node: Node, bottom: SideName): void {
    const same = study === this.study && node === this.node;
    this.study = study;
    this.node = node;
    this.bottom = bottom;
    if (same) {
      this.render();
      return;
    }
    this.looked = null;
    this.think();
  }

  /** Looks anew: something else is wanted. */
  think(): void {
    const { node, study } = this;
    if (node === null || study === null) return;
    const { engine, lines } = load();
    this.analyst.lines = lines;
    this.report = NOTHING;
    this.asked = this.threat ? passed(core(), node.position) : node;
    const root = this.threat ? this.asked : study.root;
    if (!engine || this.asked === null || root === null || this.asked.outcome() !== null) {
      this.analyst.stop();
    } else {
      const start = formatPosition(root.position);
      this.analyst.look({ start, moves: this.asked.holes });
    }
    this.render();
  }

  /** Rests until something else is shown. */
  rest(): void {
    this.stop();
    this.render();
  }

  /** Rests, and says nothing of it: something else than the position is shown. */
  stop(): void {
    this.analyst.stop();
    this.report = NOTHING;
  }

  close(): void {
    this.deaf();
    this.analyst.close();
  }

  /** What belongs on the board: what the record points at, and the engine's moves. */
  drawn(): Drawn {
    const { node, asked } = this;
    if (node === null) return { arrows: [], lit: [] };
    const notes = notesDrawn(node);
    const { engine, lines } = load();
    const found = engine ? (this.report.info?.lines.slice(0, lines) ?? []) : [];
    const arrows = asked ? linesDrawn(asked, found, this.looked, this.threat) : [];
    return { ...notes, arrows: [...notes.arrows, ...arrows] };
  }

  private render(): void {
    const { node, asked } = this;
    if (node === null) return;
    this.bar.show(this.evaluation(node), this.bottom);
    const side = this.threat ? (node.side === "white" ? "black" : "white") : null;
    this.lines.show(asked ?? node, this.report, asked === null || asked.outcome() !== null, side);
    this.events.drawn();
  }

  /** What is thought of the position: by the engine now, else by who wrote it down. */
  private evaluation(node: Node): Evaluation | null {
    const outcome = node.outcome();
    if (outcome !== null) return endOf(outcome);
    const { info } = this.report;
    const [best] = info?.lines ?? [];
    if (load().engine && info && best && !this.threat) {
      return evaluationOf(best, node.side, info.depth);
    }
    return node.beside.evaluation;
  }
}
