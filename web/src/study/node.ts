// The tree of a game: moves, variations, and what people write beside them; as `togyz.rules.Node`
// in Python. Every move in it is legal, since the core has played it.
import {
  type Core,
  kazansOf,
  moveText,
  outcomeView,
  type PlayedMove,
  type Position,
  type PositionView,
  sideOf,
} from "../core";
import type { OutcomeView, SideName } from "../protocol";

/** What somebody thinks of a position, from White's view: hundredths of a stone, plies, a chance. */
export interface Evaluation {
  score: number;
  depth: number | null;
  /** White's chance to win, 0 to 1. */
  win: number | null;
}

/** What stands beside a move; at the root, beside the first position. */
export interface Beside {
  comment: string;
  /** Text that stands before the move. */
  before: string;
  /** Marks, such as `!` and `±`. */
  glyphs: readonly string[];
  /** Pairs of holes such as `w7`, and single ones. */
  arrows: readonly (readonly [string, string])[];
  highlights: readonly string[];
  /** Milliseconds left on the mover's clock, and that the move took. */
  clock: number | null;
  elapsed: number | null;
  evaluation: Evaluation | null;
}

const NOTHING: Beside = {
  comment: "",
  before: "",
  glyphs: [],
  arrows: [],
  highlights: [],
  clock: null,
  elapsed: null,
  evaluation: null,
};

export class Node {
  /** The first one is the main continuation, the others are variations. */
  readonly children: Node[] = [];
  beside: Beside = NOTHING;

  private constructor(
    private readonly core: Core,
    readonly position: Position,
    /** The move that led here; null at the root. */
    readonly move: PlayedMove | null,
    readonly parent: Node | null,
  ) {}

  /** The first position of a game. */
  static root(core: Core, position: Position): Node {
    return new Node(core, position, null, null);
  }

  /** How many moves lead here. */
  get ply(): number {
    return this.move?.ply ?? 0;
  }

  /** The number that the move has in print: White's turns so far, or Black's where it began. */
  get turn(): number {
    const path = this.path();
    const first = path[0]?.side === "black" ? 1 : 0;
    return path.reduce((turn, node) => (node.turns ? turn + 1 : turn), first);
  }

  /** Whether the number of the turn grows with the move. */
  get turns(): boolean {
    const { move, parent } = this;
    return move?.trace.mover === "white" && parent?.move?.trace.mover !== "white";
  }

  get side(): SideName {
    return sideOf(this.position);
  }

  /** Whether anything stands beside the move that a reader would see. */
  get remarked(): boolean {
    const { comment, glyphs, highlights, arrows } = this.beside;
    return comment !== "" || glyphs.length + highlights.length + arrows.length > 0;
  }

  /**
   * Plays a hole from here; a move that is there already is not added again. Throws a RangeError
   * where the rules forbid it.
   */
  add(hole: number): Node {
    const found = this.children.find((child) => child.move?.hole === hole);
    if (found !== undefined) return found;
    const { trace, after } = this.core.play(this.position, hole);
    const move = { ply: this.ply + 1, hole, text: moveText(trace, after), trace };
    const child = new Node(this.core, after, move, this);
    this.children.push(child);
    return child;
  }

  /** The last node of these moves that is there already. */
  reach(holes: readonly number[]): Node {
    let node: Node = this;
    for (const hole of holes) {
      const next = node.children.find((child) => child.move?.hole === hole);
      if (next === undefined) break;
      node = next;
    }
    return node;
  }

  /** Plays moves, one after the other; gives the last node. */
  follow(holes: readonly number[]): Node {
    let node: Node = this;
    for (const hole of holes) node = node.add(hole);
    return node;
  }

  /** What moves would do from here, without adding them; as far as they can be played. */
  preview(holes: readonly number[]): PlayedMove[] {
    const moves: PlayedMove[] = [];
    let { position } = this;
    for (const hole of holes) {
      if (!this.core.legal(position).includes(hole)) break;
      const { trace, after } = this.core.play(position, hole);
      moves.push({ ply: this.ply + moves.length + 1, hole, text: moveText(trace, after), trace });
      position = after;
    }
    return moves;
  }

  /** Puts this continuation one place up among its siblings, or to the first place. */
  promote(toMain = false): void {
    const siblings = this.parent?.children ?? [];
    const here = siblings.indexOf(this);
    if (here < 1) return;
    siblings.splice(here, 1);
    siblings.splice(toMain ? 0 : here - 1, 0, this);
  }

  /** Makes this move, and all that lead to it, the main line. */
  toMainLine(): void {
    for (const node of this.path()) node.promote(true);
  }

  /** Takes this move and all that follows out of the tree. */
  remove(): void {
    const siblings = this.parent?.children ?? [];
    const here = siblings.indexOf(this);
    if (here >= 0) siblings.splice(here, 1);
  }

  write(change: Partial<Beside>): void {
    this.beside = { ...this.beside, ...change };
  }

  /** The nodes from the root to this one. */
  path(): Node[] {
    const nodes: Node[] = [];
    for (let node: Node | null = this; node !== null; node = node.parent) nodes.push(node);
    return nodes.reverse();
  }

  /** The holes that lead here. */
  get holes(): number[] {
    return this.path().flatMap(({ move }) => (move === null ? [] : [move.hole]));
  }

  /** This node and the main continuation from it. */
  mainline(): Node[] {
    const nodes: Node[] = [this];
    for (let next = this.children[0]; next !== undefined; next = next.children[0]) nodes.push(next);
    return nodes;
  }

  /** Every node from here on, each before what follows from it. */
  walk(): Node[] {
    const nodes: Node[] = [];
    const waiting: Node[] = [this];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      nodes.push(node);
      waiting.push(...[...node.children].reverse());
    }
    return nodes;
  }

  /** How the game is over here by the rules, repetition included; null if it goes on. */
  outcome(): OutcomeView | null {
    const found = this.core.outcome(this.position);
    if (found !== null || this.parent === null) return found;
    const [root] = this.path();
    const repeated = this.core.repeated((root as Node).position, this.holes) > 0;
    return repeated ? outcomeView(null, "repetition", kazansOf(this.position)) : null;
  }

  /** What is on the board here, with what each legal move would do. */
  view(): PositionView {
    return this.core.view(this.position, this.ply, this.outcome());
  }
}
