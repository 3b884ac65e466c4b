"""Whole games are reviewed, and a review that was broken off goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from togyz.core import PROVED, Line, Verdict, accuracy, verdict, win_probability
from togyz.engine import Engine
from togyz.notation import parse_position
from togyz.review import GameReview, MoveReview, annotated, review, review_move
from togyz.review.log import ReviewLog
from togyz.rules import Game, Node, Position, Side, TogyzError, terms

NODES = 3000
# White takes what there is, and Black plays anything.
MOVES = (7, 4, 6, 3, 1, 7, 3, 9, 2, 2, 5, 5)


def played(moves: tuple[int, ...] = MOVES) -> Node:
    game = Game(Position.start())
    for hole in moves:
        game.play(hole)
    return list(game.root.mainline())[-1]


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.open(hash_mib=1) as opened:
        yield opened


@pytest.fixture(scope="module")
def whole(engine: Engine) -> GameReview:
    return GameReview(tuple(review(played(), engine, NODES)))


def test_every_move_is_reviewed(whole: GameReview) -> None:
    assert [move.hole for move in whole.moves] == list(MOVES)
    assert [move.ply for move in whole.moves] == list(range(1, len(MOVES) + 1))
    for move in whole.moves:
        assert move.side is (Side.WHITE if move.ply % 2 else Side.BLACK)
        assert move.played.pv[0] == move.hole
        if move.better.pv[0] == move.hole:
            assert (move.lost, move.verdict, move.remarks) == (0, Verdict.GOOD, ())
        else:
            share = win_probability(move.better.score) - win_probability(move.played.score)
            assert move.lost == pytest.approx(share, abs=1e-4)
            # Four digits are kept: of a game that is decided a move costs less than they show.
            assert move.lost >= 0
        if move.verdict > Verdict.GOOD:
            assert len(move.played.pv) > 1
    assert any(move.verdict > Verdict.GOOD for move in whole.of(Side.BLACK))


def test_what_they_add_up_to(whole: GameReview) -> None:
    for side in Side:
        moves = whole.of(side)
        assert len(moves) == len(MOVES) // 2
        lost = sum(move.lost for move in moves) / len(moves)
        assert whole.lost(side) == pytest.approx(lost)
        assert whole.accuracy(side) == pytest.approx(accuracy(lost))
        assert sum(whole.count(side, what) for what in Verdict) == len(moves)
    empty = GameReview(())
    assert (empty.lost(Side.WHITE), empty.accuracy(Side.BLACK)) == (None, None)
    assert empty.turning_points == ()


def test_a_review_depends_on_nothing_before_it(whole: GameReview, engine: Engine) -> None:
    line = list(played().line())[::-1]
    before = [node.position for node in line]
    for move in reversed(whole.moves):
        position = before[move.ply - 1]
        again = review_move(position, move.hole, engine, NODES, before[: move.ply - 1], move.ply)
        assert again == move


def test_a_win_that_is_thrown_away(engine: Engine) -> None:
    position = parse_position("togyz1 togyzkumalak 1,3,0,3,7,0,x,1,2/x,3,0,1,2,4,2,2,6 48/77 b")
    best = review_move(position, 9, engine, 20_000)
    assert best.lost == 0
    assert best.played.score > PROVED
    worse = review_move(position, 8, engine, 20_000)
    assert worse.better.score > PROVED > worse.played.score
    assert worse.before == 0  # of White's


def move_of(side: Side, before: int, after: int) -> MoveReview:
    """A move from one score of the mover's to another."""
    shares = win_probability(before), win_probability(after)
    lost = max(shares[0] - shares[1], 0.0)
    lines = (Line(after, "exact", (1,)), Line(before, "exact", (2,)))
    return MoveReview(1, side, 1, *lines, lost)


@pytest.mark.parametrize("side", Side)
def test_where_a_game_turns(side: Side) -> None:
    assert move_of(side, 500, -500).turns
    assert not move_of(side, -100, -900).turns  # who was behind was not ahead
    assert not move_of(side, 3000, 1500).turns  # and who is ahead still has not lost it
    assert not move_of(side, 20, -20).turns  # a trifle
    assert move_of(side, 500, -500).before == pytest.approx(
        win_probability(500 if side is Side.WHITE else -500)
    )


@given(st.floats(0, 1), st.floats(0, 1))
def test_who_loses_more_is_called_worse(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert verdict(low) <= verdict(high)
    assert 0 <= accuracy(high) <= accuracy(low) <= 100
    assert accuracy(0) == 100
    assert verdict(0) is Verdict.GOOD
    assert verdict(1) is Verdict.BLUNDER


def test_a_move_is_the_same_when_written_and_read(whole: GameReview) -> None:
    for move in whole.moves:
        told = json.loads(json.dumps(move.as_dict()))
        assert MoveReview.from_dict(told) == move


def test_a_log_goes_on_where_it_was(whole: GameReview, tmp_path: Path, engine: Engine) -> None:
    path = tmp_path / "review.log"
    with ReviewLog(path, played(), NODES, "togyz") as log:
        for move in whole.moves[:5]:
            log.add(move)
    with path.open("ab") as file:
        file.write(b'{"ply":6,"si')  # the machine failed here
    with ReviewLog(path, played(), NODES, "togyz") as log:
        assert tuple(log.moves) == whole.moves[:5]
        rest = list(review(played(), engine, NODES, log.moves))[5:]
        assert tuple(rest) == whole.moves[5:]
        log.add(rest[0])
    with ReviewLog(path, played(), NODES, "togyz") as log:
        assert tuple(log.moves) == whole.moves[:6]


def test_a_log_of_something_else_is_refused_and_kept(whole: GameReview, tmp_path: Path) -> None:
    path = tmp_path / "review.log"
    with ReviewLog(path, played(), NODES, "togyz") as log:
        log.add(whole.moves[0])
    good = path.read_bytes()
    with pytest.raises(TogyzError, match="with other moves"):
        ReviewLog(path, played(MOVES[:4]), NODES, "togyz")
    with pytest.raises(TogyzError, match="with other nodes"):
        ReviewLog(path, played(), NODES + 1, "togyz")
    assert path.read_bytes() == good
    for text, message in (
        (b"shopping\n", r"review.log:1: this is no log of a review"),
        (b"shopping", r"review.log:1: this is no log of a review"),
        (b"{}\n", "no log of a review"),
        (good + b"[]\n", ":3: this is no line of a log of a review"),
        (good + b"{}\n", ":3: this is not a move"),
        (good + good.splitlines()[1] + b"\n", ":3: this is not a move"),
    ):
        path.write_bytes(text)
        with pytest.raises(TogyzError, match=message):
            ReviewLog(path, played(), NODES, "togyz")
        assert path.read_bytes() == text


def test_a_review_is_written_into_the_game(whole: GameReview) -> None:
    end = played()
    line = list(end.line())[::-1]
    line[2].comment = "Mine."
    line[2].glyphs = ("!", "±")
    annotated(end, whole, terms())
    for node, move in zip(line[1:], whole.moves, strict=True):
        assert node.evaluation is not None
        assert node.evaluation.win == pytest.approx(move.after, abs=1e-4)
        assert bool(node.glyphs and "?" in node.glyphs[0]) is (move.verdict > Verdict.GOOD)
        assert node.parent is not None
        if move.verdict > Verdict.GOOD:
            assert [child.move for child in node.parent.children] == [move.hole, move.better.pv[0]]
    assert line[2].comment.startswith("Mine.")
    assert "!" in line[2].glyphs
