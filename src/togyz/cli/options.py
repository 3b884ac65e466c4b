"""What several commands share of their command lines: options, types, the end of the help."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from togyz.notation import GAME_FORMATS, POSITION_FORMATS, NotationError
from togyz.notation.formats import GameFormat, format_of_path
from togyz.rules import VARIANTS, TogyzError, UnknownVariant, Variant, variant

__all__ = [
    "BOOK_FILE",
    "EXITS",
    "FORMAT",
    "INPUT_FILE",
    "OUTPUT_FILE",
    "any_format_option",
    "book_option",
    "encoding_option",
    "epilog",
    "extension_format",
    "files_argument",
    "format_option",
    "hash_option",
    "json_option",
    "network_option",
    "position_format_option",
    "rules_option",
    "tables_option",
    "threads_option",
    "variant_option",
]

F = TypeVar("F", bound=Callable[..., Any])

EXITS: Mapping[int, str] = {
    0: "all is well",
    1: "something in the data is wrong, or can't be read or written",
    2: "the command line is wrong",
}
"""The exit statuses that all commands have; 130 and 141 come from `endings`."""

INPUT_FILE = click.Path(exists=True, dir_okay=False, readable=True, allow_dash=True)
FORMAT = click.Choice(tuple(GAME_FORMATS), case_sensitive=False)


class Number(click.FloatRange):
    """A number within bounds; click lets ``nan`` through, which no comparison holds back."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read it, as click does; refuse what is no number."""
        number = float(super().convert(value, param, ctx))
        if math.isnan(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


class OutputFile(click.Path):
    """A file that can be written, or ``-``; told before the work begins, not after it."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, writable=True, allow_dash=True)

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str | bytes | os.PathLike[str]:
        """Check the folder as well: a file is written beside its place first."""
        path = super().convert(value, param, ctx)
        try:
            folder = Path(value).resolve().parent
        except (OSError, RuntimeError):  # Python 3.13 and later find no fault with it
            shown = click.format_filename(value)
            self.fail(f"{shown} is a link that leads back to itself", param, ctx)
        if value != "-" and not (folder.is_dir() and os.access(folder, os.W_OK)):
            why = "can't be written to" if folder.is_dir() else "does not exist"
            self.fail(f"the folder {click.format_filename(folder)} {why}", param, ctx)
        return path


OUTPUT_FILE = OutputFile()


def extension_format(path: Path) -> GameFormat:
    """The format that the end of a file's name means, where nothing else can tell it.

    Raises:
        TogyzError: it means none.
    """
    try:
        return format_of_path(path)
    except NotationError:
        ends = [end for known in GAME_FORMATS.values() for end in known.extensions]
        raise TogyzError(
            f"{path.name!r} does not say in which format to write: "
            f"let its name end in {', '.join(ends[:-1])} or {ends[-1]}"
        ) from None


def epilog(examples: Sequence[str], exits: Mapping[int, str] = EXITS) -> str:
    """The end of a help text: examples, and what the exit statuses mean."""
    title = "Example:" if len(examples) == 1 else "Examples:"
    shown = "\n".join(f"  {example}" for example in examples)
    width = max(len(str(status)) for status in exits)
    statuses = "\n".join(f"  {status:<{width}}  {meaning}" for status, meaning in exits.items())
    # \b keeps click from wrapping a paragraph.
    return f"\b\n{title}\n{shown}\n\n\b\nExit status:\n{statuses}"


def _variant(ctx: click.Context, param: click.Parameter, value: str | None) -> Variant | None:
    try:
        return None if value is None else variant(value)
    except UnknownVariant as error:
        raise click.BadParameter(str(error), ctx, param) from None


def _encoding(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    try:
        if value is not None:
            "".encode(value)
    except (LookupError, ValueError):
        raise click.BadParameter(
            f"{value!r} is no text encoding; such are utf-8, utf-16, cp1251, kz1048", ctx, param
        ) from None
    return value


files_argument = click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=INPUT_FILE
)


def _format_option(names: Iterable[str]) -> Callable[[F], F]:
    return click.option(
        "--from",
        "source_format",
        type=click.Choice(tuple(dict.fromkeys(names)), case_sensitive=False),
        help="Format of the input. Default: recognised by its content.",
    )


format_option = _format_option(GAME_FORMATS)
position_format_option = _format_option(POSITION_FORMATS)
any_format_option = _format_option([*GAME_FORMATS, *POSITION_FORMATS])

encoding_option = click.option(
    "--encoding",
    metavar="NAME",
    callback=_encoding,
    help="Encoding of the input, such as cp1251. Default: recognised by its content.",
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead.")


def _variant_option(which: str) -> Callable[[F], F]:
    return click.option(
        "--variant",
        "rules",
        metavar="NAME",
        callback=_variant,
        help=f"{which}: {', '.join(VARIANTS)}; "
        "with +play-on or +extra-move for these tournament options.",
    )


variant_option = _variant_option("Rules, where the input doesn't name them")
rules_option = _variant_option("Rules of the game")

threads_option = click.option(
    "--threads",
    metavar="NUMBER",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="How many think about one position together.",
)


def _network(ctx: click.Context, param: click.Parameter, value: str) -> str:
    from togyz.engine.judges import check_network  # the core: not for the help

    try:
        return check_network(value)
    except TogyzError as error:
        raise click.BadParameter(f"{error}.", ctx, param) from None


def _tables(ctx: click.Context, param: click.Parameter, value: str) -> str:
    from togyz.engine.knowledge import check_tables  # the core: not for the help

    try:
        return check_tables(value)
    except TogyzError as error:
        raise click.BadParameter(f"{error}.", ctx, param) from None


tables_option = click.option(
    "--tables",
    metavar="FOLDER",
    default="auto",
    callback=_tables,
    help="Where the tables are that tell how positions with few stones end; none: ask none. "
    "Default: $TOGYZ_TABLES, else a folder in the user's cache.",
)

network_option = click.option(
    "--network",
    metavar="FILE",
    default="default",
    callback=_network,
    help="The network that judges positions, or hand: an evaluation made by hand. Default: the "
    "network that comes with togyz for the variant, else hand.",
)


class BookFile(click.Path):
    """A file that can be read, or one of the words that `togyz.engine.books` knows."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, readable=True)

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str | bytes | os.PathLike[str]:
        """Take a word as it is."""
        return value if value in ("default", "none") else super().convert(value, param, ctx)


BOOK_FILE = BookFile()


def book_option(usual: str) -> Callable[[F], F]:
    """The option for an opening book; `usual`: what is taken if it is not given."""
    return click.option(
        "--book",
        metavar="FILE",
        type=BOOK_FILE,
        help=f"The opening book; default: the one that comes with togyz for the variant, if one "
        f"does; none: none. Default: {usual}.",
    )


def hash_option(default: int) -> Callable[[F], F]:
    """The option for the engine's memory."""
    return click.option(
        "--hash",
        "hash_mib",
        metavar="MIB",
        type=click.IntRange(1),
        default=default,
        show_default=True,
        help="Memory for what the engine remembers.",
    )
