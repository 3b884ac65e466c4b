"""What a game looks like, and what is said over its socket, as types; `bodies` has the rest.

`tools/protocol.py` writes ``web/src/protocol.ts`` from both modules, so a change here is a change
of both sides. Names are camelCase on the wire. A *hole number* is what a player says, 1 to N.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SideName = Literal["white", "black"]
SideChoice = Literal["white", "black", "random"]
Result = Literal["1-0", "0-1", "1/2-1/2", "*"]
ReasonName = Literal["majority", "split", "bare", "repetition", "agreement", "resignation", "time"]
ErrorCode = Literal[
    "bad-request",
    "busy",
    "draw-too-soon",
    "engine-busy",
    "engine-failed",
    "forbidden-origin",
    "game-over",
    "illegal-move",
    "internal",
    "no-draw-offer",
    "not-found",
    "not-kept",
    "not-over",
    "not-your-seat",
    "not-your-turn",
    "nothing-to-take-back",
    "stale",
    "too-large",
    "too-many-games",
    "too-many-requests",
    "too-slow",
    "unreadable",
]

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
HoleNumber = Annotated[int, Meta(ge=1, le=99)]
PlayerName = Annotated[str, Meta(max_length=60)]
LevelName = Annotated[str, Meta(max_length=20)]


class View(Struct, rename="camel"):
    """Base of what the server sends."""


class Request(Struct, rename="camel", forbid_unknown_fields=True):
    """Base of what the page sends: an unknown or wrong field is an error that names it."""


# --- What a game looks like -----------------------------------------------------------------


class OutcomeView(View):
    """How a game ended; `score` holds White's and Black's stones, a bare side's rest included."""

    winner: SideName | None
    reason: ReasonName
    score: tuple[int, int]
    result: Result


class PlayerView(View):
    """Who sits on a side; a computer has no name of its own."""

    kind: Literal["human", "computer"]
    name: str


class PlayersView(View):
    """Both players."""

    white: PlayerView
    black: PlayerView


class ClockView(View):
    """The clocks at the moment of sending, in milliseconds; pairs are White's and Black's.

    Each side begins with `base_ms` and gets `increment_ms` after each of its moves but the first
    move of the game, which takes no time. `running` is the side whose time passes, null before
    that move and after the end.
    """

    base_ms: int
    increment_ms: int
    left_ms: tuple[int, int]
    running: SideName | None


class GameView(View):
    """A whole game as one visitor sees it.

    `level` is the computer's, empty where two people play. `seat` is the visitor's own side,
    null for a spectator. `seq` is the number of the last event that is part of this. `start` and
    `fen` are the first position and the one now, as text, and `moves` the hole numbers between
    them: the board follows by the rules. `draw_offer`: the side whose offer waits for an answer.
    `rematch`: the id of the game that follows this one.
    """

    id: str
    variant: str
    level: LevelName
    players: PlayersView
    outcome: OutcomeView | None
    seat: SideName | None
    seq: int
    start: str
    fen: str
    moves: list[int]
    clock: ClockView | None
    draw_offer: SideName | None
    rematch: str | None


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


class Draw(Request, tag_field="type", tag="draw"):
    """Offers a draw, or accepts the other side's offer."""

    id: CommandId
    ply: Ply


class Decline(Request, tag_field="type", tag="decline"):
    """Declines the other side's offer of a draw."""

    id: CommandId
    ply: Ply


class Rematch(Request, tag_field="type", tag="rematch"):
    """After the end: asks for another game with the sides swapped."""

    id: CommandId
    ply: Ply


class Ping(Request, tag_field="type", tag="ping"):
    """Asks whether the server is there."""


class Echo(Request, tag_field="type", tag="echo"):
    """Answers a `Probe`, at once, with its number."""

    n: Annotated[int, Meta(ge=0, le=2**53 - 1)]


Command = Move | Takeback | Resign | Draw | Decline | Rematch
ClientMessage = Hello | Move | Takeback | Resign | Draw | Decline | Rematch | Ping | Echo


# --- The socket: from the server ------------------------------------------------------------


class StartedEvent(View, tag_field="kind", tag="started"):
    """The game began; always event 1."""


class MoveEvent(View, tag_field="kind", tag="move"):
    """The side to move played a hole number; `ply` is the number of this move, from 1."""

    ply: int
    hole: int


class TakebackEvent(View, tag_field="kind", tag="takeback"):
    """A side went back: the game now has `ply` plies."""

    side: SideName
    ply: int


class ResignedEvent(View, tag_field="kind", tag="resigned"):
    """A side gave up."""

    side: SideName


class DrawOfferedEvent(View, tag_field="kind", tag="drawOffered"):
    """A side offered a draw. The offer stands until the other side answers or moves."""

    side: SideName


class DrawDeclinedEvent(View, tag_field="kind", tag="drawDeclined"):
    """A side declined the offer of the other one."""

    side: SideName


class DrawnEvent(View, tag_field="kind", tag="drawn"):
    """Both sides agreed on a draw."""


class FlaggedEvent(View, tag_field="kind", tag="flagged"):
    """A side's time was up."""

    side: SideName


class RematchEvent(View, tag_field="kind", tag="rematch"):
    """Another game follows, `game`, with the sides swapped; this one stays as it ended."""

    game: str


EventView = (
    StartedEvent
    | MoveEvent
    | TakebackEvent
    | ResignedEvent
    | DrawOfferedEvent
    | DrawDeclinedEvent
    | DrawnEvent
    | FlaggedEvent
    | RematchEvent
)


class Snapshot(View, tag_field="type", tag="snapshot"):
    """The whole game; replaces all that the page knew."""

    game: GameView


class Happened(View, tag_field="type", tag="event"):
    """Event number `seq` of the game; position as text, outcome and clocks are those after it."""

    seq: int
    event: EventView
    fen: str
    outcome: OutcomeView | None
    clock: ClockView | None


class Ack(View, tag_field="type", tag="ack"):
    """Command `id` is done and safely stored, as event `seq`."""

    id: str
    seq: int


class Refusal(View, tag_field="type", tag="error"):
    """A command was refused (`id`), a message not understood, or the computer can't play now.

    `wait`: about how many seconds it will take until the computer can.
    """

    code: ErrorCode
    message: str
    id: str | UnsetType = UNSET
    wait: int | UnsetType = UNSET


class Pong(View, tag_field="type", tag="pong"):
    """The server is there."""


class Probe(View, tag_field="type", tag="probe"):
    """Asks a player with a clock for an `Echo`, to measure how long a message travels."""

    n: int


ServerMessage = Snapshot | Happened | Ack | Refusal | Pong | Probe
