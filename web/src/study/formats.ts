// The formats that games are written in, and what their files are called.
import type { RecordFormat } from "../protocol";
import { type Study, variantOfStudy } from "./study";

export const FORMATS: readonly RecordFormat[] = ["tgk", "playok", "togyz", "json"];

/** Moves and a result, and nothing else: as some programs and people write them. */
const BARE_FORMATS = ["fromto", "holes", "letters", "playstrategy"] as const;

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

/** The bare formats that can say a game: PlayStrategy's has no kazan to land in. */
export function bareFormatsFor(study: Study): readonly BareFormat[] {
  const { sowsKazans } = variantOfStudy(study);
  return BARE_FORMATS.filter((format) => format !== "playstrategy" || !sowsKazans);
}
