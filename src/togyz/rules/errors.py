"""The errors a caller may meet. All of them derive from `TogyzError`, itself a `ValueError`."""

from __future__ import annotations

__all__ = ["IllegalMove", "InvalidPosition", "TogyzError", "UnknownVariant"]


class TogyzError(ValueError):
    """Something given to togyz is wrong; the message names the place and the remedy."""


class UnknownVariant(TogyzError):
    """A variant name that is not in the registry."""


class InvalidPosition(TogyzError):
    """A position that can't be one of its variant.

    Attributes:
        problems: every reason found, one sentence each; never empty.
    """

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[InvalidPosition], tuple[tuple[str, ...]]]:
        """Rebuild from the problems: the default would pass the joined message (pickling)."""
        return type(self), (self.problems,)


class IllegalMove(TogyzError):
    """A move that the rules forbid in the position it was tried in."""
