import assert from "node:assert/strict";
import { test } from "node:test";
import { Device, TestPage } from "./bench";

const FULL = new DOMException("no room", "QuotaExceededError");

async function against(side: "white" | "black" = "white"): Promise<[Device, TestPage]> {
  const device = new Device();
  return [device, await device.page(await device.game({ side }))];
}

async function shared(): Promise<[Device, TestPage]> {
  const device = new Device();
  return [device, await device.page(await device.game({ opponent: "friend" }))];
}

/** What a page that opens the game now would see. */
async function anew(device: Device, page: TestPage) {
  const fresh = await device.page(page.room.id);
  fresh.room.stop();
  return fresh.game;
}

test("what a page is told adds up to what is kept", async () => {
  const [device, page] = await against();
  assert.deepEqual(page.statuses, ["connecting", "open"]);
  assert.equal(page.asks, null);
  assert.equal(await page.move(7), "done");
  assert.equal(page.asks, "move");
  await page.computer(1);
  assert.equal(await page.move(9), "done");
  await page.computer(2);
  assert.equal(await page.send("takeback"), "done");
  assert.deepEqual(page.game.moves, [7, 1]);
  assert.equal(await page.move(8), "done");
  assert.deepEqual(await anew(device, page), page.game);
  const { holes, kazans } = page.game.position;
  assert.equal(
    [...holes, ...kazans].reduce((sum, stones) => sum + stones),
    162,
  );
});

test("the computer begins where it is White, and a takeback goes back to one's own move", async () => {
  const [, page] = await against("black");
  assert.equal(await page.send("takeback"), "nothing-to-take-back");
  assert.equal(await page.move(1), "not-your-turn");
  await page.computer(5);
  assert.equal(await page.move(5), "done");
  await page.computer(6);
  assert.equal(await page.send("takeback"), "done");
  assert.deepEqual(page.game.moves, [5]);
});

test("what the rules or the moment forbid is refused, and changes nothing", async () => {
  const [device, page] = await against();
  await page.move(1);
  await page.computer(1);
  assert.equal(await page.move(0), "illegal-move");
  assert.equal(await page.move(10), "illegal-move");
  assert.equal(await page.move(2, 1), "stale");
  assert.equal(await page.send("decline"), "no-draw-offer");
  assert.equal(await page.send("rematch"), "not-over");
  assert.equal(device.store.games.get(page.room.id)?.events.length, 2);
});

test("a move that can't be kept is not shown, and can be made once there is room", async () => {
  const [device, page] = await against();
  device.store.fault = FULL;
  assert.equal(await page.move(7), "storage-full");
  assert.deepEqual(page.game.moves, []);
  assert.equal(page.asks, null);
  device.store.fault = new DOMException("forbidden", "InvalidStateError");
  assert.equal(await page.move(7), "storage-failed");
  assert.equal(await page.move(7), "done");
  assert.deepEqual(await anew(device, page), page.game);
});

test("a move of the computer's that can't be kept is thought of again", async (context) => {
  const [device, page] = await against();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await page.move(7);
  device.store.fault = FULL;
  await page.computer(1);
  assert.equal(page.messages.at(-1)?.type, "error");
  assert.deepEqual(page.game.moves, [7]);
  context.mock.timers.tick(10_000);
  await device.settle();
  await page.computer(1);
  assert.deepEqual(page.game.moves, [7, 1]);
  assert.deepEqual(await anew(device, page), page.game);
});

test("the end by time is kept as soon as there is room", async (context) => {
  const device = new Device();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const clock = { base: 60, increment: 0 };
  const page = await device.page(await device.game({ opponent: "friend", clock }));
  await page.move(1);
  device.store.fault = FULL;
  device.now += 60_000;
  context.mock.timers.tick(60_001);
  await device.settle();
  assert.equal((page.messages.at(-1) as { code?: string }).code, "storage-full");
  assert.equal(page.end, null);
  context.mock.timers.tick(5_000);
  await device.settle();
  context.mock.timers.tick(2);
  await device.settle();
  assert.equal(page.end, "time");
  assert.deepEqual((await anew(device, page)).outcome, page.game.outcome);
});

test("what the computer thought of a board that is gone is not played", async () => {
  const [, page] = await against();
  await page.move(7);
  const late = page.puppet.asked;
  assert.equal(await page.send("takeback"), "done");
  late?.answer(1);
  await page.device.settle();
  assert.deepEqual(page.game.moves, []);
});

