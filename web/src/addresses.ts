// Addresses of the pages. Where a server answers they are paths. Where the page is a mere file
// on some host, no path but its own leads to it: there they stand behind the "#".

/** Whether the page was written by `togyz site`: there is no server of ours then. */
export const isStatic = globalThis.document?.documentElement.dataset.site === "static";

/** What to write into a link: `link("/replay")`. */
export function link(path: string): string {
  return isStatic ? `#${path}` : path;
}

/** The path and the query of the page that the browser shows. */
export function current(): { path: string; query: string } {
  if (!isStatic) return { path: location.pathname, query: location.search };
  const [path, query] = location.hash.slice(1).split("?", 2);
  return { path: path || "/", query: query ?? "" };
}
