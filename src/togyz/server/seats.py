"""Who a visitor is: an anonymous id in a signed cookie. It is what a seat in a game belongs to."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

__all__ = ["COOKIE", "Seats", "new_game_id"]

COOKIE = "togyz_seat"
YEAR = 365 * 24 * 3600
# No letters that are easily taken for others: people read such links aloud.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
VALUE = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})", re.ASCII)


class Seats:
    """Makes and checks the cookie by which a visitor is known."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, visitor: str) -> str:
        """The cookie's value for a visitor id."""
        signature = hmac.new(self._key, visitor.encode(), hashlib.sha256).hexdigest()
        return f"{visitor}.{signature}"

    def visitor(self, connection: HTTPConnection) -> str | None:
        """The visitor id, None without a cookie or with one that was not signed here."""
        found = VALUE.fullmatch(connection.cookies.get(COOKIE, ""))
        if found is None:
            return None
        visitor = found[1]
        return visitor if hmac.compare_digest(self.sign(visitor), found[0]) else None

    def remember(self, response: Response, visitor: str, *, secure: bool) -> None:
        """Set the cookie, anew each time so that who plays stays known.

        Args:
            response: the answer that carries it.
            visitor: the visitor id.
            secure: whether the page came by https; then the cookie never goes by http.
        """
        response.set_cookie(
            COOKIE,
            self.sign(visitor),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )


def new_visitor() -> str:
    """An id nobody can guess."""
    return secrets.token_hex(16)


def new_game_id() -> str:
    """An id that is short enough for a link, and that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))
