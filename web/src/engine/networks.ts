// Fetches the networks that judge positions, each once; a page that can't get one does without.
import addresses from "togyz:networks";

/** Whoever waits longer for a network plays by hand meanwhile. */
const PATIENCE = 8_000; // ms

const fetched = new Map<string, Promise<Uint8Array>>();

/** The network for a variant, by its full name; null where none comes with the page, or can be had. */
export async function networkFor(
  variant: string,
  known: Readonly<Record<string, string>> = addresses,
): Promise<Uint8Array | null> {
  const address = known[variant];
  if (address === undefined) return null;
  const asked = fetched.get(variant) ?? fetchNetwork(address);
  fetched.set(variant, asked);
  try {
    return await asked;
  } catch {
    fetched.delete(variant); // the next question tries again
    return null;
  }
}

async function fetchNetwork(address: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(address, import.meta.url), {
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
