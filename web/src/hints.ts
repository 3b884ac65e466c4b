// What the engine on this device would play, for who asks it.
import { Engine, type GameSoFar, type Limits } from "./engine";

// A moment's thought: more than a person sees, and soon there on a phone too.
const THOUGHT: Limits = { movetime: 700, depth: 14 };

export class Hints {
  private engine: Engine | null = null;

  /** `found` is told the hole number, null where there is none to tell. */
  constructor(private readonly found: (hole: number | null) => void) {}

  ask(game: GameSoFar): void {
    this.engine ??= new Engine();
    this.engine.stop();
    this.engine.search(game, THOUGHT).then(
      (info) => this.found(info.lines[0]?.holes[0] ?? null),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === "AbortError") return;
        console.error(error);
        this.found(null);
      },
    );
  }

  /** What was asked is of no interest any more. */
  stop(): void {
    this.engine?.stop();
  }

  close(): void {
    this.engine?.close();
    this.engine = null;
  }
}
