"""Small tables are made by themselves where somebody plays or analyses for the first time."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from typing import Any

import click

from togyz.rules import VARIANTS, Variant

from .output import note

__all__ = ["prepare_tables"]


def prepare_tables(tables: str = "auto", *variants: Variant) -> None:
    """Begin to build small tables in the background, if there are none where they are looked for.

    From now on what is wrong with tables is told in a line on standard error.

    Nobody waits for them: they serve the games to come. A folder that the user has chosen is his.

    Args:
        tables: what ``--tables`` says.
        variants: of which; by default all that have tables.
    """
    warnings.showwarning = _tell(warnings.showwarning)
    if tables != "auto" or os.environ.get("TOGYZ_TABLES"):
        return
    from togyz.tables import table_directory  # not for who has chosen
    from togyz.tables.background import begin, missing

    wanted = missing(variants or tuple(VARIANTS.values()))
    if not wanted:
        return
    with suppress(OSError):  # it is for later, and later there may be a process to be had
        begin(wanted)
        where = click.format_filename(table_directory())
        note(
            f"small tables of endings are being built in {where}, once, while you go on; "
            "TOGYZ_TABLES=none does without"
        )


def _tell(otherwise: Any) -> Any:
    """Like what shows warnings so far, but shorter where they are for users."""
    from togyz.engine.knowledge import TablesWarning

    def show(message: Warning | str, category: type[Warning], *more: Any, **named: Any) -> None:
        if issubclass(category, TablesWarning):
            note(f"tables: {message}")
        else:
            otherwise(message, category, *more, **named)

    return show
