// What the other side would do if it were to move now: the position with the turn passed on.
import { type Core, formatPosition, type Position } from "../core";
import { Node } from "../study";

/** The same stones with the other side to move; null where that can't be, or has no move. */
export function passed(core: Core, position: Position): Node | null {
  const text = formatPosition(position);
  const other = text.replace(/ ([wb])( extra)?$/, (_, side) => (side === "w" ? " b" : " w"));
  try {
    const root = Node.root(core, core.read(other));
    return root.outcome() === null ? root : null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}
