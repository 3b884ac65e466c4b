// What a player's command makes happen, by the state of the game alone; the server's rules of it
// (commands.py there), and who acts where two people share a device.
import type { Command, SideName } from "../protocol";
import { type LocalGame, other } from "./game";
import type { Trouble } from "./room";
import type { Occurrence } from "./store";

/** A command that the state of the game doesn't allow. */
export class Refused extends Error {
  constructor(readonly code: Trouble) {
    super(code);
  }
}

/** Plies after which a side may offer a draw again: both have moved. */
const OFFER_PLIES = 2;

/** Whose command it is. Who shares a device speaks for the side whose turn it is to do that. */
export function actor(command: Command, game: LocalGame): SideName {
  const { seat } = game.kept;
  if (seat !== null) return seat;
  if (command.type === "takeback") return game.history.at(-1)?.trace.mover ?? game.side;
  return game.side;
}

/** Throws a `Refused`. */
export function eventOf(
  command: Exclude<Command, { type: "rematch" }>,
  game: LocalGame,
): Occurrence {
  const side = actor(command, game);
  // What was played on the board can be taken back, a resignation or a flag can't.
  const ended = game.ending !== null || game.rematch !== null;
  if (ended || (game.outcome !== null && command.type !== "takeback")) throw refused("game-over");
  if (command.ply !== game.ply) throw refused("stale");
  switch (command.type) {
    case "move":
      if (game.side !== side) throw refused("not-your-turn");
      if (!game.legal.includes(command.hole)) throw refused("illegal-move");
      return { kind: "move", hole: command.hole };
    case "takeback": {
      const ply = game.takebackPly(side);
      if (ply < 0) throw refused("nothing-to-take-back");
      return { kind: "takeback", side, ply };
    }
    case "resign":
      return { kind: "resigned", side };
    case "draw": {
      // Who sit together have agreed before they say so.
      if (game.kept.seat === null) return { kind: "drawn" };
      if (game.drawOffer === other(side)) return { kind: "drawn" };
      const before = game.offeredAt[side];
      if (before !== null && game.ply < before + OFFER_PLIES) throw refused("draw-too-soon");
      return { kind: "draw-offered", side };
    }
    case "decline":
      if (game.drawOffer !== other(side)) throw refused("no-draw-offer");
      return { kind: "draw-declined", side };
  }
}

function refused(code: Trouble): Refused {
  return new Refused(code);
}
