// Games as trees: what is analysed, and what is read, kept and written.

export { type BareFormat, EXTENSIONS, FORMATS, type StudyFormat } from "./formats";
export { GLYPHS, glyph, MOVE_GLYPHS, POSITION_GLYPHS } from "./glyphs";
export { type Beside, type Evaluation, Node } from "./node";
export { bareFormatsFor } from "./others";
export { OWN_TAGS } from "./own";
export {
  namesOf,
  newStudy,
  outcomeOf,
  resultOf,
  type Study,
  studyOf,
  variantOfStudy,
} from "./study";
export { writeStudy } from "./write";
