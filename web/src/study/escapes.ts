// Backslashes: how the own format says any character, and how PGN says a quotation mark; as in
// togyz.notation.escapes.

// What no file can hold, or would not stay on one line.
const UNSAFE = "\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ufeff\\ud800-\\udfff";
const ESCAPED = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([\s\S]))/gu;

/** The text with a backslash before backslashes and the special characters, on one line. */
export function escapeOwn(text: string, special: string): string {
  const listed = special.replace(/[\]\\^-]/g, "\\$&");
  return text.replace(new RegExp(`[\\\\${listed}]|[${UNSAFE}]`, "gu"), (character) => {
    if (character === "\n") return "\\n";
    if (character === "\\" || special.includes(character)) return `\\${character}`;
    return byNumber(character);
  });
}

/** For example `\u0020` for a blank. */
export function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What `escapeOwn` was given. */
export function unescapeOwn(text: string): string {
  return text.replace(ESCAPED, (all, short, long, other) => {
    const digits = short ?? long;
    if (digits === undefined) return other === "n" ? "\n" : other;
    const number = Number.parseInt(digits, 16);
    return number <= 0x10ffff ? String.fromCodePoint(number) : all;
  });
}

/** A tag's value for formats of other programs: on one line, quotation marks escaped. */
export function escapePgn(text: string): string {
  return harmless(text).replace(/["\\]/g, "\\$&");
}

/** What `escapePgn` was given. */
export function unescapePgn(text: string): string {
  return text.replace(/\\(["\\])/g, "$1");
}

/** The text on one line, without characters that a file can't hold. */
export function harmless(text: string): string {
  return text.replace(new RegExp(`[${UNSAFE}]+`, "gu"), " ");
}
