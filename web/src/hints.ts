// What the engine on this device would play, for who asks it.
import type { PositionView, TraceView } from "./core";
import { Engine, type GameSoFar, type Limits } from "./engine";

// A moment's thought: more than a person sees, and soon there on a phone too.
const THOUGHT: Limits = { movetime: 700, depth: 14 };

export class Hints {
  /** The move that is proposed. */
  move: TraceView | null = null;
  /** Whether one is being looked for. */
  thinking = false;
  private engine: Engine | null = null;

  /** `found` is called when there is a move, or none to be had. */
  constructor(private readonly found: () => void) {}

  /** Looks for a move in `position`, to which `game` has led. */
  ask({ start, moves }: GameSoFar, position: PositionView): void {
    this.forget();
    this.thinking = true;
    this.engine ??= new Engine();
    const best = (hole: number | undefined): TraceView | undefined =>
      position.moves.find((move) => move.hole === hole);
    // No more than this can be told to a worker.
    this.engine.search({ start, moves }, THOUGHT).then(
      (info) => this.propose(best(info.lines[0]?.holes[0])),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === "AbortError") return;
        console.error(error);
        this.propose(undefined);
      },
    );
  }

  /** What was asked is of no interest any more. */
  forget(): void {
    this.move = null;
    this.thinking = false;
    this.engine?.stop();
  }

  close(): void {
    this.engine?.close();
    this.engine = null;
  }

  private propose(move: TraceView | undefined): void {
    this.move = move ?? null;
    this.thinking = false;
    this.found();
  }
}
