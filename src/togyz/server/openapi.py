"""The description of the HTTP API for programs: OpenAPI 3.1, made from the types."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from .bodies import ErrorAnswer
from .endpoints import Endpoint
from .guard import UNCOUNTED

__all__ = ["description"]

VERSION = "1"
"""Of the API; raised when a program written for the one before would break."""

REFERENCE = "#/components/schemas/{name}"
NAMES = {"game": "The id of a game."}

Json = dict[str, Any]


def description(endpoints: Iterable[Endpoint]) -> Json:
    """The description of these endpoints, as an object to write as JSON."""
    known = tuple(endpoints)
    shapes: list[Any] = [ErrorAnswer]
    for endpoint in known:
        shapes += [shape for shape in (endpoint.body, endpoint.answer) if shape is not None]
    _, components = msgspec.json.schema_components(shapes, ref_template=REFERENCE)
    paths: dict[str, Json] = {}
    for endpoint in known:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "togyz",
            "version": VERSION,
            "description": (
                "Games of Togyz Kumalak and its relatives against the computer. A game is played "
                "over the socket /api/games/{game}/socket, which the manual describes."
            ),
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _schema(shape: Any) -> Json:
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=REFERENCE)
    found: Json = schema
    return found


def _operation(endpoint: Endpoint) -> Json:
    words = inspect.getdoc(endpoint.handler) or ""
    operation: Json = {
        "operationId": getattr(endpoint.handler, "__name__", ""),
        "summary": words.splitlines()[0].rstrip("."),
        "parameters": _parameters(endpoint),
        "responses": {str(status): _answer(endpoint, status) for status in endpoint.status},
    }
    refusals = set(endpoint.refusals)
    if not endpoint.path.startswith(UNCOUNTED):
        refusals.add(HTTPStatus.TOO_MANY_REQUESTS)
    if endpoint.query:
        refusals.add(HTTPStatus.BAD_REQUEST)
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(_schema(endpoint.body))}
        refusals |= {
            HTTPStatus.BAD_REQUEST,
            HTTPStatus.FORBIDDEN,
            HTTPStatus.REQUEST_TIMEOUT,
            HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        }
    operation["responses"] |= {
        str(int(status)): {
            "description": HTTPStatus(status).phrase,
            "content": _json(_schema(ErrorAnswer)),
        }
        for status in sorted(refusals)
    }
    return operation


def _parameters(endpoint: Endpoint) -> list[Json]:
    places = [
        {
            "name": part[1:-1],
            "in": "path",
            "required": True,
            "description": NAMES[part[1:-1]],
            "schema": {"type": "string"},
        }
        for part in endpoint.path.split("/")
        if part.startswith("{")
    ]
    return places + [
        {
            "name": parameter.name,
            "in": "query",
            "required": parameter.required,
            "description": parameter.about,
            "schema": _schema(parameter.shape),
        }
        for parameter in endpoint.query
    ]


def _answer(endpoint: Endpoint, status: int) -> Json:
    if endpoint.answer is None:
        content: Json = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = _json(_schema(endpoint.answer))
    return {"description": HTTPStatus(status).phrase, "content": content}


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}
