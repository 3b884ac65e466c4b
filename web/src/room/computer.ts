// The computer of a game on this device: the engine in its worker, asked as the game needs it.
import { Engine, type GameSoFar, type Limits } from "../engine";
import type { LocalGame } from "./game";
import type { Opponent } from "./tools";

// For the level of full strength, which has no bound of its own (milliseconds).
const FULL_TIME = 1_000;

// What it looks at to judge a draw: the same for each level, since levels misjudge on purpose.
const JUDGED_NODES = 100_000;

export class Computer implements Opponent {
  private readonly engine = new Engine();

  choose(game: LocalGame): Promise<number> {
    const { level, seed } = game.kept;
    return this.engine.choose(soFar(game), level, BigInt(seed), limits(game));
  }

  async judge(game: LocalGame): Promise<number> {
    const found = await this.engine.search(soFar(game), { nodes: JUDGED_NODES });
    return found.lines[0]?.score ?? 0;
  }

  stop(): void {
    this.engine.stop();
  }

  close(): void {
    this.engine.close();
  }
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
