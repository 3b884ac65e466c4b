// What is known of positions with few stones, exactly: built on this device by a worker of its own when
// somebody first searches, in some seconds, so that nothing is downloaded and it is there offline.
// Whoever searches meanwhile does without.
import { coreModule } from "../core";
import type { BuildTables, Built, SmallTables } from "./asked";
import address from "./worker?worker";

/** Stones on the board, by the full name of the variant: what takes little memory and time. */
const MOST: Readonly<Record<string, number>> = { bestemshe: 18, togyzkumalak: 6, qozdatu: 12 };

/** Gigabytes that a device must have, as far as browsers tell. */
const ENOUGH = 2;

/** What the builder needs of a worker. */
export interface Builder {
  postMessage(message: BuildTables): void;
  onmessage: ((event: MessageEvent<Built>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

const built = new Map<string, SmallTables | null>();
const listeners = new Set<(tables: SmallTables) => void>();

/** The tables of a variant, by its full name; null while there are none, which this begins to change. */
export function tablesOf(
  variant: string,
  open: () => Builder = openBuilder,
  module: () => Promise<WebAssembly.Module> = coreModule,
): SmallTables | null {
  const known = built.get(variant);
  if (known !== undefined) return known;
  built.set(variant, null);
  const stones = MOST[variant];
  const { deviceMemory = ENOUGH } = (globalThis.navigator ?? {}) as { deviceMemory?: number };
  if (stones !== undefined && deviceMemory >= ENOUGH) {
    build(variant, stones, open, module).catch((error: unknown) => console.info(error));
  }
  return null;
}

/** Tells of tables when they have come; what it returns ends that. */
export function onTables(heard: (tables: SmallTables) => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

async function build(
  variant: string,
  stones: number,
  open: () => Builder,
  module: () => Promise<WebAssembly.Module>,
): Promise<void> {
  const code = await module();
  const builder = open();
  const end = (words: Uint8Array | null): void => {
    builder.terminate();
    if (words === null) return;
    const tables = { variant, stones, words };
    built.set(variant, tables);
    for (const heard of listeners) heard(tables);
  };
  builder.onmessage = ({ data }) => end(data.words);
  // A device without the memory plays on without tables.
  builder.onerror = (event) => {
    event.preventDefault();
    end(null);
  };
  builder.postMessage({ module: code, variant, stones });
}

function openBuilder(): Builder {
  return new Worker(new URL(address, import.meta.url)) as Builder;
}
