// Everything that can go wrong with a game of this device, at random: what a page shows is always
// what is kept, and every command has one answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameView } from "../protocol";
import { Device, type TestPage } from "./bench";

const GAMES = 10;
const STEPS = 40;
const KINDS = ["takeback", "draw", "decline", "resign", "rematch"] as const;

/** The same numbers at every run. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed * 7_919 + 1;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What a page that opens the game now sees; clocks apart, which went on. */
async function kept(device: Device, id: string): Promise<Partial<GameView>> {
  const page = await device.page(id);
  page.room.stop();
  return comparable(page);
}

function comparable({ game }: TestPage): Partial<GameView> {
  const { id, variant, seq, moves, fen, outcome, drawOffer, rematch } = game;
  return { id, variant, seq, moves, fen, outcome, drawOffer, rematch };
}

test("whatever happens, what is shown is what is kept", async (context) => {
  // Flags fall when a command finds them; nothing waits for real time.
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let played = 0;
  const variants = ["togyzkumalak", "bestemshe", "mangala"];
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = chanceOf(seed);
    const device = new Device();
    const id = await device.game({
      variant: variants[seed % 3] ?? "",
      opponent: seed % 2 === 0 ? "computer" : "friend",
      side: seed % 4 < 2 ? "white" : "black",
      clock: seed % 5 === 0 ? { base: 90, increment: 2 } : null,
    });
    const pages = [await device.page(id), await device.page(id)];
    for (let step = 0; step < STEPS; step++) {
      const index = chance(2);
      let page = pages[index] as TestPage;
      const dice = chance(20);
      device.now += chance(3_000);
      if (dice === 0) {
        page.room.stop();
        page = pages[index] = await device.page(id);
      }
      if (dice < 3) device.store.fault = new DOMException("full", "QuotaExceededError");
      if (page.asks !== null && chance(3) > 0) {
        const moves = page.game.position.moves;
        await page.computer(
          page.asks === "move" ? (moves[chance(moves.length)]?.hole ?? 0) : chance(200) - 100,
        );
      } else if (chance(6) > 0) {
        const moves = page.game.position.moves;
        const hole = moves[chance(moves.length)]?.hole ?? 1 + chance(9);
        const ply = chance(12) === 0 ? chance(5) : undefined;
        assert.notEqual(await page.move(hole, ply), "nothing");
      } else {
        // Two people end the game with most of these.
        const few = page.game.seat === null ? 1 : 3;
        const kind = KINDS[chance(chance(8) === 0 ? 5 : few)] ?? "draw";
        assert.notEqual(await page.send(kind), "nothing");
      }
      device.store.fault = null;
      context.mock.timers.tick(6_000);
      await device.settle();
      const now = await kept(device, id);
      for (const shown of pages) {
        assert.deepEqual(comparable(shown), now, `seed ${seed}, step ${step}`);
        const { holes, kazans, total } = shown.game.position;
        assert.equal(
          [...holes, ...kazans].reduce((sum, stones) => sum + stones),
          total,
        );
      }
    }
    for (const page of pages) page.room.stop();
    played += (await kept(device, id)).seq ?? 0;
  }
  assert.ok(played > 10 * GAMES, `${played} events are too few`);
});
