// The server's HTTP side, as functions.
import { isStatic } from "./addresses";
import type {
  AnalysisRequest,
  AnalysisView,
  Converted,
  Created,
  ErrorAnswer,
  ErrorBody,
  ExplorerView,
  GameSummary,
  GameView,
  ImportGame,
  NewGame,
  RecordFormat,
  Replay,
} from "./protocol";

/** The server refused, or there is no server (`body` is null then). */
export class ApiError extends Error {
  constructor(readonly body: ErrorBody | null) {
    super(body?.message ?? "");
  }
}

async function ask(
  path: string,
  post?: unknown,
  patience?: number,
  stop?: AbortSignal,
): Promise<Response> {
  const request: RequestInit = patience ? { signal: AbortSignal.timeout(patience) } : {};
  if (stop) request.signal = stop;
  if (post !== undefined) {
    request.method = "POST";
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(post);
  }
  if (isStatic) throw new ApiError(null);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError(null);
  }
  if (response.ok) return response;
  let answer: ErrorAnswer | null = null;
  try {
    answer = (await response.json()) as ErrorAnswer;
  } catch {
    // Something between the server and us answered.
  }
  throw new ApiError(answer?.error ?? null);
}

async function json<T>(
  path: string,
  post?: unknown,
  patience?: number,
  stop?: AbortSignal,
): Promise<T> {
  return (await (await ask(path, post, patience, stop)).json()) as T;
}

export const ownGames = (): Promise<GameSummary[]> => json("/api/games");
export const game = (id: string): Promise<GameView> => json(`/api/games/${encodeURIComponent(id)}`);
/** `patience`: after so many milliseconds there is no server. */
export const newGame = (wishes: NewGame, patience: number): Promise<Created> =>
  json("/api/games", wishes, patience);
export const importGame = (game: ImportGame): Promise<Created> => json("/api/games/import", game);
export const replay = (text: string): Promise<Replay> => json("/api/replay", { text });

/** Games of any format, all in the own one. */
export const convert = (text: string): Promise<Converted> => json("/api/convert", { text });
/** How the moves of a position fared in the server's games. */
export const explorer = (position: string): Promise<ExplorerView> =>
  json(`/api/explorer?${new URLSearchParams({ position })}`);
/** What the server's engine thinks of the last position of a game. */
export const analysis = (asked: AnalysisRequest, stop: AbortSignal): Promise<AnalysisView> =>
  json("/api/analysis", asked, undefined, stop);

/** A game's record, and what the server would call the file. */
export async function record(
  id: string,
  format: RecordFormat,
): Promise<{ name: string; text: string }> {
  const answer = await ask(`/api/games/${encodeURIComponent(id)}/record?format=${format}`);
  const said = answer.headers.get("Content-Disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(said)?.[1] ?? `togyz-${id}.txt`;
  return { name, text: await answer.text() };
}

export function socketAddress(id: string): string {
  const address = new URL(`/api/games/${encodeURIComponent(id)}/socket`, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
