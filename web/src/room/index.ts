// Rooms: what a page needs to know of a game, wherever it is kept.
import { record } from "../api";
import type { RecordFormat } from "../protocol";
import { RemoteRoom } from "./remote";
import type { Listener, Place, RecordFile, Room } from "./room";

export type {
  LinkStatus,
  Listener,
  Place,
  RecordFile,
  Room,
  RoomMessage,
  Trouble,
} from "./room";

interface Address {
  place: Place;
  id: string;
}

/** Opens the room of a game; `start` it when the listener is ready to hear. */
export function openRoom({ id }: Address, listener: Listener): Room {
  return new RemoteRoom(id, listener);
}

/** The record of a game whose room need not be open; fails with an `ApiError`. */
export function recordOf({ id }: Address, format: RecordFormat): Promise<RecordFile> {
  return record(id, format);
}

export { StorageFailure } from "./store";