test("after stopping nothing is told, kept or thought of", async () => {
  const [device, page] = await against();
  await page.move(7);
  const late = page.puppet.asked;
  page.room.stop();
  assert.equal(page.asks, null);
  const heard = page.messages.length;
  late?.answer(1);
  await page.send("resign");
  assert.equal(page.messages.length, heard);
  assert.equal(device.store.games.get(page.room.id)?.events.length, 1);
});

test("who stops while something is under way hears no more of it", async () => {
  const device = new Device();
  const page = new TestPage(device, await device.game());
  page.room.start();
  page.room.stop();
  await device.settle();
  assert.deepEqual(page.statuses, ["connecting"]);
  assert.deepEqual(page.messages, []);
  const other = await device.page(await device.game());
  const moved = other.move(7);
  other.room.stop();
  assert.equal(await moved, "nothing");
  assert.equal(other.messages.length, 1);
  assert.equal(other.asks, null);
});

test("the computer goes on thinking after a reload, from the same seed", async () => {
  const [device, page] = await against();
  await page.move(7);
  const asked = page.puppet.asked?.game;
  page.room.stop();
  const again = await device.page(page.room.id);
  assert.deepEqual(again.puppet.asked?.game.record, asked?.record);
  assert.equal(again.puppet.asked?.game.kept.seed, asked?.kept.seed);
  await again.computer(3);
  assert.deepEqual(again.game.moves, [7, 3]);
});

test("two people move in turn, and what is taken back is the last move", async () => {
  const [, page] = await shared();
  assert.equal(page.game.seat, null);
  assert.equal(page.game.level, "");
  assert.equal(await page.move(7), "done");
  assert.equal(await page.move(1), "done");
  assert.equal(page.asks, null);
  assert.equal(await page.send("takeback"), "done");
  assert.deepEqual(page.game.moves, [7]);
  assert.equal(await page.send("takeback"), "done");
  assert.deepEqual(page.game.moves, []);
  assert.equal(await page.send("takeback"), "nothing-to-take-back");
});

test("who is to move resigns; two who share a device agree on a draw at once", async () => {
  const [, resigned] = await shared();
  await resigned.move(1);
  await resigned.send("resign");
  assert.deepEqual([resigned.game.outcome?.winner, resigned.end], ["white", "resignation"]);
  assert.deepEqual(resigned.game.position.moves, []);
  assert.equal(await resigned.send("takeback"), "game-over");
  const [, drawn] = await shared();
  assert.equal(await drawn.send("draw"), "done");
  assert.equal(drawn.end, "agreement");
});

test("the computer takes a draw after the opening when it has no advantage", async () => {
  const [, page] = await against();
  assert.equal(await page.send("draw"), "done");
  assert.equal(page.game.drawOffer, "white");
  assert.equal(page.asks, "draw");
  await page.computer(900);
  assert.equal(page.game.drawOffer, null);
  assert.equal(page.messages.at(-1)?.type, "event");
  assert.equal(await page.send("draw"), "draw-too-soon");
  for (let pair = 0; pair < 10; pair++) {
    const play = (): number => page.game.position.moves[0]?.hole ?? 0;
    await page.move(play());
    await page.computer(play());
  }
  assert.equal(page.end, null);
  // The score is that of the side to move, which is the visitor.
  await page.send("draw");
  await page.computer(-51);
  assert.equal(page.end, null);
  await page.move(page.game.position.moves[0]?.hole ?? 0);
  await page.send("draw");
  assert.equal(page.asks, "move");
  await page.computer(page.game.position.moves[0]?.hole ?? 0);
  await page.send("draw");
  await page.computer(-50);
  assert.equal(page.end, "agreement");
});

test("a draw offered while the computer thinks is answered before its move", async () => {
  const [, page] = await against();
  await page.move(7);
  const before = page.puppet.asked;
  assert.equal(await page.send("draw"), "done");
  assert.equal(page.asks, "draw");
  before?.answer(2);
  await page.device.settle();
  assert.deepEqual(page.game.moves, [7]);
  await page.computer(0);
  assert.equal(page.game.drawOffer, null);
  assert.equal(page.asks, "move");
  await page.computer(1);
  assert.deepEqual(page.game.moves, [7, 1]);
});

test("there is one rematch, with the sides swapped", async () => {
  const [device, page] = await against();
  await page.send("resign");
  assert.equal(await page.send("rematch"), "done");
  assert.equal(await page.send("rematch"), "done");
  assert.equal(device.store.games.size, 2);
  const next = await device.page(page.game.rematch ?? "");
  assert.equal(next.game.seat, "black");
  assert.equal(next.game.players.white.kind, "computer");
  assert.equal(next.asks, "move");
});

