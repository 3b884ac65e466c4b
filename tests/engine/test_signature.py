"""The search is the one that core/BENCH says."""

from __future__ import annotations

from pathlib import Path

from togyz.core import bench
from togyz.engine.judges import judge
from togyz.rules import variant

BENCH = Path(__file__).resolve().parents[2] / "core" / "BENCH"


def test_the_signature_is_the_recorded_one() -> None:
    recorded = int(BENCH.read_text(encoding="ascii"))
    nodes, _ = bench(network=judge(variant()))
    assert nodes == recorded, (
        f"the search visits {nodes} nodes now, and core/BENCH says {recorded}: if it was meant to "
        "change, write the new number there, and say in the commit how the match went"
    )
