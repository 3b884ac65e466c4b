// Marks of moves, and the numbers that PGN has for them; as in togyz.notation.glyphs.

/** What may be said of a move itself; the others are about the position. */
export const MOVE_GLYPHS = ["!!", "!", "!?", "?!", "?", "??", "□"] as const;
export const POSITION_GLYPHS = ["+-", "±", "⩲", "=", "⩱", "∓", "-+", "∞"] as const;

/** Marks that stand in a game's text as they are; longer ones first. */
export const GLYPHS: readonly string[] = [
  ...["!!", "??", "!?", "?!", "!", "?"],
  ...["+-", "-+", "±", "∓", "⩲", "⩱", "=", "∞", "□", "⊕", "→", "↑", "⇆", "⟳", "⨀"],
];

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19];
const MARKS = ["!", "?", "!!", "??", "!?", "?!", "□", "=", "∞", "⩲", "⩱", "±", "∓", "+-", "-+"];
const NUMBERED = new Map(NUMBERS.map((number, index) => [`$${number}`, MARKS[index] ?? ""]));

/** The mark that a word of a game's text means: `$1` is `!`; others are themselves. */
export function glyph(word: string): string {
  return NUMBERED.get(word) ?? word;
}
