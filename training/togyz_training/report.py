"""Pictures of a run: how losses fell, and how strength grew."""

from __future__ import annotations

import csv
import math
from collections.abc import Sequence
from pathlib import Path

from togyz.files import write_bytes
from togyz.rules import TogyzError

from .plots import Line, lines

__all__ = ["draw"]

LATEST = 8
"""So many networks' losses are drawn, the latest ones."""


def draw(folder: Path) -> list[Path]:
    """Draw what is there to draw, as SVG, and return the files.

    ``losses.svg`` has the loss on held-back positions after each epoch, of a training
    (``losses.csv``) or of the generations of a run; ``strength.svg`` has Elo against the evaluation
    made by hand, with intervals of 95 %, from ``networks.csv``; ``pool.svg``, Elo in a pool at one
    pace, from ``pool.csv``, in the order in which the networks were given.

    Raises:
        TogyzError: there is nothing to draw, or a table is damaged.
        OSError: a file can't be read or written.
    """
    found = {
        "losses.svg": _losses(folder),
        "strength.svg": _strength(folder / "networks.csv"),
        "pool.svg": _pool(folder / "pool.csv"),
    }
    if not any(found.values()):
        raise TogyzError(
            f"{folder} has nothing to draw: no losses.csv of an epoch, networks.csv or pool.csv"
        )
    return [_write(folder / name, text) for name, text in found.items() if text]


def _losses(folder: Path) -> str:
    tables = sorted(folder.glob("generation-*/losses.csv"))[-LATEST:]
    if (folder / "losses.csv").is_file():
        tables.append(folder / "losses.csv")
    found = []
    for table in tables:
        rows = _rows(table, ("epoch", "held_back_loss"))
        points = [(row[0], row[1]) for row in rows if not math.isnan(row[1])]
        if points:
            found.append(Line(table.parent.name.replace("generation-", "network "), points))
    return lines("Loss on held-back positions, by epoch", found) if found else ""


def _strength(table: Path) -> str:
    columns = ("hand_elo", "hand_low", "hand_high")
    rows = _rows(table, columns) if table.is_file() else []
    known = [(number, row) for number, row in enumerate(rows, 1) if not any(map(math.isnan, row))]
    if not known:
        return ""
    points = [(float(number), elo) for number, (elo, _, _) in known]
    errors = [(high - low) / 2 for _, (_, low, high) in known]
    title = "Elo against the evaluation made by hand, by network"
    return lines(title, [Line("networks", points, errors)])


def _pool(table: Path) -> str:
    if not table.is_file():
        return ""
    rows = _rows(table, ("elo", "error"))
    if any(map(math.isnan, (value for row in rows for value in row))):
        raise TogyzError(f"{table} is damaged: a player has no rating")
    points = [(float(number), elo) for number, (elo, _) in enumerate(rows)]
    return lines("Elo in the pool, by player", [Line("players", points, [e for _, e in rows])])


def _rows(table: Path, columns: Sequence[str]) -> list[list[float]]:
    """Columns of a table; not-a-number where nothing is known."""
    with table.open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        try:
            return [[float(row[name] or "nan") for name in columns] for row in reader]
        except (KeyError, TypeError, ValueError):
            raise TogyzError(f"{table}, line {reader.line_num}: this is damaged") from None


def _write(path: Path, text: str) -> Path:
    write_bytes(path, f"{text}\n".encode())
    return path
