// The bytes of a file as text, whatever their encoding is; as togyz.notation.source in Python, and a
// test holds both to the same characters.

const PIECE = 64 * 1024;
/** So many bytes show the encoding. */
const HEAD = 4096;

/** Byte-order marks. UTF-32 first: its mark begins like that of UTF-16. */
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe, 0, 0], "utf-32le"],
  [[0, 0, 0xfe, 0xff], "utf-32be"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xef, 0xbb, 0xbf], "utf-8"],
];

/** Text whose lines end in one line feed, without a byte-order mark. */
export function textOfBytes(bytes: Uint8Array): string {
  return decoded(bytes)
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n");
}

function decoded(bytes: Uint8Array): string {
  for (const [mark, encoding] of MARKS) {
    if (!mark.every((byte, at) => bytes[at] === byte)) continue;
    const rest = bytes.subarray(mark.length);
    if (encoding === "utf-8") return narrow(rest, PIECE - mark.length);
    return encoding.startsWith("utf-32")
      ? utf32(rest, encoding === "utf-32le")
      : as(encoding, rest);
  }
  const wide = unmarked(bytes.subarray(0, HEAD));
  return wide === null ? narrow(bytes, PIECE) : as(wide, bytes);
}

/** UTF-16 without a mark, by where zero bytes lie; null where it is not. */
function unmarked(head: Uint8Array): string | null {
  const zeros = [0, 0] as [number, number];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at & 1 ? 1 : 0] += 1;
  const [few, many] = [Math.floor(head.length / 20), Math.floor(head.length / 5)];
  if (zeros[1] > many && zeros[0] <= few) return "utf-16le";
  if (zeros[0] > many && zeros[1] <= few) return "utf-16be";
  return null;
}

/** UTF-8, or cp1251 where the bytes beyond ASCII make more nonsense than sense as UTF-8. */
function narrow(bytes: Uint8Array, piece: number): string {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  if (first < 0) return as("utf-8", bytes);
  // They are judged by the piece of the file in which they begin to come.
  const later = Math.ceil(Math.max(0, first + 1 - piece) / PIECE);
  const rest = as("utf-8", bytes.subarray(first, piece + later * PIECE));
  const nonsense = rest.match(/\ufffd/g)?.length ?? 0;
  const sense = rest.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  // The sign of what was lost may stand in a file by itself.
  const lost = [0xef, 0xbf, 0xbd].every((byte, at) => bytes[first + at] === byte);
  const wrong = rest.startsWith("\ufffd") && !lost;
  // A byte that cp1251 has no character for.
  if (wrong && nonsense > sense) return as("windows-1251", bytes).replaceAll("\u0098", "\ufffd");
  return as("utf-8", bytes);
}

function as(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

/** Browsers know no UTF-32. */
function utf32(bytes: Uint8Array, little: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const code = at + 4 <= bytes.length ? view.getUint32(at, little) : 0xfffd;
    const known = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    parts.push(known ? String.fromCodePoint(code) : "\ufffd");
  }
  return parts.join("");
}
