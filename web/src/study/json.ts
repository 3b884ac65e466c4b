// Games as JSON, for programs; docs/reference/formats.md describes the members.
import { type Position, piecesOf } from "../core";
import type { Evaluation, Node } from "./node";
import { ownStart } from "./own";
import { resultOf, type Study, variantOfStudy } from "./study";

type Members = Record<string, unknown>;

export function writeJson(study: Study): string {
  const { root, tags, ending } = study;
  const members: Members = {
    format: "togyz-json1",
    variant: variantOfStudy(study).fullName,
    tags,
    result: resultOf(study),
  };
  if (ending !== null) {
    members.ending = { winner: ending.winner, reason: ending.reason, score: ending.score };
  }
  if (ownStart(study) !== null) members.start = positionMembers(root.position);
  Object.assign(members, beside(root));
  members.moves = line(root);
  const text = JSON.stringify(members, (_, value) => value);
  return `${text.replace(/[\u2028\u2029\x7f-\x9f\ufeff]/g, byNumber)}\n`;
}

function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function positionMembers(position: Position): Members {
  const { holes, kazans, tuzdiks, side, extra } = piecesOf(position);
  const n = holes.length / 2;
  const members: Members = {
    white: holes.slice(0, n),
    black: holes.slice(n),
    kazans,
    tuzdiks: tuzdiks.map((number) => (number === 0 ? null : number)),
    side,
  };
  if (extra) members.extra = true;
  return members;
}

/** The main continuation from a node, variations inside its moves. */
function line(from: Node): Members[] {
  const moves: Members[] = [];
  for (let node = from; node.children.length > 0; ) {
    const [main, ...others] = node.children as [Node, ...Node[]];
    const move = moveMembers(main);
    if (others.length > 0) {
      move.variations = others.map((other) => [moveMembers(other), ...line(other)]);
    }
    moves.push(move);
    node = main;
  }
  return moves;
}

function moveMembers(node: Node): Members {
  return { hole: node.move?.hole, text: node.move?.text, ...beside(node) };
}

function beside({ beside: about }: Node): Members {
  const members: Members = {};
  if (about.before !== "") members.before = about.before;
  if (about.comment !== "") members.comment = about.comment;
  if (about.glyphs.length > 0) members.glyphs = about.glyphs;
  if (about.clock !== null) members.clock = about.clock;
  if (about.elapsed !== null) members.elapsed = about.elapsed;
  if (about.evaluation !== null) members.evaluation = evaluation(about.evaluation);
  if (about.arrows.length > 0) members.arrows = about.arrows;
  if (about.highlights.length > 0) members.highlights = about.highlights;
  return members;
}

function evaluation({ score, depth, win }: Evaluation): Members {
  return {
    score,
    ...(depth === null ? {} : { depth }),
    ...(win === null ? {} : { win }),
  };
}
