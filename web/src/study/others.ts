// Games in the formats of other programs: the main line, with what each can say.
import { escapePgn, harmless } from "./escapes";
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

function text({ move }: Node): string {
  return move?.text ?? "";
}

function header(study: Study, names: readonly string[]): string {
  const { tags } = study;
  const { fullName } = variantOfStudy(study);
  const all: Record<string, string> = { ...tags, Result: tags.Result || resultOf(study) };
  const pairs = names.map((name) => [name, all[name] || "?"]);
  if (fullName !== "togyzkumalak") pairs.push(["Variant", fullName]);
  const start = ownStart(study);
  if (start !== null) pairs.push(["Position", start]);
  const taken = new Set([...names, "Variant", "Position", "FEN"]);
  const rest = Object.entries(all).filter(
    ([name]) => !taken.has(name) && /^[^\s"[\]\p{C}]{1,100}$/u.test(name),
  );
  return [...pairs, ...rest]
    .map(([name, value]) => `[${name} "${escapePgn(value ?? "")}"]\n`)
    .join("");
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
