"""The error that a text which can't be read raises."""

from __future__ import annotations

from togyz.rules import TogyzError

__all__ = ["NotationError", "shown"]


class NotationError(TogyzError):
    """A text that can't be read, or a game or position that a format can't say.

    Attributes:
        message: what is wrong, without the place.
        line: where, counted from 1; None where the text has no lines or the place is unknown.
        column: the character in the line, counted from 1; None where unknown.
        expected: what would have been right there; None where nothing single would.
    """

    def __init__(
        self,
        message: str,
        *,
        line: int | None = None,
        column: int | None = None,
        expected: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.expected = expected

    def __reduce__(self) -> tuple[object, ...]:
        """Rebuild with the place as well (pickling)."""
        return _rebuild, (type(self), self.message, self.line, self.column, self.expected)

    def __str__(self) -> str:
        """For people, on one line: ``line 3, column 7: … (expected …)``."""
        place = ", ".join(
            f"{name} {value}"
            for name, value in (("line", self.line), ("column", self.column))
            if value is not None
        )
        text = f"{place}: {self.message}" if place else self.message
        return f"{text} (expected {self.expected})" if self.expected else text


def _rebuild(
    kind: type[NotationError],
    message: str,
    line: int | None,
    column: int | None,
    expected: str | None,
) -> NotationError:
    return kind(message, line=line, column=column, expected=expected)


def shown(text: str) -> str:
    """A piece of somebody's text for a message: quoted, short, on one line."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")
