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

/** What there is to learn from the last moves, in words; empty where there is nothing. */
export interface Taught {
  /** Of the visitor's own last move: it stays explained while the answer to it is on the board. */
  own: string;
  /** Of that answer, if it cost stones. */
  answer: string;
}

export function taught(game: Game, line: Line, ply = line.ply): Taught {
  const { seat } = game;
  if (!teaches(game) || ply === 0) return { own: "", answer: "" };
  const lesson = (of: number, concerning: boolean): string => {
    const trace = line.moves[of - 1]?.trace;
    if (trace === undefined) return "";
    const lessons = lessonsOf(line.at(of), trace, variantOf(game.variant));
    const worth = lessons.find((one) => !concerning || concerns(one, trace.mover));
    return worth ? inWords(worth, trace.mover, seat) : "";
  };
  const mine = (of: number): boolean => line.moves[of - 1]?.trace.mover === seat;
  if (seat === null || mine(ply)) return { own: lesson(ply, false), answer: "" };
  return { own: mine(ply - 1) ? lesson(ply - 1, false) : "", answer: lesson(ply, true) };
}

/** A lesson of a move, through the eyes of who sits at `seat`. */
export function inWords(lesson: Lesson, mover: SideName, seat: SideName | null): string {
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
