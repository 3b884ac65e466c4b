// Games of this device as they begin.
import type { PlayersView, PlayerView, SideChoice, SideName, TimeControl } from "../protocol";
import { other } from "./game";
import { type DeviceGame, FORM } from "./store";

/** What somebody wants to play. */
export interface Wishes {
  opponent: "computer" | "friend";
  /** The computer's. */
  level: string;
  variant: string;
  /** One's own against the computer; a friend sits where there is room. */
  side: SideChoice;
  clock: TimeControl | null;
  /** One's own name, and the friend's; empty for none. */
  names: readonly [string, string];
}

interface Chance {
  date: () => number;
  random: () => number;
}

/** A new game of this device. */
export function begin(wishes: Wishes, { date, random }: Chance): DeviceGame {
  const { opponent, level, variant, clock, names } = wishes;
  const own = chosen(wishes.side, random);
  const alone = opponent === "computer";
  const person = (name: string): PlayerView => ({ kind: "human", name: tidy(name) });
  const against: PlayerView = alone ? { kind: "computer", name: "" } : person(names[1]);
  const players: PlayersView =
    own === "white"
      ? { white: person(names[0]), black: against }
      : { white: against, black: person(names[0]) };
  const now = date();
  return {
    id: newId(),
    form: FORM,
    variant,
    level: alone ? level : "",
    players,
    seat: alone ? own : null,
    seed: random(),
    clock: clock && { baseMs: clock.base * 1_000, incrementMs: (clock.increment ?? 0) * 1_000 },
    created: now,
    updated: now,
    events: [],
    result: "*",
    plies: 0,
    sent: null,
  };
}

/** The game that follows one, with the sides swapped. */
export function rematchOf(game: DeviceGame, { date, random }: Chance): DeviceGame {
  const now = date();
  return {
    ...game,
    id: newId(),
    players: { white: game.players.black, black: game.players.white },
    seat: game.seat && other(game.seat),
    seed: random(),
    created: now,
    updated: now,
    events: [],
    result: "*",
    plies: 0,
    sent: null,
  };
}

function chosen(side: SideChoice, random: () => number): SideName {
  if (side !== "random") return side;
  return random() % 2 === 0 ? "white" : "black";
}

function tidy(name: string): string {
  return name.trim().replace(/\s+/g, " ").slice(0, 60);
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** 60 bits of chance, in letters that can be told apart. */
function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join("");
}
