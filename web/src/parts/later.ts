// A page whose code and words are fetched when it is opened, so that nobody else waits for them.
import { h } from "../dom";
import { t } from "../i18n";
import type { Page } from "../router";
import { nowhere } from "./nowhere";

/** `title` is that of the window until the page is there. */
export function later(title: string, open: () => Promise<Page>): Page {
  const place = h("div", { class: "page", "aria-busy": "true" });
  let gone = false;
  let page: Page | null = null;
  const shown: Page = {
    element: place,
    title,
    destroy: () => {
      gone = true;
      page?.destroy?.();
    },
    key: (event) => page?.key?.(event),
    variant: () => page?.variant?.(),
  };
  open().then(
    (opened) => {
      page = opened;
      if (gone) {
        opened.destroy?.();
        return;
      }
      document.title = opened.title;
      place.replaceWith(opened.element);
    },
    (error: unknown) => {
      console.info("a part of the page could not be fetched:", error);
      place.removeAttribute("aria-busy");
      place.classList.add("failed");
      place.replaceChildren(...nowhere(t("failure", { code: "part-missing" }), t("missing-home")));
    },
  );
  return shown;
}

const styles = new Map<string, Promise<void>>();

/** Has the page wear a style sheet more; the promise is broken where it can't be fetched. */
export function addStyles(address: string): Promise<void> {
  const known = styles.get(address);
  if (known !== undefined) return known;
  const added = new Promise<void>((resolve, reject) => {
    const sheet = h("link", { rel: "stylesheet", href: address });
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      styles.delete(address);
      sheet.remove();
      reject(new Error(`styles could not be fetched: ${address}`));
    });
    document.head.append(sheet);
  });
  styles.set(address, added);
  return added;
}
