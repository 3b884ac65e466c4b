// What there is to learn and to read. Fetched when it is opened, with its words and its styles.

import { h } from "../dom";
import { needWords } from "../i18n";
import { missingPage } from "../pages/missing";
import type { Page } from "../router";
import address from "../styles/learn.css?sheet";
import { aboutPage } from "./about-page";
import { STEPS } from "./course";
import { coursePage } from "./course-page";
import { firstGamePage } from "./game-page";
import { overviewPage } from "./overview";
import { rulesPage } from "./rules-page";

export { aboutPage, rulesPage };

let styled: Promise<void> | null = null;

/** Fetches the words and the styles of these pages. */
export async function ready(): Promise<void> {
  styled ??= style();
  await Promise.all([needWords("learn"), styled]);
}

function style(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = h("link", { rel: "stylesheet", href: new URL(address, import.meta.url).href });
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      styled = null;
      sheet.remove();
      reject(new Error("styles of the page could not be fetched"));
    });
    document.head.append(sheet);
  });
}

/** A step of the course, the game at its end, or all there is to learn. */
export function learnPage(id: string | null): Page {
  if (id === null) return overviewPage();
  if (id === "game") return firstGamePage();
  const step = STEPS.find((one) => one.id === id);
  return step === undefined ? missingPage() : coursePage(step);
}
