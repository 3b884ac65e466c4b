"""Which tables an engine asks: those in the user's cache, those of a folder, or none."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from togyz.rules import TogyzError, Variant

if TYPE_CHECKING:
    from togyz.tables import Tables

__all__ = ["AUTO", "NONE", "TablesWarning", "check_tables", "knowledge", "usable"]

AUTO = "auto"
"""Tables as ``togyz tables`` finds them; none where $TOGYZ_TABLES is ``none``."""

NONE = "none"
"""No tables."""


class TablesWarning(UserWarning):
    """Tables can't be used, and an engine does without."""


def knowledge(variant: Variant, tables: str = AUTO) -> Tables | None:
    """The tables that an engine is to ask for a variant; None: there are none.

    A file that can't be used is left out, and with it those with more stones: `Tables.problem`
    says why.

    Args:
        variant: what is played.
        tables: `AUTO`, `NONE`, or the path of a folder.
    """
    if tables == NONE:
        return None
    from togyz.tables import NO_TABLES, has_tables, table_directory  # a moment that not all need

    if tables == AUTO and os.environ.get("TOGYZ_TABLES") == NO_TABLES:
        return None
    if not has_tables(variant):
        return None
    folder = table_directory() if tables == AUTO else Path(tables)
    state = _state(folder, variant)
    return _opened(variant, folder, state) if state else None


def usable(variant: Variant, tables: str) -> Tables | None:
    """The same, for whom it is no use to do without.

    Raises:
        TogyzError: there is no such folder, or there are no tables of the variant, or one of them
            can't be used.
    """
    found = knowledge(variant, check_tables(tables))
    if tables == NONE:
        return None
    if found is None:
        raise TogyzError(f"there are no tables of {variant}; 'togyz tables build' makes them")
    if found.problem:
        raise TogyzError(found.problem)
    return found


def check_tables(tables: str) -> str:
    """`tables` itself, if it is `AUTO`, `NONE` or the path of a folder.

    Raises:
        TogyzError: there is no such folder.
    """
    if tables not in (AUTO, NONE) and not Path(tables).is_dir():
        raise TogyzError(
            f"tables: there is no folder {tables}; {AUTO} takes those that 'togyz tables' finds, "
            f"{NONE} takes none"
        )
    return tables


def _state(folder: Path, variant: Variant) -> tuple[tuple[str, int, int], ...]:
    """What files there are, and when they came."""
    try:
        with os.scandir(folder) as entries:
            files = [
                (entry.name, state.st_mtime_ns, state.st_size)
                for entry in entries
                if entry.name.startswith(f"{variant}-") and entry.name.endswith(".tgt")
                for state in (entry.stat(follow_symlinks=False),)
            ]
    except OSError:
        return ()
    return tuple(sorted(files))


@lru_cache(maxsize=8)
def _opened(variant: Variant, folder: Path, state: tuple[tuple[str, int, int], ...]) -> Tables:
    """The tables as they were at a moment: engines share what is open."""
    from togyz.tables import Tables

    return Tables(variant, folder, lenient=True)
