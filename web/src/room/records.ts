// A game of this device as a file, in the formats that the server writes too; a test holds both
// to the same bytes. Such a game is a line of moves from the first position of its variant.
import { commonName } from "../known";
import type { GameView, PlayedMove, RecordFormat, Result, SideName } from "../protocol";
import type { RecordFile } from "./room";

const EXTENSIONS: Record<RecordFormat, string> = {
  togyz: "togyz",
  json: "jsonl",
  tgk: "tgk",
  playok: "pgn",
};
const OWN_WIDTH = 80;
const PLAYOK_WIDTH = 60;
const TGK_TAGS = ["White", "Black", "Result", "Date", "Event", "Round", "Site"];
const PLAYOK_TAGS = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/** Ends that the players or the clock bring; the rules see the others on the board. */
const DECLARED = new Set(["agreement", "resignation", "time"]);

/** A game and its moves, as text too. */
export interface Written extends GameView {
  history: readonly PlayedMove[];
}

/** `created`: when it began, in Unix milliseconds. */
export function writeRecord(game: Written, created: number, format: RecordFormat): RecordFile {
  const tags = tagsOf(game, created);
  const text = { togyz: own, json, tgk, playok }[format](game, tags);
  return { name: `togyz-${game.id}.${EXTENSIONS[format]}`, text };
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

// --- The own formats

function own(game: Written, tags: Tags): string {
  const { outcome } = game;
  const pairs = [
    ["Format", "togyz1"],
    ["Variant", game.variant],
    ...(outcome && DECLARED.has(outcome.reason)
      ? [["Termination", `${outcome.reason} ${outcome.result}`]]
      : []),
    ...Object.entries(tags),
  ];
  const header = pairs.map(([name, value]) => `[${name} "${escapeOwn(value ?? "")}"]\n`).join("");
  const units = numbered(game.history).map(({ number, move }) =>
    number === null ? move.text : `${number}. ${move.text}`,
  );
  return `${header}\n${fill([...units, resultOf(game)], OWN_WIDTH)}\n\n`;
}

function json(game: Written, tags: Tags): string {
  const { outcome } = game;
  const ending =
    outcome && DECLARED.has(outcome.reason)
      ? { winner: outcome.winner, reason: outcome.reason, score: outcome.score }
      : undefined;
  const text = JSON.stringify({
    format: "togyz-json1",
    variant: game.variant,
    tags,
    result: resultOf(game),
    ending,
    moves: game.history.map(({ hole, text }) => ({ hole, text })),
  });
  return `${text.replace(/[\u2028\u2029\x7f-\x9f\ufeff]/g, byNumber)}\n`;
}

function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// --- Those of others

function tgk(game: Written, tags: Tags): string {
  const moves = turns(game.history, tgkText).map((turn) => `${turn.join(" ")}\n`);
  return `${header(game, tags, TGK_TAGS)}\n${moves.join("")}\n`;
}

function playok(game: Written, tags: Tags): string {
  const words = [...turns(game.history, playokText).flat(), resultOf(game)];
  if (game.outcome?.reason === "bare") words.push("{zero}");
  return `${header(game, tags, PLAYOK_TAGS)}\n${fill(words, PLAYOK_WIDTH)}\n\n`;
}

/** Without the total: `76` for `76(10)`. */
function tgkText({ text }: PlayedMove): string {
  return text.replace(/\(.*/, "");
}

/** A new tuzdik without the total: `36X` for `36x(13)`. */
function playokText({ text }: PlayedMove): string {
  return text.replace(/x.*/, "X");
}

function header(game: Written, tags: Tags, names: readonly string[]): string {
  const pairs = names.map((name) => [name, tags[name] || "?"]);
  if (game.variant !== "togyzkumalak") pairs.push(["Variant", game.variant]);
  return pairs.map(([name, value]) => `[${name} "${escapePgn(value ?? "")}"]\n`).join("");
}

// --- Moves and lines

interface Numbered {
  /** Stands before the move where a turn of White begins. */
  number: number | null;
  move: PlayedMove;
}

function numbered(history: readonly PlayedMove[]): Numbered[] {
  let count = 0;
  return history.map((move, ply) => {
    const begins = move.trace.mover === "white" && history[ply - 1]?.trace.mover !== "white";
    if (begins) count += 1;
    return { number: begins ? count : null, move };
  });
}

function turns(history: readonly PlayedMove[], write: (move: PlayedMove) => string): string[][] {
  const written: string[][] = [];
  for (const { number, move } of numbered(history)) {
    if (number !== null) written.push([`${number}.`]);
    written.at(-1)?.push(write(move));
  }
  return written;
}

function fill(words: readonly string[], width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

// What no file can hold, or would not stay on one line.
const UNSAFE = "\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ufeff\\ud800-\\udfff";

function escapeOwn(text: string): string {
  return text.replace(new RegExp(`[\\\\"]|[${UNSAFE}]`, "gu"), (character) => {
    if (character === "\\" || character === '"') return `\\${character}`;
    if (character === "\n") return "\\n";
    return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  });
}

/** A value of a tag, as PGN has it. */
export function escapePgn(text: string): string {
  return text.replace(new RegExp(`[${UNSAFE}]+`, "gu"), " ").replace(/["\\]/g, "\\$&");
}
