"""Gather what the tables of Bestemshe say, and draw what the documentation shows of it.

    python -m tools.tell_bestemshe [--dir DIRECTORY]

With ``--dir``, the numbers are gathered from the tables there, which must suffice to solve the
first position: ``togyz tables build bestemshe --stones 40`` makes them. Larger ones are counted
too, but the solution is that of 40 whatever there is, since that is what most can build. They go to
docs/explanation/bestemshe.csv and bestemshe-moves.csv. Without it only the pictures are drawn, from
these two files; a test tells when to.
"""

from __future__ import annotations

import argparse
import csv
import json
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from togyz.board import svg
from togyz.cli.solving import Solved, Solver
from togyz.rules import Game, Position
from togyz.tables import TableFile, Tables
from togyz.tables.files import file_name
from togyz_training.plots import Curve, curves, shares

DOCS = Path(__file__).resolve().parent.parent / "docs"
NUMBERS = DOCS / "explanation" / "bestemshe.csv"
MOVES = DOCS / "explanation" / "bestemshe-moves.csv"
IMAGES = DOCS / "images"
DEPTH = 60
TOTAL = 50
PROOF = 40
"""Most stones of the tables that the solution starts from."""


@dataclass(frozen=True)
class Row:
    """What is known of all positions with so many stones.

    Attributes:
        stones: on the board.
        positions: how many there are.
        won: share that the side to move wins, at the most even score that there can be: kazans
            are even, so where they can't be equal, half of the positions have the mover two stones
            ahead, half two behind.
        drawn: share that is drawn.
        lost: share that is lost.
        endless: share in which endless play withholds stones from both.
        gain: stones that the side to move wins more than the other, on average, where that is
            sure.
        bytes: of the file.
    """

    stones: int
    positions: int
    won: float
    drawn: float
    lost: float
    endless: float
    gain: float
    bytes: int

    @classmethod
    def of(cls, stones: int, file: TableFile) -> Row:
        """Count the values of a file."""
        half = stones // 2
        leads = (0,) if half % 2 else (1, -1)
        won = lost = endless = gain = 0
        for section in file.sections:
            for (mine, yours), count in section.values.items():
                won += count * sum(mine + lead > half for lead in leads)
                lost += count * sum(yours - lead > half for lead in leads)
                endless += count * (mine + yours < stones)
                gain += count * (mine - yours) * (mine + yours == stones)
        of = file.positions * len(leads)
        return cls(
            stones,
            file.positions,
            round(won / of, 5),
            round(1 - (won + lost) / of, 5),
            round(lost / of, 5),
            round(endless / file.positions, 5),
            round(gain / (file.positions - endless), 4),
            file.size,
        )


def gather(directory: Path) -> None:
    """Write the numbers and the solution."""
    tables = Tables("bestemshe", directory)
    write(NUMBERS, [asdict(Row.of(stones, file)) for stones, file in tables.files.items()])
    with tempfile.TemporaryDirectory() as folder:
        for stones in tables.files:
            if stones <= PROOF:
                name = file_name(tables.variant, stones)
                Path(folder, name).symlink_to((directory / name).resolve())
        start = Position.start("bestemshe")
        solver = Solver(Tables("bestemshe", Path(folder)), DEPTH)
        found = [solver.solve(start, line=True)]
        found += [solver.after(start, hole, line=True) for hole in start.legal_moves()]
    write(MOVES, [told(each) for each in found])


def write(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write a file with a row of names."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def told(solved: Solved) -> dict[str, Any]:
    """A row of the solution.

    Raises:
        SystemExit: endless play leaves the score open, and the page says that it does not.
    """
    if not solved.known.exact:
        raise SystemExit(f"the score of {solved} is not one number")
    return {
        "move": solved.hole or "any",
        "first": solved.known.least,
        "second": TOTAL - solved.known.least,
        "depth": solved.depth,
        "positions": solved.nodes,
        "play": " ".join(map(str, solved.line)),
    }


def numbers() -> list[Row]:
    """The rows of the file."""
    with NUMBERS.open(encoding="utf-8") as file:
        return [
            Row(**{name: json.loads(text) for name, text in row.items()})
            for row in csv.DictReader(file)
        ]


def pictures() -> dict[Path, str]:
    """All pictures of the page, as their files have them."""
    rows = numbers()
    found = {
        "results": shares(
            "Bestemshe: results for the side to move, by stones on the board",
            {"won": [r.won for r in rows], "drawn": [r.drawn for r in rows],
             "lost": [r.lost for r in rows]},
            [r.stones for r in rows],
        ),
        "growth": curves(
            "Bestemshe: positions and bytes of the tables, all up to so many stones",
            [r.stones for r in rows],
            [Curve("positions", total(r.positions for r in rows)),
             Curve("bytes", total(r.bytes for r in rows))],
        ),
        "endless": curves(
            "Bestemshe: positions in which endless play withholds stones, of a thousand",
            [r.stones for r in rows],
            [Curve("endless", [1000 * r.endless for r in rows])],
            logarithmic=False,
        ),
    }  # fmt: skip
    with MOVES.open(encoding="utf-8") as file:
        moves = [int(hole) for hole in next(csv.DictReader(file))["play"].split()]
    for name, plies in diagrams(moves).items():
        game = Game(Position.start("bestemshe"), moves=moves[:plies])
        found[name] = svg(game.position, last_move=game.end.trace(), theme="light")
    return {IMAGES / f"bestemshe-{name}.svg": f"{text}\n" for name, text in found.items()}


def diagrams(moves: list[int]) -> dict[str, int]:
    """Where the line of best play is shown: by name, after how many plies."""
    game = Game(Position.start("bestemshe"), moves=moves)
    boards = [sum(node.position.holes) for node in game.root.mainline()]
    first = next(ply for ply, stones in enumerate(boards) if stones <= 40)
    later = next(ply for ply, stones in enumerate(boards) if stones <= 20)
    return {"known": first, "late": later, "end": len(moves)}


def total(values: Any) -> list[float]:
    """Sums from the first to each."""
    sums, so_far = [], 0
    for value in values:
        so_far += value
        sums.append(float(so_far))
    return sums


def main() -> None:
    """Do as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--dir", type=Path)
    directory = parser.parse_args().dir
    if directory is not None:
        gather(directory)
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
