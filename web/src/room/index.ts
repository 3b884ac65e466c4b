// Rooms: what a page needs to know of a game, wherever it is kept.
import type { GameAddress } from "./games";
import { LocalRoom } from "./local";
import { RemoteRoom } from "./remote";
import type { Listener, Room } from "./room";
import { browserTools } from "./tools";

export {
  allGames,
  type GameAddress,
  isOffline,
  type ListedGame,
  NoGame,
  recordOf,
  removeGame,
  replayOf,
  sendToServer,
} from "./games";
export type {
  LinkStatus,
  Listener,
  Place,
  RecordFile,
  Room,
  RoomMessage,
  Trouble,
} from "./room";
export { startGame, type Wishes } from "./start";
export { StorageFailure } from "./store";

/** Opens the room of a game; `start` it when the listener is ready to hear. */
export function openRoom({ place, id }: GameAddress, listener: Listener): Room {
  return place === "server"
    ? new RemoteRoom(id, listener)
    : new LocalRoom(id, listener, browserTools);
}
