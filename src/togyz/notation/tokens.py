"""From pieces of text to the tokens of games, each with its line and column.

Every token is bounded, whatever the text: what is longer than its kind allows is cut, reported
as a token of the kind BAD, and skipped to its end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import NamedTuple

from .errors import shown
from .glyphs import GLYPHS
from .limits import MAX_PLAIN, MAX_TAG_NAME, MAX_TEXT, MAX_WORD

__all__ = ["Kind", "Token", "Tokenizer"]


class Kind(IntEnum):
    """What a token is; the first ones are the groups of the pattern that finds them."""

    NEWLINE = 1
    TAG = 2
    COMMENT = 3
    REMARK = 4
    TOTAL = 5
    OPEN = 6
    CLOSE = 7
    RESULT = 8
    NUMBER = 9
    GLYPH = 10
    WORD = 11
    BAD = 12


class Token(NamedTuple):
    """A piece of a game's text.

    Attributes:
        kind: what it is; never NEWLINE or REMARK.
        text: the text; a tag's name, a comment without its braces, for BAD what is wrong.
        line: from 1.
        column: of its first character, from 1.
        breaks: line ends between it and the token before it.
        value: a tag's value, as written.
        expected: for BAD, what would have been right.
        kept: for BAD, whether nothing of the text was lost.
    """

    kind: Kind
    text: str
    line: int
    column: int
    breaks: int
    value: str = ""
    expected: str | None = None
    kept: bool = False


_MARGIN = 256
"""A match that ends nearer to the end of the buffer may be cut; more text is read first."""

_BLANK = r"\t\r\f\v \x1c-\x1f\x85\xa0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff,"
_HALF = r"(?:1/2|½|0[.,]50?)"
_GAP = r"[ \t]{0,4}"
_DASH = rf"{_GAP}[-–—−:]{_GAP}"
_RESULT = (
    rf"(?:1{_DASH}0|0{_DASH}1|{_HALF}{_DASH}{_HALF}|1/2|½)(?![\w½/(:-]|[.,][0-9])|(?<!\S)\*(?!\S)"
)
_GLYPH = "|".join(map(re.escape, GLYPHS)) + r"|\$[0-9]{1,3}"
# Letters of marks end a word; the hyphen does not, it stands in 10-3 and 1-0.
_NO_WORD = r"\n\[\](){};$" + re.escape("".join(sorted(set("".join(GLYPHS)) - {"-"})))


def _scanner(*, detached_totals: bool) -> re.Pattern[str]:
    total = r"\([ \t]?[0-9]{1,4}[ \t]?\)" if detached_totals else r"(?!)"
    return re.compile(
        rf"[{_BLANK}]*+(?:(\n\s{{0,100}})|(\[)|(\{{)|(;)|({total})|(\({{1,100}})|(\){{1,100}})|({_RESULT})"
        rf"|([0-9]{{1,6}}(?:\.+|…))|({_GLYPH})"
        rf"|([^{_BLANK}{_NO_WORD}]{{1,{MAX_WORD + 1}}}(?:\([0-9]{{1,4}}\)[xXхХ]?)?)|(\S))"
    )


_FOREIGN = _scanner(detached_totals=True)
_OWN = _scanner(detached_totals=False)

_TAG_NAME = rf"[^\s\"\[\]\x00-\x1f\x7f-\x9f\ufeff\ud800-\udfff]{{1,{MAX_TAG_NAME}}}"
_TAG_BEGIN = re.compile(rf'\[[^\S\n]{{0,9}}({_TAG_NAME})[^\S\n]{{0,9}}"')
_TAG_VALUE = re.compile(r'(?:[^"\\\n]++|\\[^\n])*+')
_TAG_END = re.compile(r'"[^\S\n]{0,9}\]')
# For tags that other programs write: quotation marks inside, none at all, or no end.
_TAG_WITH_QUOTES = re.compile(r'(".{1,120}?)"[^\S\n]{0,9}\]')
_TAG_WITHOUT_QUOTES = re.compile(r"\[([^\W\d]\w{0,60})[^\S\n]+([^\[\]\n]{0,120})")
_TO_BRACKET = re.compile(r"([^\]\n]{0,120})\]?")

# A line end before a bracket needs a closer look: see _NEXT_TAGS.
_COMMENT = re.compile(r"(?:[^}\n]++|\n(?=[^\[]))*+")
_OWN_COMMENT = re.compile(r"(?:[^\\}\n]++|\\[^\n]|\n(?=[^\[]))*+")
_BRACKETS = re.compile(r"[\[\]]*+")
_LINE = re.compile(r"[^\n]*+")
_WORD = re.compile(r"[^\s(){}\[\];]*+")
# A comment that was never closed ends where the tags of the next game begin.
_NEXT_TAGS = re.compile(rf'\n\[{_TAG_NAME} ?"')

# Words and move numbers, up to anything else or to a number 1, which begins another game.
_PLAIN = re.compile(r"(?:[02-9A-Za-zхХ() \t\n.]++|1(?!\.)|(?<=[0-9])1)*+")
_PLAIN_LINE = re.compile(_PLAIN.pattern.replace(r"\n", ""))
_ROOM = 2 * MAX_PLAIN
"""Characters of such words: the longest games known have some 3 000."""

_WORTH_READING = re.compile(rf"[\n\[{{;()]|(?<!\S)(?:{_RESULT}|1\.(?!\.))")


class Tokenizer:
    """The tokens of a text; to be iterated over once.

    Attributes:
        hurry: while True, words are passed over: nothing is looked at but brackets, results,
            comments, the first words of lines, and move numbers 1. For the rest of a game that
            can't be read.
    """

    def __init__(self, pieces: Iterable[str], *, own: bool = False) -> None:
        """Begin.

        Args:
            pieces: the text, with line feeds alone as line ends.
            own: read comments with the escapes of togyz's own format.
        """
        self.hurry = False
        self._scan = _OWN if own else _FOREIGN
        self._comment = _OWN_COMMENT if own else _COMMENT
        self._pieces = iter(pieces)
        self._buffer = ""
        self._ended = False
        self._line = 1
        self._line_start = 0  # index in the buffer, negative when that is gone already
        self._at = 0  # index in the buffer behind the last token

    def _fill(self, position: int) -> int:
        """Forget the buffer before a place, add what comes next; the place in the new buffer."""
        # One character more stays: a result does not begin inside a word.
        gone = max(0, position - 1)
        self._buffer = self._buffer[gone:]
        self._line_start -= gone
        self._more()
        while len(self._buffer) < 2 * _MARGIN and not self._ended:
            self._more()
        return position - gone

    def _more(self) -> None:
        piece = next(self._pieces, None)
        if piece is None:
            self._ended = True
        else:
            self._buffer += piece

    def _is_cut(self, end: int) -> bool:
        """Whether what ends at this place may be longer, or be followed by what matters."""
        return not self._ended and end > len(self._buffer) - _MARGIN

    def _new_lines(self, start: int, end: int) -> int:
        """Take note of the line ends between two places of the buffer; how many they are."""
        count = self._buffer.count("\n", start, end)
        if count:
            self._line += count
            self._line_start = self._buffer.rindex("\n", start, end) + 1
        return count

    def plain(self, token: Token, *, lines: bool) -> str:
        """The text from a token on that holds nothing but words, and perhaps move numbers.

        It ends with a whole word that can't be part of a result. It is empty where there is no
        such text, or more of it than a game has.

        Args:
            token: the word or the number that was taken last.
            lines: whether to read over line ends.
        """
        start = self._line_start + token.column - 1
        while len(self._buffer) - start <= _ROOM and not self._ended:
            start = self._fill(start)
        self._at = start + len(token.text)
        match = (_PLAIN if lines else _PLAIN_LINE).match(self._buffer, self._at)
        end = self._at if match is None else match.end()
        if end - start > _ROOM:
            return ""
        text = self._buffer[start:end]
        follows = self._buffer[end : end + 1]
        glued = follows and not follows.isspace() and not text[-1].isspace()
        if glued or (follows and follows in "-–—−:"):  # 76! or 1 - 0
            text = _but_last(text)
        text = text.rstrip()
        return _but_last(text) if text.endswith(".") else text

    def pass_over(self, token: Token, text: str) -> tuple[int, int]:
        """Go on behind a text that `plain` gave for a token; where its last word is."""
        start = self._line_start + token.column - 1
        self._at = start + len(text)
        self._new_lines(start, self._at)
        word = self._at - len(text.split()[-1].rpartition(".")[2])  # 2.99 is two of them
        return self._line, word - self._line_start + 1

    def __iter__(self) -> Iterator[Token]:
        """The tokens."""
        kinds = (None, *Kind)
        newline, first, last = int(Kind.NEWLINE), int(Kind.TOTAL), int(Kind.WORD)
        scan = self._scan.match
        position, breaks = self._fill(0), 0
        while True:
            if self.hurry and not breaks:
                position = self._hurry(position)
            match = scan(self._buffer, position)
            if match is None or match.lastindex is None:
                if self._ended:
                    return
                position = self._fill(len(self._buffer))
                continue
            group = match.lastindex
            start, end = match.span(group)
            if end > len(self._buffer) - _MARGIN and not self._ended:
                position = self._fill(start)
                continue
            if group == newline:
                breaks += self._new_lines(start, end)
                position = end
                continue
            kind = kinds[group]
            assert kind is not None
            line, column = self._line, start - self._line_start + 1
            if first <= group <= last and end - start <= MAX_WORD:
                self._at = end
                yield Token(kind, match[group], line, column, breaks)
                position = self._at
            else:
                position, tokens = self._long(kind, start, end)
                for token in tokens:
                    yield token._replace(line=line, column=column, breaks=breaks)
                    breaks = 0
            breaks = 0

    def _hurry(self, position: int) -> int:
        """The place of the next thing worth a look."""
        while True:
            match = _WORTH_READING.search(self._buffer, position)
            if match is not None and not self._is_cut(match.end()):
                return match.start()
            if self._ended:
                return len(self._buffer)
            position = self._fill(match.start() if match else len(self._buffer) - _MARGIN)

    def _long(self, kind: Kind, start: int, end: int) -> tuple[int, list[Token]]:
        """Read a token of a kind that has no short bound: the place after it, and the token."""
        if kind is Kind.TAG:
            return self._tag(start)
        if kind is Kind.REMARK:
            end, text, over = self._body(end, _LINE)
            return end, [_token(Kind.COMMENT, text.strip()), *_too_long("comment", over)]
        if kind is Kind.WORD:
            word = shown(self._buffer[start:end])
            message = f"a word of more than {MAX_WORD} characters begins with {word}"
            return self._body(end, _WORD)[0], [_token(Kind.BAD, message)]
        if kind is not Kind.COMMENT:
            message = f"{self._buffer[start:end]!r} means nothing here"
            return end, [_token(Kind.BAD, message)]
        end, text, over = self._body(end, self._comment, lines=True)
        tokens = [_token(Kind.COMMENT, text), *_too_long("comment", over)]
        if end < len(self._buffer) and self._buffer[end] == "}":
            return end + 1, tokens
        return end, [*tokens, _token(Kind.BAD, "this comment is never closed", expected="}")]

    def _body(
        self, position: int, body: re.Pattern[str], *, lines: bool = False
    ) -> tuple[int, str, bool]:
        """Read on to what a pattern does not match.

        Args:
            position: where to begin.
            body: what to read; it stops at line ends.
            lines: whether to read over them, up to one before tags.

        Returns:
            The place after it, the text, and whether that was cut.
        """
        kept: list[str] = []
        room = MAX_TEXT
        while True:
            match = body.match(self._buffer, position)
            end = position if match is None else match.end()
            whole = not self._is_cut(end)
            if whole and end < len(self._buffer):
                odd = self._buffer[end]
                # A backslash stops the body only before a line end or at the end of the text.
                if odd == "\\" or (
                    lines and odd == "\n" and not _NEXT_TAGS.match(self._buffer, end)
                ):
                    end += 1
                    whole = False
            kept.append(self._buffer[position : min(end, position + max(0, room))])
            room -= end - position
            self._new_lines(position, end)
            if whole:
                return end, "".join(kept), room < 0
            position = self._fill(end) if self._is_cut(end) else end

    def _tag(self, start: int) -> tuple[int, list[Token]]:
        """A tag, which ends in its line."""
        begin = _TAG_BEGIN.match(self._buffer, start)
        if begin is None:
            return self._tag_without_quotes(start)
        name = begin[1]
        position, value, over = self._body(begin.end(), _TAG_VALUE)
        if over:
            return position, _too_long("tag", over)
        end = _TAG_END.match(self._buffer, position)
        if end is not None:
            return end.end(), [_token(Kind.TAG, name, value)]
        more = _TAG_WITH_QUOTES.match(self._buffer, position)
        if more is not None:
            return more.end(), [_token(Kind.TAG, name, value + more[1])]
        rest = _TO_BRACKET.match(self._buffer, position)
        assert rest is not None  # it matches the empty text too
        return rest.end(), _misspelt(name, value + rest[1])

    def _tag_without_quotes(self, start: int) -> tuple[int, list[Token]]:
        found = _TAG_WITHOUT_QUOTES.match(self._buffer, start)
        if found is None:
            message = "a bracket that begins no tag"
            end, _, _ = self._body(start, _BRACKETS)
            rest = _TO_BRACKET.match(self._buffer, end)
            return rest.end() if rest else end, [
                _token(Kind.BAD, message, expected='[Name "value"]')
            ]
        rest = _TO_BRACKET.match(self._buffer, found.end())
        return rest.end() if rest else found.end(), _misspelt(found[1], found[2])


def _but_last(text: str) -> str:
    """A text without its last word."""
    words = text.rsplit(maxsplit=1)
    return words[0] if len(words) > 1 else ""


def _misspelt(name: str, value: str) -> list[Token]:
    """A tag as far as it can be understood, and the problem of it."""
    value = value.strip().removesuffix("]").strip(' "')
    message = f"the tag {name} is not written as it should be"
    expected = f'[{name} "{value[:60]}"]'
    return [
        _token(Kind.TAG, name, value),
        _token(Kind.BAD, message, expected=expected, kept=True),
    ]


def _token(
    kind: Kind, text: str, value: str = "", expected: str | None = None, *, kept: bool = False
) -> Token:
    """A token whose place is filled in later."""
    return Token(kind, text, 0, 0, 0, value, expected, kept)


def _too_long(what: str, over: bool) -> list[Token]:
    if not over:
        return []
    return [_token(Kind.BAD, f"a {what} of more than {MAX_TEXT} characters; the rest is left out")]
