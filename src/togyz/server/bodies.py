"""The bodies of HTTP requests and answers, as types: boards, levels, variants, records, errors.

What a game looks like, and what is said over its socket, is in `messages`. A *hole* is its index in
`Position.holes`: 0 to 2N-1, White's 1 to N and then Black's; a *hole number* is 1 to N.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .messages import (
    CommandId,
    ErrorCode,
    HoleNumber,
    LevelName,
    OutcomeView,
    PlayerName,
    Request,
    Result,
    SideChoice,
    SideName,
    View,
)

CapturesName = Literal["even", "pair"]
BoundName = Literal["exact", "lower", "upper"]
BanName = Literal["second", "last-hole", "mirrored"]
RecordFormat = Literal["tgk", "playok", "togyz", "json"]
Milliseconds = Annotated[int, Meta(ge=0, le=10**10)]
UnixTime = Annotated[int, Meta(ge=0, le=10**13)]


class DropView(View):
    """One stone leaves the hand.

    `hole` is null when it is sown into a kazan. `kazan` gets the stone when the hole is a tuzdik.
    """

    hole: int | None
    kazan: SideName | None


class CaptureView(View):
    """All stones of a hole go to the mover's kazan."""

    hole: int
    stones: int


class TraceView(View):
    """What a move does, stone by stone.

    `hole` is the hole number played. `tuzdik` is the hole that becomes one. `bans` says why
    three stones became no tuzdik. `landing` is null in the mover's own kazan. `captured` counts
    what the last stone won, `gain` what the move brings to White's and Black's kazan.
    `again`: the mover moves once more.
    """

    hole: int
    mover: SideName
    drops: list[DropView]
    captures: list[CaptureView]
    tuzdik: int | None
    bans: list[BanName]
    landing: int | None
    captured: int
    gain: tuple[int, int]
    again: bool


class PositionView(View):
    """A position; pairs are White's and Black's.

    `variant` is the name with options, `title` the name for people. `win`: stones that are a
    majority. `tuzdikRule`: whether the variant has tuzdiks. `tuzdiks`: the hole that White and
    Black own. `moves`: one trace for each legal move, none when the game is over. `fen` is the
    position as text.
    """

    variant: str
    title: str
    holes_per_side: int
    total: int
    win: int
    tuzdik_rule: bool
    holes: list[int]
    kazans: tuple[int, int]
    tuzdiks: tuple[int | None, int | None]
    side: SideName
    ply: int
    moves: list[TraceView]
    outcome: OutcomeView | None
    fen: str


class PlayedMove(View):
    """A move of a game: the ply it made (the first is 1), its hole number and move text."""

    ply: int
    hole: int
    text: str
    trace: TraceView


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


class AnalysisRequest(Request):
    """Asks what the engine thinks of the last position of a game (POST /api/analysis).

    `start` is the first position as text, `moves` the hole numbers from there; the game must not be
    over. `lines`: how many best moves are wanted. `movetime`: milliseconds for the answer.
    """

    start: Annotated[str, Meta(max_length=400)]
    moves: Annotated[list[HoleNumber], Meta(max_length=1_000)]
    lines: Annotated[int, Meta(ge=1, le=5)] = 1
    movetime: Annotated[int, Meta(ge=10, le=5_000)] = 1_000


class LineView(View):
    """A move, its score for the mover in hundredths of a stone, and the play expected after it.

    Beyond 20000 the result is proved: 32000 - n is a win with the n-th ply from here, 26000 - n one
    that tables know. `holes` are hole numbers; the first one is the move.
    """

    score: int
    bound: BoundName
    holes: list[int]


class KnownView(View):
    """What best play brings the mover, in stones.

    `least` it can make sure of in the end, to `most` the other side can hold it. The two differ
    where endless play decides.
    """

    least: int
    most: int


class AnalysisView(View):
    """What the engine found.

    `depth` and `seldepth` are plies, `time` milliseconds, `hashfull` per mille. `proved`: the
    first line's score is the true result. `known`: what the server's tables say of the position.
    """

    depth: int
    seldepth: int
    nodes: int
    time: int
    hashfull: int
    proved: bool
    lines: list[LineView]
    known: KnownView | None


class Converted(View):
    """Games in the own format. `truncated`: there are more than the server is willing to read."""

    text: str
    problems: list[ProblemView]
    truncated: bool


class ExplorerGame(View):
    """A game of an explorer; what its record does not say is empty."""

    white: str
    black: str
    result: Result
    date: str
    event: str


class ExplorerMoveView(View):
    """A move that was played from a position, or that a book knows.

    `white`, `draws`, `black` and `unknown`: how many of the games ended so. `rating`: of those who
    played it, on average. `year` and `latest`: of the latest game. `score`: what the book thinks of
    it, in hundredths of a stone for the mover, as in `LineView`. Each is null where nothing is
    known.
    """

    hole: int
    white: int
    draws: int
    black: int
    unknown: int
    rating: int | None
    year: int | None
    latest: ExplorerGame | None
    score: int | None


class ExplorerView(View):
    """How the moves of a position fared, the most frequent first.

    `plies`: so many of each game are counted; null where the server has no games of the variant.
    `values`: whether it has a book.
    """

    moves: list[ExplorerMoveView]
    plies: int | None
    values: bool


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
