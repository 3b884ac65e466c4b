// The sheets that were entered on this device.
import type { Result } from "../protocol";

export interface Sheet {
  id: string;
  variant: string;
  /** Two digits for each move, as written. */
  digits: string;
  /** Places of moves that don't fit and stand as they are. */
  kept: number[];
  white: string;
  black: string;
  event: string;
  round: string;
  date: string;
  result: Result;
}

const KEY = "togyz.sheets";
const RESULTS: readonly string[] = ["1-0", "0-1", "1/2-1/2", "*"];
const TEXTS = ["id", "variant", "digits", "white", "black", "event", "round", "date"] as const;

export function newSheet(id: string, before: Sheet | null = null): Sheet {
  const date = new Date().toISOString().slice(0, 10).replaceAll("-", ".");
  // The next sheet of a pile is mostly of the same round.
  const { variant = "togyzkumalak", event = "", round = "" } = before ?? {};
  const players = { white: "", black: "" };
  return {
    id,
    variant,
    digits: "",
    kept: [],
    ...players,
    event,
    round,
    date: before?.date ?? date,
    result: "*",
  };
}

/** Whether nothing has been written on a sheet yet. */
export function isBlank({ digits, white, black }: Sheet): boolean {
  return digits === "" && white === "" && black === "";
}

/** Reads what was kept; what is no sheet is left out. */
export function parseSheets(stored: string | null): Sheet[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isSheet) : [];
  } catch {
    return [];
  }
}

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== "object" || value === null) return false;
  const sheet = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof sheet[name] === "string") &&
    /^\d*$/.test(String(sheet.digits)) &&
    RESULTS.includes(String(sheet.result)) &&
    Array.isArray(sheet.kept) &&
    sheet.kept.every(Number.isInteger)
  );
}

export function loadSheets(): Sheet[] {
  try {
    return parseSheets(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps all sheets; false where the browser can't. */
export function saveSheets(sheets: readonly Sheet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheets.filter((sheet) => !isBlank(sheet))));
    return true;
  } catch {
    return false;
  }
}
