// The lessons of a game's last moves in words, where the visitor wants them.
import type { Line } from "./core";
import { t } from "./i18n";
import { isForBeginners, variantOf } from "./known";
import { concerns, type Lesson, lessonsOf } from "./lessons";
import type { SideName } from "./protocol";
import { load } from "./settings";
import type { Game } from "./state";

/** Whether what happens in a game is explained. */
export function teaches(game: Game): boolean {
  const { lessons } = load();
  if (lessons !== "auto") return lessons === "always";
  return game.level !== "" && isForBeginners(game.level);
}

/**
 * What there is to learn from the last moves, or nothing.
 *
 * First of the visitor's own last move, which stays explained while the answer to it is on the
 * board; then of that answer, if it cost stones.
 */
export function lessonSaid(game: Game, line: Line, ply = line.ply): string {
  const { seat } = game;
  const history = line.moves.slice(0, ply);
  if (!teaches(game) || ply === 0) return "";
  const latest = ply - 1;
  const own = (ply: number): boolean => history[ply]?.trace.mover === seat;
  const said: string[] = [];
  const plies = seat === null || own(latest) ? [latest] : [latest - 1, latest];
  for (const ply of plies) {
    const trace = history[ply]?.trace;
    if (trace === undefined) continue;
    const lessons = lessonsOf(line.at(ply + 1), trace, variantOf(game.variant));
    const mine = seat === null || trace.mover === seat;
    const worth = mine ? lessons : lessons.filter((lesson) => concerns(lesson, trace.mover));
    const [first] = worth;
    if (first) said.push(inWords(first, trace.mover, seat));
  }
  return said.join(" ");
}

function inWords(lesson: Lesson, mover: SideName, seat: SideName | null): string {
  const who = (side: SideName): string =>
    seat === null ? side : side === seat ? "own" : "opponent";
  const mine = who(mover);
  switch (lesson.kind) {
    case "ban":
      return t("ban", { ban: lesson.ban });
    case "into-tuzdik":
      return t("lesson-into-tuzdik", { stones: lesson.stones, owner: who(lesson.owner) });
    case "even":
      return t("lesson-even", { stones: lesson.stones, who: mine });
    case "odd":
      return t("lesson-odd", { stones: lesson.stones });
    case "not-pair":
      return t("lesson-not-pair", { stones: lesson.stones });
    case "opposite":
      return t("lesson-opposite", { who: mine });
    case "pair":
      return t("lesson-pair", { who: mine });
    case "own-side":
      return t("lesson-own-side", { who: mine });
    case "tuzdik":
      return t("lesson-tuzdik", { who: mine });
    case "again":
      return t("lesson-again", { who: mine });
    case "returned":
      return t("lesson-returned");
    case "single":
      return t("lesson-single");
  }
}
