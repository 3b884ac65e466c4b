// What others may use of the board.
export { Board, type BoardEvents, type BoardOptions, type BoardWords } from "./board";
export { diagram } from "./diagram";
export { type Figure, figure } from "./figure";
export { boardSample } from "./sample";
export { ornament } from "./slab";
export type { Speed } from "./sowing";
export { applyTrace, holeIndex, opponent, sideIndex } from "./steps";
