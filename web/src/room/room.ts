// A room: one game, wherever it is kept. A page opens a room, hears what happens in it and
// sends what the player wants; it does not know whether a server or this device plays along.
import type { Command, ErrorCode, RecordFormat, Refusal, ServerMessage } from "../protocol";

/** Where a game is kept. */
export type Place = "server" | "device";

/** `lost`: there was a line, or an attempt at one, and the next attempt is to come. */
export type LinkStatus = "connecting" | "open" | "lost";

/** Why something can't be: what the server says, and what only happens on a device. */
export type Trouble = ErrorCode | "newer-page" | "storage-failed" | "storage-full" | "unkept";

/** What a room tells: the server's messages, and refusals of this device in the same form. */
export type RoomMessage = ServerMessage | (Omit<Refusal, "code"> & { code: Trouble });

/** Who hears what happens in a room. */
export interface Listener {
  /** The first one is a snapshot; after that whatever happens, in order. */
  message: (message: RoomMessage) => void;
  status: (status: LinkStatus) => void;
  /** There is no such game, or it can't be shown: nothing more will come. */
  closed: (code: Trouble) => void;
  /** The number of the last event that is known, 0 for none. */
  seen: () => number;
}

/** A game's record, as a file to take away. */
export interface RecordFile {
  name: string;
  text: string;
}

export interface Room {
  readonly place: Place;
  /** The game's id. */
  readonly id: string;

  /** Begins to tell; a room that was stopped is not started again. */
  start(): void;
  /** Ends it: nothing is told any more. */
  stop(): void;
  /** The page is back from the background, or the network is: look whether all is well. */
  wake(): void;
  /** Asks for everything after the last event that is known. */
  resynchronise(): void;
  /** Sends a command, now or as soon as that can be done; it is answered by its id. */
  send(command: Command): void;
  /** The game so far in a format; fails with an `ApiError`. */
  record(format: RecordFormat): Promise<RecordFile>;
}
