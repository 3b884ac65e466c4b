// What others may use of the board.
export type { Arrow, Drawn } from "./arrows";
export { Board, type BoardEvents, type BoardOptions, type BoardWords } from "./board";
export { diagram } from "./diagram";
export { type Figure, figure } from "./figure";
export { standalone, still } from "./picture";
export { boardSample } from "./sample";
export { ornament } from "./slab";
export type { Speed } from "./sowing";
export { applyTrace, holeIndex, opponent, sideIndex } from "./steps";
