// What a visitor chose, kept in the browser.
import type { Speed } from "./board";
import type { Vocabulary } from "./languages";
import type { SideChoice } from "./protocol";

export type Theme = "auto" | "light" | "dark";
export type BoardTheme = "walnut" | "felt" | "steppe";
export type Opponent = "computer" | "friend";
/** Whether what surprises beginners is explained: `auto`, against the weakest levels. */
export type Lessons = "auto" | "always" | "never";

/** Where positions are analysed. */
export type Analyst = "device" | "server";

export interface Settings {
  /** "auto", or one of languages.ts. */
  language: string;
  /** Whose words for the game and what is in it, where the language has both. */
  vocabulary: "auto" | Vocabulary;
  theme: Theme;
  board: BoardTheme;
  speed: Speed;
  sound: boolean;
  lessons: Lessons;
  /** The computer takes a moment before it answers. */
  unhurried: boolean;
  /** Of two people at one device: whether moves are shown before they are played. */
  previews: boolean;
  /** Of two people at one device: the board turns to the side to move. */
  turning: boolean;
  opponent: Opponent;
  level: string;
  side: SideChoice;
  variant: string;
  /** "none" or minutes and seconds: "5+3". */
  clock: string;
  /** In an analysis: whether the engine looks along, where, and how many lines it shows. */
  engine: boolean;
  analyst: Analyst;
  lines: number;
  /** Whether an analysis shows how openings fared, and in whose games. */
  openings: boolean;
  games: "mine" | "server";
  /** The visitor's name; White's and Black's where two play. */
  name: string;
  whiteName: string;
  blackName: string;
}

const DEFAULTS: Settings = {
  language: "auto",
  vocabulary: "auto",
  theme: "auto",
  board: "walnut",
  speed: "normal",
  sound: true,
  lessons: "auto",
  unhurried: true,
  previews: false,
  turning: false,
  opponent: "computer",
  level: "easy",
  side: "white",
  variant: "togyzkumalak",
  clock: "none",
  engine: true,
  analyst: "device",
  lines: 3,
  openings: false,
  games: "mine",
  name: "",
  whiteName: "",
  blackName: "",
};

const CHOICES: { [Key in keyof Settings]?: readonly Settings[Key][] } = {
  vocabulary: ["auto", "kazakh", "kyrgyz"],
  theme: ["auto", "light", "dark"],
  board: ["walnut", "felt", "steppe"],
  speed: ["off", "slow", "normal", "fast"],
  lessons: ["auto", "always", "never"],
  opponent: ["computer", "friend"],
  side: ["white", "black", "random"],
  analyst: ["device", "server"],
  games: ["mine", "server"],
  lines: [1, 2, 3, 4, 5],
};

const KEY = "togyz.settings";

/** Reads settings from stored text; what is missing or makes no sense becomes the default. */
export function parse(stored: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value === "object" && value !== null) found = value;
  } catch {
    // Not ours, or an older program's: the defaults then.
  }
  const settings = { ...DEFAULTS };
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    const value = found[key];
    const choices = CHOICES[key] as readonly unknown[] | undefined;
    if (typeof value === typeof DEFAULTS[key] && (choices?.includes(value) ?? true)) {
      Object.assign(settings, { [key]: value });
    }
  }
  return settings;
}

/** What was chosen and could not be kept: it holds until the page is left. */
let unkept: Settings | null = null;

export function load(): Settings {
  if (unkept !== null) return { ...unkept };
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    // A browser may forbid it.
    return { ...DEFAULTS };
  }
}

export function save(change: Partial<Settings>): Settings {
  const settings = { ...load(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    unkept = null;
  } catch {
    unkept = settings;
  }
  for (const listener of listeners) listener();
  return settings;
}

const listeners = new Set<() => void>();

/** Calls `listener` whenever something is chosen anew; the answer ends that. */
export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How fast moves are shown; not at all where the system asks for less motion. */
export function speed(): Speed {
  return wantsLessMotion() ? "off" : load().speed;
}

/** Dresses the page in the colours and the board that were chosen. */
export function applyTheme({ theme, board }: Pick<Settings, "theme" | "board">): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  dataset.board = board;
}
