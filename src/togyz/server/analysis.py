"""What the engine thinks of a position, for who asks; and games of any format in the own one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import anyio
from starlette.requests import Request
from starlette.responses import Response

from togyz.core import Info, Limits
from togyz.engine.knowledge import knowledge
from togyz.notation import format_game, parse_position, read_text
from togyz.rules import Position, TogyzError

from .bodies import (
    AnalysisRequest,
    AnalysisView,
    BoundName,
    Converted,
    KnownView,
    LineView,
    ReplayRequest,
)
from .endpoints import Endpoint, json_response, read
from .errors import Refused
from .limits import network
from .replay import problem_view
from .services import services

__all__ = ["ENDPOINTS"]

SMALL_BODY = 16 * 1024
LARGE_BODY = 2 * 1024 * 1024
MAX_GAMES = 5_000
"""Games of one text that are converted."""


async def analyse(request: Request) -> Response:
    """What the engine thinks of the last position of a game, if it has time for that."""
    here = services(request)
    asked = await read(request, AnalysisRequest, SMALL_BODY)
    here.check_readers()
    line = await anyio.to_thread.run_sync(
        _positions, asked.start, asked.moves, limiter=here.readers
    )
    limits = Limits(movetime_ms=asked.movetime, lines=asked.lines)
    found = await here.thinker.analyse(
        line[-1], line[-2::-1], limits, visitor=here.seats.visitor(request) or network(request)
    )
    known = await anyio.to_thread.run_sync(_known, line[-1], limiter=here.readers)
    return json_response(_view(found, known))


async def convert(request: Request) -> Response:
    """Games of any format that somebody pasted, with their trees, in the own format."""
    here = services(request)
    asked = await read(request, ReplayRequest, LARGE_BODY)
    here.check_readers()
    answer = await anyio.to_thread.run_sync(_converted, asked.text, limiter=here.readers)
    return json_response(answer)


def _positions(start: str, moves: Sequence[int]) -> list[Position]:
    """The positions of a game, the first one included, as far as the last could recur."""
    try:
        positions = [parse_position(start)]
        for move in moves:
            positions.append(positions[-1].play(move))
    except TogyzError as error:
        raise Refused("unreadable", f"{error}.", field="start") from error
    if positions[-1].outcome() is not None:
        raise Refused("game-over", "The game is over: there is nothing to think about.")
    return positions


def _known(position: Position) -> KnownView | None:
    """What tables say; those that can't be used are as if they were not there."""
    tables = knowledge(position.variant)
    try:
        known = None if tables is None else tables.known(position)
    except TogyzError:
        return None
    return None if known is None else KnownView(least=known.least, most=known.most)


def _view(info: Info, known: KnownView | None) -> AnalysisView:
    return AnalysisView(
        depth=info.depth,
        seldepth=info.seldepth,
        nodes=info.nodes,
        time=info.time_ms,
        hashfull=info.hashfull,
        proved=info.proved,
        lines=[
            LineView(score=line.score, bound=cast(BoundName, line.bound), holes=list(line.pv))
            for line in info.lines
        ],
        known=known,
    )


def _converted(text: str) -> Converted:
    games: list[str] = []
    problems = []
    truncated = False
    try:
        for record in read_text(text):
            if len(games) >= MAX_GAMES:
                truncated = True
                break
            if record.game.root.children or record.game.tags:
                games.append(format_game(record.game, "togyz"))
            problems += [problem_view(problem) for problem in record.problems]
    except TogyzError as error:
        raise Refused("unreadable", f"{error}.", field="text") from error
    if not games:
        raise Refused("unreadable", "There is no game in this text.", field="text")
    return Converted(text="".join(games), problems=problems, truncated=truncated)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        path="/api/analysis",
        handler=analyse,
        method="POST",
        body=AnalysisRequest,
        answer=AnalysisView,
        refusals=(409, 422, 503),
    ),
    Endpoint(
        path="/api/convert",
        handler=convert,
        method="POST",
        body=ReplayRequest,
        answer=Converted,
        refusals=(422, 503),
    ),
)
