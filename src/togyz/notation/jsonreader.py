"""Read games from JSON: the whole of each, checked against the rules as text is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice

from togyz.rules import (
    Evaluation,
    Game,
    Hole,
    Outcome,
    Position,
    Reason,
    Side,
    TogyzError,
    Variant,
    variant,
)

from .annotations import bounded, parse_square
from .errors import NotationError, shown
from .jsonformat import JSON_VERSION
from .jsonsplit import JsonPiece, split_json
from .limits import MAX_DEPTH, MAX_TAGS
from .movetext import read_word
from .positions.json import position_from_members
from .problems import GameRecord, Place, ProblemList
from .recorded import RecordedGame
from .replay import Replay, Style
from .results import RESULTS, read_result
from .source import TextSource

__all__ = ["read_json"]

_STYLE = Style("json", own=True, marks=True)
Members = dict[str, object]


def read_json(source: TextSource, given: Variant | None) -> Iterator[GameRecord]:
    """The games of a text of JSON objects; bad ones with their problems."""
    for number, piece in enumerate(split_json(source), 1):
        yield _Reader(piece, number, source, given).record()


class _Wrong(Exception):
    """A member can't be what it is; the message and what was expected."""

    def __init__(self, message: str, expected: str | None = None) -> None:
        super().__init__(message)
        self.expected = expected


class _Reader:
    """Reads one object."""

    def __init__(
        self, piece: JsonPiece, number: int, source: TextSource, given: Variant | None
    ) -> None:
        self._piece = piece
        self._number = number
        self._given = given
        self._place = Place(piece.line, piece.column)
        self._problems = ProblemList(source.name, number)
        if source.damaged and "\ufffd" in piece.text:
            message = "bytes that are no text in the file's encoding; \ufffd stands for them"
            self._problems.warn(message, self._place)

    def record(self) -> GameRecord:
        """The game, as far as it can be read, and what is wrong with it."""
        game = Game()
        try:
            game = self._game(self._members())
        except _Wrong as wrong:
            self._problems.error(str(wrong), self._place, wrong.expected)
        return GameRecord(game, self._problems.all(), self._number, self._piece.line, _STYLE.format)

    def _members(self) -> Members:
        piece = self._piece
        if piece.problem is not None:
            raise _Wrong(piece.problem)
        try:
            members = json.loads(piece.text)
        except json.JSONDecodeError as problem:
            column = problem.colno + (piece.column - 1 if problem.lineno == 1 else 0)
            self._place = Place(piece.line + problem.lineno - 1, column)
            raise _Wrong(f"not JSON: {problem.msg}") from None
        except (ValueError, RecursionError):
            raise _Wrong("not a game: absurdly large numbers, or lists nested too deeply") from None
        assert isinstance(members, dict)  # it begins with a brace
        return members

    def _game(self, members: Members) -> Game:
        if members.get("format") != JSON_VERSION:
            message = "the object is no game of a version that this program reads"
            raise _Wrong(message, f'"format": "{JSON_VERSION}"')
        self._only(members, _MEMBERS, "game")
        game = RecordedGame(self._start(members), tags=self._tags(members.get("tags", {})))
        replay = Replay(game, _STYLE, self._problems)
        self._beside(replay, members)
        moves = members.get("moves", [])
        if not self._at_once(replay, moves):
            self._line(replay, moves, 0)
        replay.finish(self._place)
        if replay.complete:
            self._end(replay, members)
        return game

    def _only(self, members: Members, known: tuple[str, ...], what: str) -> None:
        for name in members:
            if name not in known:
                message = f"a {what} has no member {shown(name)}; it is left out"
                self._problems.warn(message, self._place, "one of " + ", ".join(known))

    def _start(self, members: Members) -> Position:
        name = members.get("variant", self._given or variant())
        if not isinstance(name, str | Variant):
            raise _Wrong("the member 'variant' is no text")
        try:
            same = self._given is not None and str(self._given) == str(name)
            rules = self._given if same and self._given is not None else variant(name)
            start = members.get("start")
            if start is None:
                return Position.start(rules)
            if not isinstance(start, dict):
                raise _Wrong("the member 'start' is no object")
            return position_from_members(start, rules)
        except NotationError as problem:
            raise _Wrong(f"the start is no position: {problem.message}", problem.expected) from None
        except TogyzError as problem:
            raise _Wrong(str(problem)) from None

    def _tags(self, tags: object) -> dict[str, str]:
        if not isinstance(tags, dict):
            self._problems.error("'tags' is no object; it is left out", self._place)
            return {}
        texts = {name: value for name, value in tags.items() if isinstance(value, str)}
        if len(texts) < len(tags) or len(texts) > MAX_TAGS:
            message = f"'tags' holds values that are no texts, or more than {MAX_TAGS}"
            self._problems.error(f"{message}; they are left out", self._place)
        return dict(islice(texts.items(), MAX_TAGS))

    def _at_once(self, replay: Replay, moves: object) -> bool:
        """Follow a list of moves that say nothing but hole and text; whether that could be done."""
        holes: list[int] = []
        texts: list[str] = []
        for move in moves if isinstance(moves, list) else ():
            hole, text = move, None
            if isinstance(move, dict) and move.keys() <= _PLAIN:
                hole, text = move.get("hole"), move.get("text")
            if type(hole) is not int or not isinstance(text, str | None):  # True is an int
                return False
            holes.append(hole)
            texts.append(str(hole) if text is None else text)
        return replay.line(texts, holes)

    def _line(self, replay: Replay, moves: object, depth: int) -> None:
        """Follow a list of moves, and the variations in them."""
        try:
            for move in _list(moves, "moves"):
                members = move if isinstance(move, dict) else {"hole": move}
                self._move(replay, members)
                if replay.dead:
                    return
                self._beside(replay, members)
                for variation in _list(members.get("variations", []), "variations"):
                    replay.open("(", self._place)
                    if depth < MAX_DEPTH:
                        self._line(replay, variation, depth + 1)
                    replay.close(")", self._place)
        except _Wrong as wrong:
            self._problems.error(str(wrong), self._place, wrong.expected, replay.ply + 1)
            replay.die()

    def _move(self, replay: Replay, members: Members) -> None:
        self._only(members, _IN_MOVE, "move")
        hole, text = members.get("hole"), members.get("text")
        if not isinstance(hole, int) or isinstance(hole, bool):
            raise _Wrong("a move needs the number of its hole", '"hole": 7')
        if text is None:
            text = str(hole)
        elif not isinstance(text, str):
            raise _Wrong("the member 'text' of a move is no text")
        said = read_word(text, "digits", replay.game.variant.holes)
        if said is not None and said.hole != hole:
            raise _Wrong(f"the text {shown(text)} is no move of hole {hole}")
        replay.word(text, self._place)

    def _beside(self, replay: Replay, members: Members) -> None:
        """Take over what stands beside a move, or beside the first position."""
        node, holes = replay.node, replay.game.variant.holes
        for name, read in _BESIDE.items():
            value = members.get(name)
            if value is None:
                continue
            try:
                setattr(node, name, read(value, holes))
            except (TypeError, ValueError, AttributeError, KeyError):
                message = f"the member '{name}' can't be what it is; it is left out"
                self._problems.error(message, self._place, _EXPECTED[name], replay.ply or None)

    def _end(self, replay: Replay, members: Members) -> None:
        """Take over how the game ended, and compare the results."""
        game = replay.game
        ending = members.get("ending")
        if ending is not None:
            try:
                game.ending = _read_ending(ending)
            except (TypeError, ValueError, AttributeError, KeyError):
                example = '{"winner": "white", "reason": "resignation", "score": [45, 67]}'
                message = "the member 'ending' can't be what it is; it is left out"
                self._problems.error(message, self._place, example)
        tag = read_result(game.tags.get("Result", "*")) or "*"
        recorded = members.get("result")
        if recorded not in (None, *RESULTS):
            message = "the member 'result' is no result"
            self._problems.error(message, self._place, ", ".join(RESULTS))
        elif (
            isinstance(recorded, str) and recorded not in ("*", game.result) and tag in (None, "*")
        ):
            game.tags["Result"] = recorded
            tag = recorded
        replay.check_result(None if tag == "*" else tag, self._place)


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise _Wrong(f"'{name}' is no list")
    return value


