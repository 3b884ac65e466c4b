// Entering score sheets. Fetched when it is opened, with its words and its styles.
import { needWords } from "../i18n";
import { addStyles } from "../parts/later";
import address from "../styles/sheet.css?sheet";

export { sheetPage } from "./page";

/** Fetches the words and the styles of the page. */
export async function ready(): Promise<void> {
  await Promise.all([needWords("sheet"), addStyles(new URL(address, import.meta.url).href)]);
}
