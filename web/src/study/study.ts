// A game with its tree, as it is analysed, kept and written down.
import { type Core, formatPosition, type Variant } from "../core";
import type { OutcomeView, Result } from "../protocol";
import { Node } from "./node";

export interface Study {
  /** In their order; `Result` may be among them. */
  tags: Record<string, string>;
  root: Node;
  /** How the game ended, where the moves don't tell. */
  ending: OutcomeView | null;
  /** What the record says of the end where neither moves nor ending do. */
  recorded: Result;
}

/** A study of a position without any move. Throws a RangeError where the text is no position. */
export function studyOf(core: Core, fen: string): Study {
  return { tags: {}, root: Node.root(core, core.read(fen)), ending: null, recorded: "*" };
}

export function newStudy(core: Core, variant: string): Study {
  return studyOf(core, formatPosition(core.start(variant)));
}

export function variantOfStudy({ root }: Study): Variant {
  return root.position.variant;
}

/** How the main line ends: by the rules, else as it was recorded. */
export function outcomeOf({ root, ending }: Study): OutcomeView | null {
  return (root.mainline().at(-1) as Node).outcome() ?? ending;
}

export function resultOf(study: Study): Result {
  return outcomeOf(study)?.result ?? study.recorded;
}

/** The names of White and Black; empty where they are not known. */
export function namesOf({ tags }: Study): [string, string] {
  const name = (tag: string): string => (tags[tag] === "?" ? "" : (tags[tag] ?? ""));
  return [name("White"), name("Black")];
}
