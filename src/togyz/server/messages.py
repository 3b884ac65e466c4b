"""What server and page say to each other: every JSON body and socket message, as types.

`tools/protocol.py` writes ``web/src/protocol.ts`` from this module, so a change here is a change
of both sides. Names are camelCase on the wire. A hole on the wire is its index in
`Position.holes`: 0 to 2N-1, White's 1 to N and then Black's; a *hole number* is 1 to N.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SideName = Literal["white", "black"]
SideChoice = Literal["white", "black", "random"]
LevelName = Literal["easy", "medium", "hard"]
Result = Literal["1-0", "0-1", "1/2-1/2", "*"]
ReasonName = Literal["majority", "split", "bare", "repetition", "agreement", "resignation", "time"]
CapturesName = Literal["even", "pair"]
BanName = Literal["second", "last-hole", "mirrored"]
RecordFormat = Literal["tgk", "playok", "togyz", "json"]
ErrorCode = Literal[
    "bad-request",
    "busy",
    "engine-busy",
    "engine-failed",
    "forbidden-origin",
    "game-over",
    "illegal-move",
    "internal",
    "not-found",
    "not-your-seat",
    "not-your-turn",
    "nothing-to-take-back",
    "stale",
    "too-large",
    "too-many-games",
    "unreadable",
]

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
HoleNumber = Annotated[int, Meta(ge=1, le=99)]
PlayerName = Annotated[str, Meta(max_length=60)]


class View(Struct, rename="camel"):
    """Base of what the server sends."""


class Request(Struct, rename="camel", forbid_unknown_fields=True):
    """Base of what the page sends: an unknown or wrong field is an error that names it."""


# --- What a game looks like -----------------------------------------------------------------


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


class OutcomeView(View):
    """How a game ended; `score` holds White's and Black's stones, a bare side's rest included."""

    winner: SideName | None
    reason: ReasonName
    score: tuple[int, int]
    result: Result


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


class PlayerView(View):
    """Who sits on a side; a computer has no name of its own."""

    kind: Literal["human", "computer"]
    name: str


class PlayersView(View):
    """Both players."""

    white: PlayerView
    black: PlayerView


class GameView(View):
    """A whole game as one visitor sees it.

    `seat` is the visitor's own side, null for a spectator. `seq` is the number of the last
    event that is part of this.
    """

    id: str
    variant: str
    level: LevelName
    players: PlayersView
    position: PositionView
    history: list[PlayedMove]
    outcome: OutcomeView | None
    seat: SideName | None
    seq: int


class GameSummary(View):
    """One of the visitor's own games (GET /api/games); times are ISO 8601 in UTC."""

    id: str
    variant: str
    level: LevelName
    seat: SideName
    result: Result
    plies: int
    created: str
    updated: str


class LevelView(View):
    """A level of the computer: plies it looks ahead at most, nodes it may visit at most."""

    name: LevelName
    depth: int
    nodes: int


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


# --- HTTP -----------------------------------------------------------------------------------


class NewGame(Request):
    """Asks for a game against the computer (POST /api/games)."""

    level: LevelName
    variant: str = "togyzkumalak"
    side: SideChoice = "white"
    name: PlayerName = ""


class Created(View):
    """The answer: the new game's id."""

    id: str


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
    """What went wrong: a code for programs, English for people, and the field, where known."""

    code: ErrorCode
    message: str
    field: str | UnsetType = UNSET


class ErrorAnswer(View):
    """The body of every answer with an error status."""

    error: ErrorBody


# --- The socket: from the page --------------------------------------------------------------


class Hello(Request, tag_field="type", tag="hello"):
    """Comes first, and again to resynchronise; `seen` is the last event known, 0 for none.

    The answer is a snapshot, or the events missed, or a pong where nothing was missed.
    """

    seen: Ply = 0


class Move(Request, tag_field="type", tag="move"):
    """Plays a hole number in the position after `ply` plies. `id` is unique and client-made."""

    id: CommandId
    ply: Ply
    hole: HoleNumber


class Takeback(Request, tag_field="type", tag="takeback"):
    """Takes back the visitor's last move, and what the computer answered."""

    id: CommandId
    ply: Ply


class Resign(Request, tag_field="type", tag="resign"):
    """Gives the game up."""

    id: CommandId
    ply: Ply


class Ping(Request, tag_field="type", tag="ping"):
    """Asks whether the server is there."""


Command = Move | Takeback | Resign
ClientMessage = Hello | Move | Takeback | Resign | Ping


# --- The socket: from the server ------------------------------------------------------------


class StartedEvent(View, tag_field="kind", tag="started"):
    """The game began; always event 1."""


class MoveEvent(View, tag_field="kind", tag="move"):
    """A move was played."""

    move: PlayedMove


class TakebackEvent(View, tag_field="kind", tag="takeback"):
    """A side went back: the game now has `ply` plies."""

    side: SideName
    ply: int


class ResignedEvent(View, tag_field="kind", tag="resigned"):
    """A side gave up."""

    side: SideName


EventView = StartedEvent | MoveEvent | TakebackEvent | ResignedEvent


class Snapshot(View, tag_field="type", tag="snapshot"):
    """The whole game; replaces all that the page knew."""

    game: GameView


class Happened(View, tag_field="type", tag="event"):
    """Event number `seq` of the game, and the position and outcome after it."""

    seq: int
    event: EventView
    position: PositionView
    outcome: OutcomeView | None


class Ack(View, tag_field="type", tag="ack"):
    """Command `id` is done and safely stored, as event `seq`."""

    id: str
    seq: int


class Refusal(View, tag_field="type", tag="error"):
    """A command was refused (`id`), a message not understood, or the computer can't play now."""

    code: ErrorCode
    message: str
    id: str | UnsetType = UNSET


class Pong(View, tag_field="type", tag="pong"):
    """The server is there."""


ServerMessage = Snapshot | Happened | Ack | Refusal | Pong
