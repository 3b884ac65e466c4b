// The server's engine, asked as the one in the worker is: in some steps, each longer than the one
// before, so that something is there soon.
import { ApiError, analysis } from "../api";
import type { GameSoFar, Info, Limits } from "../engine";
import type { AnalysisRequest } from "../protocol";
import type { Searcher } from "./analyst";

/** Milliseconds for each answer. */
const STEPS = [400, 1_500, 5_000];

/** Where games keep the engine busy, how often to ask again, and after how long (milliseconds). */
const TRIES = 8;
const PAUSE = 1_000;

async function patiently(asked: AnalysisRequest, stop: AbortSignal): Promise<Info> {
  for (let tries = 1; ; tries++) {
    try {
      return await analysis(asked, stop);
    } catch (error) {
      if (stop.aborted) throw new DOMException("the search was stopped", "AbortError");
      const busy = error instanceof ApiError && error.body?.code === "engine-busy";
      if (!busy || tries === TRIES) throw error;
      await new Promise((rest) => setTimeout(rest, PAUSE));
    }
  }
}

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
      found = await patiently(asked, control.signal);
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
