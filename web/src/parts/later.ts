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
      place.replaceChildren(...nowhere(t("failure", { code: "unreachable" }), t("missing-home")));
    },
  );
  return shown;
}
