"""What every answer and every request has to pass, whatever it is about."""

from __future__ import annotations

import json
import logging
import re
import time
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .bodies import ErrorAnswer, ErrorBody
from .errors import Refused
from .limits import Paces, network
from .metrics import REQUEST_SECONDS, REQUESTS

__all__ = [
    "SECURITY_HEADERS",
    "UNCOUNTED",
    "Budget",
    "Guard",
    "JsonFormatter",
    "RequestLog",
    "refusal",
    "security_headers",
]

logger = logging.getLogger("togyz.server.requests")

SECURITY_HEADERS = {
    # All that the page uses comes from here, in files: no inline scripts, no inline styles. The
    # core is WebAssembly, which 'wasm-unsafe-eval' allows, and nothing else.
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

# Browsers heed it, and are silent about it, where they trust the way that the page came alone.
OPENER_POLICY = {"Cross-Origin-Opener-Policy": "same-origin"}

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

UNCOUNTED = ("/assets/", "/health", "/metrics")
"""Where one may ask at any pace: files cost little, and who watches a server must hear of it."""


def security_headers(connection: HTTPConnection) -> dict[str, str]:
    """The security headers for the answer to a request."""
    try:
        host = connection.url.hostname or ""
    except ValueError:  # what the request calls the host is none
        host = ""
    trusted = (
        connection.scope["scheme"] in ("https", "wss")
        or host in ("localhost", "::1")
        or host.endswith(".localhost")
        or re.fullmatch(r"127\.\d+\.\d+\.\d+", host) is not None
    )
    return SECURITY_HEADERS | OPENER_POLICY if trusted else SECURITY_HEADERS


def refusal(refused: Refused) -> Response:
    """The answer to a request that is refused."""
    body = ErrorBody(
        code=refused.code,
        message=refused.message,
        field=refused.field if refused.field is not None else msgspec.UNSET,
        ply=refused.ply if refused.ply is not None else msgspec.UNSET,
    )
    headers = {}
    if refused.wait is not None:
        headers["Retry-After"] = str(refused.wait)
    if refused.code == "too-slow":
        headers["Connection"] = "close"  # rather than wait for the rest
    return Response(
        msgspec.json.encode(ErrorAnswer(error=body)),
        status_code=refused.status,
        media_type="application/json",
        headers=headers,
    )


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this server, or from no browser at all.

    Browsers name the origin in every POST and every socket handshake; only they carry somebody's
    cookie along to where that person didn't mean to go.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    default = {"http": ":80", "https": ":443"}.get(parts.scheme)
    if default is None:
        return False
    host = connection.headers.get("host", "").lower()
    return parts.netloc.lower().removesuffix(default) == host.removesuffix(default)


class Guard:
    """Refuses what other sites' pages send, and adds the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] == "websocket":
            if not same_origin(HTTPConnection(scope)):
                # Answered with 403, by all servers: not all can say more.
                await WebSocket(scope, receive, send).close()
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in security_headers(HTTPConnection(scope)).items():
                    headers[name] = value
            await send(message)

        if scope["method"] not in SAFE_METHODS and not same_origin(HTTPConnection(scope)):
            await refusal(_foreign())(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)


def _foreign() -> Refused:
    return Refused("forbidden-origin", "That request comes from a page of another site.")


class Budget:
    """Refuses those who ask faster than any number of people who share an address."""

    def __init__(self, app: ASGIApp, paces: Paces) -> None:
        self.app = app
        self.paces = paces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limit. Sockets have limits of their own."""
        if scope["type"] == "http" and not scope["path"].startswith(UNCOUNTED):
            try:
                self.paces.take(network(HTTPConnection(scope)))
            except Refused as refused:
                await refusal(refused)(scope, receive, send)
                return
        await self.app(scope, receive, send)


class RequestLog:
    """Writes one line a request, and one when a socket closes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and tell what became of it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        # A socket that nobody refused has switched protocols.
        status = 500 if scope["type"] == "http" else 101
        accepted = False

        async def send_and_look(message: Message) -> None:
            nonlocal status, accepted
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close" and status == 101 and not accepted:
                status = HTTPStatus.FORBIDDEN
            accepted = accepted or message["type"] == "websocket.accept"
            await send(message)

        try:
            await self.app(scope, receive, send_and_look)
        finally:
            seconds = time.perf_counter() - begin
            fields = {
                "method": scope.get("method", "SOCKET"),
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            if scope["type"] == "http":
                _measure(scope, status, seconds)
            level = logging.DEBUG if scope["path"] == "/health" else logging.INFO
            logger.log(
                level,
                "%s %s %s %.1f ms",
                fields["method"],
                ascii(fields["path"])[1:-1],
                fields["status"],
                fields["ms"],
                extra={"fields": fields},
            )


def _measure(scope: Scope, status: int, seconds: float) -> None:
    handler = getattr(scope.get("endpoint"), "__name__", "files" if "endpoint" in scope else "")
    REQUESTS.labels(handler, scope["method"], str(status)).inc()
    REQUEST_SECONDS.observe(seconds)


class JsonFormatter(logging.Formatter):
    """A log line as a JSON object: time, level, logger, message, and a request's fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
