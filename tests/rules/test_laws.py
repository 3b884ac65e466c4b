"""What holds in every position of every variant."""

from __future__ import annotations

import pickle
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import games, positions, variants
from togyz.rules import Game, Hole, Position, Reason, Side, Trace, Variant, variant


def replay(trace: Trace) -> tuple[list[int], list[int]]:
    """Holes and kazans after taking a trace's drops and captures in order."""
    n = trace.before.variant.holes
    holes, kazans = list(trace.before.holes), list(trace.before.kazans)
    holes[trace.origin.place(n)] = 0
    for drop in trace.drops:
        if drop.kazan is not None:
            kazans[drop.kazan] += 1
        else:
            assert drop.hole is not None
            holes[drop.hole.place(n)] += 1
    for capture in trace.captures:
        assert holes[capture.hole.place(n)] == capture.stones
        holes[capture.hole.place(n)] = 0
        kazans[trace.mover] += capture.stones
    return holes, kazans


@given(positions(), st.data())
def test_a_trace_adds_up_to_the_position_after(position: Position, data: st.DataObject) -> None:
    moves = position.legal_moves()
    if not moves:
        return
    hole = data.draw(st.sampled_from(moves))
    trace = position.trace(hole)
    holes, kazans = replay(trace)
    assert (tuple(holes), tuple(kazans)) == (trace.after.holes, trace.after.kazans)
    assert trace.after == position.play(hole)
    assert len(trace.drops) == position[trace.origin]
    assert sum(trace.gain(side) for side in Side) == sum(kazans) - sum(position.kazans)


@given(positions(), st.data())
def test_a_tuzdik_arises_when_nothing_bars_it(position: Position, data: st.DataObject) -> None:
    moves = position.legal_moves()
    if not moves:
        return
    trace = position.trace(data.draw(st.sampled_from(moves)))
    mover, owned = trace.mover, position.tuzdiks
    assert trace.after.tuzdiks[mover.opponent] == owned[mover.opponent]
    if trace.tuzdik is None:
        assert trace.after.tuzdiks == owned
        return
    assert owned[mover] is None
    assert trace.after.tuzdiks[mover] == trace.tuzdik.number != position.variant.holes
    assert trace.tuzdik == trace.landing
    assert trace.captured == 3
    assert not trace.bans
    assert trace.after.tuzdik_owner(trace.tuzdik) is mover


@given(positions())
def test_moves_keep_every_invariant(position: Position) -> None:
    for hole in position.legal_moves():
        after = position.play(hole)
        # `successor` does not check, the constructor does.
        checked = Position(
            after.variant, after.holes, after.kazans, after.tuzdiks, after.side, after.extra
        )
        assert checked == after
        assert hash(checked) == hash(after)


@given(games())
def test_no_game_reaches_a_position_that_is_called_unreachable(game: Game) -> None:

    for node in game.root.mainline():
        assert node.position.warnings() == ()


@given(positions())
def test_mirror_commutes_with_play(position: Position) -> None:
    mirrored = position.mirror()
    assert mirrored.mirror() == position
    assert mirrored.legal_moves() == position.legal_moves()
    for hole in position.legal_moves():
        assert mirrored.play(hole) == position.play(hole).mirror()
    outcome, other = position.outcome(), mirrored.outcome()
    assert (outcome is None) == (other is None)
    if outcome and other:
        assert (outcome.reason, outcome.score) == (other.reason, other.score[::-1])
        assert other.winner is (None if outcome.winner is None else outcome.winner.opponent)


@given(positions(variant("togyzkumalak")), st.data())
def test_with_a_tuzdik_nothing_repeats(position: Position, data: st.DataObject) -> None:
    if position.tuzdiks == (None, None):
        return
    seen = {position}
    for _ in range(120):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(data.draw(st.sampled_from(moves)))
        assert position not in seen
        seen.add(position)


@given(games())
@settings(max_examples=60)
def test_a_game_ends_by_a_rule_that_its_end_shows(game: Game) -> None:

    outcome = game.outcome
    position = game.position
    assert (outcome is None) == bool(position.legal_moves() and not repeated(game))
    if outcome is None:
        return
    assert sum(outcome.score) <= game.variant.total
    white, black = outcome.score
    if outcome.reason is Reason.REPETITION:
        assert repeated(game)
        assert outcome.winner is None
    elif outcome.reason is Reason.MAJORITY:
        assert outcome.winner is not None
        assert position.kazans[outcome.winner] >= game.variant.win
    else:
        assert white + black == game.variant.total
        assert outcome.winner is (
            None if white == black else (Side.WHITE if white > black else Side.BLACK)
        )


def repeated(game: Game) -> bool:

    return max(Counter(node.position for node in game.root.mainline()).values()) >= 3


@given(positions())
def test_repr_and_pickle_make_the_position_again(position: Position) -> None:
    assert eval(repr(position), {"Position": Position, "Side": Side}) == position
    assert pickle.loads(pickle.dumps(position)) == position


@given(variants(), st.data())
def test_a_hole_and_its_place_are_inverse(rules: Variant, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, 2 * rules.holes - 1))
    hole = Hole.at(place, rules.holes)
    assert hole.place(rules.holes) == place
    assert Position.start(rules)[hole] == rules.stones
