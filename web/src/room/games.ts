// All games of the visitor, wherever they are, and what can be done with those of this device.
import { ApiError, importGame, ownGames, replay } from "../api";
import { part } from "../part";
import type {
  GameSummary,
  ImportedEnding,
  ImportGame,
  RecordFormat,
  Replay,
  ReplayGame,
  SideName,
} from "../protocol";
import { replayed } from "../reading/replayed";
import { LocalGame } from "./game";
import { RemoteRoom } from "./remote";
import type { Place, RecordFile, Trouble } from "./room";
import { type DeviceGame, FORM } from "./store";
import { browserTools, type Tools } from "./tools";

/** Which game: where it is kept, and its id there. */
export interface GameAddress {
  place: Place;
  id: string;
}

export type ListedGame = GameSummary & { place: Place };

/** A game of this device can't be had. */
export class NoGame extends Error {
  constructor(readonly code: Trouble) {
    super(code);
  }
}

/**
 * The games of the server and of this device, the latest first; what was sent to the server is
 * listed once. Fails only where neither can tell.
 */
export async function allGames(tools: Tools = browserTools): Promise<ListedGame[]> {
  const [there, here] = await Promise.allSettled([ownGames(), tools.store.list()]);
  if (there.status === "rejected" && here.status === "rejected") throw there.reason;
  const server = there.status === "fulfilled" ? there.value : [];
  const device = here.status === "fulfilled" ? here.value : [];
  const known = new Set(server.map((game) => game.id));
  return [
    ...server.map((game) => ({ ...game, place: "server" as const })),
    ...device.filter(({ sent }) => sent === null || !known.has(sent)).map(listed),
  ].sort((one, two) => two.updated.localeCompare(one.updated));
}

function listed(game: DeviceGame): ListedGame {
  const time = (milliseconds: number): string => {
    const date = new Date(milliseconds);
    // A record that somebody meddled with may hold any number: its game is the oldest then.
    const kept = Number.isNaN(date.getTime()) ? new Date(0) : date;
    // As the server writes it: in whole seconds.
    return kept.toISOString().replace(/\.\d+Z$/, "+00:00");
  };
  const { id, variant, level, seat, result, plies } = game;
  return {
    place: "device",
    ...{ id, variant, level, seat, result, plies },
    created: time(game.created),
    updated: time(game.updated),
  };
}

/** The record of a game whose room need not be open. */
export async function recordOf(
  { place, id }: GameAddress,
  format: RecordFormat,
  tools: Tools = browserTools,
): Promise<RecordFile> {
  if (place === "server") return RemoteRoom.record(id, format);
  const game = await folded(id, tools);
  const { writeRecord } = await part(import("./records"));
  return writeRecord(game.written(), game.kept.created, format);
}

/** A game to be stepped through. */
export async function replayOf(address: GameAddress, tools: Tools = browserTools): Promise<Replay> {
  if (address.place === "server") {
    // The own format says more of how a game ended than the others.
    return replay((await recordOf(address, "togyz")).text);
  }
  const game = await folded(address.id, tools);
  return { games: [stepped(game)], problems: [], truncated: false };
}

function stepped(game: LocalGame): ReplayGame {
  const { players, outcome } = game.view();
  const tags = { White: players.white.name, Black: players.black.name };
  const found = replayed(game.line, tags, outcome?.result ?? "*", []);
  return { ...found, outcome };
}

/**
 * Hands a game of this device to the server, which replays and keeps it; gives its address there.
 * What has been handed in already is there once. Fails with an `ApiError`.
 */
export async function sendToServer(id: string, tools: Tools = browserTools): Promise<GameAddress> {
  const game = await folded(id, tools);
  const created = await importGame(importOf(game));
  await tools.store.update(id, (kept) => ({ ...kept, sent: created.id }));
  return { place: "server", id: created.id };
}

/** Removes a game of this device for good. */
export async function removeGame(id: string, tools: Tools = browserTools): Promise<void> {
  await tools.store.remove(id);
  tools.others.tell(id);
}

export function importOf(game: LocalGame): ImportGame {
  const { kept, ending } = game;
  const { id, variant, players, level, seat, created, updated } = kept;
  return {
    ...{ id, variant, players, level, seat, created, updated },
    moves: game.record.holes,
    clock: kept.clock,
    spent: kept.clock && game.times,
    result: game.outcome?.result ?? "*",
    ending: ending && declared(ending.reason, ending.winner),
  };
}

function declared(reason: string, winner: SideName | null): ImportedEnding | null {
  if (reason === "agreement") return { reason };
  if (reason !== "resignation" && reason !== "time") return null;
  return { reason, side: winner === "white" ? "black" : "white" };
}

async function folded(id: string, tools: Tools): Promise<LocalGame> {
  const kept = await tools.store.read(id);
  if (kept === null) throw new NoGame("not-found");
  if (kept.form > FORM) throw new NoGame("newer-page");
  try {
    return new LocalGame(kept, await tools.line(kept.variant), tools.now);
  } catch (error) {
    // What is kept is no game.
    throw error instanceof RangeError ? new NoGame("unreadable") : error;
  }
}

/** Whether a failure only says that there is no server to talk to. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.body === null;
}
