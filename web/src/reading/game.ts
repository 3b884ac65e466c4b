// One game while it is read: its tags, its tree, and what is wrong with it.
import { core, kazansOf } from "../core";
import { t } from "../i18n";
import type { OutcomeView, ProblemView, ReasonName, Result } from "../protocol";
import { type Beside, glyph, Node, OWN_TAGS, outcomeOf, type Study } from "../study";
import { annotated } from "../study/annotations";
import { unescapeOwn, unescapePgn } from "../study/escapes";
import { contradiction, read } from "./moves";
import type { Token } from "./tokens";

export const USUAL = "togyzkumalak";
/** Problems of one game that are told. */
const MOST_PROBLEMS = 20;
const ENDING = /^([a-z]+) (1-0|0-1|1\/2-1\/2)(?: (\d{1,6}):(\d{1,6}))?$/;
const REASONS: readonly string[] = [
  ...["majority", "split", "bare", "repetition", "agreement", "resignation", "time"],
];

/** A game that was read. */
export interface ReadGame {
  study: Study;
  problems: ProblemView[];
  /** Whether there is something of it: a move, or a position or tags of its own. */
  known: boolean;
}

/** Where reading stands in a line of play; variations lie on top of each other. */
interface Place {
  node: Node;
  /** What follows in this line can't be right. */
  broken: boolean;
  /** No move of this line has been read yet. */
  fresh: boolean;
}

export class Reading {
  private readonly tags = new Map<string, string>();
  private readonly problems: ProblemView[] = [];
  private readonly outer: Place[] = [];
  private here: Place | null = null;
  private root: Node | null = null;
  private result: Result | null = null;
  private failed = false;
  private moves = 0;
  /** A move number was the last that was read. */
  private numbered = false;
  /** Text that belongs before the next move, and before the first one. */
  private before = "";

  /** `own`: in the own format, where backslashes and commands mean something. */
  constructor(
    private readonly number: number,
    private readonly own: boolean,
  ) {}

  /** Whether a tag or a result would end it. */
  get begun(): boolean {
    return this.failed || this.moves > 0;
  }

  get inVariation(): boolean {
    return this.outer.length > 0;
  }

  get empty(): boolean {
    return !this.begun && this.tags.size === 0;
  }

  tag({ text, value }: Token): void {
    const name = this.own ? text : unescapePgn(text);
    if (!this.tags.has(name)) {
      this.tags.set(name, this.own ? unescapeOwn(value) : unescapePgn(value));
    }
  }

  end({ text }: Token): void {
    this.result = resultOf(text);
  }

  /** Takes what is no tag and no result. */
  take(token: Token): void {
    if (token.kind === "number") {
      this.numbered = true;
      return;
    }
    const place = this.started(token);
    if (place === null) return;
    switch (token.kind) {
      case "word":
        if (!place.broken) this.move(token, place);
        this.numbered = false;
        break;
      case "comment":
        this.comment(token.text, place);
        break;
      case "mark": {
        const { node } = place;
        if (!place.fresh && !place.broken && node.parent !== null) {
          node.write({ glyphs: [...node.beside.glyphs, glyph(token.text)] });
        }
        break;
      }
      case "open":
        this.open(place);
        break;
      case "close":
        this.here = this.outer.pop() ?? place;
        this.before = "";
        break;
    }
  }

  private open(place: Place): void {
    this.outer.push(place);
    const { parent } = place.node;
    // A variation stands in place of a move: where there was none it means nothing.
    this.here =
      parent === null || place.fresh || place.broken
        ? { node: place.node, broken: true, fresh: true }
        : { node: parent, broken: false, fresh: true };
    this.before = "";
    this.numbered = false;
  }

