// Which page an address means, and going from one to another without loading all anew.
import { current, isStatic, link } from "./addresses";
import type { GameAddress, Place } from "./room";

export type { GameAddress } from "./room";

export interface Page {
  element: HTMLElement;
  /** The title of the browser's window. */
  title: string;
  /** Called when the visitor leaves. */
  destroy?: () => void;
  /** A key that no control of the page wanted. */
  key?: (event: KeyboardEvent) => void;
  /** The name of the variant that the page is about. */
  variant?: () => string | undefined;
}

/** What is to be analysed: a game, a position as text, or whatever the visitor plays. */
export interface AnalysisAsked {
  game: GameAddress | null;
  position: string | null;
  /** The number of a game in the collection of this device. */
  kept: number | null;
}

export type Route =
  | { name: "home" }
  | { name: "play"; game: GameAddress }
  | { name: "replay"; game: GameAddress | null }
  | { name: "library" }
  | { name: "analysis"; asked: AnalysisAsked }
  | { name: "learn"; step: string | null }
  | { name: "rules"; variant: string }
  | { name: "about" }
  | { name: "sheet" }
  | { name: "missing" };

export function route(path: string, query: string): Route {
  const [, first, second, more] = path.split("/");
  const place = PLACES.get(first ?? "");
  // Files on a host know no game of a server, and would wait for it for ever.
  if (place === "server" && isStatic) return { name: "missing" };
  if (place !== undefined && second && more === undefined) {
    return { name: "play", game: { place, id: decoded(second) } };
  }
  if (second && more === undefined) {
    if (first === "learn") return { name: "learn", step: decoded(second) };
    if (first === "rules") return { name: "rules", variant: decoded(second) };
  }
  if (second !== undefined) return { name: "missing" };
  if (first === "learn") return { name: "learn", step: null };
  if (first === "about" || first === "sheet") return { name: first };
  if (first === "replay") return { name: "replay", game: asked(new URLSearchParams(query)) };
  if (first === "analysis") {
    const words = new URLSearchParams(query);
    const kept = Number(words.get("kept")) || null;
    const position = words.get("position");
    return { name: "analysis", asked: { game: asked(words), position, kept } };
  }
  if (first === "library") return { name: "library" };
  return first === "" || first === "index.html" ? { name: "home" } : { name: "missing" };
}

const PLACES = new Map<string, Place>([
  ["game", "server"],
  ["device", "device"],
]);

function asked(query: URLSearchParams): GameAddress | null {
  for (const [word, place] of PLACES) {
    const id = query.get(word);
    if (id !== null) return { place, id };
  }
  return null;
}

function word(place: Place): string {
  return place === "server" ? "game" : "device";
}

/** The path of a game, for `go` and `link`. */
export function gamePath({ place, id }: GameAddress): string {
  return `/${word(place)}/${encodeURIComponent(id)}`;
}

/** The path where a game is stepped through. */
export function replayPath({ place, id }: GameAddress): string {
  return `/replay?${word(place)}=${encodeURIComponent(id)}`;
}

/** The path where a game is analysed. */
export function analysisPath({ place, id }: GameAddress): string {
  return `/analysis?${word(place)}=${encodeURIComponent(id)}`;
}

/** The path where a game of the collection is analysed. */
export function keptPath(id: number): string {
  return `/analysis?kept=${id}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let changed: () => void = () => {};

/** Goes to another page of ours: `go("/replay")`. */
export function go(path: string): void {
  history.pushState(null, "", link(path));
  changed();
}

/** Shows the page that is there anew: all its words have changed. */
export function showAgain(): void {
  changed();
}

/** Calls `show` for every page that the visitor goes to, by a link of ours or by the browser. */
export function watchRoutes(show: (route: Route) => void): void {
  changed = () => {
    const { path, query } = current();
    show(route(path, query));
  };
  // Told of the ways behind "#" too.
  addEventListener("popstate", changed);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = (event.target as Element).closest("a");
    if (isStatic || target === null || target.origin !== location.origin) return;
    if (target.target !== "" || target.hasAttribute("download")) return;
    event.preventDefault();
    go(target.pathname + target.search);
  });
  changed();
}
