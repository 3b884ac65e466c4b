"""``togyz tables``: build, check and ask the tables of positions with few stones."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from togyz.core import CoreTables
from togyz.rules import Variant
from togyz.tables import (
    Built,
    Progress,
    Shape,
    TableFile,
    Verified,
    build,
    estimate_bytes,
    table_directory,
    verify,
    verify_sample,
)

from .endings import WRONG_DATA
from .options import EXITS, epilog, json_option
from .output import Progress as Bar
from .output import echo_json, note, percent, plural, table
from .solving import solve_command
from .tableshared import (
    cores_option,
    directory_option,
    duration,
    existing,
    rules_argument,
    size,
)
from .tablevalues import probe_command

__all__ = ["command"]

DEFAULT_STONES = {"togyzkumalak": 8, "bestemshe": 24, "qozdatu": 12}
"""How many are built without a wish: a minute or so on two cores."""


@click.group(
    "tables",
    epilog=epilog(
        ["togyz tables build bestemshe", "togyz tables build --help"],
        {**EXITS, 1: "a table is wrong, damaged or missing, or can't be built"},
    ),
)
def command() -> None:
    """Know positions with few stones exactly.

    A table says of every position with so many stones on the board what each side can make sure
    of, whatever the other does.
    """


# --- build


@command.command(
    "build",
    short_help="Build tables, from the fewest stones up.",
    epilog=epilog(
        ["togyz tables build bestemshe", "togyz tables build togyzkumalak --stones 10"],
        {**EXITS, 1: "another builder is at it, or the disk is too small or can't be written"},
    ),
)
@rules_argument
@click.option(
    "--stones",
    metavar="NUMBER",
    type=click.IntRange(1),
    help="The most stones on the board. Default: as many as take a minute or so.",
)
@directory_option
@cores_option
@click.option("--dry-run", is_flag=True, help="Only say what it would take.")
def build_command(
    rules: Variant, stones: int | None, directory: Path | None, threads: int, dry_run: bool
) -> None:
    """Build the tables of VARIANT with up to so many stones, from the fewest up.

    What is there is kept, and a build that was stopped, in whatever way, goes on where it was.
    """
    stones = stones or DEFAULT_STONES.get(str(rules), 8)
    directory = directory or table_directory()
    Shape.of(rules).check(stones)
    while_building, at_end = estimate_bytes(rules, stones)
    if dry_run:
        counts = positions_of(rules, stones)
        click.echo(f"{sum(counts.values()):,} positions with up to {stones} stones")
        click.echo(f"about {size(at_end)} in the end, {size(while_building)} while they are built")
        return
    note(f"tables of {rules} in {click.format_filename(directory)}")
    with Bar("", 1000) as bar:
        estimate = Estimate(rules, stones)

        def tell(progress: Progress) -> None:
            bar.reach(int(1000 * estimate.part(progress)))

        for built in build(directory, rules, stones, threads, tell):
            estimate.learn(built)
            bar.clear()
            note(described(built) + estimate.rest())
    click.echo(f"everything is known up to {plural(stones, 'stone')}")


def positions_of(rules: Variant, stones: int) -> dict[int, int]:
    """How many positions there are with each number of stones."""
    shape = Shape.of(rules)
    core = CoreTables(rules, stones)
    return {n: sum(shape.sizes(core, n).values()) for n in shape.counts(stones)}


class Estimate:
    """How far a build is, and how long it will take at the speed of the last positions."""

    ENOUGH = 100_000  # positions, for their speed to say something of others

    def __init__(self, rules: Variant, stones: int) -> None:
        self._left = positions_of(rules, stones)
        self._all = sum(self._left.values())
        self._seconds: float | None = None  # for a position

    def learn(self, built: Built) -> None:
        """A number of stones is done."""
        self._left.pop(built.stones, None)
        if built.seconds and built.positions > self.ENOUGH:
            self._seconds = built.seconds / built.positions

    def part(self, progress: Progress) -> float:
        """What is done, 0 to 1. Two sweeps in three change little and are quick."""
        here = {"unpack": 0.0, "leave": 0.1, "sweep": 0.9, "pack": 1.0}[progress.step]
        if progress.step == "sweep":
            here = 0.1 + 0.8 * (1 - progress.changed / max(1, progress.positions))
        left = sum(self._left.values()) - here * self._left.get(progress.stones, 0)
        return 1 - left / self._all

    def rest(self) -> str:
        """How long the rest will take, as far as it can be known."""
        left = sum(self._left.values())
        if not left or self._seconds is None:
            return ""
        return f"; about {duration(left * self._seconds)} more"


def described(built: Built) -> str:
    """A line on what was built."""
    where = f"{built.stones:3} stones: {built.positions:,} positions, {size(built.bytes)}"
    if not built.seconds:
        return f"{where}, there already"
    return f"{where}, {plural(built.sweeps, 'sweep')}, {duration(built.seconds)}"


# --- info


@command.command(
    "info",
    short_help="Say what tables are there.",
    epilog=epilog(
        ["togyz tables info", "togyz tables info bestemshe-24.tgt"],
        {**EXITS, 1: "a file is no table, or damaged"},
    ),
)
@click.argument(
    "files", metavar="[FILE...]", nargs=-1, type=click.Path(exists=True, path_type=Path)
)
@directory_option
@json_option
def info_command(files: tuple[Path, ...], directory: Path | None, as_json: bool) -> None:
    """Say what tables are there, or what is in the given files."""
    directory = directory or table_directory()
    paths = list(files) or sorted(directory.glob("*.tgt"))
    if not paths:
        note(f"no tables in {click.format_filename(directory)}; 'togyz tables build' makes them")
        return
    rows: list[list[object]] = [["variant", "stones", "positions", "size", "bits each"]]
    for path in paths:
        file = TableFile(path)
        if as_json:
            echo_json(
                {
                    "file": str(path),
                    "variant": str(file.variant),
                    "stones": file.stones,
                    "positions": file.positions,
                    "layers": len(file.sections),
                    "bytes": file.size,
                }
            )
        bits = f"{8 * file.size / file.positions:.2f}"
        rows.append([str(file.variant), file.stones, f"{file.positions:,}", size(file.size), bits])
    if not as_json:
        click.echo(table(rows, indent=0))


# --- stats


@command.command(
    "stats",
    short_help="Count wins, draws and losses.",
    epilog=epilog(
        ["togyz tables stats bestemshe", "togyz tables stats togyzkumalak --json"],
        {**EXITS, 1: "there are no tables"},
    ),
)
@rules_argument
@directory_option
@json_option
def stats_command(rules: Variant, directory: Path | None, as_json: bool) -> None:
    """Count wins, draws and losses of the side to move, with equal kazans, by number of stones."""
    rows: list[list[object]] = [
        ["stones", "positions", "won", "drawn", "lost", "endless play", "mean gain"]
    ]
    for stones, file in existing(rules, directory).files.items():
        counted = Counted.of(stones, file)
        if as_json:
            echo_json({"stones": stones, "positions": file.positions} | asdict(counted))
            continue
        shares = (counted.won, counted.drawn, counted.lost, counted.endless)
        rows.append(
            [
                stones,
                f"{file.positions:,}",
                *(percent(share, file.positions) for share in shares),
                f"{counted.gain:+.2f}",
            ]
        )
    if not as_json:
        click.echo(table(rows, indent=0))


@dataclass(frozen=True)
class Counted:
    """Positions of a file, counted.

    Attributes:
        won: those in which the side to move gets more of the stones on the board than the other.
        drawn: those in which neither can make sure of more than half.
        lost: those in which the other side gets more.
        endless: those in which endless play withholds stones from both.
        gain: what the side to move wins more than the other, on average, where that is one number.
    """

    won: int
    drawn: int
    lost: int
    endless: int
    gain: float

    @classmethod
    def of(cls, stones: int, file: TableFile) -> Counted:
        """Count a file's values."""
        won = lost = endless = gain = 0
        for section in file.sections:
            for (mine, yours), count in section.values.items():
                won += count * (2 * mine > stones)
                lost += count * (2 * yours > stones)
                endless += count * (mine + yours < stones)
                gain += count * (mine - yours) * (mine + yours == stones)
        decided = file.positions - endless
        return cls(won, file.positions - won - lost, lost, endless, gain / max(1, decided))