def _text(value: object, _: int) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _glyphs(value: object, holes: int) -> tuple[str, ...]:
    return tuple(_text(mark, holes) for mark in _checked(value))


def _checked(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _number(value: object, _: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return bounded(value)


def _evaluation(value: object, _: int) -> Evaluation:
    if not isinstance(value, dict) or not value.keys() <= {"score", "depth", "win"}:
        raise TypeError
    depth, win = value.get("depth"), value.get("win")
    if win is not None and (not isinstance(win, int | float) or isinstance(win, bool)):
        raise TypeError
    return Evaluation(
        _number(value.get("score")),
        None if depth is None else _number(depth),
        None if win is None else float(win),
    )


def _squares(value: object, holes: int) -> tuple[Hole, ...]:
    return tuple(parse_square(_text(square, holes), holes) for square in _checked(value))


def _arrows(value: object, holes: int) -> tuple[tuple[Hole, Hole], ...]:
    found = []
    for pair in _checked(value):
        a, b = _squares(pair, holes)
        found.append((a, b))
    return tuple(found)


_BESIDE: dict[str, Callable[[object, int], object]] = {
    "before": _text,
    "comment": _text,
    "glyphs": _glyphs,
    "clock": _number,
    "elapsed": _number,
    "evaluation": _evaluation,
    "arrows": _arrows,
    "highlights": _squares,
}

_EXPECTED = {
    "before": "a text",
    "comment": "a text",
    "glyphs": "a list of texts",
    "clock": "milliseconds",
    "elapsed": "milliseconds",
    "evaluation": '{"score": 350, "depth": 12, "win": 0.71}',
    "arrows": '[["w7", "b6"]]',
    "highlights": '["w7"]',
}

_MEMBERS = ("format", "variant", "tags", "result", "ending", "start", "moves", *_BESIDE)
_PLAIN = {"hole", "text"}
_IN_MOVE = ("hole", "text", "variations", *_BESIDE)


def _read_ending(value: object) -> Outcome:
    if not isinstance(value, dict):
        raise TypeError
    winner = value["winner"]
    white, black = (_number(stones) for stones in _checked(value["score"]))
    return Outcome(
        None if winner is None else Side[_text(winner, 0).upper()],
        Reason(value["reason"]),
        (white, black),
    )
