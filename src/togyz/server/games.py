"""The answers about games, below /api/games."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import get_args

import anyio
from starlette.requests import Request
from starlette.responses import Response

from togyz.engine import level
from togyz.rules import TogyzError, UnknownVariant, variant

from . import views
from .bodies import Created, GameSummary, ImportGame, NewGame, RecordFormat
from .endpoints import Endpoint, Parameter, json_response, read
from .errors import Refused
from .events import Clock, Player, Started
from .imports import replayed
from .limits import network, too_many_games
from .messages import GameView
from .metrics import GAMES
from .record import file_name, record
from .seats import new_game_id, new_visitor
from .services import Services, services
from .store import GameRow

__all__ = ["ENDPOINTS"]

SMALL_BODY = 16 * 1024
IMPORT_BODY = 64 * 1024

FORMATS: tuple[RecordFormat, ...] = get_args(RecordFormat)


async def create_game(request: Request) -> Response:
    """Begin a game against the computer."""
    here = services(request)
    asked = await read(request, NewGame, SMALL_BODY)
    try:
        rules = variant(asked.variant)
    except UnknownVariant as error:
        raise Refused("bad-request", f"{error}.", field="variant") from error
    visitor = here.seats.visitor(request)
    _count_game(here, request, visitor)
    if visitor is None:
        visitor = new_visitor()
    human = Player("human", " ".join(asked.name.split()), visitor)
    computer = Player("computer")
    clock = None
    if asked.clock is not None:
        clock = Clock(asked.clock.base * 1000, asked.clock.increment * 1000)
    side = random.choice(("white", "black")) if asked.side == "random" else asked.side
    players = (human, computer) if side == "white" else (computer, human)
    game = await here.rooms.create(Started(str(rules), _level(asked.level), players, clock))
    response = json_response(Created(id=game), 201)
    response.headers["Location"] = f"/game/{game}"
    here.seats.remember(response, visitor, secure=request.url.scheme == "https")
    return response


async def import_game(request: Request) -> Response:
    """Keep a game that was played on the visitor's device."""
    here = services(request)
    asked = await read(request, ImportGame, IMPORT_BODY)
    here.check_readers()
    visitor = here.seats.visitor(request)
    _count_game(here, request, visitor)
    if visitor is None:
        visitor = new_visitor()
    found = await anyio.to_thread.run_sync(replayed, asked, visitor, limiter=here.readers)
    offered = new_game_id()
    game = await here.store.adopt(
        visitor,
        asked.id,
        offered,
        found.events,
        plies=found.plies,
        result=found.result,
        created=asked.created,
        updated=asked.updated,
    )
    if game == offered:
        GAMES.labels("import").inc()
    if game == offered and found.result == "*" and asked.clock is not None:
        await here.rooms.wake_timed()
    response = json_response(Created(id=game), 201 if game == offered else 200)
    response.headers["Location"] = f"/game/{game}"
    here.seats.remember(response, visitor, secure=request.url.scheme == "https")
    return response


def _level(name: str) -> str:
    """The name of a level that there is."""
    try:
        return level(name).name
    except TogyzError as error:
        raise Refused("bad-request", f"{error}.", field="level") from error


def _count_game(here: Services, request: Request, visitor: str | None) -> None:
    """Refuse a visitor, or an address, that starts games faster than anybody can play."""
    counts = [(here.address_games, network(request))]
    if visitor is not None:
        counts.append((here.visitor_games, visitor))
    if not all(limit.allows(key) for limit, key in counts):
        raise too_many_games()
    for limit, key in counts:
        limit.count(key)


async def list_games(request: Request) -> Response:
    """The visitor's own games."""
    here = services(request)
    visitor = here.seats.visitor(request)
    rows = [] if visitor is None else await here.store.games_of(visitor)
    return json_response([_summary(row) for row in rows])


def _summary(row: GameRow) -> GameSummary:
    return GameSummary(
        id=row.id,
        variant=row.variant,
        level=views.level_name(row.level),
        seat=views.SIDES[row.side] if row.level else None,
        result=row.result,
        plies=row.plies,
        created=_iso(row.created),
        updated=_iso(row.updated),
    )


def _iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


async def show_game(request: Request) -> Response:
    """A game, as this visitor sees it."""
    here = services(request)
    async with here.rooms.hold(request.path_params["game"]) as room:
        return json_response(room.state.view(here.seats.visitor(request)))


async def download(request: Request) -> Response:
    """A game's record, as a file."""
    here = services(request)
    asked = request.query_params.get("format", "tgk")
    form = next((known for known in FORMATS if known == asked), None)
    if form is None:
        raise Refused(
            "bad-request", f"Unknown format; there are {', '.join(FORMATS)}.", field="format"
        )
    game = request.path_params["game"]
    async with here.rooms.hold(game) as room:
        text = record(room.state, form, await here.store.created(game))
        name = file_name(room.state, form)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


ENDPOINTS = (
    Endpoint(path="/api/games", handler=list_games, answer=list[GameSummary], refusals=(503,)),
    Endpoint(
        path="/api/games",
        handler=create_game,
        method="POST",
        body=NewGame,
        answer=Created,
        status=(201,),
        refusals=(429, 503),
    ),
    Endpoint(
        path="/api/games/import",
        handler=import_game,
        method="POST",
        body=ImportGame,
        answer=Created,
        status=(201, 200),
        refusals=(422, 429, 503),
    ),
    Endpoint(path="/api/games/{game}", handler=show_game, answer=GameView, refusals=(404, 503)),
    Endpoint(
        path="/api/games/{game}/record",
        handler=download,
        answer=None,
        refusals=(404, 503),
        query=(
            Parameter(name="format", about="Which format; tgk if missing.", shape=RecordFormat),
        ),
    ),
)
