// Games as JSON, one a line, with all that a tree holds.
import { assemble, core, kazansOf } from "../core";
import { t } from "../i18n";
import type { OutcomeView, ProblemView, ReasonName, SideName } from "../protocol";
import { type Evaluation, Node, outcomeOf, type Study } from "../study";
import { type ReadGame, resultOf, USUAL } from "./game";

type Members = Record<string, unknown>;

export function* jsonGames(text: string): Generator<ReadGame> {
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    try {
      const study = studyOfJson(JSON.parse(line));
      yield { study, problems: [], known: study.root.children.length > 0 || known(study) };
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
      const root = Node.root(core(), core().start(USUAL));
      const study: Study = { tags: {}, root, ending: null, recorded: "*" };
      yield { study, problems: [problemOf(index + 1)], known: false };
    }
  }
}

function known({ tags, root }: Study): boolean {
  return Object.keys(tags).length > 1 || root.position !== core().start(USUAL);
}

function problemOf(number: number): ProblemView {
  return {
    ...{ severity: "error", message: t("read-start"), game: number, ply: null },
    ...{ line: number, column: 1, expected: null },
  };
}

/** Throws a RangeError where a value is no game. */
function studyOfJson(value: unknown): Study {
  const game = members(value);
  const variant = String(game.variant ?? USUAL);
  const start =
    game.start === undefined ? core().start(variant) : positionFrom(variant, members(game.start));
  const root = Node.root(core(), start);
  annotate(root, game);
  line(root, list(game.moves));
  const tags = Object.entries(members(game.tags ?? {}));
  const study: Study = {
    tags: Object.fromEntries(tags.map(([name, tag]) => [name, String(tag)])),
    root,
    ending: null,
    recorded: resultOf(String(game.result)),
  };
  if (game.ending !== undefined && outcomeOf(study) === null) {
    study.ending = endingOf(
      members(game.ending),
      kazansOf((root.mainline().at(-1) as Node).position),
    );
  }
  return study;
}

function positionFrom(variant: string, from: Members) {
  const numbers = (value: unknown): number[] => list(value).map((one) => Number(one ?? 0));
  const [white, black] = [numbers(from.white), numbers(from.black)];
  const tuzdiks = numbers(from.tuzdiks ?? [null, null]);
  const kazans = numbers(from.kazans);
  const position = assemble({
    variant,
    holes: [...white, ...black],
    kazans: [kazans[0] ?? 0, kazans[1] ?? 0],
    tuzdiks: [tuzdiks[0] ?? 0, tuzdiks[1] ?? 0],
    side: from.side === "black" ? "black" : "white",
    extra: from.extra === true,
  });
  if (white.length !== black.length || white.length !== position.variant.holesPerSide) {
    throw new RangeError("a board of another size");
  }
  if (core().problems(position).length > 0) throw new RangeError("no position");
  return position;
}

function line(from: Node, moves: readonly unknown[]): void {
  let node = from;
  for (const one of moves) {
    const move = typeof one === "number" ? { hole: one } : members(one);
    const before = node;
    node = before.add(Number(move.hole));
    annotate(node, move);
    for (const variation of list(move.variations)) line(before, list(variation));
  }
}

function annotate(node: Node, from: Members): void {
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
  const texts = (value: unknown): string[] => list(value).map(String);
  const n = node.position.variant.holesPerSide;
  const onBoard = (hole: string): boolean => /^[wb][1-9]$/.test(hole) && Number(hole.slice(1)) <= n;
  const pairs = list(from.arrows).map(texts);
  node.write({
    comment: text(from.comment),
    before: text(from.before),
    glyphs: texts(from.glyphs),
    arrows: pairs.flatMap(([one = "", two = ""]): [string, string][] =>
      onBoard(one) && onBoard(two) ? [[one, two]] : [],
    ),
    highlights: texts(from.highlights).filter(onBoard),
    clock: number(from.clock),
    elapsed: number(from.elapsed),
    evaluation: from.evaluation === undefined ? null : evaluationOf(members(from.evaluation)),
  });
}

function evaluationOf({ score, depth, win }: Members): Evaluation {
  if (typeof score !== "number") throw new RangeError("an evaluation without a score");
  const known = (value: unknown): number | null => (typeof value === "number" ? value : null);
  return { score, depth: known(depth), win: known(win) };
}

function endingOf({ winner, reason, score }: Members, kazans: [number, number]): OutcomeView {
  const side: SideName | null = winner === "white" || winner === "black" ? winner : null;
  const [white, black] = list(score).length === 2 ? list(score).map(Number) : kazans;
  return {
    winner: side,
    reason: String(reason) as ReasonName,
    score: [white ?? 0, black ?? 0],
    result: side === null ? "1/2-1/2" : side === "white" ? "1-0" : "0-1",
  };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function members(value: unknown): Members {
  if (typeof value !== "object" || value === null) throw new RangeError("no members");
  return value as Members;
}
