// The formats that games are written in, and what their files are called. What offers a game for download needs
// no more than this: nothing of trees is imported here.
import type { RecordFormat } from "../protocol";

export const FORMATS: readonly RecordFormat[] = ["tgk", "playok", "togyz", "json"];

/** Moves and a result, and nothing else: as some programs and people write them. */
export const BARE_FORMATS = ["fromto", "holes", "letters", "playstrategy"] as const;

export type BareFormat = (typeof BARE_FORMATS)[number];
export type StudyFormat = RecordFormat | BareFormat;

export const EXTENSIONS: Readonly<Record<StudyFormat, string>> = {
  togyz: "togyz",
  json: "jsonl",
  tgk: "tgk",
  playok: "pgn",
  fromto: "txt",
  holes: "txt",
  letters: "txt",
  playstrategy: "txt",
};
