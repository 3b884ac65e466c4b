// The computer on this device.
export type { GameSoFar, Info, Limits, ScoredLine } from "./asked";
export { Engine, type EngineOptions } from "./engine";
