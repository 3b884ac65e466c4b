// Writes a study in the formats that the library writes too; a test holds both to the same bytes.
import type { StudyFormat } from "./formats";
import { writeJson } from "./json";
import { writeBare, writePlayok, writeTgk } from "./others";
import { writeOwn } from "./own";
import type { Study } from "./study";

const WRITERS: Readonly<Record<StudyFormat, (study: Study) => string>> = {
  togyz: writeOwn,
  json: writeJson,
  tgk: writeTgk,
  playok: writePlayok,
  fromto: (study) => writeBare(study, "fromto"),
  holes: (study) => writeBare(study, "holes"),
  letters: (study) => writeBare(study, "letters"),
  playstrategy: (study) => writeBare(study, "playstrategy"),
};

export function writeStudy(study: Study, format: StudyFormat): string {
  return WRITERS[format](study);
}
