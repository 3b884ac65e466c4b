"""The compiled engine through its C interface."""

from __future__ import annotations

import threading
import time

import pytest

from tests.support import ALL_VARIANTS
from togyz.core import PROVED, WIN, CoreEngine, Info, Limits, bench
from togyz.rules import Game, Position, Side, TogyzError, Variant, variant

START = Position.start()


def test_the_same_nodes_give_the_same_result() -> None:
    results = []
    for _ in range(2):
        engine = CoreEngine(variant(), hash_mib=4)
        engine.set(START)
        found = engine.search(Limits(nodes=50_000))
        results.append((found.lines, found.nodes, found.depth))
    assert results[0] == results[1]
    assert bench(6)[0] == bench(6)[0]


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_every_variant_is_searched(rules: Variant) -> None:
    engine = CoreEngine(rules, hash_mib=1)
    game = Game(rules)
    while game.outcome is None and len(game) < 60:
        engine.set(game.position, [node.position for node in game.root.mainline()][:-1])
        found = engine.search(Limits(depth=4))
        # The whole line is legal.
        line = Game(game.position)
        for hole in found.lines[0].pv:
            line.root.mainline()
            line.end.add(hole)
        game.play(found.lines[0].pv[0])


def test_several_lines_and_only_these_moves() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    engine.set(START)
    lines = engine.search(Limits(depth=6, lines=3)).lines
    assert len({line.pv[0] for line in lines}) == 3
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    engine.set(START)
    assert engine.search(Limits(depth=5, moves=(2,))).lines[0].pv[0] == 2
    with pytest.raises(TogyzError, match="no such holes"):
        engine.search(Limits(depth=5, moves=(2, 10)))


def test_a_proved_win_says_how_far_it_is() -> None:
    position = Position.of([0] * 8 + [2], [1, 71] + [0] * 7, (80, 8))
    engine = CoreEngine(variant(), hash_mib=1)
    engine.set(position)
    found = engine.search(Limits())
    assert found.proved
    assert found.lines[0].score == WIN - 1 > PROVED
    assert found.lines[0].pv == (9,)


def test_a_game_that_is_over_has_no_lines() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    engine.set(Position.of([1] + [0] * 8, [3] + [0] * 8, (82, 76)))
    assert engine.search(Limits(depth=3)).lines == ()
    with pytest.raises(TogyzError, match="can't judge"):
        engine.evaluate(Position.of([1] + [0] * 8, [3] + [0] * 8, (82, 76)))


def test_stop_ends_an_endless_search() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    engine.set(START)
    threading.Timer(0.05, engine.stop).start()
    found = engine.search(Limits())
    assert found.lines
    # A stop between setting and searching is not lost.
    engine.set(START)
    engine.stop()
    assert engine.search(Limits()).lines


def test_ponderhit_starts_the_clock() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    engine.set(START)
    begin = time.monotonic()
    threading.Timer(0.1, engine.ponderhit).start()
    engine.search(Limits(movetime_ms=50, ponder=True))
    assert time.monotonic() - begin >= 0.1
    # A hit between setting and searching is not lost: this would go on for ever.
    engine.set(START)
    engine.ponderhit()
    engine.search(Limits(movetime_ms=10, ponder=True))


def test_an_error_in_the_listener_ends_the_search_and_is_told() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    engine.set(START)

    def refuse(found: Info) -> None:
        raise RuntimeError(f"depth {found.depth}")

    with pytest.raises(RuntimeError, match="depth 1"):
        engine.search(Limits(), refuse)


@pytest.mark.parametrize(("hash_mib", "threads"), [(-1, 1), (2**24 + 1, 1), (1, 0), (1, 257)])
def test_absurd_sizes_are_refused(hash_mib: int, threads: int) -> None:
    with pytest.raises(TogyzError, match="can't have"):
        CoreEngine(variant(), hash_mib, threads)


def test_memory_that_is_not_there_is_refused() -> None:
    with pytest.raises(TogyzError, match="no memory for 16777216 MiB"):
        CoreEngine(variant(), 1 << 24)


def test_terms_are_told_from_the_movers_view() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    position = START.play(7)
    terms = engine.evaluate(position)
    assert position.side is Side.BLACK
    assert terms.kazan == -1000
    mirrored = engine.evaluate(position.mirror())
    assert mirrored == terms


def test_other_variants_are_refused() -> None:
    engine = CoreEngine(variant(), hash_mib=1)
    with pytest.raises(TogyzError, match="a position of bestemshe"):
        engine.set(Position.start("bestemshe"))
