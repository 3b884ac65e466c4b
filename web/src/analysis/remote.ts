// The server's engine, asked as the one in the worker is: in some steps, each longer than the one
// before, so that something is there soon.
import { analysis } from "../api";
import type { GameSoFar, Info, Limits } from "../engine";
import type { Searcher } from "./analyst";

/** Milliseconds for each answer. */
const STEPS = [400, 1_500, 5_000];

export class RemoteSearcher implements Searcher {
  private control = new AbortController();

  async search(
    { start, moves }: GameSoFar,
    { lines = 1, movetime }: Limits,
    heard: (info: Info) => void = () => {},
  ): Promise<Info> {
    const control = new AbortController();
    this.control = control;
    let found: Info | null = null;
    // Who asks for more than it does by itself has seen the short answers.
    for (const time of movetime === undefined ? STEPS.slice(-1) : STEPS) {
      const asked = { start, moves: [...moves], lines, movetime: time };
      found = await analysis(asked, control.signal).catch((error: unknown) => {
        throw control.signal.aborted ? new DOMException("stopped", "AbortError") : error;
      });
      heard(found);
      if (found.proved) break;
    }
    return found as Info;
  }

  stop(): void {
    this.control.abort();
  }

  close(): void {
    this.stop();
  }
}
