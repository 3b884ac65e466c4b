// The formats that games are written in, and what their files are called.
import type { RecordFormat } from "../protocol";

export const FORMATS: readonly RecordFormat[] = ["tgk", "playok", "togyz", "json"];

export const EXTENSIONS: Readonly<Record<RecordFormat, string>> = {
  togyz: "togyz",
  json: "jsonl",
  tgk: "tgk",
  playok: "pgn",
};
