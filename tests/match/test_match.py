from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.match.support import fake, moves_of, play, settings
from tests.support import random_game
from togyz.core import CoreEngine, Limits
from togyz.engine.judges import DEFAULT, judge
from togyz.match import Match, MatchGame, MatchLog, Pace, Settings, Sprt
from togyz.match.workers import Job, play_jobs
from togyz.rules import Reason, TogyzError

QUICK = Pace(nodes=60)


def quick(**more: Any) -> Settings:
    more.setdefault("pace", QUICK)
    return settings("core nodes=200", "core hash=2", **more)


def logged(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_same_match_however_many_games_at_once() -> None:
    _, one = play(quick(), 12)
    _, three = play(quick(), 12, concurrency=3)
    assert moves_of(one) == moves_of(three)
    _, other = play(quick(seed=2), 12)
    assert [game.opening for game in one] != [game.opening for game in other]
    for white, black in zip(one[::2], one[1::2], strict=True):
        assert white.opening == black.opening
    assert len({game.opening for game in one}) == 6


def test_levels_are_reproducible_and_vary_from_game_to_game() -> None:
    chosen = settings("level easy", "level easy", plies=0)
    _, one = play(chosen, 4)
    _, again = play(chosen, 4)
    assert moves_of(one) == moves_of(again)
    assert len({game.moves for game in one}) > 1


def test_the_summary_counts() -> None:
    match, games = play(quick(), 10)
    summary = match.summary
    assert summary.games == summary.planned == len(games) == 10
    assert summary.points == sum(game.points for game in games)
    assert summary.wins + summary.draws + summary.losses == 10
    assert sum(summary.white) == 10
    assert summary.white[0] == sum(game.result == "1-0" for game in games)
    pairs = [0] * 5
    for one, two in zip(games[::2], games[1::2], strict=True):
        pairs[round(2 * (one.points + two.points))] += 1
    assert summary.pairs == tuple(pairs)
    assert sum(summary.endings.values()) == 10
    assert summary.plies == sum(len(game.moves) for game in games)
    told = json.loads(json.dumps(summary.as_dict(), allow_nan=False))
    assert told["wins"] == summary.wins
    assert told["sprt"] is None


def test_an_odd_number_is_rounded_up() -> None:
    _, games = play(quick(), 3)
    assert len(games) == 4


def test_the_test_ends_the_match_in_the_same_place() -> None:
    # The one thinks, the other plays anything.
    chosen = settings(
        "core nodes=3000", "core depth=1", sprt=Sprt(0, 300), plies=3, pace=QUICK, seed=3
    )
    ends = []
    for concurrency in (1, 3):
        match, _ = play(chosen, 2000, concurrency)
        assert match.over
        state = match.summary.test
        assert state is not None
        assert state.accepted == 300
        assert state.llr >= state.sprt.upper
        assert match.summary.games < 200
        ends.append((state.counts, state.llr))
    assert ends[0] == ends[1]


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    _, whole = play(quick(), 10)
    path = tmp_path / "match.jsonl"
    with MatchLog(path, quick()) as log:
        playing = Match(quick(), 10, log).play()
        for _ in range(5):
            next(playing)
        playing.close()
    with path.open("ab") as file:
        file.write(b'{"type":"game","game":5,"op')  # killed while it wrote
    with MatchLog(path, quick()) as log:
        assert [game.number for game in log.games] == [0, 1, 2, 3, 4]
        match = Match(quick(), 10, log)
        assert [game.number for game in match.play()] == [5, 6, 7, 8, 9]
        assert moves_of(list(match.games.values())) == moves_of(whole)
        assert match.summary.games == 10
    with MatchLog(path, quick()) as log:
        match = Match(quick(), 10, log)
        assert match.over
        assert list(match.play()) == []
        longer = Match(quick(), 12, log)
        assert [game.number for game in longer.play()] == [10, 11]
    lines = logged(path)
    assert [line["type"] for line in lines] == ["match"] + ["game"] * 12


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"seed": 2}, "seed was 1, is 2"),
        ({"plies": 3}, "plies was 2, is 3"),
        ({"rules": "qozdatu"}, 'variant was "bestemshe", is "qozdatu"'),
        ({"pace": Pace(nodes=61)}, 'pace was "60 nodes", is "61 nodes"'),
        ({"sprt": Sprt(0, 5)}, "sprt was null, is"),
        ({"margin_ms": 1}, "margin_ms was 500, is 1"),
    ],
)
def test_a_changed_setting_is_refused(tmp_path: Path, more: dict[str, Any], told: str) -> None:
    path = tmp_path / "match.jsonl"
    with MatchLog(path, quick()) as log:
        list(Match(quick(), 2, log).play())
    before = path.read_bytes()
    with pytest.raises(TogyzError, match=f"other settings: {told}"):
        MatchLog(path, quick(**more))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: ["a letter to Aigul, without a line end"],
        lambda lines: ["a letter to Aigul\n"],
        lambda lines: [*lines[:2], "\n", *lines[2:]],
        lambda lines: [lines[0].replace('"format":1', '"format":2')],
        lambda lines: [*lines, lines[-1]],
        lambda lines: [*lines[:-1], lines[-1].replace('"moves":[', '"moves":[9,')],
        lambda lines: [*lines[:-1], lines[-1].replace('"result":"', '"result":"2-')],
        lambda lines: [*lines[:-1], lines[-1].replace('"game":1', '"game":-1')],
        lambda lines: [*lines[:-1], lines[-1].replace('"times":[', '"times":["x",')],
        lambda lines: [*lines[:-1], swapped(lines[-1])],
        lambda lines: [*lines[:-1], "[" * 100_000 + "\n"],
    ],
)
def test_a_damaged_log_is_refused_and_left_alone(tmp_path: Path, damage: Any) -> None:
    path = tmp_path / "match.jsonl"
    with MatchLog(path, quick()) as log:
        list(Match(quick(), 2, log).play())
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(damage(lines)), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(TogyzError, match=r"match\.jsonl"):
        MatchLog(path, quick())
    assert path.read_bytes() == before


