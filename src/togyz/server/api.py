"""All HTTP answers below /api, with those about the server itself."""

from __future__ import annotations

import anyio
from starlette.requests import Request
from starlette.responses import Response

from . import analysis, explorer, games, metrics, openapi, views
from .bodies import HealthView, LevelView, PositionView, Replay, ReplayRequest, VariantView
from .endpoints import Endpoint, Parameter, json_response, position_asked, read
from .replay import replay
from .services import services

__all__ = ["ENDPOINTS", "ROUTES"]

LARGE_BODY = 2 * 1024 * 1024


async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    await services(request).store.ready()
    return json_response(HealthView(status="ok"))


async def show_metrics(request: Request) -> Response:
    """Counts and times, in the text form of Prometheus."""
    here = services(request)
    return Response(
        metrics.exposition(len(here.rooms), here.thinker.pending),
        media_type=metrics.TEXT,
        headers={"Cache-Control": "no-store"},
    )


async def levels(_request: Request) -> Response:
    """The computer's levels."""
    return json_response(views.level_views())


async def variants(_request: Request) -> Response:
    """The variants that can be played."""
    return json_response(views.variant_views())


async def show_position(request: Request) -> Response:
    """A position of any format: its legal moves with what each does, and how it ended if it did."""
    position = position_asked(request)
    return json_response(views.position_view(position, 0, position.outcome()))


async def read_replay(request: Request) -> Response:
    """Games or a position that somebody pasted, move by move."""
    here = services(request)
    asked = await read(request, ReplayRequest, LARGE_BODY)
    here.check_readers()

    def work() -> Response:
        return json_response(replay(asked.text))

    return await anyio.to_thread.run_sync(work, limiter=here.readers)


async def describe(_request: Request) -> Response:
    """This description of the API, in the form of OpenAPI 3.1."""
    return json_response(openapi.description(ENDPOINTS))


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(path="/health", handler=health, answer=HealthView),
    Endpoint(path="/metrics", handler=show_metrics, answer=None),
    Endpoint(path="/api/openapi.json", handler=describe, answer=dict),
    Endpoint(path="/api/levels", handler=levels, answer=list[LevelView]),
    Endpoint(path="/api/variants", handler=variants, answer=list[VariantView]),
    Endpoint(
        path="/api/positions",
        handler=show_position,
        answer=PositionView,
        refusals=(413, 422),
        query=(Parameter(name="position", about="The position, in any format.", required=True),),
    ),
    *games.ENDPOINTS,
    *analysis.ENDPOINTS,
    *explorer.ENDPOINTS,
    Endpoint(
        path="/api/replay",
        handler=read_replay,
        method="POST",
        body=ReplayRequest,
        answer=Replay,
        refusals=(422, 503),
    ),
)

ROUTES = [endpoint.route for endpoint in ENDPOINTS]
