"""Sessions under pressure: no threads, no memory, defects, and who does not wait for his turn."""

from __future__ import annotations

import io
import json
import random
import resource
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from tests.support import ALL_VARIANTS, random_game
from togyz.core import Info, Limits
from togyz.engine import options
from togyz.engine.history import History
from togyz.engine.jsonrequests import Analyse, parse_request
from togyz.engine.jsonserver import serve_json
from togyz.engine.local import OwnEngine
from togyz.engine.session import Session
from togyz.rules import Position, TogyzError

# ---- the text protocol


def test_lines_of_a_search_never_come_before_the_end_of_the_last() -> None:
    said: list[str] = []
    ending = threading.Event()

    def write(line: str) -> None:
        if line.startswith("bestmove"):
            ending.set()
            time.sleep(0.1)  # long enough for a command that does not wait
        said.append(line.split()[0])

    session = Session(OwnEngine(hash=1), write)
    session.handle("go depth 1")
    ending.wait()
    session.handle("go depth 1")
    session.close(finish=True)
    one = said[: said.index("bestmove") + 1]
    assert set(one) == {"info", "bestmove"}
    assert said == one + one


def no_threads(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let no more threads begin whose name starts so."""
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if thread.name.startswith(name):
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", refuse)


def test_a_search_without_a_thread_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    session = Session(OwnEngine(hash=1), said.append)
    with monkeypatch.context() as patch:
        no_threads(patch, "togyz-search")
        session.handle("go depth 1")
    assert said == ["error go: there is no thread to search in: can't start new thread"]
    session.handle("stop")
    session.handle("go depth 1")
    session.close(finish=True)
    assert said[-1].startswith("bestmove ")


def test_fewer_threads_than_asked_for_search_too() -> None:
    """Each takes megabytes for its stack: there is room for some of them only."""
    code = """if True:
        import resource
        from pathlib import Path
        from togyz import Position
        from togyz.core import CoreEngine, Limits
        engine = CoreEngine(Position.start().variant, 1, 256)
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        room = pages * resource.getpagesize() + (100 << 20)
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
        engine.set(Position.start())
        print(engine.search(Limits(depth=5)).depth)
    """
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "5\n"


def test_memory_is_bounded_by_what_the_process_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (512 << 20, 512 << 20))
    assert options.memory_mib.__wrapped__() <= 512
    unlimited = resource.RLIM_INFINITY
    monkeypatch.setattr(resource, "getrlimit", lambda _: (unlimited, unlimited))
    assert options.memory_mib.__wrapped__() > 512


# ---- JSON lines


def answers(requests: list[dict[str, Any]], workers: int = 1) -> list[dict[str, Any]]:
    """All that is said about some requests."""
    said = io.BytesIO()
    given = "".join(json.dumps(request) + "\n" for request in requests)
    serve_json(io.BytesIO(given.encode()), said, workers, 1, 1)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_workers_do_not_take_more_memory_than_there_is() -> None:
    most = options.OWN_OPTIONS["hash"].highest
    with pytest.raises(TogyzError, match=f"64 workers with {most // 2} MiB each need more than"):
        serve_json(io.BytesIO(), io.BytesIO(), 64, most // 2, 1)


def test_workers_without_threads_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(threading.enumerate())
    with monkeypatch.context() as patch:
        no_threads(patch, "Thread-")
        with pytest.raises(TogyzError, match="no threads for 3 workers"):
            serve_json(io.BytesIO(), io.BytesIO(), 3, 1, 1)
    assert set(threading.enumerate()) <= before


def test_a_defect_in_one_search_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    search = OwnEngine.search

    def sometimes(engine: OwnEngine, limits: Limits, hear: Any = None) -> Info:
        if limits.depth == 2:
            raise ValueError("a defect")
        return search(engine, limits, hear)

    monkeypatch.setattr(OwnEngine, "search", sometimes)
    found = answers([{"id": 1, "depth": 2}, {"id": 2, "depth": 1}])
    assert [(answer["id"], answer["type"]) for answer in found] == [(1, "error"), (2, "result")]
    assert found[0]["message"] == "the search failed: ValueError('a defect')"


def test_requests_that_wait_keep_only_what_can_be_repeated() -> None:
    game = random_game(random.Random(3), plies=100)
    moves = game.moves[:-1] if game.outcome else game.moves
    request = parse_request(json.dumps({"id": 1, "moves": moves}))
    assert isinstance(request, Analyse)
    assert len(request.earlier) < 20
    assert all(one.kazans == request.position.kazans for one in request.earlier)


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_positions_that_cannot_be_repeated_change_nothing(rules: object) -> None:
    engine = OwnEngine(hash=1)
    rng = random.Random(11)
    for _ in range(5):
        game = random_game(rng, str(rules), plies=rng.randint(10, 60))
        if game.outcome is not None:
            game.takeback()
        history = History(game.start)
        history.play(game.moves)
        assert list(history.earlier)[-len(history.repeatable) or len(history.earlier) :] == list(
            history.repeatable
        )
        found = []
        for earlier in (history.earlier, history.repeatable):
            engine.set(history.position, earlier)
            engine.clear()
            info = engine.search(Limits(nodes=3000))
            found.append((info.nodes, info.lines))
        assert found[0] == found[1]


def test_what_can_be_repeated_is_kept() -> None:
    start = Position.of([1] + [0] * 8, [0, 1] + [0] * 7, (80, 80))
    history = History(start)
    history.play([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 1])
    assert list(history.repeatable) == list(history.earlier)
    assert len(history.repeatable) == 18
