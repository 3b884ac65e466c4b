"""What several commands share of their command lines: options, types, the end of the help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import click

from togyz.notation import GAME_FORMATS
from togyz.rules import VARIANTS, UnknownVariant, Variant, variant

__all__ = [
    "EXITS",
    "FORMAT",
    "INPUT_FILE",
    "OUTPUT_FILE",
    "encoding_option",
    "epilog",
    "files_argument",
    "format_option",
    "json_option",
    "variant_option",
]

EXITS: Mapping[int, str] = {
    0: "all is well",
    1: "something in the data is wrong, or can't be read or written",
    2: "the command line is wrong",
}
"""The exit statuses that all commands have; 130 and 141 come from `endings`."""

INPUT_FILE = click.Path(exists=True, dir_okay=False, readable=True, allow_dash=True)
FORMAT = click.Choice(tuple(GAME_FORMATS), case_sensitive=False)
OUTPUT_FILE = click.Path(dir_okay=False, writable=True, allow_dash=True)


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

format_option = click.option(
    "--from",
    "source_format",
    type=FORMAT,
    help="Format of the input. Default: recognised by its content.",
)

encoding_option = click.option(
    "--encoding",
    metavar="NAME",
    callback=_encoding,
    help="Encoding of the input, such as cp1251. Default: recognised by its content.",
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead.")

variant_option = click.option(
    "--variant",
    "rules",
    metavar="NAME",
    callback=_variant,
    help=f"Rules, where the input doesn't name them: {', '.join(VARIANTS)}; "
    "with +play-on or +extra-move for these tournament options.",
)
