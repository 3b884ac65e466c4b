// What the page knows of a game, and how each thing that happens changes it. Pure: no
// drawing, no network.
import { core, Line, type PlayedMove, type PositionView, type TraceView } from "./core";
import type { Command, EventView, GameView, Happened } from "./protocol";
import type { LinkStatus, RoomMessage, Trouble } from "./room";

/** A game: what the room tells, with the board and the moves as the page's own rules have them. */
export interface Game extends GameView {
  line: Line;
  position: PositionView;
  history: PlayedMove[];
}

export interface PlayState {
  game: Game | null;
  /** The command that the server has yet to carry out. */
  pending: Command | null;
  link: LinkStatus;
  /** Why the last command was refused. */
  refusal: Trouble | null;
  /** Something was missed, or came out otherwise than it was told: the whole game is needed anew. */
  astray: boolean;
}

export const nothingYet: PlayState = {
  game: null,
  pending: null,
  link: "connecting",
  refusal: null,
  astray: false,
};

export type Action =
  | { type: "message"; message: RoomMessage }
  | { type: "link"; status: LinkStatus }
  | { type: "sent"; command: Command };

export function reduce(state: PlayState, action: Action): PlayState {
  switch (action.type) {
    case "link":
      return action.status === state.link ? state : { ...state, link: action.status };
    case "sent":
      return { ...state, pending: action.command, refusal: null };
    case "message":
      return receive(state, action.message);
  }
}

function receive(state: PlayState, message: RoomMessage): PlayState {
  switch (message.type) {
    case "snapshot": {
      const game = asPlayed(message.game, state.game?.line ?? null);
      if (game !== null) return settle({ ...state, game, astray: false });
      // Told for the second time, it is not a mistake: others know rules that this page doesn't.
      return { ...state, astray: true, refusal: state.astray ? "newer-page" : state.refusal };
    }
    case "event": {
      const { game } = state;
      if (game === null || message.seq <= game.seq || state.astray) return state;
      const after = message.seq === game.seq + 1 ? happen(game, message) : null;
      return after === null ? { ...state, astray: true } : settle({ ...state, game: after });
    }
    case "ack":
      // A move stays pending until its event shows it.
      if (message.id !== state.pending?.id || state.pending.type === "move") return state;
      return { ...state, pending: null };
    case "error":
      return {
        ...state,
        pending: message.id === state.pending?.id ? null : state.pending,
        refusal: message.code,
      };
    case "pong":
    case "probe":
      return state;
  }
}

function happen(game: Game, message: Happened): Game | null {
  const { seq, event, fen, outcome, clock } = message;
  const after = { ...game, seq, fen, outcome, clock, ...changed(game, event) };
  return asPlayed(outcome === null ? after : { ...after, drawOffer: null }, game.line);
}

/** What an event changes besides the clocks; the board follows from the moves. */
function changed(game: Game, event: EventView): Partial<GameView> {
  const { moves, position, drawOffer } = game;
  switch (event.kind) {
    case "move":
      // To play on is to decline.
      return {
        moves: [...moves, event.hole],
        drawOffer: drawOffer === position.side ? drawOffer : null,
      };
    case "takeback":
      return { moves: moves.slice(0, event.ply), drawOffer: null };
    case "drawOffered":
      return { drawOffer: event.side };
    case "drawDeclined":
      return { drawOffer: null };
    case "rematch":
      return { rematch: event.game };
    case "started":
    case "resigned":
    case "drawn":
    case "flagged":
      return {};
  }
}

/**
 * A game with the board that its moves lead to. Null where the rules lead elsewhere than what is told,
 * or nowhere. `before` is what was played so far.
 */
function asPlayed(told: GameView, before: Line | null): Game | null {
  let line: Line;
  try {
    const begun = before?.start === told.start ? before : Line.from(core(), told.start);
    line = begun.follow(told.moves);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  if (line.fen !== told.fen || (line.outcome !== null && told.outcome === null)) return null;
  return { ...told, line, position: line.endedBy(told.outcome), history: [...line.moves] };
}

/** Forgets a pending command whose time has passed: its ply has been played or taken back. */
function settle(state: PlayState): PlayState {
  const { pending, game } = state;
  if (pending === null || game === null) return state;
  const past = game.history.length !== pending.ply || game.outcome !== null;
  return past ? { ...state, pending: null } : state;
}

/** The number of the last event that is known; 0 where the whole game is needed. */
export function seen({ game, astray }: PlayState): number {
  return astray ? 0 : (game?.seq ?? 0);
}

/** What the board shows: the game, and beyond it the own move that is still under way. */
export interface Shown {
  line: Line;
  position: PositionView;
  history: readonly PlayedMove[];
}

export function shown({ game, pending }: PlayState): Shown | null {
  if (game === null) return null;
  const { line, position, history } = game;
  const playable = pending?.type === "move" && position.moves.some(isFrom(pending.hole));
  if (!playable) return { line, position, history };
  const after = line.play(pending.hole);
  // Neither the end nor what can be played next is certain before the move is kept.
  const expected = { ...after.position, moves: [], outcome: null };
  return { line: after, position: expected, history: after.moves };
}

function isFrom(hole: number): (move: TraceView) => boolean {
  return (move) => move.hole === hole;
}

/** The moves that lead from what was shown to what is shown now; none if something else does. */
export function freshMoves(before: Shown | null, after: Shown): TraceView[] {
  if (before === null) return [];
  const kept = before.history.every((move, ply) => after.history[ply]?.hole === move.hole);
  return kept ? after.history.slice(before.history.length).map((move) => move.trace) : [];
}
