import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "../api";
import type { ImportGame } from "../protocol";
import { Device } from "./bench";
import { allGames, NoGame, recordOf, removeGame, replayOf, sendToServer } from "./games";
import { startGame, type Wishes } from "./start";

const WISHES: Wishes = {
  opponent: "computer",
  level: "easy",
  variant: "bestemshe",
  side: "black",
  clock: { base: 300, increment: 3 },
  names: [" A  B ", ""],
};

/** A server that answers so for the length of a test; null: there is none. */
function server(answers: Record<string, unknown> | null): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  globalThis.fetch = async (path, init) => {
    if (answers === null) throw new TypeError("no network");
    asked.push({ path: String(path), body: init?.body && JSON.parse(String(init.body)) });
    const answer = answers[String(path)];
    const refused = typeof answer === "object" && answer !== null && "error" in answer;
    return new Response(JSON.stringify(answer ?? {}), { status: refused ? 429 : 200 });
  };
  return asked;
}

test("a game is begun on the server that answers, else on the device", async () => {
  const device = new Device();
  const asked = server({ "/api/games": { id: "s" } });
  assert.deepEqual(await startGame(WISHES, device.tools), { place: "server", id: "s" });
  assert.deepEqual(asked[0]?.body, {
    level: "easy",
    variant: "bestemshe",
    side: "black",
    clock: { base: 300, increment: 3 },
    name: " A  B ",
  });
  assert.equal(device.store.games.size, 0);

  server(null);
  const { place, id } = await startGame(WISHES, device.tools);
  assert.equal(place, "device");
  const kept = device.store.games.get(id);
  assert.deepEqual(kept?.players.black, { kind: "human", name: "A B" });
  assert.equal(kept?.players.white.kind, "computer");
  assert.equal(kept?.seat, "black");
  assert.deepEqual(kept?.clock, { baseMs: 300_000, incrementMs: 3_000 });
});

test("a server that would forget who plays is not asked", async () => {
  const device = new Device();
  device.cookies = false;
  const asked = server({ "/api/games": { id: "s" } });
  const { place, id } = await startGame(WISHES, device.tools);
  assert.equal(place, "device");
  assert.equal(device.store.games.get(id)?.seat, "black");
  assert.deepEqual(asked, []);
});

test("two at one device need no server, and a server's refusal stands", async () => {
  const device = new Device();
  const asked = server({
    "/api/games": { error: { code: "too-many-games", message: "Wait." } },
  });
  const two = await startGame({ ...WISHES, opponent: "friend" }, device.tools);
  assert.equal(two.place, "device");
  assert.deepEqual(asked, []);
  await assert.rejects(startGame(WISHES, device.tools), ApiError);
  assert.equal(device.store.games.size, 1);
});

test("games that were never played are swept away after a day", async () => {
  server(null);
  const device = new Device();
  const played = await device.page((await startGame(WISHES, device.tools)).id);
  await played.computer(1);
  played.room.stop();
  await startGame(WISHES, device.tools);
  device.date += 25 * 60 * 60_000;
  const latest = await startGame(WISHES, device.tools);
  assert.deepEqual([...device.store.games.keys()].sort(), [played.room.id, latest.id].sort());
});

test("the games of both places are listed once, the latest first", async () => {
  const device = new Device();
  const first = await device.game();
  device.date += 60_000;
  const second = await device.game({ opponent: "friend" });
  const theirs = {
    ...{ id: "s", variant: "togyzkumalak", level: "3", seat: "white", result: "*", plies: 2 },
    created: "2023-11-14T22:13:30+00:00",
    updated: "2023-11-14T22:13:30+00:00",
  };
  server({ "/api/games": [theirs] });
  const listed = await allGames(device.tools);
  assert.deepEqual(
    listed.map((game) => [game.place, game.id]),
    [
      ["device", second],
      ["server", "s"],
      ["device", first],
    ],
  );
  assert.equal(listed[0]?.seat, null);
  const sent = device.store.games.get(first);
  assert.ok(sent);
  sent.sent = "s";
  assert.equal((await allGames(device.tools)).length, 2);
  server(null);
  assert.equal((await allGames(device.tools)).length, 2);
});

test("a record with a date that can't be hides no other game", async () => {
  const device = new Device();
  const [good, bad] = [await device.game(), await device.game()];
  const forged = device.store.games.get(bad);
  assert.ok(forged);
  forged.updated = forged.created = 9e99;
  server({ "/api/games": [] });
  assert.deepEqual(
    (await allGames(device.tools)).map((game) => [game.id, game.created]),
    [
      [good, "2023-11-14T22:13:20+00:00"],
      [bad, "1970-01-01T00:00:00+00:00"],
    ],
  );
});

test("a game that is removed is gone, in other tabs too", async () => {
  const device = new Device();
  const page = await device.page(await device.game());
  await removeGame(page.room.id, device.tools);
  await device.settle();
  assert.equal(page.closed, "not-found");
  assert.deepEqual(device.store.games.size, 0);
});

test("what is handed to the server is what was played, with its times and its end", async () => {
  const device = new Device();
  const id = await device.game({ opponent: "friend", clock: { base: 60, increment: 1 } });
  const page = await device.page(id);
  await page.move(7);
  device.now += 2_000;
  await page.move(1);
  device.now += 3_000;
  await page.send("takeback");
  device.now += 5_000;
  await page.move(2);
  await page.send("resign");
  page.room.stop();
  const asked = server({ "/api/games/import": { id: "there" } });
  assert.deepEqual(await sendToServer(id, device.tools), { place: "server", id: "there" });
  const body = asked[0]?.body as ImportGame;
  assert.deepEqual(body.moves, [7, 2]);
  assert.deepEqual(body.spent, [0, 5_000]);
  assert.deepEqual(body.ending, { reason: "resignation", side: "white" });
  assert.equal(body.result, "0-1");
  assert.equal(body.id, id);
  assert.equal(device.store.games.get(id)?.sent, "there");
});

test("a game of the device is replayed and written down without a server", async () => {
  server(null);
  const device = new Device();
  const page = await device.page(await device.game({ names: ['A "B"', ""] }));
  await page.move(7);
  await page.computer(1);
  await page.send("resign");
  const address = { place: "device", id: page.room.id } as const;
  const [game] = (await replayOf(address, device.tools)).games;
  assert.deepEqual(
    game?.moves.map((move) => move.text),
    ["76(10)", "11(10)"],
  );
  assert.equal(game?.outcome?.reason, "resignation");
  const own = await recordOf(address, "togyz", device.tools);
  assert.equal(own.name, `togyz-${page.room.id}.togyz`);
  assert.equal(
    own.text,
    `[Format "togyz1"]
[Variant "togyzkumalak"]
[Termination "resignation 0-1"]
[Event "Game against the computer"]
[Date "2023.11.14"]
[White "A \\"B\\""]
[Black "togyz (easy)"]
[Result "0-1"]

1. 76(10) 11(10) 0-1

`,
  );
  await assert.rejects(replayOf({ place: "device", id: "none" }, device.tools), NoGame);
  for (const damage of [{ variant: "chess" }, { events: null }]) {
    Object.assign(device.store.games.get(page.room.id) ?? {}, damage);
    await assert.rejects(replayOf(address, device.tools), { name: "Error", code: "unreadable" });
  }
});
