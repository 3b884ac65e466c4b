// Reads games and positions on this device, where no server does it: the main line of what the
// formats of players say. The server's readers know more of every format, and of its mistakes.
import { core, Line } from "../core";
import { t } from "../i18n";
import type { ProblemView, Replay, ReplayGame, Result } from "../protocol";
import { contradiction, read } from "./moves";
import { type Token, tokens } from "./tokens";

const USUAL = "togyzkumalak";
const MOST = 200;

export function readText(text: string): Replay {
  const json = text.trim().startsWith("{");
  const found = json ? readJson(text) : readTokens(tokens(positioned(text)));
  const games = found.filter((game) => game.moves.length > 0 || known(game));
  return {
    games: games.slice(0, MOST),
    problems: found.flatMap((game) => game.problems),
    truncated: games.length > MOST,
  };
}

/** Whether a game without moves is one all the same: it has a position or tags of its own. */
function known(game: ReplayGame): boolean {
  return "Position" in game.tags || Object.keys(game.tags).length > 1;
}

/** A line that is a position becomes the tag that says so. */
function positioned(text: string): string {
  return text.replace(/^\s*(togyz1 [^\n"]+?)\s*$/gm, '[Position "$1"]');
}

// --- Words ------------------------------------------------------------------------------------

class Reading {
  readonly tags: Record<string, string> = {};
  readonly problems: ProblemView[] = [];
  result: Result | null = null;
  line: Line | null = null;
  private broken = false;

  constructor(private readonly number: number) {}

  get begun(): boolean {
    return this.broken || (this.line?.ply ?? 0) > 0;
  }

  /** Takes a move; after the first that can't be, no more. */
  take(token: Token): void {
    if (this.broken) return;
    const line = this.started(token);
    if (line === null) return;
    const { position } = line;
    const said = read(token.text, position.holesPerSide);
    if (said === null) {
      this.fail(token, t("read-word", { word: token.text.slice(0, 20) }));
      return;
    }
    const wrongSide = said.side !== null && said.side !== position.side;
    if (wrongSide || !position.moves.some((move) => move.hole === said.hole)) {
      this.fail(token, t("read-illegal", { word: token.text, hole: said.hole }));
      return;
    }
    const after = line.play(said.hole);
    const move = after.moves.at(-1);
    const wrong = move ? contradiction(said, move) : null;
    if (wrong !== null && move) {
      this.complain(token, t("read-wrong", { what: wrong, word: token.text }), move.text);
      // Another stone than the last may have been counted wrong, but not the hole.
      this.broken = wrong === "landing";
    }
    if (!this.broken) this.line = after;
  }

  private fail(token: Token, message: string): void {
    this.broken = true;
    this.complain(token, message, null);
  }

  private complain(token: Token, message: string, expected: string | null): void {
    const { line, column } = token;
    const ply = (this.line?.ply ?? 0) + 1;
    this.problems.push({
      ...{ severity: "error", message, game: this.number, ply, line, column, expected },
    });
  }

  /** The line so far; null where the tags describe no game. */
  private started(token: Token): Line | null {
    if (this.line !== null || this.broken) return this.line;
    try {
      const { Variant, Position, FEN } = this.tags;
      const text = Position ?? FEN;
      this.line = text ? Line.from(core(), text) : Line.ofVariant(core(), Variant ?? USUAL);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.fail(token, t("read-start"));
    }
    return this.line;
  }

  game(end: Token): ReplayGame {
    const line = this.started(end);
    if (line === null) return unread(this.problems);
    return replayed(
      line,
      this.tags,
      this.result ?? resultOf(this.tags.Result ?? "*"),
      this.problems,
    );
  }
}

function readTokens(words: readonly Token[]): ReplayGame[] {
  const games: ReplayGame[] = [];
  let reading = new Reading(1);
  const nowhere: Token = { kind: "word", text: "", value: "", line: 1, column: 1 };
  const close = (token: Token): void => {
    games.push(reading.game(token));
    reading = new Reading(games.length + 1);
  };
  for (const token of words) {
    if (token.kind === "tag") {
      if (reading.begun) close(token);
      reading.tags[token.text] ??= token.value;
    } else if (token.kind === "result") {
      reading.result = resultOf(token.text);
      if (reading.begun) close(token);
    } else {
      reading.take(token);
    }
  }
  if (reading.begun || Object.keys(reading.tags).length > 0) close(words.at(-1) ?? nowhere);
  return games;
}

function resultOf(text: string): Result {
  const plain = text.replace(/[–:]/g, "-").replaceAll("½", "1/2");
  return plain === "1-0" || plain === "0-1" || plain === "1/2-1/2" ? plain : "*";
}

// --- JSON -------------------------------------------------------------------------------------

function readJson(text: string): ReplayGame[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => {
      try {
        return jsonGame(JSON.parse(line));
      } catch (error) {
        if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
        return unread([problemOf(index + 1)]);
      }
    });
}

/** Throws a RangeError where a value is no game. */
function jsonGame(value: unknown): ReplayGame {
  const { variant, tags, result, moves } = members(value);
  const holes = Array.isArray(moves) ? moves.map((move) => Number(members(move).hole)) : [];
  const line = Line.ofVariant(core(), String(variant ?? USUAL)).play(...holes);
  const named = Object.entries(members(tags ?? {}));
  return replayed(
    line,
    Object.fromEntries(named.map(([name, tag]) => [name, String(tag)])),
    resultOf(String(result)),
    [],
  );
}

function members(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new RangeError("no members");
  return value as Record<string, unknown>;
}

function problemOf(number: number): ProblemView {
  return {
    ...{ severity: "error", message: t("read-start"), game: number, ply: null },
    ...{ line: number, column: 1, expected: null },
  };
}

/** A game of which there is nothing but what is wrong with it. */
function unread(problems: ProblemView[]): ReplayGame {
  return replayed(Line.ofVariant(core(), USUAL), {}, "*", problems);
}

// --- What the page steps through ----------------------------------------------------------------

export function replayed(
  line: Line,
  tags: Record<string, string>,
  result: Result,
  problems: ProblemView[],
): ReplayGame {
  return {
    tags,
    variant: line.position.variant,
    start: line.back(0).position,
    moves: line.moves.map((move) => ({ ...move, position: line.at(move.ply) })),
    outcome: line.outcome,
    result: line.outcome?.result ?? result,
    problems,
  };
}
