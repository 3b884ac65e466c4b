// The languages there are, and which one a visitor wants: by choice, else by the browser.

/** Whose words: the game is Togyz Kumalak in Kazakh and Toguz Korgool in Kyrgyz. */
export type Vocabulary = "kazakh" | "kyrgyz";

interface Language {
  /** What the language calls itself. */
  name: string;
  load: () => Promise<{ default: string }>;
  /** The words of pages that few visitors open. */
  parts: Readonly<Record<Part, () => Promise<{ default: string }>>>;
}

/** A catalogue beside the one that all pages need: to learn from, entering sheets, analyses. */
export type Part = "learn" | "sheet" | "analysis";

// In the order in which they are offered: the two of the game's home first.
export const LANGUAGES: Readonly<Record<string, Language>> = {
  kk: {
    name: "Қазақша",
    load: () => import("../../src/togyz/server/locales/kk.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/kk.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/kk.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/kk.sheet.ftl"),
    },
  },
  ky: {
    name: "Кыргызча",
    load: () => import("../../src/togyz/server/locales/ky.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/ky.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/ky.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/ky.sheet.ftl"),
    },
  },
  ru: {
    name: "Русский",
    load: () => import("../../src/togyz/server/locales/ru.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/ru.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/ru.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/ru.sheet.ftl"),
    },
  },
  en: {
    name: "English",
    load: () => import("../../src/togyz/server/locales/en.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/en.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/en.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/en.sheet.ftl"),
    },
  },
  tr: {
    name: "Türkçe",
    load: () => import("../../src/togyz/server/locales/tr.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/tr.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/tr.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/tr.sheet.ftl"),
    },
  },
  de: {
    name: "Deutsch",
    load: () => import("../../src/togyz/server/locales/de.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/de.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/de.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/de.sheet.ftl"),
    },
  },
  nb: {
    name: "Norsk bokmål",
    load: () => import("../../src/togyz/server/locales/nb.ftl"),
    parts: {
      learn: () => import("../../src/togyz/server/locales/nb.learn.ftl"),
      analysis: () => import("../../src/togyz/server/locales/nb.analysis.ftl"),
      sheet: () => import("../../src/togyz/server/locales/nb.sheet.ftl"),
    },
  },
};

export const FALLBACK = "en";

// Browsers say "no" for Norwegian of either kind; who writes Nynorsk reads Bokmål.
const RELATED: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/** The first of the wished languages that there is a catalogue for. */
export function negotiate(wished: readonly string[], available: readonly string[]): string {
  for (const wish of wished) {
    const parts = wish.toLowerCase().split("-");
    for (let length = parts.length; length > 0; length--) {
      const name = parts.slice(0, length).join("-");
      if (available.includes(name)) return name;
      const related = RELATED[name];
      if (related !== undefined && available.includes(related)) return related;
    }
  }
  return FALLBACK;
}

/** Whose words to use until the visitor says: Kyrgyz ones in Kyrgyzstan. */
export function vocabularyOf(wished: readonly string[], timeZone: string): Vocabulary {
  // Many there have their browser in plain Russian, which tells no country; the clock does.
  const kyrgyz = timeZone === "Asia/Bishkek" || wished.some((wish) => /^ky\b|-kg\b/i.test(wish));
  return kyrgyz ? "kyrgyz" : "kazakh";
}

const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"]);

export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}
