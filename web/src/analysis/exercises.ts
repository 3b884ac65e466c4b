// A player's mistakes as exercises: a better move is to be found where one was missed.
import type { GameSoFar, ScoredLine } from "../engine";
import type { Judged, MoveReview } from "./review";

/** What an exercise needs of a reviewer. */
export interface Judge {
  judge(game: GameSoFar, hole: number, best: ScoredLine): Promise<Judged>;
}

/** How an exercise stands: found at the first try or later, `shown` where the visitor gave up. */
export type Standing = "open" | "first" | "later" | "shown" | "passed";

export interface Exercise {
  move: MoveReview;
  /** The game before the move. */
  game: GameSoFar;
  standing: Standing;
  /** Moves that were tried, and are not good enough. */
  tried: readonly number[];
  /** Whether the hole was shown: the first try counts as a later one. */
  hinted: boolean;
}

/** What was found of a try: `again` where it is the move of the game. */
export interface Tried {
  right: boolean;
  again: boolean;
  judged: Judged;
}

export class Exercises {
  readonly all: readonly Exercise[];
  private place = 0;

  /** Of these moves; `start` and `moves` are the whole game. */
  constructor(
    private readonly judges: Judge,
    faults: readonly MoveReview[],
    { start, moves }: GameSoFar,
  ) {
    this.all = faults.map((move) => ({
      move,
      game: { start, moves: moves.slice(0, move.ply - 1) },
      standing: "open",
      tried: [],
      hinted: false,
    }));
  }

  /** The one that is to be solved; null when all are done. */
  get current(): Exercise | null {
    return this.all[this.place] ?? null;
  }

  /** Its number, from 1. */
  get number(): number {
    return this.place + 1;
  }

  count(...standings: readonly Standing[]): number {
    return this.all.filter(({ standing }) => standings.includes(standing)).length;
  }

  /** Tries a move: any that loses less than an inaccuracy is right. */
  async attempt(hole: number): Promise<Tried> {
    const exercise = this.current;
    if (exercise === null) throw new RangeError("there is no exercise left");
    const { move, game } = exercise;
    const again = hole === move.hole;
    const judged: Judged = again ? move : await this.judges.judge(game, hole, move.better);
    const right = judged.verdict === "good";
    if (right && exercise.standing === "open") {
      exercise.standing = exercise.hinted || exercise.tried.length > 0 ? "later" : "first";
    } else if (!right) {
      exercise.tried = [...exercise.tried, hole];
    }
    return { right, again, judged };
  }

  /** Gives the number of a hole that is right. */
  hint(): number | null {
    const { current } = this;
    if (current === null) return null;
    current.hinted = true;
    return current.move.better.holes[0] ?? null;
  }

  /** Gives up, and gives the engine's line. */
  show(): ScoredLine | null {
    const { current } = this;
    if (current === null) return null;
    if (current.standing === "open") current.standing = "shown";
    return current.move.better;
  }

  /** Goes to the next one; what was not solved is passed. */
  next(): void {
    const { current } = this;
    if (current?.standing === "open") current.standing = "passed";
    this.place += 1;
  }

  /** Those that were not found, anew; all of them where none is left. */
  again(): Exercises {
    const missed = this.all.filter(({ standing }) => standing !== "first" && standing !== "later");
    const [one] = this.all;
    const whole = this.all.at(-1) ?? one;
    const left = missed.length > 0 ? missed : this.all;
    const game = { start: whole?.game.start ?? "", moves: whole?.game.moves ?? [] };
    return new Exercises(
      this.judges,
      left.map(({ move }) => move),
      game,
    );
  }
}
