// The service worker: keeps the page on the device, so that it opens without a network.
//
// A version is kept whole, in a cache of its own, before it answers for anything; the one before
// it answers until the visitor wants the new one, or has closed all pages.
import { companions, plan, stem } from "./plan";

declare const self: ServiceWorkerGlobalScope;

// Written by the build: the hash of all that is below, the files that every visitor needs, those
// that only some need (languages), and the script that the page of this version asks for.
declare const VERSION: string;
declare const FILES: readonly string[];
declare const OPTIONAL: readonly string[];
declare const MAIN: string;
// Whether it is on a host that knows nothing of us; `togyz site` says so there.
declare const STATIC: boolean;

const scope = self.registration.scope;
// Hosts have pages of several people, and caches are not apart by path.
const family = `togyz ${new URL(scope).pathname} `;
const name = family + VERSION;

const absolute = (path: string): string => new URL(path, scope).href;

async function fetched(address: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * The page itself; not one of another version, should the host be changing just now. What it wants
 * fetched early is kept here: who asks early for that gets it twice, and newer browsers complain.
 */
async function shell(): Promise<Response> {
  const response = await fetched(scope, { cache: "no-cache" });
  const text = await response.text();
  if (!text.includes(MAIN)) throw new Error("the page is of another version");
  const headers = new Headers(response.headers);
  // They speak of the bytes that came.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text.replace(/<link rel="preload"[^>]*>\s*/g, ""), { headers });
}

async function others(): Promise<string[]> {
  return (await caches.keys()).filter((other) => other.startsWith(family) && other !== name);
}

/** The files that some need, and this visitor has had in another version. */
async function wanted(): Promise<string[]> {
  const had = new Set<string>();
  for (const other of await others()) {
    const kept = await (await caches.open(other)).keys();
    for (const { url } of kept) had.add(stem(url));
  }
  return OPTIONAL.filter((path) => had.has(stem(absolute(path))));
}

async function install(): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(scope, await shell());
  const paths = [...FILES, ...(await wanted())];
  await Promise.all(
    paths.map(async (path) => {
      const address = absolute(path);
      // A name with a hash is the same file in every version, wherever it comes from.
      const hashed = path.startsWith("assets/");
      const known = hashed ? await caches.match(address) : undefined;
      const request: RequestInit = hashed ? {} : { cache: "no-cache" };
      await cache.put(address, known ?? (await fetched(address, request)));
    }),
  );
}

async function activate(): Promise<void> {
  for (const other of await others()) await caches.delete(other);
  // What a first visit fetches from here on, such as another language, is kept as well.
  await self.clients.claim();
}

/** Keeps what a page has used before the worker was there, and a language whole. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const used = OPTIONAL.filter((path) => addresses.includes(absolute(path)));
  for (const path of [...used, ...used.flatMap((one) => companions(one, OPTIONAL))]) {
    const address = absolute(path);
    if (await cache.match(address)) continue;
    await cache.put(address, await fetched(address));
  }
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(scope)) ?? fetch(request);
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && OPTIONAL.some((path) => absolute(path) === request.url)) {
    await cache.put(request, response.clone());
    event.waitUntil(keep([request.url]));
  }
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { type, addresses } = event.data as { type: string; addresses?: string[] };
  if (type === "take-over") event.waitUntil(self.skipWaiting());
  if (type === "keep") event.waitUntil(keep(addresses ?? []));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const planned = plan(request, scope, STATIC);
  if (planned === "page") event.respondWith(page(request));
  if (planned === "file") event.respondWith(file(event));
});
