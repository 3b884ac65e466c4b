// Opening books: what the engine thinks of the moves of the first plies, as Python writes them down. A
// page that can't get one does without.
import addresses from "togyz:books";
import { seedNumber } from "./engine";
import { shippedFile } from "./shipped";

/** A hole, its score in hundredths of a stone for the mover, how often of a thousand times it is chosen. */
export type BookMove = readonly [hole: number, score: number, share: number];

export class Book {
  private constructor(
    private readonly variant: string,
    private readonly moves: ReadonlyMap<string, readonly BookMove[]>,
  ) {}

  /** What a file says; null where it is no book. */
  static read(text: string): Book | null {
    const [first, ...rest] = text.trimEnd().split("\n");
    try {
      const { format, version, variant } = JSON.parse(first ?? "");
      if (format !== "togyz-book" || version !== 1) return null;
      const entries = rest.map((line) => JSON.parse(line));
      return new Book(variant, new Map(entries.map(({ position, moves }) => [position, moves])));
    } catch {
      return null;
    }
  }

  /** The moves of a position, by its text, the best first; none where the book does not know it. */
  probe(fen: string): readonly BookMove[] {
    const [variant, key] = keyOf(fen);
    return (variant === this.variant && this.moves.get(key)) || [];
  }

  /** One of the moves, the same one here and in Python for the same seed; null where the book knows none. */
  choose(fen: string, seed: bigint | string): number | null {
    let left = bookDie(seed, keyOf(fen)[1]);
    for (const [hole, , share] of this.probe(fen)) {
      left -= share;
      if (left < 0) return hole;
    }
    return null;
  }
}

/** The number, 0 to 999, that chooses between the moves of a position: as `book_die` of Python. */
export function bookDie(seed: bigint | string, key: string): number {
  return Number(seedNumber(`${seedNumber(seed)} ${key}`) % 1000n);
}

/** The variant of a position, and its text in a book: as White would see it, who is to move. */
function keyOf(fen: string): [variant: string, key: string] {
  const [, variant = "", holes = "", kazans = "", side = "", ...extra] = fen.split(" ");
  const seen = (pair: string): string =>
    side === "w" ? pair : pair.split("/").reverse().join("/");
  // No book has positions with an extra move: none is found.
  return [variant, [seen(holes), seen(kazans), "w", ...extra].join(" ")];
}

const read = new Map<Uint8Array, Book | null>();

/** The book of a variant, by its full name; null where none comes with the page, or can be had. */
export async function bookFor(variant: string): Promise<Book | null> {
  const file = await shippedFile(addresses, variant);
  if (file === null) return null;
  if (!read.has(file)) read.set(file, Book.read(new TextDecoder().decode(file)));
  return read.get(file) ?? null;
}
