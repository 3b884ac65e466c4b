// The move with which a game is begun on the first page, on its way to the game's own page.
let carried: { id: string; hole: number } | null = null;

export function carryFirstMove(id: string, hole: number): void {
  carried = { id, hole };
}

/** The hole number to begin a game with, once; null where none was chosen. */
export function takeFirstMove(id: string): number | null {
  const hole = carried?.id === id ? carried.hole : null;
  carried = null;
  return hole;
}
