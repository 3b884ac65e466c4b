"""The application: routes, and what every request passes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from .api import ROUTES
from .config import Config
from .errors import Refused
from .guard import Budget, Guard, RequestLog, refusal, security_headers
from .limits import Paces
from .openings import Openings
from .pages import page_routes, shell, wants_page
from .services import start
from .socket import SOCKET_ROUTES
from .store import Store

__all__ = ["create_app"]


def create_app(
    config: Config, store: Store | None = None, openings: Openings | None = None
) -> Starlette:
    """The ASGI application; its lifespan opens the database and ends the engine's processes.

    Args:
        config: the settings.
        store: the database, if it is open already; the application closes it.
        openings: explorers and books, likewise.

    Raises:
        ServerError: when it starts, the database, an explorer or a book can't be used.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with start(config, store, openings) as services:
            app.state.services = services
            yield

    app = Starlette(
        routes=[*ROUTES, *SOCKET_ROUTES, *page_routes(config.static)],
        middleware=[
            Middleware(RequestLog),
            Middleware(Guard),
            Middleware(Budget, paces=Paces(config.address_requests)),
            Middleware(GZipMiddleware, minimum_size=2000),
        ],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_exception,
            ClientDisconnect: _gone,
            Exception: _failed,
        },
        lifespan=lifespan,
    )
    app.state.static = config.static
    return app


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error)


async def _http_exception(request: Request, error: Exception) -> Response:
    """What the framework refuses, in the form that all refusals have."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        response = shell(request.app.state.static, status=404)
    elif error.status_code == 404:
        response = refusal(Refused("not-found", f"There is nothing at {request.url.path}."))
    else:
        response = refusal(Refused("bad-request", f"{error.detail}."))
        response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _gone(_request: Request, _error: Exception) -> Response:
    """The visitor left in the middle of a request: an answer for the log alone."""
    return Response(status_code=499)


async def _failed(request: Request, _error: Exception) -> Response:
    """A defect: the log has it; the visitor hears that it was not their fault."""
    response = refusal(Refused("internal", "The server made a mistake. Try again."))
    response.headers.update(security_headers(request))
    return response
