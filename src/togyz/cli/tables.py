"""``togyz tables``: build, check and ask the tables of positions with few stones."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click

from togyz.core import CoreTables
from togyz.rules import Position, TogyzError, Variant, variant
from togyz.tables import (
    Built,
    Known,
    Progress,
    Shape,
    TableFile,
    Tables,
    Verified,
    build,
    estimate_bytes,
    prove,
    table_directory,
    verify,
    verify_sample,
)

from .endings import WRONG_DATA, DataError
from .inputs import position_from
from .options import EXITS, epilog, json_option, position_format_option, variant_option
from .output import Progress as Bar
from .output import echo_json, note, plural, table

__all__ = ["command"]

STEPS = {"leave": "captures", "sweep": "sweep", "pack": "writing", "unpack": "reading"}

DEFAULT_STONES = {"togyzkumalak": 8, "bestemshe": 24, "qozdatu": 12}
"""How many are built without a wish: a minute or so on two cores."""


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


@click.group("tables")
def command() -> None:
    """Know positions with few stones exactly.

    A table says of every position with so many stones on the board what each side can make sure
    of. The engine plays them without an error, and analysis shows them.
    """


# --- build


@command.command(
    "build",
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

    LONG = 1.0  # seconds that a measurement must take to be one

    def __init__(self, rules: Variant, stones: int) -> None:
        self._left = positions_of(rules, stones)
        self._all = sum(self._left.values())
        self._seconds: float | None = None  # for a position

    def learn(self, built: Built) -> None:
        """A number of stones is done."""
        self._left.pop(built.stones, None)
        if built.seconds > self.LONG:
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


# --- info


@command.command(
    "info",
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


# --- verify


@command.command(
    "verify",
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


def verdict(verified: Verified) -> str:
    """A line on what was verified."""
    line = f"{verified.file.stones:3} stones: {plural(verified.checked, 'position')}"
    if not verified.wrong:
        return f"{line}, all right"
    return f"{line}, {verified.wrong} WRONG, such as {verified.example!r}"


# --- probe


@command.command(
    "probe",
    epilog=epilog(
        ["togyz tables probe '1,0,0,0,0/0,0,2,0,0 24-23 w' --variant bestemshe"],
        {**EXITS, 1: "the position can't be read, or isn't in a table"},
    ),
)
@click.argument("position", metavar="POSITION")
@variant_option
@position_format_option
@directory_option
@json_option
def probe_command(
    position: str,
    rules: Variant | None,
    source_format: str | None,
    directory: Path | None,
    as_json: bool,
) -> None:
    """Say what best play brings from POSITION, and from every move in it."""
    root = position_from(position, rules, source_format)
    tables = existing(root.variant, directory)
    known = tables.known(root)
    if known is None:
        stones = sum(root.holes)
        raise DataError(
            f"{plural(stones, 'stone')} on the board; tables are there up to {tables.most}"
        )
    moves = [] if root.outcome() is not None else tables.moves(root)
    if as_json:
        echo_json(
            {"position": as_object(known)}
            | {"moves": [{"hole": move.hole} | as_object(move.known) for move in moves]}
        )
        return
    click.echo(f"{root.side}: {in_words(known, root)}")
    for move in moves:
        click.echo(f"  {move.hole}: {in_words(move.known, root)}")


# --- solve


@command.command(
    "solve",
    epilog=epilog(
        ["togyz tables solve bestemshe", "togyz tables solve POSITION --moves"],
        {**EXITS, 1: "the position can't be read, or there are no tables, or it was not solved"},
    ),
)
@click.argument("position", metavar="POSITION")
@click.option(
    "--depth",
    metavar="PLIES",
    type=click.IntRange(1, 200),
    default=60,
    show_default=True,
    help="Search so many plies at most.",
)
@click.option("--moves", is_flag=True, help="Solve the position after every move, too.")
@variant_option
@position_format_option
@directory_option
def solve_command(
    position: str,
    depth: int,
    moves: bool,
    rules: Variant | None,
    source_format: str | None,
    directory: Path | None,
) -> None:
    """Prove what best play brings from POSITION, by search down to the tables.

    What each depth proves goes to standard error. Beyond the depth nothing is assumed, so all of it
    is true; the more stones the tables have, the sooner everything is.
    """
    root = position_from(position, rules, source_format)
    tables = existing(root.variant, directory)
    if root.outcome() is not None:
        raise DataError(f"the game is over: {root.outcome()}")
    click.echo(f"{root.side}: {in_words(solved(root, tables, depth), root)}")
    if not moves:
        return
    for hole in root.legal_moves():
        after = root.play(hole)
        if after.outcome() is None:
            known = mirrored(solved(after, tables, depth), root)
        else:
            known = next(move.known for move in tables.moves(root) if move.hole == hole)
        click.echo(f"  {hole}: {in_words(known, root)}")


def solved(position: Position, tables: Tables, depth: int) -> Known:
    """The value of a position, proved.

    Raises:
        DataError: the depth did not suffice.
    """
    begun = time.monotonic()
    proof = None
    for proof in prove(position, tables, depth):
        note(
            f"depth {proof.depth}: {proof.least} to {proof.most} stones, "
            f"{proof.nodes:,} positions, {duration(time.monotonic() - begun)}"
        )
    assert proof is not None
    if not proof.complete:
        raise DataError(
            f"not solved within {plural(depth, 'ply')}: {proof.least} to {proof.most} stones; "
            f"search deeper, or build tables of more than {plural(tables.most, 'stone')}"
        )
    total, win = position.variant.total, position.variant.win
    result = (proof.least >= win) - (total - proof.most >= win)
    return Known(result, proof.least, proof.most)


def mirrored(known: Known, position: Position) -> Known:
    """A value seen by the other side."""
    total = position.variant.total
    return Known(-known.result, total - known.most, total - known.least)


def as_object(known: Known) -> dict[str, object]:
    """For JSON."""
    return {
        "result": {1: "win", 0: "draw", -1: "loss"}[known.result],
        "least": known.least,
        "most": known.most,
    }


def in_words(known: Known, position: Position) -> str:
    """For people: from the view of the side to move."""
    result = {1: "wins", 0: "draws", -1: "loses"}[known.result]
    total = position.variant.total
    if known.exact:
        return f"{result}, {known.least} : {total - known.least}"
    return f"{result}, {known.least} : {total - known.least} at least, {known.most} at most"
