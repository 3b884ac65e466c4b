// Fetches what comes with the page for some variants, each file once; a page that can't get one does without.

/** Whoever waits longer for a file does without it meanwhile. */
const PATIENCE = 8_000; // ms

const fetched = new Map<string, Promise<Uint8Array>>();

/** The file of a variant among `addresses`; null where there is none, or it can't be had. */
export async function shippedFile(
  addresses: Readonly<Record<string, string>>,
  variant: string,
): Promise<Uint8Array | null> {
  const address = addresses[variant];
  if (address === undefined) return null;
  const asked = fetched.get(address) ?? fetchFile(address);
  fetched.set(address, asked);
  try {
    return await asked;
  } catch {
    fetched.delete(address); // the next question tries again
    return null;
  }
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(address, import.meta.url), {
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
