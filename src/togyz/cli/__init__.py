"""The command line."""

from __future__ import annotations

import click

import togyz


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(togyz.__version__, prog_name="togyz")
def main() -> None:
    """Play, study and serve the game Togyz Kumalak."""
