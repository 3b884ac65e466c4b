// The page starts here: words, frame, and the page that the address names.

import { loadCore } from "./core";
import { h, isTyping } from "./dom";
import { loadWords, t, whenWordsChange } from "./i18n";
import { FALLBACK } from "./languages";
import { keepPage } from "./offline/register";
import { homePage } from "./pages/home";
import { missingPage } from "./pages/missing";
import { playPage } from "./pages/play";
import { replayPage } from "./pages/replay";
import { frame } from "./parts/frame";
import { later } from "./parts/later";
import { showNotice } from "./parts/notice";
import { type Page, type Route, showAgain, watchRoutes } from "./router";
import { applyTheme, load } from "./settings";
import { readySounds } from "./sounds";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/play.css";
import "./styles/result.css";
import "./styles/dialogs.css";
import "./styles/layout.css";
import "./styles/home.css";
import "./styles/print.css";

function open(route: Route): Page {
  switch (route.name) {
    case "home":
      return homePage();
    case "play":
      return playPage(route.game);
    case "replay":
      return replayPage(route.game);
    case "analysis":
      return later(t("title", { page: "analysis" }), async () => {
        const pages = await import("./pages/analysis");
        await pages.ready();
        return pages.analysisPage(route.asked);
      });
    case "library":
      return later(t("title", { page: "library" }), async () => {
        const pages = await import("./pages/library");
        await pages.ready();
        return pages.libraryPage();
      });
    case "learn":
    case "rules":
    case "about":
      return later(t("title", { page: route.name }), async () => {
        const pages = await import("./learn");
        await pages.ready();
        if (route.name === "learn") return pages.learnPage(route.step);
        return route.name === "rules" ? pages.rulesPage(route.variant) : pages.aboutPage();
      });
    case "sheet":
      return later(t("title", { page: "sheet" }), async () => {
        const pages = await import("./sheet");
        await pages.ready();
        return pages.sheetPage();
      });
    case "missing":
      return missingPage();
  }
}

applyTheme(load());
readySounds();
const rules = loadCore();
try {
  await loadWords(load());
} catch {
  // Without a connection only words that were fetched before are there.
  await loadWords({ language: FALLBACK, vocabulary: "auto" });
}

try {
  await rules;
} catch (error) {
  // Without vectors in WebAssembly, that is, before 2023, or with a file that did not come.
  document.body.replaceChildren(h("p", { class: "page failed", role: "alert" }, t("core-failed")));
  throw error;
}

let page: Page | null = null;
const makeFrame = (): ReturnType<typeof frame> => frame(() => page?.variant?.() ?? load().variant);
let { element, place } = makeFrame();
document.body.replaceChildren(element);

whenWordsChange(() => {
  const before = element;
  ({ element, place } = makeFrame());
  before.replaceWith(element);
  showAgain();
});

watchRoutes((route) => {
  page?.destroy?.();
  // What a page asked is of no interest to the next one.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const first = page === null;
  page = open(route);
  document.title = page.title;
  place.replaceChildren(page.element);
  place.scrollTo(0, 0);
  document.documentElement.dataset.page = route.name;
  // A reader of the screen is told where he is; on loading, the browser does that itself.
  if (!first) place.focus({ preventScroll: true });
});

addEventListener("keydown", (event) => {
  if (!isTyping(event) && !event.defaultPrevented) page?.key?.(event);
});

keepPage((takeOver) => showNotice(t("update-ready"), t("update-reload"), takeOver));
