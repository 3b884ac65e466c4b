// Looks through a collection: words that must all be there, and an order.
import type { Listed } from "./store";

export type Order = "added" | "date" | "white" | "black" | "plies";
export const ORDERS: readonly Order[] = ["added", "date", "white", "black", "plies"];

/** The games in which every word of `words` stands somewhere, in an order. */
export function search(games: readonly Listed[], words: string, order: Order): Listed[] {
  const wanted = fold(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = games.filter((game) => {
    const { white, black, event, date, result, variant } = game;
    const text = fold([white, black, event, date, result, variant].join(" "));
    return wanted.every((word) => text.includes(word));
  });
  return found.sort(COMPARE[order]);
}

// Capitals and accents make no difference.
function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

const byName = (one: string, other: string): number => one.localeCompare(other);

const COMPARE: Readonly<Record<Order, (one: Listed, other: Listed) => number>> = {
  // The latest first; what came in together stays in its order.
  added: (one, other) => other.added - one.added || one.id - other.id,
  date: (one, other) => byName(other.date, one.date) || one.id - other.id,
  white: (one, other) => byName(one.white, other.white) || one.id - other.id,
  black: (one, other) => byName(one.black, other.black) || one.id - other.id,
  plies: (one, other) => other.plies - one.plies || one.id - other.id,
};
