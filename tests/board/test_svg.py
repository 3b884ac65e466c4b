"""What every picture keeps to, whatever it shows."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.board.cases import CASES, MIDDLE, OWN_VARIANTS
from tests.support import games, positions
from togyz.board import describe, svg
from togyz.board.geometry import layout_of
from togyz.board.stones import drawn
from togyz.board.svg import svg_of
from togyz.rules import VARIANTS, Game, Hole, Position, Side, TogyzError, Variant, display
from tools import draw_facts, tell_bestemshe
from tools.draw_board import PICTURE, draw

WHITE, BLACK = Side.WHITE, Side.BLACK
NS = "{http://www.w3.org/2000/svg}"
ANY_TEXT = st.text(st.characters(), max_size=60)


def parse(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{NS}svg"
    return root


def parts(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """The holes and kazans by their tooltip, without the number of stones."""
    found = {}
    for group in root.iter(f"{NS}g"):
        title = group.find(f"{NS}title")
        if title is not None and title.text and ":" in title.text:
            found[title.text.split(":")[0]] = group
    return found


def stones(group: ElementTree.Element) -> list[tuple[float, float]]:
    return [(float(c.attrib["cx"]), float(c.attrib["cy"])) for c in group.iter(f"{NS}circle")]


def check(position: Position, picture: str) -> None:
    """A picture holds together and shows the position."""
    root = parse(picture)
    uid = root.attrib["id"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name.startswith(uid) for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(ids)
    assert root.attrib["aria-labelledby"].split() == [f"{uid}-title", f"{uid}-desc"]

    sheet = root.findtext(f"{NS}style") or ""
    ruled = set(re.findall(r"\.([\w-]+)\{", sheet))
    used = {name for e in root.iter() for name in e.attrib.get("class", "").split()}
    assert used - {"arrow"} <= ruled
    assert all(rule.startswith(f"#{uid} .") for rule in re.findall(r"[^{}]+(?=\{[a-z-]+:#)", sheet))

    shown = parts(root)
    for side in Side:
        assert len(stones(shown[f"{side}'s kazan"])) == drawn(position.kazans[side])
        for number, count in enumerate(position.row(side), 1):
            assert len(stones(shown[f"{side} {number}"])) == drawn(count)
    # Nothing lies outside the board.
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    for x, y in stones(root):
        assert 0 < x < width
        assert 0 < y < height


@given(positions(), st.sampled_from(Side))
def test_every_position_has_a_sound_picture(position: Position, below: Side) -> None:
    check(position, svg(position, below=below))


@given(st.sampled_from(OWN_VARIANTS).flatmap(positions))
def test_so_have_boards_of_other_sizes(position: Position) -> None:
    check(position, svg(position))


@given(games())
def test_every_last_move_can_be_marked(game: Game) -> None:
    position, trace = game.position, game.end.trace()
    check(position, svg(position, last_move=trace))
    root = parse(svg(position, last_move=trace))
    lost = Counter(e.text for e in root.iter(f"{NS}text") if (e.text or "").startswith("+"))
    assert lost == Counter(f"+{c.stones}" for c in (trace.captures if trace else ()))


def test_a_pile_beyond_the_cap_is_cut_but_keeps_its_parity() -> None:
    few = OWN_VARIANTS[-1]
    odd = Position.of([159, 0], [0, 1], variant_name=few)
    huge = Position.of([0, 241], [0, 79], variant_name=Variant("more", "More", 2, 80))
    assert len(stones(parts(parse(svg(odd)))["White 1"])) == 159
    assert len(stones(parts(parse(svg(huge)))["White 2"])) == 199


@pytest.mark.parametrize("variant", [*VARIANTS.values(), *OWN_VARIANTS], ids=str)
def test_the_board_turns_round_as_a_whole(variant: Variant) -> None:
    one, other = layout_of(variant, WHITE), layout_of(variant, BLACK)
    assert one.size == other.size
    for hole, box in one.holes.items():
        opposite = Hole(hole.side.opponent, hole.number)
        assert other.holes[opposite] == box
        # Half a turn about the middle.
        turned = one.holes[opposite]
        assert turned.x == pytest.approx(one.size.width - box.right)
        assert turned.y == pytest.approx(one.size.height - box.bottom)
    assert other.kazans == one.kazans[::-1]
    assert (other.counts, other.rails) == (one.counts[::-1], one.rails[::-1])
    boxes = [*one.holes.values(), *one.kazans]
    for box in boxes:
        assert one.panel.x <= box.x < box.right <= one.panel.right
        assert one.panel.y <= box.y < box.bottom <= one.panel.bottom
    for index, box in enumerate(boxes):
        for near in boxes[index + 1 :]:
            apart = box.right < near.x or near.right < box.x
            assert apart or box.bottom < near.y or near.bottom < box.y


@given(positions())
def test_turned_and_mirrored_is_the_same(position: Position) -> None:
    turned = svg(position, below=BLACK)
    mirrored = svg(position.mirror(), below=WHITE)
    names = parts(parse(mirrored))
    for name, group in parts(parse(turned)).items():
        other = name.replace("White", "?").replace("Black", "White").replace("?", "Black")
        assert stones(group) == stones(names[other])


@given(st.tuples(ANY_TEXT, ANY_TEXT))
def test_names_are_text_and_nothing_else(names: tuple[str, str]) -> None:
    root = parse(svg(MIDDLE, names=names))
    plain = parse(svg(MIDDLE, names=("a", "b")))
    added = {element.tag for element in root.iter()} - {element.tag for element in plain.iter()}
    assert added == set()


def test_a_name_is_shown_as_it_is_or_cut() -> None:
    evil = '"><script>alert(1)</script>'
    root = parse(svg(MIDDLE, names=(evil, "Ә" * 200)))
    texts = [e.text for e in root.iter(f"{NS}text")]
    assert evil in texts
    cut = next(text for text in texts if text and text.startswith("ӘӘ"))
    assert cut.endswith("…")
    assert 10 < len(cut) < 60
    assert "Ә" * 200 in [e.text for e in root.iter(f"{NS}title")]


def test_pictures_share_a_page_without_sharing_ids() -> None:
    pictures = [svg(c.position, **c.both, **c.picture) for c in CASES.values()]
    pictures += [svg(MIDDLE, below=BLACK), svg(MIDDLE, theme="light"), svg(MIDDLE, width=100)]
    found = Counter(name for p in pictures for name in set(re.findall(r' id="([^"]+)"', p)))
    assert max(found.values()) == 1
    assert pictures[0] == svg(Position.start(), theme="light")


def test_it_stands_alone() -> None:
    for case in CASES.values():
        picture = svg(case.position, **case.both, **case.picture)
        assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
        assert not re.search(r"<script|@import|@font-face|\son\w+=|href", picture)


def test_it_is_told_in_words() -> None:
    capture = CASES["capture"]
    root = parse(svg(capture.position, **capture.both, vocabulary="kyrgyz"))
    told = root.findtext(f"{NS}desc") or ""
    assert told.startswith(describe(capture.position, "kyrgyz"))
    assert "Last move: White 7 to Black 3, captures 8." in told
    assert root.findtext(f"{NS}title") == "Togyz Kumalak / Toguz Korgool: Black to move"
    assert "tuz" in [e.text for e in root.iter(f"{NS}text")]


def test_numbers_can_be_left_out() -> None:
    with_them = [e.text for e in parse(svg(MIDDLE)).iter(f"{NS}text")]
    without = [e.text for e in parse(svg(MIDDLE, numbers=False)).iter(f"{NS}text")]
    left_out = Counter(with_them) - Counter(without)
    assert sum(left_out.values()) == 18 + 16
    assert {"34", "41", "48"} <= set(without)


def test_arrows_and_highlights_are_counted() -> None:
    case = CASES["arrows"]
    root = parse(svg(case.position, **case.picture))
    classes = [e.attrib.get("class", "").split() for e in root.iter()]
    assert sum("arrow" in names for names in classes) == 3
    assert sum("glow" in names for names in classes) == 2
    assert (root.attrib["width"], root.attrib["height"]) == ("480", "431")


def test_bad_arguments_are_named() -> None:
    start = Position.start("bestemshe")
    with pytest.raises(TogyzError, match="no hole of this board: a side and a number from 1 to 5"):
        svg(start, highlights=[Hole(WHITE, 6)])
    with pytest.raises(TogyzError, match="no hole of this board"):
        svg(start, arrows=[(Hole(WHITE, 1), Hole(BLACK, 0))])
    with pytest.raises(TogyzError, match=r"last move 6 is no hole: 1 to 5"):
        svg(start, last_move=6)
    with pytest.raises(TogyzError, match="leads to another position"):
        svg(start, last_move=start.trace(1))
    with pytest.raises(TogyzError, match="unknown theme 'sepia'; known are light, dark, auto"):
        svg(start, theme="sepia")
    with pytest.raises(TogyzError, match="at least one pixel wide, not 0"):
        svg(start, width=0)
    with pytest.raises(ValueError, match="turkish"):
        svg(start, vocabulary="turkish")


def test_notebooks_show_positions_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_renderer", svg_of)
    game = Game("mangala", moves=[4])
    assert game.position.side is WHITE
    assert Position.start()._repr_svg_() == svg(Position.start())
    assert game._repr_svg_() == svg(game.position, last_move=game.end.trace())


def test_importing_the_board_is_enough_for_that() -> None:
    code = "import togyz.board, togyz.rules as r; print(r.Position.start()._repr_svg_()[:5])"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert answer.stdout == "<svg \n"


def test_the_picture_of_the_readme_is_current() -> None:
    assert PICTURE.read_text(encoding="utf-8") == draw(), "run python tools/draw_board.py"
    assert PICTURE.is_relative_to(Path(__file__).resolve().parents[2] / "docs")


@pytest.mark.parametrize("tool", [draw_facts, tell_bestemshe])
def test_the_pictures_of_the_documentation_are_current(tool: ModuleType) -> None:
    pictures = tool.pictures()
    assert pictures
    for path, text in pictures.items():
        assert path.read_text(encoding="utf-8") == text, f"run python -m {tool.__name__}"