# --- verify


@command.command(
    "verify",
    short_help="Prove that tables are consistent.",
    epilog=epilog(
        ["togyz tables verify bestemshe", "togyz tables verify bestemshe --sample 1000"],
        {**EXITS, 1: "a table is wrong, damaged, or missing"},
    ),
)
@rules_argument
@click.option(
    "--sample",
    metavar="NUMBER",
    type=click.IntRange(1),
    help="Look at so many random positions of each file, by the readable rules. Default: at all.",
)
@click.option("--seed", type=int, help="Look at the same random positions again.")
@directory_option
@cores_option
def verify_command(
    rules: Variant, sample: int | None, seed: int | None, directory: Path | None, threads: int
) -> None:
    """Prove that every value follows from those of the positions after it."""
    tables = existing(rules, directory)
    if seed is not None and sample is None:
        raise click.UsageError("--seed is for --sample")
    begun = time.monotonic()
    wrong = 0
    with Bar("", 1000 * len(tables.files)) as bar:
        order = list(tables.files)

        def tell(stones: int, done: float) -> None:
            bar.reach(int(1000 * (order.index(stones) + done)))

        if sample is None:
            found = verify(tables, threads, tell)
        else:
            found = verify_sample(tables, sample, seed)
        for verified in found:
            wrong += verified.wrong
            bar.clear()
            click.echo(verdict(verified))
    note(duration(time.monotonic() - begun))
    if wrong:
        raise SystemExit(WRONG_DATA)


def verdict(verified: Verified) -> str:
    """A line on what was verified."""
    line = f"{verified.file.stones:3} stones: {plural(verified.checked, 'position')}"
    if not verified.wrong:
        return f"{line}, all right"
    return f"{line}, {verified.wrong} WRONG, such as {verified.example!r}"


command.add_command(probe_command)
command.add_command(solve_command)
