// What the page sees of the game: the very shapes that the HTTP API has. A hole is its place in
// `holes`: 0 to 2N-1, White's 1 to N and then Black's; a hole number is 1 to N. Pairs are White's
// and Black's.
export type {
  BanName,
  CaptureView,
  DropView,
  PlayedMove,
  PositionView,
  TraceView,
} from "../bodies";
