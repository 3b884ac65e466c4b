// What a visitor chose, kept in the browser.
import type { Speed } from "./board";
import type { LevelName, SideChoice } from "./protocol";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  theme: Theme;
  speed: Speed;
  level: LevelName;
  side: SideChoice;
  variant: string;
}

const DEFAULTS: Settings = {
  theme: "auto",
  speed: "normal",
  level: "easy",
  side: "white",
  variant: "togyzkumalak",
};

const CHOICES: { [Key in keyof Settings]?: readonly Settings[Key][] } = {
  theme: ["auto", "light", "dark"],
  speed: ["off", "slow", "normal", "fast"],
  level: ["easy", "medium", "hard"],
  side: ["white", "black", "random"],
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
    if (typeof value === "string" && (choices?.includes(value) ?? true)) {
      Object.assign(settings, { [key]: value });
    }
  }
  return settings;
}

export function load(): Settings {
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
  } catch {
    // Then it holds until the page is left.
  }
  return settings;
}

export function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How fast moves are shown; not at all where the system asks for less motion. */
export function speed(): Speed {
  return wantsLessMotion() ? "off" : load().speed;
}

export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
