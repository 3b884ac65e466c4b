// Styles that are fetched when the pages that need them are opened.
import { h } from "./dom";

/** A way to fetch a style sheet, once; what could not be fetched can be fetched later. */
export function sheet(address: string): () => Promise<void> {
  let styled: Promise<void> | null = null;
  return () => {
    styled ??= new Promise((resolve, reject) => {
      const link = h("link", { rel: "stylesheet", href: new URL(address, import.meta.url).href });
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        styled = null;
        link.remove();
        reject(new Error("styles of the page could not be fetched"));
      });
      document.head.append(link);
    });
    return styled;
  };
}
