// The review of a game, figure by figure that of togyz.review in Python: every position is searched
// by itself, as if nothing had been searched before; a move that is not the engine's is searched
// alone, as long. So the review of a move depends on nothing but its game so far, the number of
// positions and the engine, and what was broken off goes on anywhere.
import { type Core, Line, type Remark, sideOf, type Verdict } from "../core";
import { remarksOf } from "../core/judged";
import type { GameSoFar, Info, Limits, ScoredLine } from "../engine";
import type { SideName } from "../protocol";

/** Positions that are looked at for each of the two searches of a move. */
export const NODES = 300_000;
/** Memory for known positions; another size finds other figures. */
export const HASH_MIB = 16;

/** What a review needs of an engine. */
export interface Searcher {
  searchAfresh(game: GameSoFar, limits: Limits): Promise<Info>;
  close(): void;
}

/** A move, and what it cost. */
export interface MoveReview {
  /** The number of the move in the game, from 1. */
  ply: number;
  side: SideName;
  hole: number;
  /** The share of the point that the move gave away, 0 to 1. */
  lost: number;
  verdict: Verdict;
  /** White's share of the point, as expected before the move and after it. */
  before: number;
  after: number;
  /** The move and what is expected after it, with the mover's score. */
  played: ScoredLine;
  /** The engine's move likewise; the same line where the move was the engine's, or as good. */
  better: ScoredLine;
  /** What it does or misses that the better one does not. */
  remarks: readonly Remark[];
}

/** A move that was tried, and the engine's. */
export interface Judged {
  lost: number;
  verdict: Verdict;
  played: ScoredLine;
  better: ScoredLine;
  remarks: readonly Remark[];
}

export class Reviewer {
  constructor(
    private readonly core: Core,
    private readonly searcher: Searcher,
    private readonly nodes = NODES,
  ) {}

  /** The review of the last of these moves. Fails where the search does. */
  async review(start: string, moves: readonly number[]): Promise<MoveReview> {
    const game = { start, moves: moves.slice(0, -1) };
    const hole = moves.at(-1) as number;
    const best = await this.search(game, this.nodes);
    const judged = await this.judge(game, hole, best);
    const side = sideOf(this.last(game).end);
    const whites = (score: number): number => {
      const share = this.core.win(score);
      return side === "white" ? share : 1 - share;
    };
    return {
      ply: moves.length,
      side,
      hole,
      lost: judged.lost,
      verdict: judged.verdict,
      before: whites(judged.better.score),
      after: whites(judged.played.score),
      played: judged.played,
      better: judged.better,
      remarks: judged.remarks,
    };
  }

  /** What a move costs, where the engine's line is known. */
  async judge(game: GameSoFar, hole: number, best: ScoredLine): Promise<Judged> {
    const { core } = this;
    if (best.holes[0] === hole) return good(best);
    const played = await this.search(game, this.nodes, [hole]);
    const lost = core.win(best.score) - core.win(played.score);
    if (lost <= 0) return good(played);
    const rounded = Math.round(lost * 1e4) / 1e4;
    const verdict = core.verdict(rounded);
    if (verdict === "good") return { ...good(played), lost: rounded, better: best };
    const told = await this.answered(game, played);
    const better = await this.answered(game, best);
    const remarks = remarksOf(core, this.last(game).end, told, better);
    return { lost: rounded, verdict, played: told, better, remarks };
  }

  close(): void {
    this.searcher.close();
  }

  /** The line with an answer to its first move, which is looked for where the search has none. */
  private async answered(game: GameSoFar, line: ScoredLine): Promise<ScoredLine> {
    const [first = 0] = line.holes;
    const after = { start: game.start, moves: [...game.moves, first] };
    if (line.holes.length > 1 || this.core.outcome(this.last(after).end) !== null) return line;
    const rest = await this.search(after, Math.max(1, Math.floor(this.nodes / 4)));
    return { ...line, holes: [...line.holes, ...rest.holes] };
  }

  private async search(
    game: GameSoFar,
    nodes: number,
    holes?: readonly number[],
  ): Promise<ScoredLine> {
    const limits = holes === undefined ? { nodes } : { nodes, holes };
    const [line] = (await this.searcher.searchAfresh(game, limits)).lines;
    if (line === undefined) throw new RangeError("there is no move to review: the game is over");
    return line;
  }

  private last({ start, moves }: GameSoFar): Line {
    return Line.from(this.core, start).play(...moves);
  }
}

function good(line: ScoredLine): Judged {
  return { lost: 0, verdict: "good", played: line, better: line, remarks: [] };
}

/** What the moves of one side add up to; null where it made none. */
export interface Summary {
  /** How well it played, 0 to 100, and what a move cost on average. */
  accuracy: number;
  lost: number;
  counts: Record<Exclude<Verdict, "good">, number>;
}

export function summaryOf(
  core: Core,
  moves: readonly MoveReview[],
  side: SideName,
): Summary | null {
  const mine = moves.filter((move) => move.side === side);
  if (mine.length === 0) return null;
  const lost = mine.reduce((sum, move) => sum + move.lost, 0) / mine.length;
  const count = (what: Verdict): number => mine.filter(({ verdict }) => verdict === what).length;
  return {
    accuracy: core.accuracy(lost),
    lost,
    counts: {
      inaccuracy: count("inaccuracy"),
      mistake: count("mistake"),
      blunder: count("blunder"),
    },
  };
}

/** Whether a move is a mistake by which the mover ceases to be ahead. */
export function turns({ side, verdict, before, after }: MoveReview): boolean {
  if (verdict !== "mistake" && verdict !== "blunder") return false;
  const [was, is] = side === "white" ? [before, after] : [1 - before, 1 - after];
  return was >= 0.5 && is < 0.5;
}
