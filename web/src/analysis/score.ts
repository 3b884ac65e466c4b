// Scores of the engine in numbers and words, always from White's view.
import { core } from "../core";
import type { ScoredLine } from "../engine";
import { t } from "../i18n";
import type { OutcomeView, SideName } from "../protocol";
import type { Evaluation } from "../study";

/**
 * Scores beyond this are proved results; `WIN` - n is a win with the n-th ply from here, `KNOWN` - n one
 * that tables know, who can't say how far it is.
 */
const PROVED = 20_000;
const KNOWN = 26_000;
const WIN = 32_000;
/** The most stones by which a win can be proved, where games are played for the exact score. */
const MOST_STONES = 1_000;

/** The share of the point that who has this score may expect, 0 to 1; a draw counts half. */
export function winChance(score: number): number {
  return core().win(score);
}

/** A score of the mover as White's. */
export function whites(score: number, mover: SideName): number {
  return mover === "white" ? score : 0 - score;
}

export function evaluationOf(line: ScoredLine, mover: SideName, depth: number): Evaluation {
  const score = whites(line.score, mover);
  return { score, depth, win: winChance(score) };
}

/** What a game that is over is worth: won, lost, or even. */
export function endOf({ winner }: OutcomeView): Evaluation {
  const score = winner === null ? 0 : winner === "white" ? WIN : -WIN;
  return { score, depth: null, win: winChance(score) };
}

/** White's score as it is written: "+2.1", "+#9" where a win in 9 plies is proved, "+#" where in any number. */
export function scoreText(score: number): string {
  const sign = score > 0 ? "+" : score < 0 ? "−" : "";
  const size = Math.abs(score);
  if (size < 5) return "0.0"; // nothing has no sign
  if (size <= PROVED) return `${sign}${(size / 100).toFixed(size < 995 ? 1 : 0)}`;
  if (size <= PROVED + MOST_STONES) return `${sign}${size - PROVED}`;
  return size <= KNOWN ? `${sign}#` : `${sign}#${WIN - size}`;
}

/** White's score in words. */
export function evaluationSaid(score: number): string {
  const size = Math.abs(score);
  const side = score > 0 ? "white" : score < 0 ? "black" : "nobody";
  if (size > KNOWN) return t("score-proved", { side, plies: WIN - size });
  if (size > PROVED + MOST_STONES) return t("score-won", { side });
  const stones = size > PROVED ? size - PROVED : size / 100;
  const level = Math.abs(winChance(size) - 0.5) < 0.04 ? "even" : "ahead";
  return t("score-said", {
    side: level === "even" ? "nobody" : side,
    stones: Math.round(stones * 10) / 10,
    chance: Math.round(100 * winChance(size)),
  });
}
