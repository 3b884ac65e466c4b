"""Games: replay, repetition, takeback, variations, ends."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.support import games
from togyz.rules import (
    Evaluation,
    Game,
    IllegalMove,
    Outcome,
    Position,
    Reason,
    Side,
    TogyzError,
    Vocabulary,
    terms,
)

CYCLE = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 1]
"""The shortest cycle there can be: two stones chase each other once round the board."""


def cycling() -> Game:
    return Game(Position.of([1] + [0] * 8, [0, 1] + [0] * 7, (80, 80)))


def test_the_third_occurrence_is_a_draw() -> None:
    game = cycling()
    game.play(*CYCLE, *CYCLE[:-1])
    assert game.end.occurrences() == 2
    assert game.outcome is None
    game.play(CYCLE[-1])
    assert game.end.occurrences() == 3
    assert game.outcome == Outcome(None, Reason.REPETITION, (80, 80))
    with pytest.raises(IllegalMove, match="same position for the third time"):
        game.play(1)


def test_a_record_may_go_on_after_a_repetition_but_stays_a_draw() -> None:
    game = cycling()
    node = game.root
    for hole in [*CYCLE, *CYCLE, 1]:
        node = node.add(hole)
    assert node.outcome() == Outcome(None, Reason.REPETITION, (80, 80))


def test_repetition_counts_along_the_line_alone() -> None:
    game = cycling()
    game.play(*CYCLE)
    variation = game.root.add(1)  # the same move: no second node
    assert variation is game.root.children[0]
    assert len(game.root.children) == 1
    assert game.end.occurrences() == 2


def test_takeback() -> None:
    game = Game(moves=[7, 1, 9])
    game.takeback(2)
    assert game.moves == [7]
    game.resign(Side.BLACK)
    game.takeback(0)
    assert game.ending is None
    for plies in (2, -1):
        with pytest.raises(TogyzError, match=f"can't take back {plies} of 1 plies"):
            game.takeback(plies)


@pytest.mark.parametrize(
    ("end", "outcome"),
    [
        (lambda game: game.resign(Side.WHITE), Outcome(Side.BLACK, Reason.RESIGNATION, (10, 0))),
        (lambda game: game.flag(Side.BLACK), Outcome(Side.WHITE, Reason.TIME, (10, 0))),
        (lambda game: game.agree_draw(), Outcome(None, Reason.AGREEMENT, (10, 0))),
    ],
)
def test_ends_that_people_make(end: object, outcome: Outcome) -> None:
    assert callable(end)
    game = Game(moves=[7])
    end(game)
    assert game.outcome == outcome
    assert game.result == outcome.result
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play(1)
    with pytest.raises(TogyzError, match="the game is over already"):
        end(game)


def test_the_rules_come_before_what_people_say() -> None:
    game = Game(Position.of([0] * 8 + [2], [1, 71] + [0] * 7, (80, 8)))
    game.play(9)
    with pytest.raises(TogyzError, match="over already: White wins 82–8"):
        game.resign(Side.WHITE)


def test_the_recorded_result_counts_while_the_moves_show_none() -> None:
    assert Game(tags={"Result": "1-0"}).result == "1-0"
    assert Game(tags={"Result": "who knows"}).result == "*"
    assert Game().result == "*"
    assert repr(Game(moves=[7])) == "<Game togyzkumalak, 1 plies, *>"


def test_moves_before_an_illegal_one_stay() -> None:
    game = Game()
    with pytest.raises(IllegalMove):
        game.play(7, 1, 12)
    assert game.moves == [7, 1]


def test_variations() -> None:
    game = Game(moves=[7, 1])
    first = game.root.children[0]
    other = game.root.add(5)
    third = game.root.add(4)
    assert game.moves == [7, 1]
    third.promote()
    assert game.root.children == [first, third, other]
    other.promote(to_main=True)
    assert game.moves == [5]
    game.root.promote()  # the root has no siblings
    assert [node.move for node in game.root.walk()] == [None, 5, 7, 1, 4]
    assert game.root.add(4, main=True) is third
    assert game.moves == [4]
    third.remove()
    assert third not in game.root.children
    assert first.ply == 1
    assert first.children[0].ply == 2
    assert [node.mover for node in first.mainline()] == [Side.WHITE, Side.BLACK]
    assert game.root.mover is None


def test_a_node_tells_what_its_move_did() -> None:
    game = Game(moves=[7])
    trace = game.end.trace()
    assert trace is not None
    assert trace.after == game.position
    assert game.root.trace() is None


def test_mangala_moves_again() -> None:
    game = Game("mangala", moves=[4, 1])
    assert [node.mover for node in game.root.mainline()][1:] == [Side.WHITE, Side.WHITE]
    trace = game.root.children[0].trace()
    assert trace is not None
    assert trace.again
    assert trace.landing is None


def test_evaluations_are_checked() -> None:
    assert Evaluation(120, 8, 0.5).win == 0.5
    with pytest.raises(TogyzError, match=r"between 0 and 1, not at 1\.5"):
        Evaluation(0, win=1.5)
    with pytest.raises(TogyzError, match="not negative: -1"):
        Evaluation(0, depth=-1)


@pytest.mark.parametrize("vocabulary", list(Vocabulary))
def test_the_words_of_both_countries(vocabulary: Vocabulary) -> None:
    words = terms(vocabulary)
    assert words is terms(vocabulary.value)
    assert len(words.hole_names) == 9
    assert len(set(words.hole_names)) == 9
    for _, latin in (words.game, words.tuzdik, *words.hole_names):
        assert latin.replace(" ", "").isalpha()
    with pytest.raises(ValueError, match="latin"):
        terms("latin")


@given(games())
def test_when_tuzdiks_arose(game: Game) -> None:
    arisen: dict[Side, int] = {}
    for ply, node in enumerate(game.root.mainline()):
        trace = node.trace()
        if trace is not None and trace.tuzdik is not None:
            arisen[trace.mover] = ply
    assert game.tuzdik_plies == (arisen.get(Side.WHITE), arisen.get(Side.BLACK))
    # Those that were there at the beginning did not arise.
    assert Game(game.position).tuzdik_plies == (None, None)
