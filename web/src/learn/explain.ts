// Why a move of the course is not the one that was looked for: what it did, why, and what it leaves
// to be wished. All of it is read off the trace and the facts, so it is true of every move.
import type { PositionView, TraceView } from "../core";
import { t } from "../i18n";
import { variantOf } from "../known";
import { lessonsOf } from "../lessons";
import { inWords } from "../teach";
import { moveSaid, placeSaid } from "../words";
import type { Step } from "./course";
import { type Facts, missed, type Tried } from "./facts";

/** What happened, in one or two sentences. */
export function happened({ trace, view }: Tried, sowing: boolean): string[] {
  const said = [moveSaid(trace, view.holesPerSide, trace.mover)];
  // How stones are sown is explained while that is what is being learnt.
  const played = { ...view, ply: sowing ? 1 : Number.POSITIVE_INFINITY };
  const [lesson] = lessonsOf(played, trace, variantOf(view.variant));
  if (lesson) said.push(inWords(lesson, trace.mover, trace.mover));
  return said;
}

/** What is missing, as a sentence; `best` are the facts of a move that reaches the goal. */
export function wanting(step: Step, tried: Tried, best: Facts): string {
  const { facts, replies, view } = tried;
  const name = missed(step.goal, facts);
  switch (name) {
    case "hole":
      return t("learn-miss-hole", { hole: facts.hole, wanted: best.hole });
    case "end":
      return t("learn-miss-end", { place: placeOf(best.end) });
    case "home":
      return t("learn-miss-home");
    case "stones":
      return t("learn-miss-single", { stones: facts.stones });
    case "captured":
    case "most":
      return t("learn-miss-captured", { stones: facts.captured, best: best.captured });
    case "tuzdik":
      return t("learn-miss-tuzdik", { ban: facts.ban === "" ? "no" : "yes" });
    case "fed":
      return t("learn-miss-fed");
    case "lost":
      return t("learn-miss-lost", { stones: facts.lost });
    case "threat":
      return t("learn-miss-threat", { stones: facts.threat, hole: replies.threat?.hole ?? 0 });
    case "danger":
      return t("learn-miss-danger", dangerOf(replies.danger, view));
    case "result":
      return t("learn-miss-result", { result: String(step.goal.result) });
    default:
      return "";
  }
}

function placeOf(end: string): string {
  const [owner = "own", number = "0"] = end.split(" ");
  return placeSaid(owner, Number(number));
}

function dangerOf(reply: TraceView | null, { holesPerSide }: PositionView): Record<string, number> {
  return { hole: reply?.hole ?? 0, number: ((reply?.tuzdik ?? 0) % holesPerSide) + 1 };
}
