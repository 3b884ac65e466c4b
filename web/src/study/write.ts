// Writes a study in the formats that the server writes too; a test holds both to the same bytes.
import type { RecordFormat } from "../protocol";
import { writeJson } from "./json";
import { writePlayok, writeTgk } from "./others";
import { writeOwn } from "./own";
import type { Study } from "./study";

const WRITERS: Readonly<Record<RecordFormat, (study: Study) => string>> = {
  togyz: writeOwn,
  json: writeJson,
  tgk: writeTgk,
  playok: writePlayok,
};

export function writeStudy(study: Study, format: RecordFormat): string {
  return WRITERS[format](study);
}
