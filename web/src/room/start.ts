// Begins a game: on the server where there is one, else on this device.
import { isStatic } from "../addresses";
import { newGame } from "../api";
import { type GameAddress, isOffline } from "./games";
import { begin, type Wishes } from "./new-game";
import { StorageFailure } from "./store";
import { browserTools, type Tools } from "./tools";

export type { Wishes } from "./new-game";

// Who waits longer than this for a server plays without it (milliseconds).
const PATIENCE = 5_000;

// A game without a move is in nobody's list; after so long (milliseconds) nobody comes back to it.
const UNPLAYED = 24 * 60 * 60_000;

/**
 * Two who share a device always play on it, and so does everybody where no server answers, or where
 * it would forget at once who they are.
 * Fails with an `ApiError` when a server refuses, a `StorageFailure` when the device does.
 */
export async function startGame(wishes: Wishes, tools: Tools = browserTools): Promise<GameAddress> {
  if (wishes.opponent === "computer" && !isStatic && tools.keepsCookies()) {
    const { level, variant, side, clock, names } = wishes;
    try {
      const asked = { level, variant, side, clock, name: names[0] };
      const { id } = await newGame(asked, PATIENCE);
      return { place: "server", id };
    } catch (error) {
      if (!isOffline(error)) throw error;
    }
  }
  await sweep(tools).catch((error: unknown) => {
    // Whether a game can be begun all the same, the next line finds out.
    if (!(error instanceof StorageFailure)) throw error;
  });
  const game = begin(wishes, tools);
  await tools.store.create(game);
  return { place: "device", id: game.id };
}

/** Removes games that were begun some time ago and never played. */
async function sweep({ store, date }: Tools): Promise<void> {
  for (const { id, events, updated } of await store.list()) {
    if (events.length === 0 && date() - updated > UNPLAYED) await store.remove(id);
  }
}
