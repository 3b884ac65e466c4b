"""The journal of a run: a line for each network, failures included."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from togyz.files import writing

__all__ = ["COLUMNS", "Journal"]

COLUMNS = (
    "name", "judge", "depth", "positions", "score_weight", "epochs", "hidden", "small", "buckets",
    "counts", "seconds", "held_back_loss", "scale", "unit", "accepted",
    "wins", "draws", "losses", "pairs", "elo", "low", "high",
    "hand_wins", "hand_draws", "hand_losses", "hand_pairs", "hand_elo", "hand_low", "hand_high",
)  # fmt: skip
"""What a line says: how the network came about, how it did against the best one before it, and,
with ``hand_`` before it, against the evaluation made by hand. ``pairs`` are counts of pairs of
games by their points: 0, ½, 1, 1½, 2."""


class Journal:
    """A table, in a file."""

    def __init__(self, path: Path) -> None:
        """Read what is there."""
        self._path = path
        self.lines: list[dict[str, str]] = []
        if path.is_file():
            with path.open(newline="", encoding="utf-8") as file:
                self.lines = list(csv.DictReader(file))

    def put(self, line: dict[str, Any]) -> None:
        """Write a line, in place of one that is there of the same name."""
        text = {key: "" if line.get(key) is None else str(line[key]) for key in COLUMNS}
        self.lines = [one for one in self.lines if one["name"] != text["name"]] + [text]
        with writing(self._path, newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(self.lines)
