"""Pictures of a run."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from hypothesis import example, given
from hypothesis import strategies as st

from togyz.rules import TogyzError
from togyz_training.cli import main
from togyz_training.journal import Journal
from togyz_training.plots import HEIGHT, WIDTH, Line, lines
from togyz_training.report import draw

LOSSES = (
    "step,epoch,seconds,loss,held_back_loss\n1,0.5,1,0.7,\n2,1.00,2,0.6,0.65\n4,2.00,4,0.5,0.6\n"
)


def places(picture: str) -> list[tuple[float, float]]:
    return [
        (float(x), float(y))
        for line in re.findall(r'<polyline points="([^"]*)"', picture)
        for x, y in re.findall(r"(\S+),(\S+)", line)
    ]


@example([(0.0, 900720.7918512071, 0.0)])
@given(
    st.lists(st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6), st.floats(0, 1e6)), min_size=1)
)
def test_every_point_is_inside_and_in_its_place(found: list[tuple[float, float, float]]) -> None:
    points, errors = [(x, y) for x, y, _ in found], [error for _, _, error in found]
    picture = lines("a < b", [Line("c & d", points, errors)])
    ElementTree.fromstring(picture)
    drawn = places(picture)
    assert len(drawn) == len(points)
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in drawn)
    together = list(zip(points, drawn, strict=True))
    for (x, y), (across, up) in together:
        assert all(across <= other + 0.1 for (there, _), (other, _) in together if there >= x)
        assert all(up >= other - 0.1 for (_, there), (_, other) in together if there >= y)


def test_a_run_is_drawn(tmp_path: Path) -> None:
    for number in range(1, 11):
        (tmp_path / f"generation-{number:02d}").mkdir()
        (tmp_path / f"generation-{number:02d}" / "losses.csv").write_text(LOSSES)
    journal = Journal(tmp_path / "networks.csv")
    for number, elo in enumerate((100, 150, None), 1):
        journal.put({"name": str(number), "hand_elo": elo, "hand_low": 50, "hand_high": 200})
    done = CliRunner().invoke(main, ["plot", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert [Path(line).name for line in done.output.split()] == ["losses.svg", "strength.svg"]
    losses = (tmp_path / "losses.svg").read_text()
    assert len(places(losses)) == 8 * 2  # of the latest eight, the ends of epochs
    assert "network 10" in losses
    assert "network 02" not in losses
    first, second = places((tmp_path / "strength.svg").read_text())
    assert first[1] > second[1]


def test_a_training_and_a_pool_are_drawn(tmp_path: Path) -> None:
    (tmp_path / "losses.csv").write_text(LOSSES)
    (tmp_path / "pool.csv").write_text(
        "name,pace,elo,error,points,games\na,x,0,0,1,2\nb,x,90,9,1,2\n"
    )
    assert [path.name for path in draw(tmp_path)] == ["losses.svg", "pool.svg"]


def test_nothing_to_draw_and_damage_are_said(tmp_path: Path) -> None:
    with pytest.raises(TogyzError, match="nothing to draw"):
        draw(tmp_path)
    (tmp_path / "losses.csv").write_text(LOSSES + "5,x,1,1,1\n")
    with pytest.raises(TogyzError, match=r"losses\.csv, line 5: this is damaged"):
        draw(tmp_path)
    (tmp_path / "losses.csv").write_text("step,epoch\n1,1\n")
    with pytest.raises(TogyzError, match="damaged"):
        draw(tmp_path)
