// A game on the server.
import { ApiError, game as getGame, record, socketAddress } from "../api";
import type { Command, RecordFormat } from "../protocol";
import { Connection } from "./connection";
import type { Listener, RecordFile, Room } from "./room";

export class RemoteRoom implements Room {
  readonly place = "server";
  private readonly connection: Connection;
  private stopped = false;

  constructor(
    readonly id: string,
    private readonly listener: Listener,
  ) {
    this.connection = new Connection(socketAddress(id), listener);
  }

  /** The game by HTTP first: it is there sooner, and a wrong address gets an answer. */
  start(): void {
    getGame(this.id).then(
      (game) => {
        if (this.stopped) return;
        this.listener.message({ type: "snapshot", game });
        this.connection.start();
      },
      (error: unknown) => {
        if (this.stopped) return;
        if (error instanceof ApiError && error.body !== null) this.listener.closed(error.body.code);
        else this.connection.start();
      },
    );
  }

  stop(): void {
    this.stopped = true;
    this.connection.stop();
  }

  wake(): void {
    this.connection.wake();
  }

  resynchronise(): void {
    this.connection.resynchronise();
  }

  send(command: Command): void {
    this.connection.send(command);
  }

  record(format: RecordFormat): Promise<RecordFile> {
    return RemoteRoom.record(this.id, format);
  }

  /** The record of a game whose room is not open. */
  static record(id: string, format: RecordFormat): Promise<RecordFile> {
    return record(id, format);
  }
}
