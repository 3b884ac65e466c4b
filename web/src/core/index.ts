// The rules of the game: the compiled core's, and no others.
export {
  type Core,
  kazansOf,
  outcomeView,
  type Played,
  type PositionProblem,
  sideOf,
  type Verdict,
} from "./core";
export type { JudgedLine, Remark, RemarkKind } from "./judged";
export type { Level } from "./levels";
export { Line, moveText } from "./line";
export { core, coreModule, coreName, loadCore } from "./load";
export { assemble, formatPosition, type Pieces, type Position, piecesOf } from "./position";
export type {
  BanName,
  CaptureView,
  DropView,
  PlayedMove,
  PositionView,
  TraceView,
} from "./types";
export { type Variant, variantNamed } from "./variant";
export { VARIANTS } from "./variants";
