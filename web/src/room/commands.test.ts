// Random games that were played by the server's rules of commands, offers, takebacks and clocks
// (tests/server/test_device_rules.py), played again by those of the page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Line, loadCore } from "../core";
import type { Command, SideName } from "../protocol";
import { Device } from "./bench";
import type { Control } from "./clocks";
import { eventOf, Refused } from "./commands";
import { LocalGame } from "./game";
import { begin } from "./new-game";
import type { DeviceEvent } from "./store";

const core = await loadCore();

interface Step {
  event?: DeviceEvent;
  command?: { type: Exclude<Command["type"], "rematch">; ply: number; hole?: number };
  spent?: number;
  refused?: string;
}

interface Played {
  variant: string;
  seat: SideName;
  clock: Control | null;
  steps: Step[];
  end: string;
  moves: number[];
}

const games = readFileSync("../tests/data/device-games.json", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Played);

function fresh({ variant, seat, clock }: Played): LocalGame {
  const wishes = {
    opponent: "computer",
    level: "easy",
    variant,
    side: seat,
    clock: null,
    names: ["", ""],
  } as const;
  const kept = { ...begin(wishes, new Device().tools), clock };
  return new LocalGame(kept, Line.ofVariant(core, variant), () => 0);
}

/** What a step leads to, in the words of the file; `events` gets what happened. */
function step(game: LocalGame, { event, command, spent = 0 }: Step, events: DeviceEvent[]) {
  let happens = event;
  if (command !== undefined) {
    try {
      happens = {
        ...eventOf({ ...command, id: "x" } as Parameters<typeof eventOf>[0], game),
        spent,
      };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.code };
      throw error;
    }
  }
  assert.ok(happens);
  game.apply(happens);
  events.push(happens);
  const { outcome } = game;
  const clock = game.clocks?.view();
  return {
    ply: game.ply,
    turn: game.turn,
    offer: game.drawOffer,
    end: outcome && `${outcome.reason} ${outcome.result}`,
    left: clock?.leftMs ?? null,
    runs: clock?.running ?? null,
  };
}

test("games of the device follow the server's rules, step by step", () => {
  assert.ok(games.length > 10);
  for (const played of games) {
    const game = fresh(played);
    const events: DeviceEvent[] = [];
    for (const told of played.steps) {
      const { event, command, spent, ...expected } = told;
      assert.deepEqual(step(game, told, events), expected, JSON.stringify(told));
      const { holes, kazans, total } = game.line.position;
      const stones = [...holes, ...kazans].reduce((sum, count) => sum + count);
      assert.equal(stones, total);
    }
    assert.equal(game.line.fen, played.end);
    assert.deepEqual(game.line.holes, played.moves);

    // What was kept leads to the same.
    const again = fresh(played);
    again.kept.events.push(...events);
    const folded = new LocalGame(again.kept, Line.ofVariant(core, played.variant), () => 0);
    assert.deepEqual(folded.view(), { ...game.view(), id: folded.kept.id });
  }
});
