// Goes through a game move by move; what was found before is not looked for again.
import { coreName } from "../core";
import { readPosition } from "../core/position";
import { networkName } from "../engine/networks";
import { HASH_MIB, type MoveReview, NODES, type Reviewer } from "./review";
import { FORM, type ReviewStore } from "./review-store";

/** The line of moves that is reviewed. */
export interface Reviewed {
  start: string;
  moves: readonly number[];
}

function nameOf({ start, moves }: Reviewed): string {
  return `${start} ${moves.join()}`;
}

/** What finds the figures of a review: they hold for no other. */
function engineOf({ start }: Reviewed): string {
  const network = networkName(readPosition(start).variant.fullName);
  return [coreName, network, NODES, HASH_MIB].join(" ");
}

export class ReviewRun {
  private stopped = false;

  constructor(
    private readonly game: Reviewed,
    private readonly store: ReviewStore,
    private readonly reviewer: Reviewer,
  ) {}

  /**
   * Reviews the moves that follow those that are known, and keeps what is found. `heard` is told of
   * each. False where it was stopped or the engine failed.
   */
  async go(known: readonly MoveReview[], heard: (review: MoveReview) => void): Promise<boolean> {
    const { start, moves } = this.game;
    const found = [...known];
    try {
      while (found.length < moves.length) {
        const review = await this.reviewer.review(start, moves.slice(0, found.length + 1));
        if (this.stopped) return false;
        found.push(review);
        heard(review);
        const game = nameOf(this.game);
        void this.store.write({
          game,
          form: FORM,
          engine: engineOf(this.game),
          moves: found,
          at: Date.now(),
        });
      }
      return true;
    } catch (error) {
      if (!this.stopped) console.error(error);
      return false;
    } finally {
      this.stop();
    }
  }

  stop(): void {
    this.stopped = true;
    this.reviewer.close();
  }
}

/** What is kept of a game: a review that is done, or one that this engine can go on with. */
export async function keptReview(
  store: ReviewStore,
  game: Reviewed,
): Promise<readonly MoveReview[]> {
  const kept = await store.read(nameOf(game));
  if (kept === null) return [];
  const whole = kept.moves.length === game.moves.length;
  return whole || kept.engine === engineOf(game) ? kept.moves : [];
}

/** Those of the reviews that are of the same first moves. */
export function commonTo(
  known: readonly MoveReview[],
  moves: readonly number[],
): readonly MoveReview[] {
  const differs = known.findIndex(({ hole }, index) => hole !== moves[index]);
  return differs < 0 ? known : known.slice(0, differs);
}
