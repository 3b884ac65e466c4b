// A sheet as a record that others read: the moves by the rules, and what was written instead, where
// that is something else, as comments.
import { type Core, VARIANTS } from "../core";
import { escapePgn } from "../study/escapes";
import { type Entry, readSheet } from "./reading";
import type { Sheet } from "./store";

/** The sheet in TGK. */
export function sheetRecord(core: Core, sheet: Sheet): string {
  const { line, entries } = readSheet(core, sheet.variant, sheet.digits, sheet.kept);
  const tags: [string, string][] = [
    ["White", sheet.white],
    ["Black", sheet.black],
    ["Result", sheet.result],
    ["Date", sheet.date],
    ["Event", sheet.event],
    ["Round", sheet.round],
    ["Site", ""],
  ];
  if (sheet.variant !== VARIANTS[0]?.name) tags.push(["Variant", sheet.variant]);
  const header = tags.map(([name, value]) => `[${name} "${escapePgn(value || "?")}"]\n`).join("");
  const turns: string[] = [];
  for (const [ply, { text, trace }] of line.moves.entries()) {
    const begins = trace.mover === "white" && line.moves[ply - 1]?.trace.mover !== "white";
    const words = `${text.replace(/\(.*/, "")}${commentOf(entries[ply])}`;
    if (begins || turns.length === 0) turns.push(`${turns.length + 1}. ${words}`);
    else turns[turns.length - 1] += ` ${words}`;
  }
  const rest = entries.slice(line.ply).map(({ text }) => text);
  if (rest.length > 0) turns.push(`{${rest.join(" ")} ?}`);
  return `${header}\n${turns.map((turn) => `${turn}\n`).join("")}\n`;
}

/** What was written in place of a move. */
function commentOf(entry: Entry | undefined): string {
  return entry?.verdict === "landing" ? ` {${entry.text} ?}` : "";
}
