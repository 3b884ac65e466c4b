"""The tags before a game: what they say of its variant, its first position, its end."""

from __future__ import annotations

from dataclasses import dataclass

from togyz.rules import Game, Position, TogyzError, Variant, variant

from .errors import NotationError
from .escapes import pgn_unescape, unescape
from .limits import MAX_GAME_TEXT, MAX_TAG_NAME, MAX_TAGS
from .positions import names_variant, parse_position
from .positions.own import VERSION
from .problems import Located, ProblemList
from .recorded import RecordedGame
from .results import read_result
from .tokens import Token

__all__ = ["OWN_TAGS", "Header", "read_name"]

OWN_TAGS = ("Format", "Variant", "Position", "Termination")
"""Tags of the own format that are no tags of the game."""

_POSITION_TAGS = ("Position", "FEN")


@dataclass(frozen=True, slots=True)
class _Tag:
    value: str
    line: int
    column: int


class Header:
    """The tags of one game while they are read.

    Attributes:
        first: the name of the first one.
        ending: in the own format, the tag about how the game ended.
        recorded: the result in the tags, if one can be read, and its place.
    """

    def __init__(self, *, own: bool, problems: ProblemList) -> None:
        self.first: str | None = None
        self.ending: _Tag | None = None
        self.recorded: tuple[str, Located] | None = None
        self._own = own
        self._problems = problems
        self._tags: dict[str, _Tag] = {}
        self._room = MAX_GAME_TEXT

    def __contains__(self, name: str) -> bool:
        return name in self._tags

    def __bool__(self) -> bool:
        return bool(self._tags)

    def __len__(self) -> int:
        return len(self._tags)

    def add(self, token: Token) -> None:
        """Take a tag."""
        name = token.text
        self._room -= len(name) + len(token.value)
        if self._room < 0 or len(self._tags) >= MAX_TAGS + len(OWN_TAGS):
            if self._room > -MAX_GAME_TEXT:
                self._room = -2 * MAX_GAME_TEXT
                self._problems.error("too many tags in one game; the rest is left out", token)
            return
        if not self._own and len(name) > MAX_TAG_NAME // 2:
            self._problems.error("a tag whose name is too long; it is left out", token)
            return
        if name in self._tags:
            self._problems.warn(f"a second tag {name}; the first one counts", token)
            return
        value = unescape(token.value) if self._own else pgn_unescape(token.value)
        self._tags[name] = _Tag(value, token.line, token.column)
        self.first = self.first or name

    def game(self, given: Variant | None) -> RecordedGame | None:
        """The game that the tags describe, before its first move.

        None where the variant or the position can't be read, so that moves mean nothing.
        """
        if self._own and not self._check_format():
            return None
        rules = self._variant(given)
        start = None if rules is None else self._start(rules, given)
        if start is None:
            return None
        game = RecordedGame(start)
        self._put_tags(game, {"Variant", *_POSITION_TAGS})
        return game

    def bare_game(self) -> Game:
        """A game with the tags alone, where `game` gives none."""
        game = Game()
        self._put_tags(game, set())
        return game

    def _put_tags(self, game: Game, understood: set[str]) -> None:
        """Give the game its tags, but for those that were understood."""
        for name, tag in self._tags.items():
            if name == "Result":
                game.tags[name] = self._result(tag)
            elif self._own and name in OWN_TAGS:
                if name == "Termination":
                    self.ending = tag
            elif self._own:
                game.tags[read_name(name)] = tag.value
            elif name not in understood:
                game.tags[name] = tag.value

    def _result(self, tag: _Tag) -> str:
        """The result as it goes into the game's tags."""
        result = read_result(tag.value)
        if result is None:
            expected = "1-0, 0-1, 1/2-1/2 or *"
            self._problems.warn(f"{tag.value[:40]!r} is no result", tag, expected)
        elif result != "*":
            self.recorded = result, tag
        # The own format keeps what a program put there; elsewhere spellings differ.
        return tag.value if self._own or result in (None, "*") else result

    def _check_format(self) -> bool:
        tag = self._tags.get("Format")
        if tag is not None and tag.value == VERSION:
            return True
        if tag is None:
            place = next(iter(self._tags.values()), _Tag("", 1, 1))
            self._problems.error("the game does not say its format", place, f'[Format "{VERSION}"]')
            return True
        message = f"the game is written in {tag.value[:40]!r}; this program reads {VERSION}"
        self._problems.error(f"{message}; its moves are left out", tag, VERSION)
        return False

    def _variant(self, given: Variant | None) -> Variant | None:
        tag = self._tags.get("Variant")
        if tag is None:
            return given or variant()
        if given is not None and str(given) == tag.value:
            return given
        try:
            return variant(tag.value)
        except TogyzError as problem:
            self._problems.error(f"{problem}; the moves are left out", tag)
            return None

    def _start(self, rules: Variant, given: Variant | None) -> Position | None:
        for name in _POSITION_TAGS:
            tag = self._tags.get(name)
            if tag is None or (self._own and name not in OWN_TAGS):
                continue
            asked = given
            if "Variant" in self._tags:
                asked = rules
            elif names_variant(tag.value):
                asked = None
            try:
                return parse_position(tag.value, variant=asked)
            except NotationError as problem:
                message, expected = problem.message, problem.expected
            except TogyzError as problem:
                message, expected = str(problem), None
            message = f"the position can't be one: {message}; the moves are left out"
            self._problems.error(message, tag, expected)
            return None
        return Position.start(rules)


def read_name(text: str) -> str:
    """The name of a tag as the own format writes it: a lone backslash is the empty name."""
    return "" if text == "\\" else unescape(text)
