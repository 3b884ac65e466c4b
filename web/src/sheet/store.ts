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

/** Keeps a sheet among those that are there, whoever wrote them; false where the browser can't. */
export function keepSheet(sheet: Sheet): boolean {
  return store(withSheet(loadSheets(), sheet));
}

/** Another tab may have written sheets of its own: only this one is touched. */
export function withSheet(sheets: readonly Sheet[], sheet: Sheet): Sheet[] {
  const there = sheets.some(({ id }) => id === sheet.id);
  const all = there ? sheets.map((one) => (one.id === sheet.id ? sheet : one)) : [...sheets, sheet];
  return all.filter((one) => !isBlank(one));
}

/** Removes a sheet for good; false where the browser can't. */
export function dropSheet(sheet: Sheet): boolean {
  return store(loadSheets().filter(({ id }) => id !== sheet.id));
}

function store(sheets: readonly Sheet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheets));
    return true;
  } catch {
    return false;
  }
}

/** Calls `changed` when another tab has written sheets, until what is returned is called. */
export function watchSheets(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
