// What the page knows of a game, and how each thing that happens changes it. Pure: no
// drawing, no network.
import { expect } from "./board";
import type {
  Command,
  ErrorCode,
  GameView,
  Happened,
  PlayedMove,
  PositionView,
  ServerMessage,
  TraceView,
} from "./protocol";
import type { LinkStatus } from "./room";

export interface PlayState {
  game: GameView | null;
  /** The command that the server has yet to carry out. */
  pending: Command | null;
  link: LinkStatus;
  /** Why the last command was refused. */
  refusal: ErrorCode | null;
}

export const nothingYet: PlayState = {
  game: null,
  pending: null,
  link: "connecting",
  refusal: null,
};

export type Action =
  | { type: "message"; message: ServerMessage }
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

function receive(state: PlayState, message: ServerMessage): PlayState {
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
      return state;
  }
}

function happen(game: GameView, { seq, event, position, outcome }: Happened): GameView {
  const history =
    event.kind === "move"
      ? [...game.history, event.move]
      : event.kind === "takeback"
        ? game.history.slice(0, event.ply)
        : game.history;
  return { ...game, seq, history, position, outcome };
}

/** Forgets a pending command whose time has passed: its ply has been played or taken back. */
function settle(state: PlayState): PlayState {
  const { pending, game } = state;
  if (pending === null || game === null) return state;
  const past = game.history.length !== pending.ply || game.outcome !== null;
  return past ? { ...state, pending: null } : state;
}

/** Whether a message shows that events before it were missed. */
export function isGap(state: PlayState, message: ServerMessage): boolean {
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
