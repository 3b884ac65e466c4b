// The visitor's collection of games on this device: what a list shows apart from the texts, so that
// thousands of games can be looked through.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { StorageFailure } from "../room";
import { namesOf, resultOf, type Study, variantOfStudy, writeStudy } from "../study";

/** What a list shows of a game. */
export interface Summary {
  white: string;
  black: string;
  event: string;
  date: string;
  result: string;
  variant: string;
  plies: number;
  /** When it was taken in, and changed last: Unix time in milliseconds. */
  added: number;
  updated: number;
}

export type Listed = Summary & { id: number };

/** A game of the collection, as somebody knows it. */
export interface Kept {
  id: number;
  /** When it was changed last, as far as this tab knows. */
  updated: number;
}

interface Schema extends DBSchema {
  games: { key: number; value: Summary };
  texts: { key: number; value: string };
}

function summaryOf(study: Study, now: number): Summary {
  const [white, black] = namesOf(study);
  const tag = (name: string): string => (study.tags[name] === "?" ? "" : (study.tags[name] ?? ""));
  return {
    ...{ white, black, event: tag("Event"), date: tag("Date"), result: resultOf(study) },
    variant: variantOfStudy(study).fullName,
    plies: study.root.mainline().length - 1,
    added: now,
    updated: now,
  };
}

class Library {
  /** Are called with the numbers of games that have come, changed or gone. */
  readonly listeners = new Set<(ids: readonly number[]) => void>();
  private database: Promise<IDBPDatabase<Schema>> | null = null;

  /** All games, in the order in which they were taken in. */
  async list(): Promise<Listed[]> {
    return this.work(async (database) => {
      const transaction = database.transaction("games");
      const [keys, games] = await Promise.all([
        transaction.store.getAllKeys(),
        transaction.store.getAll(),
      ]);
      return games.map((game, index) => ({ ...game, id: keys[index] ?? 0 }));
    });
  }

  /** The text of a game in the own format; null where there is none. */
  async read(id: number): Promise<string | null> {
    return this.work(async (database) => (await database.get("texts", id)) ?? null);
  }

  /** A game that is opened, to go on with; null where there is none. */
  async open(id: number): Promise<(Kept & { text: string }) | null> {
    return this.work(async (database) => {
      const transaction = database.transaction(["games", "texts"]);
      const [game, text] = await Promise.all([
        transaction.objectStore("games").get(id),
        transaction.objectStore("texts").get(id),
      ]);
      return game === undefined || text === undefined ? null : { id, updated: game.updated, text };
    });
  }

  /** All games with their texts, or those of these numbers as far as there are any. */
  async told(ids: readonly number[] | null = null): Promise<(Listed & { text: string })[]> {
    if (ids !== null) return this.some(ids);
    return this.work(async (database) => {
      const transaction = database.transaction(["games", "texts"]);
      const [keys, games, texts] = await Promise.all([
        transaction.objectStore("games").getAllKeys(),
        transaction.objectStore("games").getAll(),
        transaction.objectStore("texts").getAll(),
      ]);
      return games.map((game, index) => ({
        ...game,
        id: keys[index] ?? 0,
        text: texts[index] ?? "",
      }));
    });
  }

  private async some(ids: readonly number[]): Promise<(Listed & { text: string })[]> {
    return this.work(async (database) => {
      const transaction = database.transaction(["games", "texts"]);
      const found = await Promise.all(
        ids.map(async (id) => ({
          id,
          game: await transaction.objectStore("games").get(id),
          text: await transaction.objectStore("texts").get(id),
        })),
      );
      return found.flatMap(({ id, game, text = "" }) => (game ? [{ ...game, id, text }] : []));
    });
  }

  /** Takes games in, all of them or none. */
  async add(studies: readonly Study[]): Promise<Kept[]> {
    return this.work(async (database) => {
      const transaction = database.transaction(["games", "texts"], "readwrite");
      // Who fails before it waits for the end leaves a rejection that nobody hears.
      transaction.done.catch(() => {});
      const games = transaction.objectStore("games");
      const texts = transaction.objectStore("texts");
      const kept: Kept[] = [];
      for (const study of studies) {
        const summary = summaryOf(study, Date.now());
        const id = await games.add(summary);
        await texts.add(writeStudy(study, "togyz"), id);
        kept.push({ id, updated: summary.updated });
      }
      await transaction.done;
      this.tell(kept.map(({ id }) => id));
      return kept;
    });
  }

  /**
   * Keeps a game as it is now. One that another tab has changed since it was read stays as that
   * tab has it, and this one becomes a game of its own beside it.
   */
  async put({ id, updated }: Kept, study: Study): Promise<Kept> {
    return this.work(async (database) => {
      const transaction = database.transaction(["games", "texts"], "readwrite");
      transaction.done.catch(() => {});
      const games = transaction.objectStore("games");
      const before = await games.get(id);
      const now = summaryOf(study, Date.now());
      const apart = before !== undefined && before.updated !== updated;
      // Two changes in one moment are still two.
      now.updated = Math.max(now.updated, updated + 1);
      if (before !== undefined && !apart) now.added = before.added;
      const key = apart ? await games.add(now) : await games.put(now, id);
      await transaction.objectStore("texts").put(writeStudy(study, "togyz"), key);
      await transaction.done;
      this.tell([key]);
      return { id: key, updated: now.updated };
    });
  }

  async remove(ids: readonly number[]): Promise<void> {
    return this.work(async (database) => {
      const transaction = database.transaction(["games", "texts"], "readwrite");
      transaction.done.catch(() => {});
      for (const id of ids) {
        await transaction.objectStore("games").delete(id);
        await transaction.objectStore("texts").delete(id);
      }
      await transaction.done;
      this.tell(ids);
    });
  }

  private tell(ids: readonly number[]): void {
    for (const listener of this.listeners) listener(ids);
  }

  private async work<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await act(await this.opened());
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  private opened(): Promise<IDBPDatabase<Schema>> {
    if (this.database !== null) return this.database;
    const opened = openDB<Schema>("togyz-library", 1, {
      upgrade: (database) => {
        database.createObjectStore("games", { autoIncrement: true });
        database.createObjectStore("texts");
      },
      // A newer page, in another tab, waits for this one to let go.
      blocking: () => {
        this.database?.then((database) => database.close());
        this.database = null;
      },
      terminated: () => {
        this.database = null;
      },
    });
    this.database = opened;
    opened.catch(() => {
      this.database = null;
    });
    return opened;
  }
}

export const library = new Library();
