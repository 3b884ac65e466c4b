"""Read the games of a text in any format but JSON, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from togyz.rules import Position, Variant, variant

from .header import Header
from .layout import Layout
from .movetext import NOTATIONS
from .problems import GameRecord, Located, Place, ProblemList
from .replay import Replay, Style
from .results import parse_ending
from .source import TextSource
from .tokens import Kind, Token, Tokenizer

__all__ = ["read_movetext"]

_MAX_LINE = 2_000
"""Tokens of a line that are looked at to tell whether it begins a game."""

_MAX_PREFACE = 20
"""Comments that may stand before the tags of a game."""


# Looking a member up in its class takes time, and tokens are many.
_TAG, _COMMENT, _BAD = Kind.TAG, Kind.COMMENT, Kind.BAD
_WORD, _NUMBER, _RESULT = Kind.WORD, Kind.NUMBER, Kind.RESULT

_TAKERS: dict[Kind, Callable[[Replay, str, Token], None]] = {
    Kind.NUMBER: Replay.number,
    Kind.RESULT: Replay.end,
    Kind.GLYPH: Replay.glyph,
    Kind.TOTAL: Replay.total,
    Kind.OPEN: Replay.open,
    Kind.CLOSE: Replay.close,
}


class _Draft:
    """A game that is being read: its tags, then its moves."""

    def __init__(self, style: Style, file: str | None, number: int, place: Located) -> None:
        self.problems = ProblemList(file, number)
        self.header = Header(own=style.own, problems=self.problems)
        self.replay: Replay | None = None
        self._style = style
        self._number = number
        self._place = Place(place.line, place.column)
        self._preface: list[Token] = []  # comments before the tags
        self._damaged = False
        self.begun = False  # whether a word or a number was taken

    def begin(self, given: Variant | None) -> Replay:
        """The moves' side of it; the tags are complete."""
        if self.replay is None:
            game = self.header.game(given)
            self.replay = Replay(game or self.header.bare_game(), self._style, self.problems)
            if game is None:
                self.replay.die()
            for token in self._preface:
                self.replay.comment(token.text, token)
        return self.replay

    def comment(self, token: Token, given: Variant | None) -> None:
        """Take a comment; one before all else is no sign that the tags are complete."""
        if self.replay is None and not self.header and len(self._preface) < _MAX_PREFACE:
            self._preface.append(token)
        else:
            self.begin(given).comment(token.text, token)

    def note_damage(self, token: Token, source: TextSource) -> None:
        """Warn, once, of characters that the encoding could not read."""
        if source.damaged and not self._damaged:
            self._damaged = True
            message = "bytes that are no text in the file's encoding; \ufffd stands for them"
            self.problems.warn(message, token)

    def finish(self, given: Variant | None, place: Located) -> GameRecord:
        """The record, when the next game begins or the text ends."""
        moveless = self.replay is None
        replay = self.begin(given)
        replay.finish(place)
        game = replay.game
        if self._style.own:
            self._finish_own(replay, place)
        elif moveless and self.header:
            self.problems.warn("tags without moves", self._place)
        self._check_results(replay)
        return GameRecord(
            game, self.problems.all(), self._number, self._place.line, self._style.format
        )

    def _finish_own(self, replay: Replay, place: Located) -> None:
        if replay.result is None and replay.complete:
            message = "the game ends without a result; the text may be cut off"
            self.problems.error(message, place, "1-0, 0-1, 1/2-1/2 or *")
        tag = self.header.ending
        if tag is None or not replay.complete:
            return
        replay.game.ending = parse_ending(tag.value, replay.position.kazans)
        if replay.game.ending is None:
            message = f"the tag Termination does not say how the game ended: {tag.value[:40]!r}"
            self.problems.error(message, tag, "a reason and a result, such as resignation 1-0")

    def _check_results(self, replay: Replay) -> None:
        """Compare the results of the tags, behind the moves, and by the rules."""
        game, behind = replay.game, replay.result
        recorded, place = self.header.recorded or (None, None)
        if behind in (None, "*"):
            behind = None
        elif recorded is not None and behind != recorded:
            message = f"the result behind the moves is {behind}, in the tags it is {recorded}"
            self.problems.warn(message, replay.result_place or self._place, recorded)
        elif recorded is None:
            recorded, place = behind, replay.result_place
            if not (self._style.own and game.result == behind):
                game.tags["Result"] = recorded
        replay.check_result(recorded, place or self._place)


