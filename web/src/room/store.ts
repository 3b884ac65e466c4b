// The games of this device, in the browser's own database.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { PlayersView, Result, SideName } from "../protocol";
import { MemoryStore } from "./memory";

/** What happens in a game. */
export type Occurrence =
  | { kind: "move"; hole: number }
  | { kind: "takeback"; side: SideName; ply: number }
  | { kind: "resigned"; side: SideName }
  | { kind: "draw-offered"; side: SideName }
  | { kind: "draw-declined"; side: SideName }
  | { kind: "drawn" }
  | { kind: "flagged"; side: SideName }
  | { kind: "rematch"; game: string };

/**
 * The same as it is kept: the log of these is the game. `spent`: the milliseconds that passed on
 * the clock of the side to move since the event before, 0 in a game without clocks.
 */
export type DeviceEvent = Occurrence & { spent: number };

export interface DeviceGame {
  id: string;
  /** Of this shape: a page that finds a higher one than it knows leaves the game alone. */
  form: number;
  variant: string;
  /** The computer's, empty where two people play. */
  level: string;
  players: PlayersView;
  /** The side of who plays here, null where two people share the device. */
  seat: SideName | null;
  /** From which the computer takes its chances. */
  seed: number;
  clock: { baseMs: number; incrementMs: number } | null;
  /** When it began, and when something happened last: Unix time in milliseconds. */
  created: number;
  updated: number;
  events: DeviceEvent[];
  /** What the events lead to. */
  result: Result;
  plies: number;
  /** Its id on the server, once it has been sent there. */
  sent: string | null;
}

export const FORM = 1;

/** The browser can't keep the game: there is no room left, or it doesn't want to. */
export class StorageFailure extends Error {
  readonly code: "storage-full" | "storage-failed";

  constructor(cause: unknown) {
    super(String(cause), { cause });
    const full = cause instanceof DOMException && cause.name === "QuotaExceededError";
    this.code = full ? "storage-full" : "storage-failed";
  }
}

/** Where games are kept; everything fails with a `StorageFailure`. */
export interface GameStore {
  /** A game, or null when there is none. */
  read(id: string): Promise<DeviceGame | null>;
  /** All games, those that changed last first. */
  list(): Promise<DeviceGame[]>;
  create(game: DeviceGame): Promise<void>;
  /** Changes a game as `change` says; null: there is none, or `change` did not want to. */
  update(id: string, change: (game: DeviceGame) => DeviceGame | null): Promise<DeviceGame | null>;
  remove(id: string): Promise<void>;
  /** Whether it is still there when the page has been closed. */
  lasts(id: string): boolean;
}

interface Schema extends DBSchema {
  games: { key: string; value: DeviceGame };
}

// It is on the disk before anybody is told that it is kept.
const STRICT = { durability: "strict" } as const;

function begin(database: IDBPDatabase<Schema>) {
  const transaction = database.transaction("games", "readwrite", STRICT);
  // Who fails before it waits for the end leaves a rejection that nobody hears.
  transaction.done.catch(() => {});
  return transaction;
}

class IndexedStore implements GameStore {
  private database: Promise<IDBPDatabase<Schema>> | null = null;

  private open(): Promise<IDBPDatabase<Schema>> {
    if (this.database !== null) return this.database;
    const opened = openDB<Schema>("togyz", 1, {
      upgrade: (database) => {
        database.createObjectStore("games", { keyPath: "id" });
      },
      // A newer page, in another tab, waits for this one to let go.
      blocking: () => this.close(),
      terminated: () => {
        this.database = null;
      },
    });
    this.database = opened;
    // What could not be opened may be opened later.
    opened.catch(() => {
      this.database = null;
    });
    return opened;
  }

  private close(): void {
    this.database?.then((database) => database.close());
    this.database = null;
  }

  private async work<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await act(await this.open());
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  read(id: string): Promise<DeviceGame | null> {
    return this.work(async (database) => (await database.get("games", id)) ?? null);
  }

  list(): Promise<DeviceGame[]> {
    return this.work(async (database) => {
      const games = await database.getAll("games");
      return games.sort((one, other) => other.updated - one.updated);
    });
  }

  create(game: DeviceGame): Promise<void> {
    return this.work(async (database) => {
      const transaction = begin(database);
      await Promise.all([transaction.store.add(game), transaction.done]);
    });
  }

  update(id: string, change: (game: DeviceGame) => DeviceGame | null): Promise<DeviceGame | null> {
    return this.work(async (database) => {
      const transaction = begin(database);
      const game = await transaction.store.get(id);
      const changed = game === undefined ? null : change(game);
      await Promise.all([changed && transaction.store.put(changed), transaction.done]);
      return changed;
    });
  }

  remove(id: string): Promise<void> {
    return this.work((database) => database.delete("games", id));
  }

  lasts(): boolean {
    return true;
  }
}

/** Keeps in memory what may not be kept otherwise: a browser that forbids storage can play, too. */
export class DeviceStore implements GameStore {
  private readonly memory = new MemoryStore();

  constructor(private readonly disk: GameStore) {}

  private of(id: string): GameStore {
    return this.memory.games.has(id) ? this.memory : this.disk;
  }

  read(id: string): Promise<DeviceGame | null> {
    return this.of(id).read(id);
  }

  async list(): Promise<DeviceGame[]> {
    const here = await this.memory.list();
    try {
      return [...here, ...(await this.disk.list())];
    } catch (error) {
      if (here.length === 0) throw error;
      return here;
    }
  }

  async create(game: DeviceGame): Promise<void> {
    try {
      await this.disk.create(game);
    } catch (error) {
      // Where there is merely no room, there will be some when the visitor has made it.
      if (!(error instanceof StorageFailure) || error.code === "storage-full") throw error;
      await this.memory.create(game);
    }
  }

  update(id: string, change: (game: DeviceGame) => DeviceGame | null): Promise<DeviceGame | null> {
    return this.of(id).update(id, change);
  }

  remove(id: string): Promise<void> {
    return this.of(id).remove(id);
  }

  lasts(id: string): boolean {
    return this.of(id).lasts(id);
  }
}

export const store: GameStore = new DeviceStore(new IndexedStore());
