"""Small tables, built in the browser: they know what those of Python know, and the page says so."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.support import Script, Visitor
from tests.conftest import TABLE_STONES
from togyz.core import CoreTables
from togyz.notation import format_position
from togyz.rules import Position
from togyz.tables import Shape, Tables

# The first search begins the building; whoever asks meanwhile does without.
KNOWN = """async (positions) => {
    const { Engine, onTables } = await import("/assets/check/modules.js");
    const engine = new Engine({ hashMib: 1 });
    const search = (start) => engine.search({ start, moves: [] }, { nodes: 1 });
    const come = new Promise((resolve) => onTables(resolve));
    const before = (await search(positions[0])).known;
    const { stones } = await come;
    const known = [];
    for (const start of positions) {
        const info = await search(start);
        known.push([info.known.least, info.known.most, info.lines[0].score]);
    }
    engine.close();
    return [before, stones, known];
}"""

WON = "togyz1 bestemshe 0,0,1,0,1/1,0,2,0,1 22/22 b"
"""Black wins, 28 : 22."""


def endings(name: str, stones: int, count: int) -> list[Position]:
    """Positions that are not over, with kazans that leave the result open."""
    rng = random.Random(name)
    shape = Shape.of(name)
    core = CoreTables(shape.variant, stones)
    layers = list(shape.layers(stones))
    weights = [core.size(layer) for layer in layers]
    kazan = (shape.variant.total - stones) // 2
    kazan -= kazan % core.unit
    found: list[Position] = []
    while len(found) < count:
        [layer] = rng.choices(layers, weights)
        position = core.position(layer, rng.randrange(core.size(layer)), kazan)
        if position.outcome() is None:
            found.append(position)
    return found


@pytest.mark.parametrize("name", list(TABLE_STONES))
def test_they_know_what_those_of_python_know(
    script: Script, tables_directory: Path, name: str
) -> None:
    tables = Tables(name, tables_directory)
    positions = endings(name, TABLE_STONES[name], 40)
    before, stones, known = script(KNOWN, [format_position(each) for each in positions])
    assert before is None
    assert stones >= TABLE_STONES[name]
    for position, (least, most, score) in zip(positions, known, strict=True):
        truth = tables.known(position)
        assert truth is not None
        assert (least, most) == (truth.least, truth.most), position
        # A single node suffices to see who wins.
        assert (score > 20_000) - (score < -20_000) == truth.result, position


def test_the_page_says_what_perfect_play_brings(visitor: Visitor) -> None:
    visitor.prefer(speed="off", engine=True)
    visitor.go(f"/analysis?position={WON.replace(' ', '+')}")
    known = visitor.page.locator(".lines-known")
    # It looks at the position anew when the tables have come.
    expect(known).to_have_text("Perfect play from here: Black wins, 22 : 28", timeout=60_000)
    visitor.page.locator(".line-moves button").first.click()
    expect(known).to_have_text("Perfect play from here: Black wins, 22 : 28")
    # The start is in no tables.
    visitor.go(f"/analysis?position={format_position(Position.start()).replace(' ', '+')}")
    visitor.page.wait_for_selector(".line")
    expect(known).to_be_hidden()
