"""What is said of a move is true of the lines of play, and nothing true is left unsaid."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import ALL_VARIANTS, positions
from togyz.core import PROVED, WIN, Line, Remark, RemarkKind, remarks
from togyz.notation import parse_position
from togyz.review import in_words
from togyz.rules import Position, Reason, Side, Trace, Vocabulary, terms, variant

SEEN = 10


@dataclass(frozen=True)
class Told:
    """A line, as the readable rules tell it."""

    traces: list[Trace]

    @classmethod
    def of(cls, position: Position, holes: tuple[int, ...]) -> Told:
        traces: list[Trace] = []
        for hole in holes[:SEEN]:
            if position.outcome() is not None or hole not in position.legal_moves():
                break
            traces.append(position.trace(hole))
            position = traces[-1].after
        return cls(traces)

    @property
    def mover(self) -> Side:
        return self.traces[0].mover

    @property
    def answer(self) -> Trace | None:
        second = self.traces[1] if len(self.traces) > 1 else None
        return second if second and second.mover is not self.mover else None

    def lead(self, plies: int) -> int:
        kazans = self.traces[plies - 1].after.kazans
        return kazans[self.mover] - kazans[self.mover.opponent]

    @property
    def fed(self) -> int:
        return sum(drop.kazan is self.mover.opponent for drop in self.traces[0].drops)

    @property
    def runs_out(self) -> int:
        outcome = self.traces[-1].after.outcome()
        n = self.traces[0].before.variant.holes
        row = self.traces[-1].after.holes[self.mover * n : self.mover * n + n]
        if outcome is None or outcome.reason is not Reason.BARE or any(row):
            return 0
        if outcome.winner is not self.mover.opponent:
            return 0
        return sum(trace.mover is self.mover for trace in self.traces) - 1


def expected(position: Position, played: Line, better: Line) -> list[Remark]:
    """The same by the readable rules."""
    if played.pv[0] == better.pv[0]:
        return []
    is_, was = Told.of(position, played.pv), Told.of(position, better.pv)
    say: list[Remark] = []

    def plies(score: int) -> int | None:
        left = WIN - abs(score)
        return None if position.variant.play_on or left > 128 else left

    if better.score > PROVED >= played.score:
        say.append(Remark(RemarkKind.MISSES_WIN, plies=plies(better.score)))
    if played.score < -PROVED <= better.score:
        say.append(Remark(RemarkKind.LOSES, plies=plies(played.score)))

    mine, instead = is_.traces[0], was.traces[0]
    if instead.tuzdik and not mine.tuzdik:
        say.append(Remark(RemarkKind.MISSES_TUZDIK, instead.tuzdik.number, instead.captured))
    elif instead.captured >= mine.captured + 2 and theirs(instead):
        say.append(Remark(RemarkKind.MISSES_CAPTURE, theirs(instead), instead.captured))

    answer, other = is_.answer, was.answer
    if answer and answer.tuzdik and not (other and other.tuzdik):
        say.append(Remark(RemarkKind.ALLOWS_TUZDIK, answer.tuzdik.number, answer.captured))
    elif answer and answer.captured >= (other.captured if other else 0) + 2 and theirs(answer):
        say.append(Remark(RemarkKind.LEAVES_STONES, theirs(answer), answer.captured))

    if is_.fed >= was.fed + 2:
        say.append(Remark(RemarkKind.FEEDS_TUZDIK, stones=is_.fed))
    if is_.runs_out and not was.runs_out:
        say.append(Remark(RemarkKind.RUNS_OUT, moves=is_.runs_out))

    seen = min(len(is_.traces), len(was.traces))
    if not say and seen > 2 and was.lead(seen) - is_.lead(seen) >= 2:
        lost = was.lead(seen) - is_.lead(seen)
        say.append(Remark(RemarkKind.LOSES_STONES, stones=lost, plies=seen))
    return say


def theirs(trace: Trace) -> int | None:
    """The hole of the other side that the last stone wins."""
    hole = trace.landing
    return hole.number if hole and hole.side is not trace.mover and trace.captured else None


SCORES = st.one_of(
    st.integers(-PROVED + 1, PROVED - 1),
    st.integers(1, 200).map(lambda plies: WIN - plies),
    st.integers(1, 200).map(lambda plies: plies - WIN),
)


@st.composite
def lines(draw: st.DrawFn, position: Position) -> Line:
    """A line of legal moves, now and then with nonsense at its end."""
    score = draw(SCORES)
    holes: list[int] = []
    for _ in range(draw(st.integers(1, 12))):
        moves = position.legal_moves()
        if position.outcome() is not None or not moves:
            break
        holes.append(draw(st.sampled_from(moves)))
        position = position.play(holes[-1])
    return Line(score, "exact", (*holes, *draw(st.just(()) | st.just((99,)))))


@pytest.mark.parametrize("name", ALL_VARIANTS)
@settings(max_examples=40)
@given(st.data())
def test_remarks_are_what_the_readable_rules_say(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(variant(name)))
    if position.outcome() is not None:
        return
    played, better = data.draw(lines(position)), data.draw(lines(position))
    assert list(remarks(position, played, better)) == expected(position, played, better)


def test_a_line_of_nothing_says_nothing() -> None:
    start = Position.start()
    assert remarks(start, Line(0, "exact", ()), Line(500, "exact", (7,))) == ()
    assert remarks(start, Line(0, "exact", (200,)), Line(500, "exact", (7,))) == ()
    assert remarks(start, Line(0, "exact", (7, 1) * 100), Line(500, "exact", (7,))) == ()


SENTENCES = [
    (
        "togyz1 togyzkumalak 14,4,5,1,16,14,1,16,4/0,2,4,14,0,16,1,14,4 30/2 b",
        (-3068, (8, 1, 1, 9)),
        (-2038, (9, 1, 4, 5)),
        ["6 stones in hole 3 were there to take"],
    ),
    (
        "togyz1 togyzkumalak 0,2,7,5,10,0,3,3,4/0,13,6,10,0,6,1,1,1 46/44 w",
        (-1202, (3, 2, 9, 1)),
        (-17, (2,)),
        ["leaves 12 stones in hole 5 to be taken"],
    ),
    (
        "togyz1 togyzkumalak 11,1,2,13,13,2,3,12,4/13,13,13,0,12,1,12,1,12 14/10 b",
        (-1269, (5,)),
        (-82, (3, 5, 7, 1)),
        ["a tuzdik on 6 was there to make"],
    ),
    (
        "togyz1 togyzkumalak 12,2,14,0,11,11,1,3,1/2,11,11,2,4,13,13,13,2 10/26 b",
        (-216, (9, 8, 9, 3)),
        (785, (7,)),
        ["allows a tuzdik on 1"],
    ),
    (
        "togyz1 togyzkumalak 14,1,0,1,1,2,1,17,15/1,3,8,19,2,2,18,17,2 24/14 w",
        (465, (4, 4, 2, 3, 6, 4, 3, 2, 6, 9)),
        (796, (2, 2, 1, 3, 6, 9, 9, 8, 8)),
        ["costs 3 stones within 9 plies"],
    ),
    (
        "togyz1 togyzkumalak 1,3,0,3,7,0,x,1,2/x,3,0,1,2,4,2,2,6 48/77 b",
        (2257, (8,)),
        (WIN - 1, (9,)),
        ["misses a win in 1 ply", "8 stones in hole 5 were there to take"],
    ),
    (
        "togyz1 togyzkumalak 1,7,5,0,0,1,3,1,0/x,3,1,1,7,3,0,0,4 53/72 w",
        (6 - WIN, (3, 5, 4, 9, 7, 9)),
        (-249, (2, 2, 6, 9)),
        ["is lost in 6 plies", "leaves 8 stones in hole 2 to be taken"],
    ),
    (
        "togyz1 togyzkumalak 0,3,4,29,x,1,2,2,1/1,1,1,x,0,2,4,1,0 68/42 w",
        (-500, (4, 6)),
        (500, (6, 6)),
        ["drops 2 stones into the opponent's tuzdik"],
    ),
    (
        "togyz1 togyzkumalak x,1,1,4,0,3,0,2,0/0,0,0,0,x,0,1,0,1 80/69 b",
        (-500, (7, 3, 9, 8, 8, 6, 9, 6)),
        (500, (9, 2, 7, 8, 8, 9, 1, 8)),
        ["runs out of moves in three"],
    ),
    # The same move twice, and two moves that the lines tell nothing of: silence.
    ("togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w", (0, (7,)), (9, (7, 1)), []),
    ("togyz1 togyzkumalak 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0/0 w", (0, (3,)), (900, (2,)), []),
]


@pytest.mark.parametrize(("text", "played", "better", "said"), SENTENCES)
def test_each_sentence(
    text: str,
    played: tuple[int, tuple[int, ...]],
    better: tuple[int, tuple[int, ...]],
    said: list[str],
) -> None:
    position = parse_position(text)
    found = remarks(
        position, Line(played[0], "exact", played[1]), Line(better[0], "exact", better[1])
    )
    assert [in_words(remark, terms()) for remark in found] == said


def test_the_words_are_whose_they_are() -> None:
    remark = Remark(RemarkKind.ALLOWS_TUZDIK, 4, 3)
    assert in_words(remark, terms(Vocabulary.KAZAKH)) == "allows a tuzdik on 4"
    assert (
        in_words(remark, terms(Vocabulary.KYRGYZ)) == f"allows a {terms('kyrgyz').tuzdik[1]} on 4"
    )
