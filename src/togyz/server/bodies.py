"""The bodies of HTTP requests and answers, as types: games, levels, variants, records, errors.

What a game looks like, and what is said over its socket, is in `messages`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .messages import (
    CapturesName,
    CommandId,
    ErrorCode,
    HoleNumber,
    LevelName,
    OutcomeView,
    PlayedMove,
    PlayerName,
    PositionView,
    Request,
    Result,
    SideChoice,
    SideName,
    View,
)

RecordFormat = Literal["tgk", "playok", "togyz", "json"]
Milliseconds = Annotated[int, Meta(ge=0, le=10**10)]
UnixTime = Annotated[int, Meta(ge=0, le=10**13)]


class GameSummary(View):
    """One of the visitor's own games (GET /api/games); times are ISO 8601 in UTC.

    `level` is the computer's, and `seat` the visitor's side; where two people shared a device they
    are empty and null.
    """

    id: str
    variant: str
    level: LevelName
    seat: SideName | None
    result: Result
    plies: int
    created: str
    updated: str


class LevelView(View):
    """A level of the computer, from the weakest.

    `alias` is a name that people know it by, `elo` its measured strength. `previews`: whether
    the page may show beforehand what a move does.
    """

    name: LevelName
    alias: str | None
    elo: int | None
    previews: bool


class VariantView(View):
    """A variant that can be played.

    `returns`: whether the first stone goes back into its hole. `captures`: what a last stone
    must make to capture. `sowsKazans`: whether it is sown and ends as Mangala does.
    """

    name: str
    title: str
    holes_per_side: int
    stones: int
    total: int
    win: int
    tuzdik_rule: bool
    returns: bool
    captures: CapturesName
    sows_kazans: bool


class TimeControl(Request):
    """Thinking time: seconds for the whole game, and seconds added after each move."""

    base: Annotated[int, Meta(ge=1, le=21_600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class NewGame(Request):
    """Asks for a game against the computer (POST /api/games); without a clock if that is null."""

    level: LevelName
    variant: str = "togyzkumalak"
    side: SideChoice = "white"
    name: PlayerName = ""
    clock: TimeControl | None = None


class HealthView(View):
    """The server and its database answer (GET /health)."""

    status: Literal["ok"]


class Created(View):
    """The answer: the new game's id."""

    id: str


class ImportedPlayer(Request):
    """Who sat on a side."""

    kind: Literal["human", "computer"]
    name: PlayerName = ""


class ImportedPlayers(Request):
    """Both players."""

    white: ImportedPlayer
    black: ImportedPlayer


class ImportedClock(Request):
    """The time control, in milliseconds."""

    base_ms: Annotated[int, Meta(ge=1, le=21_600_000)]
    increment_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0


class ImportedEnding(Request):
    """An end that is not on the board; `side` resigned or ran out of time, null for a draw."""

    reason: Literal["resignation", "time", "agreement"]
    side: SideName | None = None


class ImportGame(Request):
    """Hands in a game that was played on the visitor's device (POST /api/games/import).

    `id` is client-made: the same game may be handed in again, and is kept once. `seat` is the
    visitor's side against the computer; null, with an empty `level`, where two people shared the
    device. `start` is the first position as text, empty for the usual one. `spent` has the
    milliseconds that each move took, if there was a clock. `result`, if given, must be what moves
    and ending lead to. `created` and `updated` are Unix times in milliseconds.
    """

    id: CommandId
    variant: str
    players: ImportedPlayers
    moves: Annotated[list[HoleNumber], Meta(max_length=2_000)]
    seat: SideName | None = None
    level: LevelName = ""
    start: Annotated[str, Meta(max_length=400)] = ""
    ending: ImportedEnding | None = None
    result: Result | None = None
    clock: ImportedClock | None = None
    spent: Annotated[list[Milliseconds], Meta(max_length=2_000)] | None = None
    created: UnixTime | None = None
    updated: UnixTime | None = None


class ReplayRequest(Request):
    """Asks to read games or a position of any supported format (POST /api/replay)."""

    text: str


class ProblemView(View):
    """Something wrong in a text; `ply` and `game` count from 1, so do `line` and `column`."""

    severity: Literal["error", "warning"]
    message: str
    game: int
    ply: int | None
    line: int
    column: int
    expected: str | None


class ReplayMove(PlayedMove):
    """A move of a game that was read, and the position after it (whose `moves` stay empty)."""

    position: PositionView


class ReplayGame(View):
    """A game that was read; a lone position is a game without moves.

    Only `start` lists its legal moves. `problems` are those of this game alone.
    """

    tags: dict[str, str]
    variant: str
    start: PositionView
    moves: list[ReplayMove]
    outcome: OutcomeView | None
    result: Result
    problems: list[ProblemView]


class Replay(View):
    """All games of a text. `truncated`: there are more than the server is willing to send."""

    games: list[ReplayGame]
    problems: list[ProblemView]
    truncated: bool


class ErrorBody(View):
    """What went wrong: a code for programs, and English for people.

    `field` is the field that is wrong, and `ply` the move that the rules forbid, where known.
    """

    code: ErrorCode
    message: str
    field: str | UnsetType = UNSET
    ply: int | UnsetType = UNSET


class ErrorAnswer(View):
    """The body of every answer with an error status."""

    error: ErrorBody
