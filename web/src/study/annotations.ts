// What stands beside a move in the own format: commands and text in one comment, such as
// `{[%clk 0:05:12.345] [%eval 350,12,0.71] A strong move.}`; as in togyz.notation.annotations.
import { byNumber, escapeOwn, unescapeOwn } from "./escapes";
import { GLYPHS } from "./glyphs";
import type { Beside, Evaluation, Node } from "./node";

const COMMAND = /\\[\s\S]|\[%([a-z]{1,20})(?: ((?:[^[\]\\]|\\[\s\S])*))?\]/g;
const CLOCK = /^(-?)(\d{1,9}):([0-5]?\d):([0-5]?\d)(?:\.(\d{1,3}))?$/;
const EVALUATION = /^(-?\d{1,15})(?:,(\d{1,15})?)?(?:,(\d+(?:\.\d+)?(?:e-?\d{1,3})?))?$/;
const HOLE = /^[wb]([1-9]\d{0,2})$/;
const WORD = /"((?:[^"\\]|\\[\s\S])*)"/g;
const NUMBERED = /^\$(8|9|1[12]|[2-9]\d|1\d\d|2[0-4]\d)$/;
const MOST_GLYPHS = 20;

/** Text as it stands between braces, in the own format. */
export function plainComment(text: string): string {
  // Blanks at the ends would be taken for layout.
  return escapeOwn(text, "}")
    .replaceAll("[%", "\\[%")
    .replace(/^\s|\s$/g, byNumber);
}

/** Whether the marks can stand behind the move as they are. */
export function writableGlyphs({ parent, beside: { glyphs } }: Node): boolean {
  if (parent === null || glyphs.length > MOST_GLYPHS) return false;
  return glyphs.every((mark) => GLYPHS.includes(mark) || NUMBERED.test(mark));
}

/** All that a node holds but its move and the text before it, as one comment's content. */
export function annotation(node: Node): string {
  const { beside, parent } = node;
  const parts: string[] = [];
  if (beside.clock !== null) parts.push(`[%clk ${clock(beside.clock)}]`);
  if (beside.elapsed !== null) parts.push(`[%emt ${clock(beside.elapsed)}]`);
  if (beside.evaluation !== null) parts.push(`[%eval ${evaluation(beside.evaluation)}]`);
  if (beside.arrows.length > 0) {
    parts.push(`[%arrows ${beside.arrows.map((pair) => pair.join("-")).join(" ")}]`);
  }
  if (beside.highlights.length > 0) parts.push(`[%holes ${beside.highlights.join(" ")}]`);
  const quoted = (text: string): string => `"${escapeOwn(text, '"[]}')}"`;
  if (beside.glyphs.length > 0 && !writableGlyphs(node)) {
    parts.push(`[%glyphs ${beside.glyphs.map(quoted).join(" ")}]`);
  }
  // Of no move, so it has no place of its own.
  if (beside.before !== "" && parent === null) parts.push(`[%before ${quoted(beside.before)}]`);
  if (beside.comment !== "") parts.push(plainComment(beside.comment));
  return parts.join(" ");
}

/**
 * What a comment's content says of a node whose board has so many holes a side. Commands that are
 * not understood stay in its text.
 */
export function annotated(content: string, holes: number, root: boolean): Partial<Beside> {
  const found: Partial<Beside> = {};
  const text = content.replace(COMMAND, (all, name: string | undefined, value = "") => {
    const said = name === undefined ? null : commanded(name, value, holes, root);
    if (said === null) return all;
    Object.assign(found, said);
    return "";
  });
  const comment = unescapeOwn(text.trim());
  return comment === "" ? found : { ...found, comment };
}

function commanded(
  name: string,
  value: string,
  holes: number,
  root: boolean,
): Partial<Beside> | null {
  const words = value.split(/\s+/);
  const quoted = [...value.matchAll(WORD)].map(([, text = ""]) => unescapeOwn(text));
  const onBoard = (hole: string): boolean => Number(HOLE.exec(hole)?.[1]) <= holes;
  switch (name) {
    case "clk":
    case "emt": {
      const time = milliseconds(value);
      if (time === null) return null;
      return name === "clk" ? { clock: time } : { elapsed: time };
    }
    case "eval": {
      const [, score, depth, win] = EVALUATION.exec(value) ?? [];
      if (score === undefined || Number(win ?? 0) > 1) return null;
      const known = (text?: string): number | null => (text === undefined ? null : Number(text));
      return { evaluation: { score: Number(score), depth: known(depth), win: known(win) } };
    }
    case "arrows": {
      const pairs = words.map((word) => word.split("-"));
      if (!pairs.every((pair) => pair.length === 2 && pair.every(onBoard))) return null;
      return { arrows: pairs as unknown as readonly (readonly [string, string])[] };
    }
    case "holes":
      return words.every(onBoard) ? { highlights: words } : null;
    case "glyphs":
      return quoted.length > 0 ? { glyphs: quoted } : null;
    case "before":
      return root && quoted.length === 1 ? { before: quoted[0] ?? "" } : null;
    default:
      return null;
  }
}

function clock(time: number): string {
  const size = Math.abs(time);
  const [seconds, rest] = [Math.floor(size / 1000), size % 1000];
  const two = (number: number): string => String(number % 60).padStart(2, "0");
  const whole = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(3, "0")}`;
  return `${time < 0 ? "-" : ""}${whole}${fraction}`;
}

function milliseconds(text: string): number | null {
  const match = CLOCK.exec(text);
  if (match === null) return null;
  const [, sign, hours, minutes, seconds, fraction = ""] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const time = whole * 1000 + Number(fraction.padEnd(3, "0"));
  return sign === "-" ? 0 - time : time;
}

function evaluation({ score, depth, win }: Evaluation): string {
  return [String(score), depth ?? "", win === null ? "" : decimal(win)]
    .join(",")
    .replace(/,+$/, "");
}

/** A number with a point in it, as Python writes it. */
export function decimal(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}
