"""A position as text, for terminals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from togyz.rules import Hole, Position, Side, Terms, Trace, Vocabulary, terms

from .geometry import kazans_on_the_way
from .marks import LastMove, last_move_of
from .words import distance, move_in_words, state

__all__ = ["text"]

COLUMNS = 79  # what a terminal shows for certain, less one for those that wrap early
WIDEST = 7  # a hole's breadth
LEAST = 33  # the least breadth of a board, for its kazans to have room
STORE = 9  # a kazan's breadth where it stands at the end of the rows


@dataclass(frozen=True, slots=True)
class _Glyphs:
    """The characters of a board.

    Attributes:
        upper: the left end, crossings and right end of the upper edge.
        lower: the same of the lower edge.
        inner: the same of an edge between holes.
        close: the same of one below which there are no holes.
        open: the same of one above which there are none.
        across: a line.
        down: a line.
        stone: a stone.
        more: stones that are not drawn.
        seal: what stands around the letter of a tuzdik.
        full: the full part of a kazan.
        free: the part that is missing for the majority.
        turn: before who is to move.
    """

    upper: str = "┌┬┐"
    lower: str = "└┴┘"
    inner: str = "├┼┤"
    close: str = "├┴┤"
    open: str = "├┬┤"
    across: str = "─"
    down: str = "│"
    stone: str = "●"
    more: str = "…"
    seal: str = "◆◆"
    full: str = "█"
    free: str = "░"
    turn: str = "►"


_UNICODE = _Glyphs()
_ASCII = _Glyphs(
    upper="+++",
    lower="+++",
    inner="+++",
    close="+++",
    open="+++",
    across="-",
    down="|",
    stone="o",
    more="~",
    seal="<>",
    full="#",
    free=".",
    turn=">",
)

_SIDE_COLOURS = ("\x1b[36m", "\x1b[35m")
_BOLD, _MARKED, _PLAIN = "\x1b[1m", "\x1b[1;33m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class _Pen:
    """How one text is drawn.

    Attributes:
        position: what it shows.
        below: who sits below.
        last: the last move, if it is marked.
        words: the words.
        glyphs: the characters.
        colour: whether there are colours.
        cell: a hole's breadth.
    """

    position: Position
    below: Side
    last: LastMove | None
    words: Terms
    glyphs: _Glyphs
    colour: bool
    cell: int

    def paint(self, shown: str, code: str) -> str:
        """The text in a colour, if there are colours and there is anything to see."""
        return f"{code}{shown}{_PLAIN}" if self.colour and shown.strip() else shown

    def row(self, side: Side) -> list[Hole]:
        """A side's holes as they lie, from left to right."""
        numbers = range(1, self.position.variant.holes + 1)
        holes = [Hole(side, number) for number in numbers]
        return holes if side is self.below else holes[::-1]


def _count(pen: _Pen, hole: Hole) -> str:
    """The number of stones, or the seal; in brackets if the last move began or ended here."""
    last, owner = pen.last, pen.position.tuzdik_owner(hole)
    seal = pen.glyphs.seal
    shown = str(pen.position[hole]) if owner is None else f"{seal[0]}{'WB'[owner]}{seal[1]}"
    code = _BOLD if owner is None else _SIDE_COLOURS[owner]
    if last is not None and hole == last.landing:
        shown, code = f"[{shown}]", _MARKED
    elif last is not None and hole == last.origin:
        shown, code = f"({shown})", _MARKED
    return pen.paint(shown.center(pen.cell), code)


def _pairs(pen: _Pen, hole: Hole) -> tuple[str, str]:
    """Two lines of stones, one above the other being a pair; an odd one is alone at the end."""
    owner = pen.position.tuzdik_owner(hole)
    if owner is not None:
        word = pen.words.tuzdik[1]
        shown = word if len(word) <= pen.cell else ""
        return pen.paint(shown.center(pen.cell), _SIDE_COLOURS[owner]), " " * pen.cell
    stone, more = pen.glyphs.stone, pen.glyphs.more
    pairs, odd = divmod(pen.position[hole], 2)
    full, short = stone * (pairs + odd), stone * pairs
    if pairs + odd > pen.cell:
        # Too many: the beginning, a sign that there are more, and the end, which tells.
        start = stone * (pen.cell - 2) + more
        full, short = start + stone, start + (" " if odd else stone)
    return full.ljust(pen.cell), short.ljust(pen.cell)


def _between(line: str, cells: list[str]) -> str:
    return line + line.join(cells) + line


def _edge(pen: _Pen, ends: str) -> str:
    """A line across the board: its left end, its crossings, its right end."""
    lines = [pen.glyphs.across * pen.cell] * pen.position.variant.holes
    return ends[0] + ends[1].join(lines) + ends[2]


def _row(pen: _Pen, side: Side) -> list[str]:
    """The three lines of a row of holes; the numbers stand on the outer side."""
    holes = pen.row(side)
    pairs = [_pairs(pen, hole) for hole in holes]
    down = pen.glyphs.down
    lines = [_between(down, [_count(pen, hole) for hole in holes])]
    lines += [_between(down, list(half)) for half in zip(*pairs, strict=True)]
    return lines if side is not pen.below else lines[1:] + lines[:1]


