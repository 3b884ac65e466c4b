// What is said of a game while it is played: under the board, and aloud.
import type { TraceView } from "./core";
import type { Hint } from "./hints";
import { t } from "./i18n";
import type { EventView, SideName } from "./protocol";
import type { Game, PlayState, Shown } from "./state";
import { taught } from "./teach";
import { hintSaid, moveSaid, outcomeSaid, type Seat } from "./words";

function whose(side: SideName, seat: Seat): string {
  return seat === null ? side : seat === side ? "own" : "opponent";
}

/** What an event is besides a change of the board; mostly nothing. */
export function noticeOf(event: EventView, seat: Seat): string {
  switch (event.kind) {
    case "drawDeclined":
      return t("play-declined", { who: whose(event.side, seat) });
    case "drawOffered":
      return offerSaid(event.side, seat);
    default:
      return "";
  }
}

export function offerSaid(side: SideName, seat: Seat): string {
  return t("play-offered", { who: whose(side, seat) });
}

/** What to say aloud: what others did, what there is to learn, and how it ended. */
export function announced(
  game: Game,
  now: Shown,
  fresh: readonly TraceView[],
  ended: boolean,
): string[] {
  const { holesPerSide } = game.position;
  const said = fresh
    .filter((trace) => trace.mover !== game.seat)
    .map((trace) => moveSaid(trace, holesPerSide, game.seat));
  if (fresh.length > 0) {
    const { own, answer } = taught(game, now.line);
    const answered = fresh.some((trace) => trace.mover !== game.seat);
    said.push(answered && game.seat !== null ? answer : own);
  }
  if (ended && game.outcome) said.push(outcomeSaid(game.outcome, game.position, game.seat));
  return said;
}

/** What the line under the board says, if nothing is looked at beforehand. */
export interface Comment {
  /** The moves that led to what is shown. */
  history: readonly { trace: TraceView }[];
  notice: string;
  /** What there is to learn from the last move, if it is another's. */
  lesson: string;
  hint: Hint | null;
  /** Whether the visitor plays. */
  plays: boolean;
}

export function commented(
  { refusal }: PlayState,
  { position, seat }: Game,
  { history, notice, lesson, hint, plays }: Comment,
): string {
  if (refusal !== null) return t("failure", { code: refusal });
  if (hint !== null) {
    const said = hintSaid(hint.move, position.holesPerSide, seat);
    return hint.perfect === "" ? said : `${said} ${hint.perfect}.`;
  }
  if (notice !== "") return notice;
  if (lesson !== "") return lesson;
  const last = history.at(-1)?.trace;
  if (last) return moveSaid(last, position.holesPerSide, seat);
  return plays ? t("hint-start") : "";
}
