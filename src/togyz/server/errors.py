"""What can go wrong, as exceptions."""

from __future__ import annotations

from http import HTTPStatus

from togyz.rules import TogyzError

from .messages import ErrorCode

__all__ = ["Refused", "ServerError"]


class ServerError(TogyzError):
    """The server can't start or go on; the message names the reason and the remedy."""


class Refused(TogyzError):
    """A request or command that the server doesn't follow.

    Attributes:
        code: the reason, for programs.
        status: the HTTP status that goes with it.
        field: the field of the request that is wrong, where one is.
        ply: the move that the rules forbid, where one is wrong.
        wait: in how many seconds to try again, where that is known.
    """

    def __init__(
        self,
        code: ErrorCode,
        message: str,
        *,
        field: str | None = None,
        ply: int | None = None,
        wait: int | None = None,
    ) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.field = field
        self.ply = ply
        self.wait = wait

    @property
    def message(self) -> str:
        """What to tell people, in English."""
        return str(self)

    @property
    def status(self) -> HTTPStatus:
        """The HTTP status of the code."""
        return _STATUS.get(self.code, HTTPStatus.CONFLICT)


_STATUS: dict[ErrorCode, HTTPStatus] = {
    "bad-request": HTTPStatus.BAD_REQUEST,
    "busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "engine-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "engine-failed": HTTPStatus.INTERNAL_SERVER_ERROR,
    "forbidden-origin": HTTPStatus.FORBIDDEN,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
    "not-found": HTTPStatus.NOT_FOUND,
    "not-kept": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-many-games": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-requests": HTTPStatus.TOO_MANY_REQUESTS,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "unreadable": HTTPStatus.UNPROCESSABLE_ENTITY,
}