test("a flag falls by itself, and a move that comes after it is too late", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const device = new Device();
  const clock = { base: 60, increment: 5 };
  const page = await device.page(await device.game({ opponent: "friend", clock }));
  assert.equal(page.game.clock?.running, null);
  await page.move(1);
  assert.equal(page.game.clock?.running, "black");
  device.now += 60_000;
  assert.equal(await page.move(1), "game-over");
  assert.equal(page.end, "time");
  assert.equal(page.game.outcome?.winner, "white");

  const other = await device.page(await device.game({ opponent: "friend", clock }));
  await other.move(1);
  device.now += 59_999;
  context.mock.timers.tick(60_001);
  await device.settle();
  assert.equal(other.end, null);
  device.now += 1;
  context.mock.timers.tick(2);
  await device.settle();
  assert.equal(other.end, "time");
  assert.deepEqual((await anew(device, other)).outcome, other.game.outcome);
});

test("the time before the page was left counts, the time after that does not", async () => {
  const device = new Device();
  const clock = { base: 60, increment: 0 };
  const page = await device.page(await device.game({ opponent: "friend", clock }));
  await page.move(1);
  device.now += 20_000;
  page.room.stop();
  device.now += 3_600_000;
  const again = await device.page(page.room.id);
  assert.deepEqual(again.game.clock?.leftMs, [60_000, 40_000]);
  device.now += 10_000;
  await again.move(1);
  assert.deepEqual(again.game.clock?.leftMs, [60_000, 30_000]);
  // Its timer would keep the test waiting.
  again.room.stop();
});

test("the time before the page was hidden counts, should it never be seen again", async (context) => {
  const listeners = new Map<string, () => void>();
  const shown = {
    visibilityState: "visible",
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  Object.assign(globalThis, { document: shown });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  const device = new Device();
  const clock = { base: 60, increment: 0 };
  const page = await device.page(await device.game({ opponent: "friend", clock }));
  await page.move(1);
  device.now += 20_000;
  shown.visibilityState = "hidden";
  listeners.get("visibilitychange")?.();
  // The system ends it: neither it nor anybody else hears of that.
  const again = await device.page(page.room.id);
  assert.deepEqual(again.game.clock?.leftMs, [60_000, 40_000]);
  await again.move(1);
  assert.deepEqual(again.game.clock?.leftMs, [60_000, 40_000]);
  again.room.stop();
  page.room.stop();
  assert.equal(listeners.size, 0);
});

test("a page that the browser had put aside goes on with the time it had", async (context) => {
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  const listen = (name: string, listener: (event: { persisted: boolean }) => void): void => {
    listeners.set(name, listener);
  };
  Object.assign(globalThis, { addEventListener: listen });
  context.after(() => Reflect.deleteProperty(globalThis, "addEventListener"));
  const device = new Device();
  const clock = { base: 60, increment: 0 };
  const page = await device.page(await device.game({ opponent: "friend", clock }));
  await page.move(1);
  device.now += 20_000;
  listeners.get("pagehide")?.({ persisted: true });
  device.now += 3_600_000;
  listeners.get("pageshow")?.({ persisted: true });
  await device.settle();
  assert.deepEqual(page.game.clock?.leftMs, [60_000, 40_000]);
  assert.equal(page.end, null);
  page.room.stop();
});

test("two tabs with one game show the same, and who comes second is refused", async () => {
  const [device, one] = await shared();
  const two = await device.page(one.room.id);
  await one.move(7);
  await device.settle();
  assert.deepEqual(two.game, one.game);
  assert.equal(two.messages.filter((message) => message.type === "snapshot").length, 1);
  assert.equal(await two.move(1), "done");
  assert.deepEqual(one.game, two.game);

  // Both at the same moment: the second hears what the first has done.
  const first = one.move(2);
  const second = two.move(3);
  assert.deepEqual([await first, await second], ["done", "stale"]);
  assert.deepEqual(two.game, one.game);
  assert.deepEqual(one.game.moves, [7, 1, 2]);
});

test("a game that is not there, or of a newer page, is said to be so", async () => {
  const device = new Device();
  assert.equal((await device.page("nothing")).closed, "not-found");
  const id = await device.game();
  const kept = device.store.games.get(id);
  assert.ok(kept);
  kept.form += 1;
  assert.equal((await device.page(id)).closed, "newer-page");
  kept.form -= 1;
  kept.events.push({ kind: "move", hole: 77, spent: 0 });
  assert.equal((await device.page(id)).closed, "unreadable");
  for (const events of [null, [null], [{ kind: "takeback", side: "white", ply: -5, spent: 0 }]]) {
    Object.assign(kept, { events });
    assert.equal((await device.page(id)).closed, "unreadable", JSON.stringify(events));
  }
});
