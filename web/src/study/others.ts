// Games in the formats of other programs: the main line, with what each can say.

import type { PlayedMove } from "../core";
import { escapePgn, harmless } from "./escapes";
import { BARE_FORMATS, type BareFormat } from "./formats";
import { fill, turns } from "./lines";
import type { Node } from "./node";
import { ownStart } from "./own";
import { resultOf, type Study, variantOfStudy } from "./study";

const PLAYOK_WIDTH = 60;
const TGK_TAGS = ["White", "Black", "Result", "Date", "Event", "Round", "Site"];
const PLAYOK_TAGS = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/** The federation style: tags, then a numbered pair a line. */
export function writeTgk(study: Study): string {
  const write = (node: Node): string[] => [text(node).replace(/\(.*/, ""), ...comment(node)];
  const moves = turns(study.root, write, comment(study.root));
  return `${header(study, TGK_TAGS)}\n${moves.map((turn) => `${turn.join(" ")}\n`).join("")}\n`;
}

/** PlayOK's PGN: lines filled up, totals after captures, `{zero}` for a bare side. */
export function writePlayok(study: Study): string {
  // A new tuzdik without the total: `36X` for `36x(13)`.
  const write = (node: Node): string[] => [text(node).replace(/x.*/, "X"), ...comment(node)];
  const words = turns(study.root, write, comment(study.root)).flat();
  words.push(resultOf(study));
  const end = study.root.mainline().at(-1);
  if (end?.outcome()?.reason === "bare") words.push("{zero}");
  return `${header(study, PLAYOK_TAGS)}\n${fill(words, PLAYOK_WIDTH)}\n\n`;
}

/** Moves and result on one line; tags only where variant or position need them. */
export function writeBare(study: Study, format: BareFormat): string {
  const tags = needed(study);
  const moves = study.root
    .mainline()
    .flatMap(({ move }) => (move ? [bare(move, study, format)] : []));
  const line = `${[...moves, resultOf(study)].join(" ")}\n`;
  return tags === "" ? line : `${tags}\n${line}\n`;
}

function bare({ hole, text: whole, trace }: PlayedMove, study: Study, format: BareFormat): string {
  const n = variantOfStudy(study).holesPerSide;
  switch (format) {
    case "fromto":
      return whole;
    case "holes":
      return String(hole);
    case "letters":
      return letter(hole);
    case "playstrategy": {
      const from = trace.mover === "white" ? hole - 1 : n + hole - 1;
      return square(from, n) + square(trace.landing ?? from, n);
    }
  }
}

function letter(hole: number): string {
  return String.fromCharCode(96 + hole);
}

/** Files from White's left; Black's hole 1 stands at the last. */
function square(place: number, n: number): string {
  return place < n ? `${letter(place + 1)}1` : `${letter(2 * n - place)}2`;
}

function text({ move }: Node): string {
  return move?.text ?? "";
}

function header(study: Study, names: readonly string[]): string {
  const { tags } = study;
  const all: Record<string, string> = { ...tags, Result: tags.Result || resultOf(study) };
  const pairs = names.map((name) => [name, all[name] || "?"]);
  const taken = new Set([...names, "Variant", "Position", "FEN"]);
  const rest = Object.entries(all).filter(
    ([name]) => !taken.has(name) && /^[^\s"[\]\p{C}]{1,100}$/u.test(name),
  );
  return written(pairs) + needed(study) + written(rest);
}

/** The tags without which the moves would mean nothing. */
function needed(study: Study): string {
  const { fullName } = variantOfStudy(study);
  const start = ownStart(study);
  return written([
    ...(fullName === "togyzkumalak" ? [] : [["Variant", fullName]]),
    ...(start === null ? [] : [["Position", start]]),
  ]);
}

function written(pairs: readonly (readonly (string | undefined)[])[]): string {
  return pairs.map(([name, value]) => `[${name} "${escapePgn(value ?? "")}"]\n`).join("");
}

/** What is said about a move, in braces; a closing one can't be said in them. */
function comment({ beside }: Node): string[] {
  const words = harmless(`${beside.before} ${beside.comment}`)
    .replaceAll("}", ")")
    .split(/\s+/)
    .filter((word) => word !== "");
  const said = words.join(" ");
  if (said === "") return [];
  // Alone, it is PlayOK's mark of a bare side.
  return [`{${said}${said.toLowerCase() === "zero" ? "." : ""}}`];
}

/** The bare formats that can say a game: PlayStrategy's has no kazan to land in. */
export function bareFormatsFor(study: Study): readonly BareFormat[] {
  const { sowsKazans } = variantOfStudy(study);
  return BARE_FORMATS.filter((format) => format !== "playstrategy" || !sowsKazans);
}
