// Positions, moves and results in words, for labels, hints and the live region.
import type { BoardWords } from "./board";
import { sideIndex } from "./board";
import type { PositionView, TraceView } from "./core";
import { t } from "./i18n";
import { commonName } from "./known";
import type { OutcomeView, Result, SideName } from "./protocol";
import type { Game } from "./state";
import type { Node } from "./study";

/** Through whose eyes: the side of the reader, null for one who only watches. */
export type Seat = SideName | null;

function owner(side: SideName, seat: Seat): string {
  return seat === null ? side : side === seat ? "own" : "opponent";
}

function sideOf(index: number, holesPerSide: number): SideName {
  return index < holesPerSide ? "white" : "black";
}

/** "opponent's 6", or the mover's kazan. */
function landing(trace: TraceView, holesPerSide: number, seat: Seat): string {
  const { landing: index } = trace;
  if (index === null) return t("place-kazan", { owner: owner(trace.mover, seat) });
  return placeSaid(owner(sideOf(index, holesPerSide), seat), (index % holesPerSide) + 1);
}

/** A hole as the place where a stone falls; `owner` is "own", "opponent", "white" or "black". */
export function placeSaid(owner: string, number: number): string {
  return t("place", { owner, number });
}

/** What the last stone does besides landing. */
function effect(trace: TraceView): string {
  if (trace.tuzdik !== null) return t("effect-tuzdik", { stones: trace.captured });
  if (trace.captured > 0) return t("effect-capture", { stones: trace.captured });
  return "";
}

function holeLabel(
  position: PositionView,
  index: number,
  preview: TraceView | null,
  seat: Seat,
): string {
  const { holesPerSide, tuzdiks, holes } = position;
  const side = sideOf(index, holesPerSide);
  const name = t("hole", { owner: owner(side, seat), number: (index % holesPerSide) + 1 });
  const tuzdikOf = tuzdiks.indexOf(index);
  if (tuzdikOf >= 0) {
    const holder: SideName = tuzdikOf === 0 ? "white" : "black";
    return t("hole-tuzdik", { hole: name, owner: owner(holder, seat) });
  }
  const label = t("hole-stones", { hole: name, stones: holes[index] ?? 0 });
  if (preview === null) return label;
  const place = landing(preview, holesPerSide, seat);
  return t("hole-preview", { hole: label, place, effect: effect(preview) });
}

/** The hint while a move is looked at: the label of its hole. */
export function previewSaid(position: PositionView, trace: TraceView, seat: Seat): string {
  const index = sideIndex(trace.mover) * position.holesPerSide + trace.hole - 1;
  return holeLabel(position, index, trace, seat);
}

/** The words of a board for one reader. */
export function boardWords(seat: Seat): BoardWords {
  return {
    board: t("board"),
    tuzdik: t("tuzdik"),
    missing: (stones, win) => t("kazan-missing", { stones, win }),
    counted: (stones, score) => t("kazan-counted", { stones, score, rest: score - stones }),
    row: (side) => t("row", { owner: owner(side, seat) }),
    hole: (position, index, preview) => holeLabel(position, index, preview, seat),
    kazan: (position, side) => {
      const stones = position.kazans[sideIndex(side)];
      if (position.outcome !== null) {
        const score = position.outcome.score[sideIndex(side)];
        return t("kazan-over", { owner: owner(side, seat), stones, score, rest: score - stones });
      }
      return t("kazan", {
        owner: owner(side, seat),
        stones,
        missing: Math.max(0, position.win - stones),
      });
    },
  };
}

/** A move that the engine proposes. */
export function hintSaid(trace: TraceView, holesPerSide: number, seat: Seat): string {
  const place = landing(trace, holesPerSide, seat);
  return t("hint-said", { hole: trace.hole, place, effect: effect(trace) });
}

/** A move of a tree for a reader of the screen: number, side, text. */
export function moveNamed(node: Node, turn = node.turn): string {
  const { move } = node;
  return t("move-named", { turn, side: move?.trace.mover ?? "white", text: move?.text ?? "" });
}

/** A mark as it is written on the page; files have the sign itself. */
export function glyphShown(glyph: string): string {
  return GLYPHS_SHOWN[glyph] ?? glyph;
}

// Most phones have no font with signs of this block, and show boxes.
const GLYPHS_SHOWN: Readonly<Record<string, string>> = { "⩲": "+=", "⩱": "=+", "⨀": "⊙" };

/** A mark of a move or position in words; what has none is itself. */
export function glyphSaid(glyph: string): string {
  return t("glyph", { glyph, name: GLYPH_NAMES[glyph] ?? "other" });
}

