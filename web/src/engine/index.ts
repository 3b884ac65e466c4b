// The computer on this device.
export type { GameSoFar, Info, Known, Limits, ScoredLine } from "./asked";
export { Engine, type EngineOptions } from "./engine";
