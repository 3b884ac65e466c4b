// The visitor's own collection as an explorer: counted by a worker when it is first asked, and again
// when games have come or gone.
import { coreModule } from "../core";
import { library } from "../library/store";
import type { ExplorerMoveView } from "../protocol";
import type { CountAnswer, CountQuestion } from "./asked";
import type { Told } from "./tally";
import address from "./worker?worker";

/** Games that the worker gets at once: between two it can be told how far it is. */
const BATCH = 500;

interface Waiting {
  found: (moves: ExplorerMoveView[]) => void;
  failed: (error: Error) => void;
}

/** A question as it is put; it gets its number when it is sent. */
type Asked = { kind: "count"; games: Told[] } | { kind: "probe"; fen: string };

export class MyGames {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  private counted: Promise<number> | null = null;
  private changes = -1;

  /** `heard` is told how many games of how many are counted, while they are. */
  constructor(private readonly heard: (done: number, of: number) => void) {}

  /** How many games there are. They are counted if they are not yet. */
  games(): Promise<number> {
    if (this.counted === null || this.changes !== library.changes) {
      this.close();
      this.changes = library.changes;
      this.counted = this.count();
      this.counted.catch(() => {
        this.counted = null;
      });
    }
    return this.counted;
  }

  /** The moves that were played from a position, the most frequent first. */
  async probe(fen: string): Promise<ExplorerMoveView[]> {
    await this.games();
    return this.ask({ kind: "probe", fen });
  }

  /** Ends the worker; what it was asked is never answered. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
    this.counted = null;
  }

  private async count(): Promise<number> {
    const [module, games] = await Promise.all([coreModule(), library.told()]);
    this.worker = this.begin(module);
    for (let done = 0; done < games.length; done += BATCH) {
      this.heard(done, games.length);
      await this.ask({ kind: "count", games: games.slice(done, done + BATCH) });
    }
    return games.length;
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
      this.close();
    };
    worker.postMessage({ kind: "begin", module } satisfies CountQuestion);
    return worker;
  }

  private ask(question: Asked): Promise<ExplorerMoveView[]> {
    this.questions += 1;
    const id = this.questions;
    return new Promise((found, failed) => {
      this.waiting.set(id, { found, failed });
      this.worker?.postMessage({ ...question, id } satisfies CountQuestion);
    });
  }
}
