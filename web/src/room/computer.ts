// The computer of a game on this device: the opening book, and the engine in its worker, asked as the game
// needs it.
import { Engine, type GameSoFar, type Limits } from "../engine";
import { FULL } from "../engine/asked";
import type { Book } from "../engine/books";
import type { LocalGame } from "./game";
import type { Opponent } from "./tools";

// For the level of full strength, which has no bound of its own (milliseconds).
const FULL_TIME = 1_000;

// What it looks at to judge a draw: the same for each level, since levels misjudge on purpose.
const JUDGED_NODES = 100_000;

export class Computer implements Opponent {
  /** Counts what was broken off. */
  private stops = 0;

  constructor(
    private readonly engine: Pick<Engine, "choose" | "search" | "stop" | "close"> = new Engine(),
    private readonly books: (variant: string) => Promise<Book | null> = bookOf,
  ) {}

  async choose(game: LocalGame): Promise<number> {
    const { level } = game.kept;
    const seed = BigInt(game.kept.seed);
    if (level === FULL) {
      const { stops } = this;
      const { fen, position } = game.line;
      const hole = (await this.books(game.kept.variant))?.choose(fen, seed) ?? null;
      if (stops !== this.stops) throw new DOMException("the computer was stopped", "AbortError");
      if (position.moves.some((move) => move.hole === hole)) return hole as number;
    }
    return this.engine.choose(soFar(game), level, seed, limits(game));
  }

  async judge(game: LocalGame): Promise<number> {
    const found = await this.engine.search(soFar(game), { nodes: JUDGED_NODES });
    return found.lines[0]?.score ?? 0;
  }

  stop(): void {
    this.stops += 1;
    this.engine.stop();
  }

  close(): void {
    this.stops += 1;
    this.engine.close();
  }
}

/** Who plays against weaker levels needs no book. */
async function bookOf(variant: string): Promise<Book | null> {
  const { bookFor } = await import("../engine/books");
  return bookFor(variant);
}

function soFar(game: LocalGame): GameSoFar {
  const { start, holes } = game.record;
  return { start, moves: holes };
}

function limits(game: LocalGame): Limits {
  const clock = game.clocks?.view();
  if (!clock) return { movetime: FULL_TIME };
  const left = clock.leftMs[game.side === "white" ? 0 : 1];
  return { clock: left, increment: clock.incrementMs };
}
