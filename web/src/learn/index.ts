// What there is to learn and to read. Fetched when it is opened, with its words and its styles.

import { needWords } from "../i18n";
import { missingPage } from "../pages/missing";
import { addStyles } from "../parts/later";
import type { Page } from "../router";
import address from "../styles/learn.css?sheet";
import { aboutPage } from "./about-page";
import { STEPS } from "./course";
import { coursePage } from "./course-page";
import { firstGamePage } from "./game-page";
import { overviewPage } from "./overview";
import { rulesPage } from "./rules-page";

export { aboutPage, rulesPage };

/** Fetches the words and the styles of these pages. */
export async function ready(): Promise<void> {
  await Promise.all([needWords("learn"), addStyles(new URL(address, import.meta.url).href)]);
}

/** A step of the course, the game at its end, or all there is to learn. */
export function learnPage(id: string | null): Page {
  if (id === null) return overviewPage();
  if (id === "game") return firstGamePage();
  const step = STEPS.find((one) => one.id === id);
  return step === undefined ? missingPage() : coursePage(step);
}
