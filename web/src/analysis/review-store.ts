// Reviews that are kept on this device, so that one that was broken off goes on, and one that is
// done is there when its game is opened again.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { MoveReview } from "./review";

/** A review, or what there is of it. */
export interface KeptReview {
  /** The game's first position and its moves. */
  game: string;
  /** Of this shape: another one is not read. */
  form: number;
  /** What found it: other code and other numbers of positions may find other figures. */
  engine: string;
  moves: readonly MoveReview[];
  /** When it was written: Unix time in milliseconds. */
  at: number;
}

export const FORM = 1;
/** Games whose reviews are kept; the oldest ones go. */
const MOST = 200;

interface Schema extends DBSchema {
  reviews: { key: string; value: KeptReview; indexes: { at: number } };
}

/** Where reviews are kept. Who can't keep any reads none, and nothing else fails. */
export interface ReviewStore {
  read(game: string): Promise<KeptReview | null>;
  write(review: KeptReview): Promise<void>;
}

class IndexedReviews implements ReviewStore {
  private database: Promise<IDBPDatabase<Schema>> | null = null;

  private open(): Promise<IDBPDatabase<Schema>> {
    this.database ??= openDB<Schema>("togyz-reviews", 1, {
      upgrade: (database) => {
        const store = database.createObjectStore("reviews", { keyPath: "game" });
        store.createIndex("at", "at");
      },
      // A newer page, in another tab, waits for this one to let go.
      blocking: () => this.forget(),
      terminated: () => {
        this.database = null;
      },
    });
    return this.database;
  }

  private forget(): void {
    this.database?.then((database) => database.close()).catch(() => {});
    this.database = null;
  }

  private async work<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
    try {
      return await act(await this.open());
    } catch {
      this.forget();
      return null;
    }
  }

  async read(game: string): Promise<KeptReview | null> {
    const found = await this.work((database) => database.get("reviews", game));
    return found?.form === FORM ? found : null;
  }

  async write(review: KeptReview): Promise<void> {
    await this.work(async (database) => {
      const transaction = database.transaction("reviews", "readwrite");
      transaction.done.catch(() => {});
      const { store } = transaction;
      await store.put(review);
      const many = (await store.count()) - MOST;
      let oldest = many > 0 ? await store.index("at").openCursor() : null;
      for (let left = many; left > 0 && oldest !== null; left--) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
      await transaction.done;
    });
  }
}

export const reviews: ReviewStore = new IndexedReviews();
