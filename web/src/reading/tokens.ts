// A game's text in words: tags, moves, results, comments, variations, marks, with the place of each.

export interface Token {
  kind: "tag" | "word" | "number" | "result" | "comment" | "open" | "close" | "mark";
  /** What is said; of a tag, its name; of a comment, what stands in it. */
  text: string;
  /** Of a tag. */
  value: string;
  /** Both from 1. */
  line: number;
  column: number;
}

const TAG = /\[\s*([^\s"[\]]+)\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
const COMMENT = /\{([^}]*)\}?|;([^\n]*)/y;
// In the own format a closing brace can be said.
const OWN_COMMENT = /\{((?:[^}\\]|\\[\s\S])*)\}?|;([^\n]*)/y;
const WORD = /[^\s{}[\]();]+(?:\(\d{1,4}\))?[xXхХ]?[!?]*/y;
const NUMBER = /^\d+\.+/;
const MARKED = /[!?]+$/;
const RESULT = /^(?:1[-–:]0|0[-–:]1|1\/2[-–:]1\/2|½[-–:]½|\*)$/;
const MARK = /^(?:[!?]+|\$\d+|[^\p{L}\p{N}*]+)$/u;

/** `own`: the text is in the own format, where backslashes mean something. */
export function* tokens(text: string, own = false): Generator<Token> {
  const place = places(text);
  for (let at = 0; at < text.length; ) {
    const here = (kind: Token["kind"], words: string, value = ""): Token => ({
      ...{ kind, text: words, value },
      ...place(at),
    });
    const tag = matched(TAG, text, at);
    const comment = tag ? null : matched(own ? OWN_COMMENT : COMMENT, text, at);
    if (tag) {
      const [all, name = "", value = ""] = tag;
      yield here("tag", name, value);
      at += all.length;
    } else if (comment) {
      yield here("comment", comment[1] ?? comment[2] ?? "");
      at += comment[0].length;
    } else {
      const [word = ""] = matched(WORD, text, at) ?? [];
      if (text[at] === "(") yield here("open", "(");
      if (text[at] === ")") yield here("close", ")");
      if (word !== "") yield* meant(word, at, place);
      at += Math.max(1, word.length);
    }
  }
}

function* meant(word: string, at: number, place: (at: number) => Place): Generator<Token> {
  const token = (kind: Token["kind"], text: string, from: number): Token => ({
    ...{ kind, text, value: "" },
    ...place(from),
  });
  if (RESULT.test(word)) {
    yield token("result", word, at);
    return;
  }
  const number = NUMBER.exec(word)?.[0] ?? "";
  if (number !== "") yield token("number", number, at);
  const rest = word.slice(number.length);
  const marks = MARK.test(rest) ? rest : (MARKED.exec(rest)?.[0] ?? "");
  const text = rest.slice(0, rest.length - marks.length);
  if (text !== "") yield token("word", text, at + number.length);
  if (marks !== "") yield token("mark", marks, at + number.length + text.length);
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
