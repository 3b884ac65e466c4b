// Games and positions that somebody pasted: read by the server, which knows every format and says
// exactly what is wrong, or where there is none by this device.
import { replay } from "../api";
import { part } from "../part";
import type { Replay } from "../protocol";
import { isOffline } from "../room";

/** Fails with an `ApiError` where a server refuses, a `PartMissing` where there is nobody to read. */
export async function readGames(text: string): Promise<Replay> {
  try {
    return await replay(text);
  } catch (error) {
    if (!isOffline(error)) throw error;
    const { readText } = await part(import("./read"));
    return readText(text);
  }
}
