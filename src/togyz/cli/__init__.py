"""The command line: thin commands over the rest of the package.

`main` finds a command's module, imports it when it is needed and runs it. A command reads by
`inputs`, counts in `tally`, and says what it has to say by `output`: results on standard output,
problems and progress on standard error. `endings` turns what can go wrong into one line and an
exit status.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

import togyz

from .endings import quiet_endings
from .options import EXITS, epilog
from .output import prepare_streams

__all__ = ["main"]

# What each is for; in the order of the help: from the single position to the server.
COMMANDS = {
    "show": "Show a position, or a position of a game in a file.",
    "replay": "Play games through, and name what is wrong in them.",
    "convert": "Write the games of IN to OUT, in another format.",
    "stats": "Count results, lengths, tuzdiks and first moves.",
    "analyse": "Let the engine think about a position.",
    "review": "Say what each move of a game cost, and why.",
    "play": "Play against the computer, in the terminal.",
    "match": "Let two engines play each other, and say which is stronger.",
    "engine": "Let other programs use the engine.",
    "bench": "Measure the engine's speed, and print its signature.",
    "network": "Look at the networks that judge positions.",
    "perft": "Count the move sequences of exactly DEPTH plies.",
    "book": "Make and ask opening books.",
    "explorer": "Make and ask opening explorers.",
    "tables": "Know positions with few stones exactly.",
    "facts": "Prove facts about the game that people repeat.",
    "serve": "Serve the page to play on, in a browser, until Ctrl-C.",
    "site": "Write the page as files into DIR, for any web host.",
}


class LazyGroup(click.Group):
    """A group that imports a command when it is asked for, and ends every one the same way."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command; None when there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"{__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any: the help is there at once."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Parse the command line; it may print the help or the version, and end here."""
        with quiet_endings():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, with an end that a shell understands."""
        with quiet_endings():
            prepare_streams(ctx)
            return super().invoke(ctx)


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=epilog(
        ["togyz show start", "togyz replay games.pgn", "togyz convert games.pgn games.tgk"],
        {**EXITS, 130: "stopped by Ctrl-C", 141: "nobody reads the output any more"},
    ),
)
@click.version_option(togyz.__version__, prog_name="togyz")
def main() -> None:
    """Show, check, convert and count games of Togyz Kumalak (Toguz Korgool), and play it.

    "togyz COMMAND --help" tells more about a command.
    """
