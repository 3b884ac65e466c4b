// What there is to learn and to read. Fetched when it is opened, with its words and its styles.

import { needWords } from "../i18n";
import { missingPage } from "../pages/missing";
import type { Page } from "../router";
import { sheet } from "../sheets";
import address from "../styles/learn.css?sheet";
import { STEPS } from "./course";
import { coursePage } from "./course-page";
import { firstGamePage } from "./game-page";
import { overviewPage } from "./overview";

const styled = sheet(address);

/** Fetches the words and the styles of these pages. */
export async function ready(): Promise<void> {
  await Promise.all([needWords("learn"), styled()]);
}

/** A step of the course, the game at its end, or all there is to learn. */
export function learnPage(id: string | null): Page {
  if (id === null) return overviewPage();
  if (id === "game") return firstGamePage();
  const step = STEPS.find((one) => one.id === id);
  return step === undefined ? missingPage() : coursePage(step);
}
