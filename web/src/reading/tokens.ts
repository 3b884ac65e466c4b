// A game's text in words: tags, moves, results, with the place of each. What stands in comments and
// variations is left out, and so are move numbers and marks.

export interface Token {
  kind: "tag" | "word" | "result";
  text: string;
  /** Of a tag. */
  value: string;
  /** Both from 1. */
  line: number;
  column: number;
}

const TAG = /\[\s*([^\s"[\]]+)\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
const COMMENT = /\{[^}]*\}?|;[^\n]*/y;
const WORD = /[^\s{}[\]();]+(?:\(\d{1,4}\))?[xXхХ]?[!?]*/y;
const NUMBER = /^\d+\.+/;
const RESULT = /^(?:1[-–:]0|0[-–:]1|1\/2[-–:]1\/2|½[-–:]½|\*)$/;
const MARK = /^(?:[!?]+|\$\d+|[^\p{L}\p{N}*]+)$/u;

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  const place = places(text);
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const match = matched(TAG, text, at) ?? matched(COMMENT, text, at);
    if (match) {
      const [all, text = "", value = ""] = match;
      if (match[1] !== undefined && depth === 0) {
        found.push({ kind: "tag", text, value: value.replace(/\\(["\\])/g, "$1"), ...place(at) });
      }
      at += all.length;
      continue;
    }
    const [word = ""] = matched(WORD, text, at) ?? [];
    if (word === "") {
      if (text[at] === "(") depth += 1;
      if (text[at] === ")") depth = Math.max(0, depth - 1);
      at += 1;
      continue;
    }
    if (depth === 0) found.push(...meant(word, at, place));
    at += word.length;
  }
  return found;
}

function meant(word: string, at: number, place: (at: number) => Place): Token[] {
  if (RESULT.test(word)) return [{ kind: "result", text: word, value: "", ...place(at) }];
  const skipped = NUMBER.exec(word)?.[0].length ?? 0;
  const text = word.slice(skipped).replace(/[!?]+$/, "");
  if (text === "" || MARK.test(text)) return [];
  return [{ kind: "word", text, value: "", ...place(at + skipped) }];
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Place {
  line: number;
  column: number;
}

/** Tells the place of an offset; the offsets asked for only grow. */
function places(text: string): (at: number) => Place {
  let line = 1;
  let begin = 0;
  return (at) => {
    for (let end = text.indexOf("\n", begin); end >= 0 && end < at; ) {
      line += 1;
      begin = end + 1;
      end = text.indexOf("\n", begin);
    }
    return { line, column: at - begin + 1 };
  };
}