class _Reader:
    """Cuts the tokens of a text into games."""

    def __init__(self, source: TextSource, style: Style, given: Variant | None) -> None:
        self._source = source
        self._style = style
        self._given = given
        self._start = Position.start(given or variant())
        self._tokenizer = Tokenizer(source, own=style.own)
        self._tokens = iter(self._tokenizer)
        self._ahead: deque[Token] = deque()
        self._layout = Layout(style.notation)
        self._count = 0
        self._place: Located = Place(1, 1)  # of the last word, tag or comment

    def records(self) -> Iterator[GameRecord]:
        """The games."""
        draft: _Draft | None = None
        while (token := self._next()) is not None:
            self._place = token
            if draft is not None and self._begins_game(draft, token):
                yield self._finish(draft, token)
                draft = None
            if draft is None:
                self._count += 1
                draft = _Draft(self._style, self._source.name, self._count, token)
            self._take(draft, token)
        if draft is not None:
            yield self._finish(draft, self._place)

    def _next(self) -> Token | None:
        if self._ahead:
            return self._ahead.popleft()
        return next(self._tokens, None)

    def _finish(self, draft: _Draft, place: Located) -> GameRecord:
        self._tokenizer.hurry = False
        return draft.finish(self._given, place)

    def _take(self, draft: _Draft, token: Token) -> None:
        """Add a token to the game it belongs to."""
        kind, text = token.kind, token.text
        if kind is _TAG:
            draft.header.add(token)
        elif kind is _COMMENT:
            draft.comment(token, self._given)
        elif kind is _BAD:
            draft.problems.add("warning" if token.kept else "error", text, token, token.expected)
        else:
            replay = draft.replay or draft.begin(self._given)
            if not draft.begun and kind in (_WORD, _NUMBER):
                draft.begun = True
                if self._take_line(draft, replay, token):
                    return
            if kind is _WORD:
                replay.word(text, token)
            else:
                _TAKERS[kind](replay, text, token)
            self._tokenizer.hurry = replay.dead
        if "\ufffd" in text or "\ufffd" in token.value:
            draft.note_damage(token, self._source)

    def _take_line(self, draft: _Draft, replay: Replay, token: Token) -> bool:
        """Take all words from a token on at once, where that can be done; whether it was."""
        if self._ahead or replay.dead:
            return False
        # Where there are neither tags nor numbers, each line may begin another game.
        lines = self._style.own or bool(draft.header) or token.kind is _NUMBER
        text = self._tokenizer.plain(token, lines=lines)
        if not text or not replay.line(text.replace(".", ". ").split()):
            return False
        self._place = Place(*self._tokenizer.pass_over(token, text))
        return True

    def _begins_game(self, draft: _Draft, token: Token) -> bool:
        """Whether a token begins another game than the one being read."""
        kind = token.kind
        if kind is _WORD and not token.breaks:
            return False
        if kind is _TAG:
            return self._tag_begins_game(draft, token)
        replay = draft.replay
        if self._style.own or replay is None or replay.in_variation:
            return False
        begun = replay.plies > 0 or replay.dead
        if kind is _NUMBER:
            # "1..." is Black's move 1, in the midst of a game.
            return token.text == "1." and (begun or replay.result is not None)
        if kind is _RESULT:
            # In a line of its own it is that of a game without moves.
            return replay.result is not None and token.breaks > self._style.marks
        if kind is not _WORD:
            return False
        if replay.result is not None:
            self._layout.note_new_game()
            return True
        # Where there are tags or numbers, they say where games begin.
        if draft.header or replay.numbered or not begun:
            return False
        return self._line_begins_game(draft, replay, token)

    def _tag_begins_game(self, draft: _Draft, token: Token) -> bool:
        header = draft.header
        if draft.replay is not None:
            return True
        if token.text not in header:
            return False
        # Headers without games: the tags of the next one begin again.
        return token.breaks > 1 or (token.text == header.first and len(header) > 1)

    def _line_begins_game(self, draft: _Draft, replay: Replay, token: Token) -> bool:
        """Decide about a line that begins with a move, in the midst of a game."""
        current = None if replay.dead else replay.position
        if current is not None and current.outcome() is not None:
            self._layout.note_new_game()
            return True
        words = [token.text]
        self._tokenizer.hurry = False
        while len(self._ahead) < _MAX_LINE:
            ahead = next(self._tokens, None)
            if ahead is None:
                break
            self._ahead.append(ahead)
            if ahead.breaks or ahead.kind is not _WORD:
                break
            words.append(ahead.text)
        new, guessed = self._layout.begins_game(words, current, self._start, blank=token.breaks > 1)
        if guessed:
            message = "this line may go on with the game or begin another; it is read as another"
            draft.problems.warn(message, token, "a result at the end of each game")
        return new


def read_movetext(source: TextSource, format: str, given: Variant | None) -> Iterator[GameRecord]:
    """The games of a text; bad ones with their problems.

    Args:
        source: the text.
        format: the name of its format, any but ``json``.
        given: the variant of games that don't name theirs.
    """
    style = Style(
        format,
        NOTATIONS[format],
        own=format == "togyz",
        marks=format in ("togyz", "tgk", "playok"),
    )
    yield from _Reader(source, style, given).records()
