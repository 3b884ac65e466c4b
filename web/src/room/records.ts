// A game of this device as a file, in the formats that the server writes too; a test holds both
// to the same bytes. Such a game is a line of moves from the first position of its variant.
import { core } from "../core";
import { commonName } from "../known";
import type { GameView, PlayedMove, RecordFormat, Result, SideName } from "../protocol";
import { EXTENSIONS, Node, writeStudy } from "../study";
import type { RecordFile } from "./room";

/** Ends that the players or the clock bring; the rules see the others on the board. */
const DECLARED = new Set(["agreement", "resignation", "time"]);

/** A game and its moves, as text too. */
export interface Written extends GameView {
  history: readonly PlayedMove[];
}

/** `created`: when it began, in Unix milliseconds. */
export function writeRecord(game: Written, created: number, format: RecordFormat): RecordFile {
  const { outcome } = game;
  const root = Node.root(core(), core().start(game.variant));
  root.follow(game.history.map(({ hole }) => hole));
  const study = {
    tags: tagsOf(game, created),
    root,
    ending: outcome !== null && DECLARED.has(outcome.reason) ? outcome : null,
    recorded: resultOf(game),
  };
  const name = `togyz-${game.id}.${EXTENSIONS[format]}`;
  return { name, text: writeStudy(study, format) };
}

type Tags = Record<string, string>;

function tagsOf(game: Written, created: number): Tags {
  return {
    Event: game.level === "" ? "Game at one device" : "Game against the computer",
    Date: new Date(created).toISOString().slice(0, 10).replaceAll("-", "."),
    White: nameOf(game, "white"),
    Black: nameOf(game, "black"),
    Result: resultOf(game),
  };
}

function nameOf(game: Written, side: SideName): string {
  const { kind, name } = game.players[side];
  if (kind === "computer") return `togyz (${commonName(game.level)})`;
  return name || (side === "white" ? "White" : "Black");
}

function resultOf(game: Written): Result {
  return game.outcome?.result ?? "*";
}
