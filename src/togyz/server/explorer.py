"""The address that tells how openings fared."""

from __future__ import annotations

import anyio
from starlette.requests import Request
from starlette.responses import Response

from togyz.explorer import ExplorerBusy

from .bodies import ExplorerView
from .endpoints import Endpoint, Parameter, json_response, position_asked
from .errors import Refused
from .services import services

__all__ = ["ENDPOINTS"]


async def explore(request: Request) -> Response:
    """How the moves of a position fared in many games, and what a book thinks of them."""
    here = services(request)
    position = position_asked(request)
    # A disk may be slow: other visitors don't wait for it.
    try:
        found = await anyio.to_thread.run_sync(here.openings.probe, position)
    except ExplorerBusy as error:
        raise Refused("busy", "Games are being added. Try again in a minute.", wait=60) from error
    return json_response(found)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        path="/api/explorer",
        handler=explore,
        answer=ExplorerView,
        refusals=(413, 422, 503),
        query=(Parameter(name="position", about="The position, in any format.", required=True),),
    ),
)
