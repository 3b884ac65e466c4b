// The visitor's own collection as an explorer: counted by a worker when it is first asked; then only
// the games that have come, changed or gone.
import { coreModule } from "../core";
import { library } from "../library/store";
import type { CountAnswer, CountQuestion } from "./asked";
import type { OwnMove, Told } from "./tally";
import address from "./worker?worker";

/** Games that the worker gets at once: between two it can be told how far it is. */
const BATCH = 500;

interface Waiting {
  found: (moves: OwnMove[]) => void;
  failed: (error: Error) => void;
}

/** A question as it is put; it gets its number when it is sent. */
type Asked =
  | { kind: "count"; games: Told[]; gone: readonly number[] }
  | { kind: "probe"; fen: string };

export class MyGames {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  /** Games that have changed since they were counted; null where none is counted yet. */
  private changed: Set<number> | null = null;
  /** One count after the other. */
  private counted: Promise<void> = Promise.resolve();

  /** `heard` is told how many games of how many are counted, while they are. */
  constructor(private readonly heard: (done: number, of: number) => void) {
    library.listeners.add(this.change);
  }

  /** The moves that were played from a position, the most frequent first. */
  async probe(fen: string): Promise<OwnMove[]> {
    this.counted = this.counted.catch(() => {}).then(() => this.count());
    await this.counted;
    return this.ask({ kind: "probe", fen });
  }

  /** Ends the worker; what it was asked is never answered. */
  close(): void {
    library.listeners.delete(this.change);
    this.stop();
  }

  private readonly change = (ids: readonly number[]): void => {
    for (const id of ids) this.changed?.add(id);
  };

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
    this.changed = null;
  }

  /** Counts what is new. */
  private async count(): Promise<void> {
    const ids = this.changed === null ? null : [...this.changed];
    if (ids?.length === 0) return;
    this.changed = new Set();
    try {
      const [module, games] = await Promise.all([coreModule(), library.told(ids)]);
      this.worker ??= this.begin(module);
      const there = new Set(games.map(({ id }) => id));
      const gone = (ids ?? []).filter((id) => !there.has(id));
      if (gone.length > 0) await this.ask({ kind: "count", games: [], gone });
      for (let done = 0; done < games.length; done += BATCH) {
        if (ids === null) this.heard(done, games.length);
        const batch = games.slice(done, done + BATCH);
        await this.ask({ kind: "count", games: batch, gone: [] });
      }
    } catch (error) {
      // Nobody knows what was counted.
      this.stop();
      throw error;
    }
  }

  private begin(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL(address, import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<CountAnswer>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.moves === null) waiting?.failed(new Error(data.message));
      else waiting?.found(data.moves);
    };
    worker.onerror = (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message));
      this.stop();
    };
    worker.postMessage({ kind: "begin", module } satisfies CountQuestion);
    return worker;
  }

  private ask(question: Asked): Promise<OwnMove[]> {
    this.questions += 1;
    const id = this.questions;
    return new Promise((found, failed) => {
      this.waiting.set(id, { found, failed });
      this.worker?.postMessage({ ...question, id } satisfies CountQuestion);
    });
  }
}
