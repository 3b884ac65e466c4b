"""Engines, ours and others, behave alike."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from tests.support import ALL_VARIANTS
from togyz.core import PROVED, WIN
from togyz.engine import (
    Analysis,
    AsyncEngine,
    Engine,
    EngineDied,
    EngineError,
    Info,
    Limits,
)
from togyz.rules import Game, Position, TogyzError, Variant

START = Position.start()
WIN_AT_ONCE = Position.of([0] * 8 + [2], [1, 71] + [0] * 7, (80, 8))
OVER = Position.of([1] + [0] * 8, [3] + [0] * 8, (82, 76))
OURS = [sys.executable, "-m", "togyz", "engine"]
PATIENCE = 60.0
FOR_EVER = Limits(nodes=10**15)


def own() -> Engine:
    return Engine.open(hash_mib=1)


def other() -> Engine:
    return Engine.command(OURS, timeout=PATIENCE, hash=1)


both = pytest.mark.parametrize("opened", [own, other], ids=["own", "other"])


@both
def test_it_plays(opened: Callable[[], Engine]) -> None:
    with opened() as engine:
        assert engine.name.startswith("togyz ")
        assert engine.author
        assert {"hash", "threads", "lines"} <= set(engine.options)
        answer = engine.play(START, Limits(depth=6))
        assert answer.move in START.legal_moves()
        assert answer.info.lines[0].pv[0] == answer.move
        assert answer.ponder == answer.info.lines[0].pv[1]
        assert answer.info.depth == 6
        engine.new_game()
        again = engine.play(START, Limits(depth=6))
        assert again.info.lines == answer.info.lines
        assert again.info.nodes == answer.info.nodes


@both
def test_it_analyses(opened: Callable[[], Engine]) -> None:
    with opened() as engine:
        analysis = engine.analyse(START, Limits(depth=5, lines=3))
        infos = list(analysis)
        assert analysis.done
        assert [info.depth for info in infos] == [1, 2, 3, 4, 5, 5]
        assert all(len(info.lines) == 3 for info in infos)
        answer = analysis.wait()
        assert answer.info == infos[-1]
        assert answer.move == infos[-1].lines[0].pv[0]
        # One line is again one line.
        assert len(engine.play(START, Limits(depth=2)).info.lines) == 1


@contextlib.contextmanager
def stopping(engine: Engine) -> Iterator[None]:
    """Stop it again and again: the first time its search may not have begun."""
    over = threading.Event()

    def stop() -> None:
        while not over.wait(0.05):
            engine.stop()

    thread = threading.Thread(target=stop)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@both
def test_a_search_without_limits_goes_on_until_it_is_stopped(opened: Callable[[], Engine]) -> None:
    with opened() as engine:
        analysis = engine.analyse(START)
        for info in analysis:
            if info.depth >= 8:
                analysis.stop()
        assert analysis.wait().info.depth >= 8
        # From another thread, and by leaving the block.
        with stopping(engine):
            assert engine.play(START, FOR_EVER).move
        with engine.analyse(START) as left:
            next(left)
        assert left.done
        # A new search ends the one before.
        forgotten = engine.analyse(START)
        assert engine.play(START, Limits(depth=2)).info.depth == 2
        assert forgotten.done


@both
def test_several_moves_history_and_proofs(opened: Callable[[], Engine]) -> None:
    with opened() as engine:
        assert engine.play(START, Limits(depth=3, moves=(4,))).move == 4
        with pytest.raises(TogyzError, match="is empty"):
            engine.play(START.play(7).play(1).play(1).play(2), Limits(depth=3, moves=(1,)))
        found = engine.play(WIN_AT_ONCE, Limits(depth=4)).info
        assert found.proved
        assert found.lines[0].score == WIN - 1 > PROVED
        with pytest.raises(TogyzError, match="the game is over"):
            engine.play(OVER, Limits(depth=4))
        game = Game(moves=[7, 1, 9, 2])
        history = [node.position for node in game.root.mainline()][:-1]
        assert engine.play(game.position, Limits(depth=4), history).move
        # A history that doesn't lead here is no reason to fail.
        assert engine.play(game.position, Limits(depth=4), [START, START]).move


@both
def test_it_ponders(opened: Callable[[], Engine]) -> None:
    with opened() as engine:
        analysis = engine.analyse(START, Limits(movetime_ms=20, ponder=True))
        next(analysis)
        assert not analysis.done
        analysis.ponderhit()
        assert analysis.wait().move


@both
def test_options_are_set_or_refused(opened: Callable[[], Engine]) -> None:
    with opened() as engine:
        engine.configure(hash=2, threads=2, lines=2)
        assert len(engine.play(START, Limits(depth=3)).info.lines) == 2
        with pytest.raises(TogyzError, match="threads must be a number from 1 to 256"):
            engine.configure(threads=0)
        with pytest.raises(TogyzError, match="no option 'colour'"):
            engine.configure(colour="red")
        with pytest.raises(TogyzError, match="hash must be a number"):
            engine.configure(hash=10**9)
        assert len(engine.play(START, Limits(depth=3)).info.lines) == 2


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_every_variant_is_told_alike(rules: Variant) -> None:
    with own() as one, other() as two:
        game = Game(rules)
        while game.outcome is None and len(game) < 10:
            history = [node.position for node in game.root.mainline()][:-1]
            answers = []
            for engine in (one, two):
                engine.new_game()
                answers.append(engine.play(game.position, Limits(depth=4, lines=2), history))
            first, second = (answer.info.lines for answer in answers)
            assert first == second
            assert answers[0].ponder == answers[1].ponder
            game.play(answers[0].move)


def test_what_cannot_be_opened() -> None:
    with pytest.raises(TogyzError, match="unknown variant"):
        Engine.open("chess")
    with pytest.raises(TogyzError, match="hash must be a number"):
        Engine.open(hash_mib=0)
    with pytest.raises(EngineDied, match="can't be started: No such file"):
        Engine.command("/no/such/engine --fast")
    with pytest.raises(EngineDied, match="there is no command"):
        Engine.command("")
    with pytest.raises(TogyzError, match="can't be split"):
        Engine.command("engine 'quote")
    with pytest.raises(EngineError, match="has no option 'colour'"):
        Engine.command(OURS, timeout=PATIENCE, colour="red")


def test_a_closed_engine_says_so() -> None:
    for engine in (own(), other()):
        engine.close()
        engine.close()
        engine.stop()
        with pytest.raises(EngineDied, match="was closed"):
            engine.play(START, Limits(depth=1))


# ---- asyncio


def test_asyncio_iterates_and_cancels() -> None:
    async def main() -> None:
        for opening in (AsyncEngine.open(hash_mib=1), AsyncEngine.command(OURS, timeout=PATIENCE)):
            async with await opening as engine:
                infos: list[Info] = []
                async with await engine.analyse(START) as analysis:
                    async for info in analysis:
                        infos.append(info)
                        if info.depth == 5:
                            break
                assert analysis.done
                assert [info.depth for info in infos] == [1, 2, 3, 4, 5]
                # To cancel who waits ends the search, and the engine goes on.
                task = asyncio.create_task(engine.play(START, FOR_EVER))
                await asyncio.sleep(0.05)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                assert (await engine.play(START, Limits(depth=3))).info.depth == 3

    asyncio.run(main())


@pytest.mark.soak
@pytest.mark.parametrize("external", [False, True], ids=["own", "other"])
def test_who_is_cancelled_at_any_moment_leaves_a_sound_engine(
    external: bool, soak_rounds: Iterator[random.Random]
) -> None:
    limits = [Limits(depth=40), Limits(depth=1), Limits(nodes=3000), Limits(movetime_ms=5)]

    async def interrupted(engine: AsyncEngine, rng: random.Random) -> None:
        work = rng.choice(
            [
                lambda: engine.play(START, rng.choice(limits)),
                lambda: engine.play(START, rng.choice(limits)),
                lambda: engine.configure(lines=rng.randint(1, 3)),
                lambda: engine.configure(hash=rng.randint(1, 3)),
                engine.new_game,
            ]
        )
        task = asyncio.create_task(work())
        await asyncio.sleep(rng.choice((0, 0, 0.0005, 0.002, 0.01)))
        for _ in range(rng.randint(0, 3)):
            await asyncio.sleep(0)  # a moment in which something else is half done
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    async def main() -> None:
        opening = AsyncEngine.command(OURS, timeout=PATIENCE) if external else AsyncEngine.open()
        async with await opening as engine:
            for rng in soak_rounds:
                for _ in range(10):
                    async with asyncio.timeout(PATIENCE):
                        await interrupted(engine, rng)
                # It answers this question, and none of those before.
                answer = await engine.play(START, Limits(depth=3, moves=(rng.randint(1, 9),)))
                assert answer.info.depth == 3

    asyncio.run(main())


def test_many_engines_at_once() -> None:
    async def main() -> None:
        engines = await asyncio.gather(*(AsyncEngine.open(hash_mib=1) for _ in range(8)))
        answers = await asyncio.gather(
            *(engine.play(START, Limits(nodes=2000)) for engine in engines)
        )
        assert len({answer.info.lines for answer in answers}) == 1
        await asyncio.gather(*(engine.close() for engine in engines))

    asyncio.run(main())


def test_a_program_may_end_while_its_engine_thinks() -> None:
    code = (
        "from togyz import Position; from togyz.engine import Engine\n"
        "engine = Engine.open(); analysis = engine.analyse(Position.start()); next(analysis)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert (answer.returncode, answer.stderr) == (0, "")


def test_who_waits_may_be_interrupted() -> None:
    """Ctrl-C while an engine thinks ends the search, not the engine."""
    with own() as engine:
        analysis = engine.analyse(START)
        waiting = threading.Thread(target=analysis.wait)
        waiting.start()
        time.sleep(0.05)
        analysis.stop()
        waiting.join(60)
        assert not waiting.is_alive()
        assert isinstance(analysis, Analysis)
