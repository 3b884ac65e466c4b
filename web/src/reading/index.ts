// Games and positions that somebody pasted: read by the server, which knows every format and says
// exactly what is wrong, or where there is none by this device.
import { replay } from "../api";
import type { Replay } from "../protocol";
import { isOffline } from "../room";
import { readText } from "./read";

/** Fails with an `ApiError` where a server refuses. */
export async function readGames(text: string): Promise<Replay> {
  try {
    return await replay(text);
  } catch (error) {
    if (!isOffline(error)) throw error;
    return readText(text);
  }
}

export type { ReadGame } from "./game";
export { firstStudy, readEach } from "./read";
