"""Files that come with togyz, one for a variant, and others like them that somebody names."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Generic, TypeVar

from togyz.rules import TogyzError, Variant

__all__ = ["Shelf"]

T = TypeVar("T")


class Shelf(Generic[T]):
    """Where files of one kind are looked up; each is read once while it stays as it is.

    Args:
        kind: what such a file is called in messages.
        suffix: of the files' names, with its dot; the shipped ones lie in the folder `kind`s
            beside this module, under their variant's name.
        read: what makes something of a file.
        remedy: what else could have been asked for, for messages.
    """

    def __init__(self, kind: str, suffix: str, read: Callable[[Path], T], remedy: str) -> None:
        self._kind = kind
        self._suffix = suffix
        self.folder = Path(__file__).with_name(f"{kind}s")
        self._remedy = remedy
        # A file is known by its time and size, so a new one of the same name is read anew.
        self._read = lru_cache(maxsize=4)(lambda path, _changed, _size: read(path))
        self._read_shipped = cache(read)

    def path(self, variant: Variant) -> Path | None:
        """The file that comes with togyz for a variant; None if none does."""
        path = self.folder / f"{variant}{self._suffix}"
        return path if path.is_file() else None

    def shipped(self, variant: Variant) -> T | None:
        """What comes with togyz for a variant; None if nothing does."""
        path = self.path(variant)
        return None if path is None else self._read_shipped(path)

    def named(self, path: str) -> T:
        """What is in a file.

        Raises:
            TogyzError: it can't be read.
        """
        try:
            state = Path(path).stat()
            return self._read(Path(path), state.st_mtime_ns, state.st_size)
        except OSError as error:
            raise TogyzError(
                f"the {self._kind} {path} can't be read: {error.strerror}; {self._remedy}"
            ) from None
