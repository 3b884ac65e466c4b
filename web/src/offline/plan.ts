// What the service worker does with a request. Pure: it runs in tests too.

/** `page`: the shell answers. `file`: what is kept, else the network. `network`: not ours. */
export type Plan = "page" | "file" | "network";

// What a server says of now. A page without a server has nothing below these.
const LIVE = /^(?:api\/|health$|metrics$|sw\.js$)/;
const START = /^(?:index\.html)?$/;
const PAGES =
  /^(?:index\.html)?$|^(?:replay|analysis|library|learn|about|sheet)$|^(?:game|device|learn|rules)\/[^/]+$/;

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** `isStatic`: below any host's address, where pages are told apart behind "#" alone. */
export function plan({ method, mode, url }: Asked, scope: string, isStatic: boolean): Plan {
  if (method !== "GET" || !url.startsWith(scope)) return "network";
  const path = url.slice(scope.length).replace(/[?#].*/, "");
  if (LIVE.test(path)) return "network";
  if (mode === "navigate") return (isStatic ? START : PAGES).test(path) ? "page" : "network";
  return "file";
}

/** The other files of a language, kept with its first one: `assets/ru.learn-….js`. */
export function companions(path: string, optional: readonly string[]): string[] {
  const language = stem(path).replace(/\.js$/, ".");
  return optional.filter((other) => other !== path && stem(other).startsWith(language));
}

/** A file's name without the hash of its content: `assets/ru.js` for `assets/ru-5CDHPEZQ.js`. */
export function stem(path: string): string {
  return path.replace(/-[0-9A-Za-z]{8}(?=\.\w+$)/, "");
}
