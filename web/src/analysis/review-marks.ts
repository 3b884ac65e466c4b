// A review written into the tree of its game: values, marks, and the better moves; as
// togyz.review.annotated in Python.
import type { Verdict } from "../core";
import { MOVE_GLYPHS, type Node } from "../study";
import type { MoveReview } from "./review";
import { whites } from "./score";

/** Plies of what would have been better. */
const SHOWN = 6;
const GLYPHS: Readonly<Record<Verdict, string>> = {
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
const FAULTS: readonly string[] = ["?!", "?", "??"];

/** The mark that a move deserves; empty where it is none to speak of. */
export function glyphOf({ verdict }: MoveReview): string {
  return GLYPHS[verdict];
}

/** Writes what was found of a move into its node; whether other moves or marks than before are there. */
export function annotate(node: Node, review: MoveReview): boolean {
  const { parent } = node;
  node.write({
    evaluation: { score: whites(review.played.score, review.side), depth: null, win: review.after },
  });
  if (parent !== null && parent.parent === null) {
    const score = whites(review.better.score, review.side);
    parent.write({ evaluation: { score, depth: null, win: review.before } });
  }
  const glyph = glyphOf(review);
  if (glyph === "" || parent === null) return false;
  const { glyphs } = node.beside;
  const others = glyphs.filter((one) => !FAULTS.includes(one));
  // What somebody else has said of the move stays as it is.
  const marked = others.some((one) => MOVE_GLYPHS.some((known) => known === one));
  if (!marked) node.write({ glyphs: [glyph, ...others] });
  follow(parent, review.better.holes.slice(0, SHOWN));
  return true;
}

/** Adds a line, as far as it can be played. */
function follow(from: Node, holes: readonly number[]): void {
  let node = from;
  for (const hole of holes) {
    if (node.outcome() !== null) return;
    node = node.add(hole);
  }
}
