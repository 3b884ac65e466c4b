"""What an HTTP address of the API takes and answers, and the way there and back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from togyz.notation import parse_position
from togyz.rules import Position, TogyzError

from .errors import Refused

__all__ = ["Endpoint", "Parameter", "json_response", "position_asked", "read"]

T = TypeVar("T")

BODY_SECONDS = 20.0
"""How long a body may take to come."""
LONGEST_POSITION = 1_000
"""Characters; the longest format needs some 200."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A parameter of the query.

    Attributes:
        name: its name.
        about: what it is for.
        shape: its type.
        required: whether it must be there.
    """

    name: str
    about: str
    shape: Any = str
    required: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """An address: the route and its description are both made from this.

    Attributes:
        path: with the names of parameters in braces.
        handler: what answers; the first line of its docstring is the summary.
        answer: the type of a good answer's body; None for text.
        method: the HTTP method.
        body: the type of the request's body, if it has one.
        status: of good answers.
        refusals: statuses of refusals that are special to it.
        query: its parameters.
    """

    path: str
    handler: Callable[[Request], Awaitable[Response]]
    answer: Any
    method: Literal["GET", "POST"] = "GET"
    body: type[msgspec.Struct] | None = None
    status: tuple[int, ...] = (200,)
    refusals: tuple[int, ...] = ()
    query: tuple[Parameter, ...] = ()

    @property
    def route(self) -> Route:
        """The route."""
        return Route(self.path, self.handler, methods=[self.method])


def json_response(body: object, status: int = 200) -> Response:
    """An answer that must not be kept: what the API says is about now."""
    return Response(
        msgspec.json.encode(body),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def position_asked(request: Request) -> Position:
    """The position of a query.

    Raises:
        Refused: there is none, or it can't be read.
    """
    text = request.query_params.get("position", "").strip()
    if not text:
        raise Refused("bad-request", "Give a position, as text.", field="position")
    if len(text) > LONGEST_POSITION:
        raise Refused("too-large", "No position is that long.", field="position")
    try:
        return parse_position(text)
    except TogyzError as error:
        raise Refused("unreadable", f"{error}.", field="position") from error


async def read(request: Request, shape: type[T], limit: int) -> T:
    """The request's JSON body, of at most `limit` bytes.

    Raises:
        Refused: ``bad-request``, it is none or not of this shape; ``too-large``; ``too-slow``.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("bad-request", "Send JSON, with Content-Type: application/json.")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _body(request, limit)
    except TimeoutError as error:
        raise Refused("too-slow", "The request took too long to come.") from error
    try:
        return msgspec.json.decode(body, type=shape)
    except msgspec.ValidationError as error:
        found = re.search(r"`\$\.(\w+)", str(error))
        raise Refused("bad-request", f"{error}.", field=found[1] if found else None) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-request", f"The body is no JSON: {error}.") from error


async def _body(request: Request, limit: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refused("too-large", f"The server takes {limit // 1024} KiB at most here.")
    return bytes(body)
