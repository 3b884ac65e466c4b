// Which page an address means, and going from one to another without loading all anew.

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

export type Route =
  | { name: "home" }
  | { name: "play"; id: string }
  | { name: "replay"; game: string | null }
  | { name: "missing" };

export function route(path: string, query: string): Route {
  const [, first, second, more] = path.split("/");
  if (first === "game" && second && more === undefined) {
    return { name: "play", id: decoded(second) };
  }
  if (second !== undefined) return { name: "missing" };
  if (first === "replay") return { name: "replay", game: new URLSearchParams(query).get("game") };
  return first === "" || first === "index.html" ? { name: "home" } : { name: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let changed: () => void = () => {};

/** Goes to another page of ours. */
export function go(address: string): void {
  history.pushState(null, "", address);
  changed();
}

/** Calls `show` for every page that the visitor goes to, by a link of ours or by the browser. */
export function watchRoutes(show: (route: Route) => void): void {
  changed = () => show(route(location.pathname, location.search));
  addEventListener("popstate", changed);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (link === null || link.origin !== location.origin) return;
    if (link.target !== "" || link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
  changed();
}
