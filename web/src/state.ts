// What the page knows of a game, and how each thing that happens changes it. Pure: no
// drawing, no network.
import { expect } from "./board";
import type {
  Command,
  EventView,
  GameView,
  Happened,
  PlayedMove,
  PositionView,
  TraceView,
} from "./protocol";
import type { LinkStatus, RoomMessage, Trouble } from "./room";

export interface PlayState {
  game: GameView | null;
  /** The command that the server has yet to carry out. */
  pending: Command | null;
  link: LinkStatus;
  /** Why the last command was refused. */
  refusal: Trouble | null;
}

export const nothingYet: PlayState = {
  game: null,
  pending: null,
  link: "connecting",
  refusal: null,
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
    case "snapshot":
      return settle({ ...state, game: message.game });
    case "event":
      if (state.game === null || message.seq !== state.game.seq + 1) return state;
      return settle({ ...state, game: happen(state.game, message) });
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

function happen(game: GameView, message: Happened): GameView {
  const { seq, event, position, fen, outcome, clock } = message;
  const after = { ...game, seq, position, fen, outcome, clock, ...changed(game, event) };
  return outcome === null ? after : { ...after, drawOffer: null };
}

/** What an event changes besides the board and the clocks. */
function changed(game: GameView, event: EventView): Partial<GameView> {
  const { history, moves, drawOffer } = game;
  switch (event.kind) {
    case "move": {
      const { move } = event;
      // To play on is to decline.
      const offer = drawOffer === move.trace.mover ? drawOffer : null;
      return { history: [...history, move], moves: [...moves, move.hole], drawOffer: offer };
    }
    case "takeback":
      return {
        history: history.slice(0, event.ply),
        moves: moves.slice(0, event.ply),
        drawOffer: null,
      };
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

/** Forgets a pending command whose time has passed: its ply has been played or taken back. */
function settle(state: PlayState): PlayState {
  const { pending, game } = state;
  if (pending === null || game === null) return state;
  const past = game.history.length !== pending.ply || game.outcome !== null;
  return past ? { ...state, pending: null } : state;
}

/** Whether a message shows that events before it were missed. */
export function isGap(state: PlayState, message: RoomMessage): boolean {
  return message.type === "event" && message.seq > (state.game?.seq ?? 0) + 1;
}

/** What the board shows: the game, and beyond it the own move that is still under way. */
export interface Shown {
  position: PositionView;
  history: readonly Pick<PlayedMove, "hole" | "trace">[];
}

export function shown({ game, pending }: PlayState): Shown | null {
  if (game === null) return null;
  const { position, history } = game;
  if (pending?.type !== "move") return { position, history };
  const trace = position.moves.find((move) => move.hole === pending.hole);
  if (trace === undefined) return { position, history };
  return { position: expect(position, trace), history: [...history, { hole: trace.hole, trace }] };
}

/** The moves that lead from what was shown to what is shown now; none if something else does. */
export function freshMoves(before: Shown | null, after: Shown): TraceView[] {
  if (before === null) return [];
  const kept = before.history.every((move, ply) => after.history[ply]?.hole === move.hole);
  return kept ? after.history.slice(before.history.length).map((move) => move.trace) : [];
}
