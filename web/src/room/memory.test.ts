import assert from "node:assert/strict";
import { test } from "node:test";
import { Device, type TestStore } from "./bench";
import { allGames, removeGame } from "./games";
import { LocalRoom } from "./local";
import type { RoomMessage } from "./room";
import { startGame, type Wishes } from "./start";
import { DeviceStore, StorageFailure } from "./store";

const WISHES: Wishes = {
  opponent: "friend",
  level: "easy",
  variant: "togyzkumalak",
  side: "white",
  clock: null,
  names: ["", ""],
};

/** A device whose browser says no to all that is to be kept, or asked for. */
function forbidden(name = "SecurityError") {
  const device = new Device();
  const disk = device.store;
  const refuse = async (): Promise<never> => {
    throw new StorageFailure(new DOMException("no", name));
  };
  Object.assign(disk, { read: refuse, list: refuse, create: refuse, update: refuse } as object);
  const store = new DeviceStore(disk as TestStore);
  return { device, store, tools: { ...device.tools, store } };
}

globalThis.fetch = async () => {
  throw new TypeError("no network");
};

test("where storage is forbidden, a game lasts as long as the page, and that is said", async () => {
  const { device, tools } = forbidden();
  const { id } = await startGame(WISHES, tools);
  const messages: RoomMessage[] = [];
  const open = (game: string): LocalRoom => {
    const room = new LocalRoom(
      game,
      {
        message: (message) => messages.push(message),
        status: () => {},
        closed: (code) => assert.fail(code),
        seen: () => 0,
      },
      tools,
    );
    room.start();
    return room;
  };
  const room = open(id);
  await device.settle();
  assert.deepEqual(
    messages.map((message) => (message.type === "error" ? message.code : message.type)),
    ["snapshot", "unkept"],
  );
  room.send({ type: "move", id: "1", ply: 0, hole: 7 });
  room.send({ type: "resign", id: "2", ply: 1 });
  room.send({ type: "rematch", id: "3", ply: 1 });
  await device.settle();
  assert.deepEqual(
    messages.filter((message) => message.type === "ack").map((message) => message.id),
    ["1", "2", "3"],
  );
  const known = await allGames(tools);
  assert.deepEqual(known.map((game) => [game.result, game.plies]).sort(), [
    ["*", 0],
    ["1-0", 1],
  ]);
  await removeGame(id, tools);
  assert.equal((await allGames(tools)).length, 1);
  room.stop();
});

test("a full disk is none that forbids: the visitor can make room", async () => {
  const { tools } = forbidden("QuotaExceededError");
  await assert.rejects(
    startGame(WISHES, tools),
    (error: unknown) => error instanceof StorageFailure && error.code === "storage-full",
  );
});

test("games on the disk are those of the disk", async () => {
  const device = new Device();
  const store = new DeviceStore(device.store);
  const { id } = await startGame(WISHES, { ...device.tools, store });
  assert.ok(store.lasts(id));
  assert.equal((await store.read(id))?.id, id);
  assert.deepEqual([...device.store.games.keys()], [id]);
});