const GLYPH_NAMES: Readonly<Record<string, string>> = {
  "!!": "brilliant",
  "!": "good",
  "!?": "interesting",
  "?!": "dubious",
  "?": "mistake",
  "??": "blunder",
  "□": "only",
  "+-": "white-wins",
  "±": "white-better",
  "⩲": "white-slightly",
  "=": "even",
  "⩱": "black-slightly",
  "∓": "black-better",
  "-+": "black-wins",
  "∞": "unclear",
};

/** The first move of a line as somebody who only watches would call it. */
export function lineSaid(trace: TraceView, holesPerSide: number): string {
  const place = landing(trace, holesPerSide, null);
  return t("line-said", { hole: trace.hole, place, effect: effect(trace) });
}

/** What happened last in an analysis, or how its game is over. */
export function positionSaid(node: Node): string {
  const position = node.view();
  const moved = node.move ? moveSaid(node.move.trace, position.holesPerSide, null) : "";
  if (position.outcome) return `${outcomeSaid(position.outcome, position, null)} ${moved}`.trim();
  return moved || t("analysis-start", { side: sideWord(node.side) });
}

/** A move that was played, as a sentence. */
export function moveSaid(trace: TraceView, holesPerSide: number, seat: Seat): string {
  return t("move-said", {
    who: owner(trace.mover, seat),
    hole: trace.hole,
    stones: trace.drops.length,
    place: landing(trace, holesPerSide, seat),
    effect: effect(trace),
  });
}

/** What a variant is called, known to the server by this name and as `title`. */
export function variantWord(name: string, title: string): string {
  return t("variant", { name, title });
}

export function sideWord(side: SideName): string {
  return t("side", { side });
}

/** White's and Black's name as they stand on the board. */
export function playerNames(game: Game): [string, string] {
  const name = (side: SideName): string => {
    const player = game.players[side];
    if (side === game.seat) return player.name || t("you");
    if (player.kind === "computer") return t("computer", { level: commonName(game.level) });
    return player.name || sideWord(side);
  };
  return [name("white"), name("black")];
}

export function outcomeTitle(outcome: OutcomeView, seat: Seat): string {
  const { winner } = outcome;
  return t("outcome-title", { winner: winner === null ? "nobody" : owner(winner, seat) });
}

export function outcomeReason(outcome: OutcomeView, position: PositionView): string {
  const { winner, reason, score } = outcome;
  const gains = [score[0] - position.kazans[0], score[1] - position.kazans[1]] as const;
  const taker = gains[0] > 0 ? "white" : gains[1] > 0 ? "black" : "nobody";
  return t("outcome-reason", {
    reason,
    winner: winner ?? "nobody",
    win: position.win,
    half: position.total / 2,
    bare: bareSide(position),
    taker,
    rest: gains[0] + gains[1],
  });
}

/** How it ended in two sentences. */
export function outcomeSaid(outcome: OutcomeView, position: PositionView, seat: Seat): string {
  const title = outcomeTitle(outcome, seat);
  return t("outcome-said", { title, reason: outcomeReason(outcome, position) });
}

/** Whose row is empty: mostly the side to move; in Mangala it may be the other. */
function bareSide(position: PositionView): SideName {
  const { holes, holesPerSide } = position;
  const white = holes.slice(0, holesPerSide).every((stones) => stones === 0);
  const black = holes.slice(holesPerSide).every((stones) => stones === 0);
  return white === black ? position.side : white ? "white" : "black";
}

/** A moment; its parts too, for the languages whose dates browsers can't write. */
export function whenSaid(when: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return t("games-when", {
    when,
    year: String(when.getFullYear()),
    month: when.getMonth() + 1,
    day: when.getDate(),
    hour: two(when.getHours()),
    minute: two(when.getMinutes()),
  });
}

/** What a record says of the end, where it says no more than the result. */
export function resultSaid(result: Result): string {
  const winner = result === "1-0" ? "white" : result === "0-1" ? "black" : "nobody";
  return t("replay-recorded", { winner });
}

/** The score, the bottom side's first. */
export function scoreSaid(outcome: OutcomeView, first: SideName): string {
  const [white, black] = outcome.score;
  return first === "white"
    ? t("score", { first: white, second: black })
    : t("score", { first: black, second: white });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** White's name and Black's, in this order in any script. */
export function namesSaid(white: string, black: string): string {
  // Else two names in Arabic would change places. Where no mark is needed there is none.
  const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
  return `${apart(white)} – ${apart(black)}`;
}
