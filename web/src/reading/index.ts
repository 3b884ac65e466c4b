// Games and positions that somebody pasted: read by the server, which knows every format and says
// exactly what is wrong, or where there is none by this device.
import { replay } from "../api";
import type { Replay } from "../protocol";
import { isOffline } from "../room";

/** Fails with an `ApiError` where a server refuses. */
export async function readGames(text: string): Promise<Replay> {
  try {
    return await replay(text);
  } catch (error) {
    if (!isOffline(error)) throw error;
    const { readText } = await import("./read");
    return readText(text);
  }
}
