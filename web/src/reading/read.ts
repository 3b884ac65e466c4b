// Reads games and positions on this device: what the formats of players say, variations, marks and
// comments included. The server's readers know more of every format, and of its mistakes.
import { core, Line } from "../core";
import type { Replay, ReplayGame } from "../protocol";
import { outcomeOf, resultOf, type Study } from "../study";
import { type ReadGame, Reading } from "./game";
import { jsonGames } from "./json";
import { replayed } from "./replayed";
import { type Token, tokens } from "./tokens";

const MOST = 200;
// Blanks, but no line ends: with those a text of empty lines took a time that grows with its square.
const OWN = /^[^\S\n]*\[Format\s+"togyz\d+"\]/m;

/** The games of a text, one after the other: a long text can be read piece by piece. */
export function* readEach(text: string): Generator<ReadGame> {
  if (text.trim().startsWith("{")) yield* jsonGames(text);
  else {
    const own = OWN.test(text);
    yield* tokenGames(tokens(positioned(text), own), own);
  }
}

export function readText(text: string): Replay {
  const found = [...readEach(text)];
  const games = found.filter((game) => game.known);
  return {
    games: games.slice(0, MOST).map(replayOf),
    problems: found.flatMap((game) => game.problems),
    truncated: games.length > MOST,
  };
}

/** A line that is a position becomes the tag that says so. */
function positioned(text: string): string {
  return text.replace(/^[^\S\n]*(togyz1 [^\n"]*[^\s"])[^\S\n]*$/gm, '[Position "$1"]');
}

function* tokenGames(words: Iterable<Token>, own: boolean): Generator<ReadGame> {
  let count = 1;
  let reading = new Reading(count, own);
  let last: Token = { kind: "word", text: "", value: "", line: 1, column: 1 };
  const close = (token: Token): ReadGame => {
    const game = reading.game(token);
    count += 1;
    reading = new Reading(count, own);
    return game;
  };
  for (const token of words) {
    last = token;
    const within = reading.inVariation;
    if (token.kind === "tag") {
      if (within) continue;
      if (reading.begun) yield close(token);
      reading.tag(token);
    } else if (token.kind === "result") {
      if (within) continue;
      reading.end(token);
      if (reading.begun) yield close(token);
    } else if (token.kind === "word" || count === 1 || !reading.empty) {
      // What stands between two games, such as PlayOK's {zero}, is about neither.
      reading.take(token);
    }
  }
  if (!reading.empty) yield close(last);
}

/** What the page steps through. */
function replayOf({ study, problems }: ReadGame): ReplayGame {
  const { root, tags } = study;
  const holes = root.mainline().flatMap(({ move }) => (move === null ? [] : [move.hole]));
  const line = Line.of(core(), root.position).play(...holes);
  return { ...replayed(line, tags, resultOf(study), problems), outcome: outcomeOf(study) };
}

/** The first game of a text that holds one; null where there is none. */
export function firstStudy(text: string): Study | null {
  for (const game of readEach(text)) if (game.known) return game.study;
  return null;
}
