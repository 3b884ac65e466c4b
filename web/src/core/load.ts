// Fetches the core, once for all that need it.
import address from "../../../build/core.wasm";
import { Core } from "./core";

let compiled: Promise<WebAssembly.Module> | null = null;
let loaded: Core | null = null;

/** Tells this build of the core from others: what they search may differ. */
export const coreName: string = address.replace(/^.*\//, "");

/** The core's code, to be run here or by a worker. */
export function coreModule(): Promise<WebAssembly.Module> {
  compiled ??= fetchModule();
  return compiled;
}

async function fetchModule(): Promise<WebAssembly.Module> {
  // Not by streaming: some hosts of static files don't know what a .wasm is.
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`the core could not be fetched: status ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** Makes `core()` ready; `module` instead of the page's own one is for tests. */
export async function loadCore(module?: WebAssembly.Module): Promise<Core> {
  loaded ??= await Core.of(module ?? (await coreModule()));
  return loaded;
}

/** The rules; they have been loaded before any page is shown. */
export function core(): Core {
  if (loaded === null) throw new Error("the core is not loaded yet");
  return loaded;
}