def _numbers(pen: _Pen, side: Side) -> str:
    cells = (str(hole.number).center(pen.cell) for hole in pen.row(side))
    return f" {' '.join(cells)} "


def _goal(pen: _Pen, side: Side) -> str:
    missing = distance(pen.position, side)
    if missing and pen.position.outcome() is not None:
        return ""
    return f"{missing} to win" if missing else "won"


def _kazan(pen: _Pen, side: Side, breadth: int) -> str:
    """A kazan between the rows: whose, how many, how full, how many are missing."""
    stones, win = pen.position.kazans[side], pen.position.variant.win
    whose = f"{side}'s {pen.words.kazan[1]}"
    head, tail = f" {whose} {stones:>3} ", f" {_goal(pen, side):>10} "
    room = max(0, breadth - 2 - len(head) - len(tail))
    full = min(room, stones * room // win)
    bar = pen.glyphs.full * full + pen.glyphs.free * (room - full)
    line = pen.glyphs.down
    return f"{line}{pen.paint(head, _SIDE_COLOURS[side])}{bar}{tail}{line}"


def _lying(pen: _Pen) -> Iterator[str]:
    """The board whose kazans lie between the rows, each nearer to the opponent's."""
    above = pen.below.opponent
    yield _numbers(pen, above)
    yield _edge(pen, pen.glyphs.upper)
    yield from _row(pen, above)
    yield _edge(pen, pen.glyphs.close)
    breadth = pen.position.variant.holes * (pen.cell + 1) + 1
    yield _kazan(pen, pen.below, breadth)
    yield _kazan(pen, above, breadth)
    yield _edge(pen, pen.glyphs.open)
    yield from _row(pen, pen.below)
    yield _edge(pen, pen.glyphs.lower)
    yield _numbers(pen, pen.below)


def _store(pen: _Pen, side: Side) -> list[str]:
    """A kazan at the end of the rows: seven lines."""
    stones = str(pen.position.kazans[side])
    last = pen.last
    if last is not None and last.kazan is side:
        stones = pen.paint(f"[{stones}]".center(STORE), _MARKED)
    missing = distance(pen.position, side)
    goal = (
        ("", "") if not _goal(pen, side) else (str(missing), "to win") if missing else ("", "won")
    )
    lines = ["", str(side), pen.words.kazan[1], stones, *goal, ""]
    shown = [line if _PLAIN in line else line.center(STORE) for line in lines]
    shown[1] = pen.paint(shown[1], _SIDE_COLOURS[side])
    return shown


def _standing(pen: _Pen) -> Iterator[str]:
    """The board whose kazans stand at the ends, each at its owner's right hand."""
    above = pen.below.opponent
    glyphs = pen.glyphs
    lid = glyphs.across * STORE
    margin = " " * (STORE + 1)

    def edge(ends: str) -> str:
        return f"{ends[0]}{lid}{_edge(pen, ends[1] * 3)}{lid}{ends[2]}"

    yield f"{margin}{_numbers(pen, above)}"
    yield edge(glyphs.upper)
    rows = [*_row(pen, above), _edge(pen, glyphs.inner), *_row(pen, pen.below)]
    for left, middle, right in zip(_store(pen, above), rows, _store(pen, pen.below), strict=True):
        yield f"{glyphs.down}{left}{middle}{right}{glyphs.down}"
    yield edge(glyphs.lower)
    yield f"{margin}{_numbers(pen, pen.below)}"


def text(
    position: Position,
    *,
    last_move: Trace | int | None = None,
    below: Side = Side.WHITE,
    unicode: bool = True,
    color: bool = False,
    vocabulary: Vocabulary | str = Vocabulary.KAZAKH,
) -> str:
    """Draw a position with characters, at most 79 columns for boards up to 15 holes a side.

    Stones lie in pairs, one above the other: an odd one is alone. A tuzdik shows its owner's
    letter. The hole of the last move is in round brackets, that of its last stone in square ones.

    Args:
        position: the position.
        last_move: the move that led to it: its trace, or the number of the hole alone, played
            by the side that is not on move now.
        below: the side that sits below.
        unicode: whether to draw with lines and discs; False keeps to ASCII.
        color: whether to add ANSI colours.
        vocabulary: whose words to use.

    Returns:
        Lines without a line end after the last.

    Raises:
        TogyzError: a last move that is no hole, or a trace that leads elsewhere.
        ValueError: an unknown vocabulary.
    """
    n = position.variant.holes
    standing = kazans_on_the_way(position.variant)
    room = COLUMNS - 1 - (2 * (STORE + 1) if standing else 0)
    pen = _Pen(
        position,
        Side(below),
        last_move_of(position, last_move),
        terms(vocabulary),
        _UNICODE if unicode else _ASCII,
        color,
        max(3, min(max(WIDEST, -(-LEAST // n) - 1), room // n - 1)),
    )
    lines = [line.rstrip() for line in (_standing(pen) if standing else _lying(pen))]
    now = state(position)
    if not unicode:
        now = now.replace("–", "-")
    lines.append(f"{pen.glyphs.turn} {now}.")
    if pen.last is not None:
        lines.append(f"  {move_in_words(pen.last, pen.words)}.")
    return "\n".join(lines)
