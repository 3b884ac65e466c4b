"""Tables that several tests look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from togyz.tables import build

STONES = {"bestemshe": 12, "qozdatu": 6, "togyzkumalak": 4}
"""So many are built in a second."""


@pytest.fixture(scope="session")
def tables_directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Small tables of every variant that has any; not to be changed."""
    directory = tmp_path_factory.mktemp("tables")
    for name, stones in STONES.items():
        for _ in build(directory, name, stones, threads=2):
            pass
    return directory
