"""What the commands on tables share: arguments, options, words."""

from __future__ import annotations

import os
from pathlib import Path

import click

from togyz.rules import TogyzError, Variant, variant
from togyz.tables import Shape, Tables

from .endings import DataError

__all__ = [
    "cores_option",
    "directory_option",
    "duration",
    "existing",
    "rules_argument",
    "size",
]


def _rules(ctx: click.Context, param: click.Parameter, value: str) -> Variant:
    try:
        return Shape.of(variant(value)).variant
    except TogyzError as error:
        raise click.BadParameter(str(error), ctx, param) from None


rules_argument = click.argument("rules", metavar="VARIANT", callback=_rules)

directory_option = click.option(
    "--dir",
    "directory",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the tables are. Default: $TOGYZ_TABLES, else a folder in the user's cache.",
)

cores_option = click.option(
    "--threads",
    metavar="NUMBER",
    type=click.IntRange(1, 256),
    default=os.cpu_count() or 1,
    show_default="all cores",
    help="How many cores to use.",
)


def existing(rules: Variant, directory: Path | None) -> Tables:
    """The tables that are there.

    Raises:
        DataError: there are none.
    """
    tables = Tables(rules, directory)
    if not tables.files:
        raise DataError(
            f"no tables of {rules} in {click.format_filename(tables.directory)}; "
            f"'togyz tables build {rules}' makes them"
        )
    return tables


def size(count: int) -> str:
    """Bytes for people."""
    for unit, least in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if count >= least:
            return f"{count / least:.1f} {unit}"
    return f"{count} bytes"


def duration(seconds: float) -> str:
    """Seconds for people."""
    if seconds < 100:
        return f"{seconds:.1f} s"
    if seconds < 6000:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