  /** Plays a move; after the first that can't be, the line ends. */
  private move(token: Token, place: Place): void {
    const { node } = place;
    const { holesPerSide } = node.position.variant;
    const said = read(token.text, holesPerSide);
    if (said === null) {
      this.fail(token, place, t("read-word", { word: token.text.slice(0, 20) }));
      return;
    }
    const wrongSide = said.side !== null && said.side !== node.side;
    const [move] = wrongSide ? [] : node.preview([said.hole]);
    if (move === undefined) {
      this.fail(token, place, t("read-illegal", { word: token.text, hole: said.hole }));
      return;
    }
    const wrong = contradiction(said, move);
    if (wrong !== null) {
      this.complain(token, node, t("read-wrong", { what: wrong, word: token.text }), move.text);
    }
    // Another stone than the last may have been counted wrong, but not the hole.
    if (wrong === "landing") {
      place.broken = true;
      this.failed ||= !this.inVariation;
      return;
    }
    const next = node.add(said.hole);
    if (this.before !== "") next.write({ before: this.before });
    this.before = "";
    this.moves += 1;
    this.here = { node: next, broken: false, fresh: false };
  }

  private comment(content: string, place: Place): void {
    const { node } = place;
    const opening = node.parent === null && !this.inVariation;
    const { holesPerSide } = node.position.variant;
    const said: Partial<Beside> = this.own
      ? annotated(content, holesPerSide, opening)
      : { comment: content.trim() };
    const { comment = "" } = said;
    if (this.numbered || (place.fresh && !opening)) {
      this.before = joined(this.before, comment);
    } else if (!place.broken) {
      node.write({ ...said, comment: joined(node.beside.comment, comment) });
    }
  }

  private fail(token: Token, place: Place, message: string): void {
    place.broken = true;
    this.failed ||= !this.inVariation;
    this.complain(token, place.node, message, null);
  }

  private complain(
    token: Token,
    node: Node | null,
    message: string,
    expected: string | null,
  ): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    const { line, column } = token;
    const ply = (node?.ply ?? 0) + 1;
    const game = this.number;
    this.problems.push({ severity: "error", message, game, ply, line, column, expected });
  }

  /** Where reading stands; null where the tags describe no game. */
  private started(token: Token): Place | null {
    if (this.here !== null || this.failed) return this.here;
    try {
      const text = this.tags.get("Position") ?? this.tags.get("FEN");
      const start = text ? core().read(text) : core().start(this.tags.get("Variant") ?? USUAL);
      this.root = Node.root(core(), start);
      this.here = { node: this.root, broken: false, fresh: true };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.failed = true;
      this.complain(token, null, t("read-start"), null);
    }
    return this.here;
  }

  game(end: Token): ReadGame {
    this.started(end);
    const known = this.moves > 0 || this.tags.has("Position") || this.tags.size > 1;
    const root = this.root ?? Node.root(core(), core().start(USUAL));
    const study: Study = { tags: this.named(), root, ending: null, recorded: "*" };
    study.ending = this.ending(root);
    study.recorded = this.result ?? resultOf(this.tags.get("Result") ?? "*");
    return { study, problems: this.problems, known: known && this.root !== null };
  }

  /** The tags of the game itself. */
  private named(): Record<string, string> {
    const taken = this.own ? OWN_TAGS : ["Variant", "Position", "FEN"];
    const names = [...this.tags].filter(([name]) => !taken.includes(name));
    return Object.fromEntries(
      names.map(([name, value]) => [
        this.own ? unescapeOwn(name.replace(/^\\$/, "")) : name,
        value,
      ]),
    );
  }

  private ending(root: Node): OutcomeView | null {
    const text = this.own ? (this.tags.get("Termination") ?? "") : "";
    const [, reason = "", result, white, black] = ENDING.exec(text) ?? [];
    if (result === undefined || !REASONS.includes(reason)) return null;
    const end = root.mainline().at(-1) as Node;
    if (outcomeOf({ tags: {}, root, ending: null, recorded: "*" }) !== null) return null;
    return {
      winner: result === "1-0" ? "white" : result === "0-1" ? "black" : null,
      reason: reason as ReasonName,
      score: white === undefined ? kazansOf(end.position) : [Number(white), Number(black)],
      result: result as Result,
    };
  }
}

function joined(one: string, other: string): string {
  return one === "" || other === "" ? one + other : `${one}\n${other}`;
}

export function resultOf(text: string): Result {
  const plain = text.replace(/[–:]/g, "-").replaceAll("½", "1/2");
  return plain === "1-0" || plain === "0-1" || plain === "1/2-1/2" ? plain : "*";
}