def swapped(line: str) -> str:
    """The game with another result than its moves show."""
    result = "0-1" if '"result":"1-0"' in line else "1-0"
    data = json.loads(line)
    return json.dumps({**data, "result": result}) + "\n"


def test_a_game_of_the_log_may_end_by_repetition(tmp_path: Path) -> None:
    seeds = map(random.Random, range(500))
    played = (random_game(seed, "bestemshe") for seed in seeds)
    ends = ((game, game.outcome) for game in played)
    moves = next(
        game.moves for game, end in ends if end is not None and end.reason is Reason.REPETITION
    )
    opening = tuple(moves[:2])
    game = MatchGame(0, opening, tuple(moves), "1/2-1/2", "repetition")
    for changed, right in (
        (game, True),
        (replace(game, result="1-0"), False),
        (replace(game, ending="bare"), False),
        (replace(game, moves=game.moves[:-1]), False),
        (replace(game, moves=game.moves[:-1], ending="adjudication"), True),
    ):
        path = tmp_path / "match.jsonl"
        with MatchLog(path, quick()) as log:
            log.add(changed)
        if right:
            with MatchLog(path, quick()) as log:
                assert log.games == [changed]
        else:
            with pytest.raises(TogyzError, match="did not end"):
                MatchLog(path, quick())
        path.unlink()


