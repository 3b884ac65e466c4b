// What a room of this device works with, for tests to bring their own.
import { core, Line, loadCore } from "../core";
import { Computer } from "./computer";
import type { LocalGame } from "./game";
import { type GameStore, store } from "./store";

/** The computer: what is asked for is forgotten after `stop`. */
export interface Opponent {
  /** The hole number that it plays. */
  choose(game: LocalGame): Promise<number>;
  /** What it thinks of the position, in hundredths of a stone from the view of the mover. */
  judge(game: LocalGame): Promise<number>;
  stop(): void;
  /** It is not needed any more. */
  close(): void;
}

/** Pages that show games of this device, in other tabs. */
export interface Others {
  tell(id: string): void;
  /** Calls `changed` when another page has changed a game; gives how to stop that. */
  hear(changed: (id: string) => void): () => void;
}

/** What a side had used of its time when the page was left; written in the last moment. */
export interface UsedTime {
  keep(id: string, spent: number): void;
  take(id: string): number;
}

export interface Tools {
  store: GameStore;
  opponent: () => Opponent;
  others: Others;
  used: UsedTime;
  /** Begins a game by the rules. */
  line: (variant: string) => Promise<Line>;
  /** Milliseconds that no correction of the date moves, and those of the date. */
  now: () => number;
  date: () => number;
  random: () => number;
  /** Whether the browser keeps cookies for this page: without one, a server forgets who plays. */
  keepsCookies: () => boolean;
}

const CHANNEL = "togyz.games";
const KEY = "togyz.used.";

const others: Others = {
  tell: (id) => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(id);
    channel.close();
  },
  hear: (changed) => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = (event) => changed(String(event.data));
    return () => channel.close();
  },
};

const used: UsedTime = {
  keep: (id, spent) => {
    try {
      if (spent > 0) localStorage.setItem(KEY + id, String(spent));
      else localStorage.removeItem(KEY + id);
    } catch {
      // Then the side to move gets it back.
    }
  },
  take: (id) => {
    try {
      return Number(localStorage.getItem(KEY + id)) || 0;
    } catch {
      return 0;
    }
  },
};

const TRIED = "togyz_try";

/** Tries it: what browsers say of themselves does not always hold for the page at hand. */
function keepsCookies(): boolean {
  const set = (text: string): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: what came after it is not in all browsers
    document.cookie = `${TRIED}=${text}; SameSite=Lax`;
  };
  try {
    set("1");
    const kept = document.cookie.includes(`${TRIED}=1`);
    set("; Max-Age=0");
    return kept;
  } catch {
    return false;
  }
}

export const browserTools: Tools = {
  store,
  opponent: () => new Computer(),
  others,
  used,
  line: async (variant) => {
    await loadCore();
    return Line.ofVariant(core(), variant);
  },
  now: () => performance.now(),
  date: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  keepsCookies,
};
