// Games in the own format, with all that a tree holds; docs/reference/togyz-format.md specifies it.
import { core, formatPosition, kazansOf } from "../core";
import type { OutcomeView } from "../protocol";
import { annotation, plainComment, writableGlyphs } from "./annotations";
import { byNumber, escapeOwn } from "./escapes";
import { fill } from "./lines";
import type { Node } from "./node";
import { resultOf, type Study, variantOfStudy } from "./study";

const WIDTH = 80;
/** Tags that are no tags of the game. */
export const OWN_TAGS: readonly string[] = ["Format", "Variant", "Position", "Termination"];

export function writeOwn(study: Study): string {
  const { root } = study;
  const units = [...comment(annotation(root))];
  line(root, root.side === "black" ? 1 : 0, true, units);
  return `${header(study)}\n${fill([...units, resultOf(study)], WIDTH)}\n\n`;
}

/** The first position where it is not the variant's. */
export function ownStart(study: Study): string | null {
  const { fullName } = variantOfStudy(study);
  const start = formatPosition(study.root.position);
  return start === formatPosition(core().start(fullName)) ? null : start;
}

function header(study: Study): string {
  const { tags, ending, root } = study;
  const start = ownStart(study);
  const end = root.mainline().at(-1) as Node;
  const pairs: [string, string][] = [
    ["Format", "togyz1"],
    ["Variant", variantOfStudy(study).fullName],
  ];
  if (start !== null) pairs.push(["Position", start]);
  if (ending !== null) pairs.push(["Termination", termination(ending, kazansOf(end.position))]);
  pairs.push(...Object.entries(tags).map(([key, value]) => [name(key), value] as [string, string]));
  return pairs.map(([key, value]) => `[${key} "${escapeOwn(value, '"')}"]\n`).join("");
}

function termination({ reason, result, score }: OutcomeView, kazans: [number, number]): string {
  const words = `${reason} ${result}`;
  return score.join() === kazans.join() ? words : `${words} ${score.join(":")}`;
}

/** A tag's name as it can stand in a tag: no blank, no bracket, none of the format's own. */
function name(key: string): string {
  const written = escapeOwn(key, "").replace(/[\s"[\]]/g, byNumber);
  return key === "" || OWN_TAGS.includes(key) ? `\\${written}` : written;
}

/** All that follows a node. `turn`: White's turns so far; `broken`: a number must stand. */
function line(from: Node, turns: number, numbered: boolean, units: string[]): void {
  let [node, turn, broken] = [from, turns, numbered];
  for (let next = node.children[0]; next !== undefined; next = node.children[0]) {
    const written = move(next, turn, broken);
    units.push(...written.units);
    broken = node.children.length > 1 || written.units.at(-1)?.endsWith("}") === true;
    for (const other of node.children.slice(1)) {
      const inner = move(other, turn, true);
      line(other, inner.turn, inner.units.at(-1)?.endsWith("}") === true, inner.units);
      inner.units[0] = `(${inner.units[0]}`;
      inner.units.push(`${inner.units.pop()})`);
      units.push(...inner.units);
    }
    [node, turn] = [next, written.turn];
  }
}

/** The units of one move, and White's turns after it. */
function move(node: Node, turns: number, numbered: boolean): { units: string[]; turn: number } {
  let [turn, broken] = [turns, numbered];
  const white = node.move?.trace.mover === "white";
  if (white && node.parent?.move?.trace.mover !== "white") {
    turn += 1;
    broken = true;
  }
  const { before, glyphs } = node.beside;
  const units = broken || before !== "" ? [white ? `${turn}.` : `${turn}...`] : [];
  let text = node.move?.text ?? "";
  if (glyphs.length > 0 && writableGlyphs(node)) {
    const marks = glyphs.join(" ");
    text += /^[!?]/.test(marks) ? marks : ` ${marks}`;
  }
  if (before !== "") units.push(...comment(plainComment(before)), text);
  else units.splice(0, units.length, [...units, text].join(" "));
  units.push(...comment(annotation(node)));
  return { units, turn };
}

function comment(text: string): string[] {
  return text === "" ? [] : [`{${text}}`];
}