def test_two_matches_do_not_share_a_log(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with MatchLog(path, quick()), pytest.raises(TogyzError, match="another program is writing"):
        MatchLog(path, quick())


def test_a_crash_is_counted_and_the_match_goes_on() -> None:
    chosen = settings("level easy", fake("moves", "crashing"), pace=Pace(move_ms=60_000))
    match, games = play(chosen, 6, concurrency=2)
    assert [game.ending for game in games] == ["crash"] * 6
    summary = match.summary
    assert summary.faults == (
        {"time": 0, "illegal": 0, "crash": 0},
        {"time": 0, "illegal": 0, "crash": 6},
    )
    assert summary.points == 6


@pytest.mark.parametrize(
    ("engine", "told"),
    [
        ("engine /no/such/engine", "can't be started"),
        ("engine hash=99 " + fake("protocol", "legal").removeprefix("engine "), "hash must be"),
        ("moves time=5 /no/such/engine", "can't be started"),
    ],
)
def test_an_engine_that_never_works_is_a_mistake(engine: str, told: str) -> None:
    match = Match(settings("core", engine, pace=QUICK), 2)
    with pytest.raises(TogyzError, match=told):
        list(match.play())
    assert match.games == {}


def test_too_many_games_for_the_openings() -> None:
    match = Match(quick(plies=1, balance=0), 20)
    with pytest.raises(TogyzError, match="no opening of 1 plies is left"):
        list(match.play())
    assert len(match.games) == 10


def test_a_worker_that_is_killed_is_replaced() -> None:
    chosen = quick(pace=Pace(nodes=60), plies=2)
    jobs = iter([Job(number, (1, 1)) for number in range(40)])
    playing = play_jobs(chosen, jobs, 2)
    games = [next(playing)]
    worker = multiprocessing.active_children()[0]
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    games += list(playing)
    assert sorted(game.number for game in games) == list(range(40))


@pytest.mark.parametrize("games", [2, 1000])
def test_engines_end_with_their_match(tmp_path: Path, games: int) -> None:
    # At the end of a match, and when its user has seen enough.
    heard = tmp_path / "heard"
    chosen = settings(fake("protocol", "legal", log=heard), "core nodes=50", pace=QUICK)
    playing = Match(chosen, games, concurrency=2).play()
    for _ in range(2):
        next(playing)
    playing.close()
    said = [line.split() for line in heard.read_text().splitlines()]
    engines = [int(words[1]) for words in said if words[0] == "pid"]
    assert len(engines) > 1
    wait_until(lambda: not any(alive(engine) for engine in engines))


def wait_until(what: Any) -> None:
    """Wait for something that happens soon; no longer than a minute."""
    for _ in range(1200):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            child = int(stat.parent.name)
            found += [child, *children_of(child)]
    return found


def test_a_match_goes_on_after_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = [
        *("match", "core nodes=3000", "core nodes=2000", "--variant", "bestemshe"),
        *("--plies", "6", "--concurrency", "2", "--log", str(path), "--json", "--games"),
    ]
    command = [sys.executable, "-m", "togyz", *arguments]
    # More than are played until it is killed, however late that comes.
    endless = [*command, "10000"]
    with subprocess.Popen(endless, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as first:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 5)
        children = children_of(first.pid)
        first.kill()
    assert children
    # None goes on for itself: its games would be played twice.
    wait_until(lambda: not any(alive(child) for child in children))
    before = path.read_bytes().count(b"\n") - 1
    assert before > 0
    games = before + before % 2 + 10
    second = subprocess.run([*command, str(games)], capture_output=True, text=True, check=True)
    assert f"holds {before} games: going on" in second.stderr
    summary = json.loads(second.stdout)
    assert summary["games"] == games
    resumed = {line["game"]: line for line in logged(path)[1:]}
    assert len(resumed) == games

    chosen = settings("core nodes=3000", "core nodes=2000", plies=6)
    for game in play(chosen, games)[1]:
        line = resumed[game.number]
        assert line["opening"] == list(game.opening)
        assert line["moves"] == list(game.moves)
        assert (line["result"], line["ending"]) == (game.result, game.ending)


DISMISSED = """\
import os, signal
from multiprocessing import Pipe
from togyz.core import CoreEngine
from togyz.match import Settings, parse_engine, workers
from togyz.rules import variant
free = CoreEngine.__del__
def told_again(engine):
    os.kill(os.getpid(), signal.SIGTERM)
    free(engine)
CoreEngine.__del__ = told_again
ours, theirs = Pipe()
ours.close()
engines = (parse_engine("core nodes=5"), parse_engine("core nodes=6"))
workers._work(theirs, Settings(engines, variant("bestemshe")))
"""


def test_a_worker_that_is_told_to_leave_while_it_leaves_says_nothing() -> None:
    command = [sys.executable, "-c", DISMISSED]
    left = subprocess.run(command, capture_output=True, text=True)
    assert (left.returncode, left.stderr) == (0, "")


@pytest.mark.soak
def test_a_thousand_fast_games_between_two_levels() -> None:
    games = 1000 if os.environ.get("TOGYZ_SOAK_MINUTES") else 16
    chosen = settings("level easy", "level medium", "togyzkumalak", plies=4, balance=0, seed=9)
    match = Match(chosen, games, concurrency=2)
    for game in match.play():
        assert game.ending in ("majority", "bare", "repetition", "split"), game
    summary = match.summary
    assert summary.games == games
    assert sum(sum(faults.values()) for faults in summary.faults) == 0
    assert summary.losses > summary.wins


def test_the_core_is_what_plays() -> None:
    # A game of the match is the game that the core plays by itself.
    _, (game, _) = play(quick(), 2)
    record = game.record(quick().variant, ("a", "b"))
    engines = [CoreEngine(quick().variant, 16), CoreEngine(quick().variant, 2)]
    for engine in engines:
        engine.use(judge(quick().variant, DEFAULT))
    limits = [Limits(nodes=200), Limits(nodes=60)]
    for node in list(record.root.mainline())[2:-1]:
        side = node.position.side
        engines[side].set(node.position, [one.position for one in node.line()][:0:-1])
        found = engines[side].search(limits[side])
        assert found.lines[0].pv[0] == node.children[0].move
