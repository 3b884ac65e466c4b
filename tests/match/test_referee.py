from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.match.support import fake, play, settings
from togyz.match import Adjudication, MatchGame, Pace
from togyz.match.players import Said, Turn
from togyz.match.referee import play_game
from togyz.notation import format_game, read_text
from togyz.rules import Reason, Variant, variant

BESTEMSHE = variant("bestemshe")


class Scripted:
    """A player whose moves are known, and who sees what he is asked."""

    def __init__(self, moves: Sequence[int], score: int | None = None) -> None:
        self._moves = iter(moves)
        self._score = score
        self.turns: list[Turn] = []

    def begin(self, number: int) -> None:
        pass

    def choose(self, turn: Turn) -> Said:
        self.turns.append(turn)
        return Said(next(self._moves), self._score)

    def close(self) -> None:
        pass


class First(Scripted):
    """Plays the first hole that can be played."""

    def __init__(self, score: int | None = None) -> None:
        super().__init__((), score)

    def choose(self, turn: Turn) -> Said:
        self.turns.append(turn)
        return Said(turn.position.legal_moves()[0], self._score)


def test_a_game_to_its_end() -> None:
    white, black = First(100), First(30)
    game = play_game(0, BESTEMSHE, (3, 1), (white, black), (Pace(), Pace()))
    assert game.moves[:2] == game.opening == (3, 1)
    assert game.ending in ("majority", "bare")
    record = game.record(BESTEMSHE, ("a", "b"))
    assert record.outcome is not None
    assert record.outcome.result == game.result
    assert white.turns[0].moves == (3, 1)
    assert len(game.times) == len(game.scores) == len(game.moves) - 2
    # From White's view, whoever thought so.
    assert set(game.scores[::2]) == {100}
    assert set(game.scores[1::2]) == {-30}


def test_sides_are_exchanged_in_odd_games() -> None:
    players = First(), First()
    for number, (white, black) in ((0, (0, 1)), (1, (1, 0))):
        for one in players:
            one.turns.clear()
        play_game(number, BESTEMSHE, (), players, (Pace(), Pace()))
        assert players[white].turns[0].moves == ()
        assert len(players[black].turns[0].moves) == 1


def test_only_positions_that_can_recur_are_told_as_earlier() -> None:
    player = First()
    play_game(0, BESTEMSHE, (), (player, First()), (Pace(), Pace()))
    told = set()
    for turn in player.turns:
        told.add(len(turn.earlier))
        # They are the last ones: a line of moves leads through them.
        assert turn.earlier == turn.positions[-1 - len(turn.earlier) : -1]
        assert all(one != turn.position for one in turn.positions[: -1 - len(turn.earlier)])
    assert len(told) > 1


def test_the_third_occurrence_is_a_draw() -> None:
    # One hole with two stones each: nothing else can happen.
    tiny = Variant("tiny", "Tiny", 1, 2)
    game = play_game(0, tiny, (), (Scripted([1] * 9), Scripted([1] * 9)), (Pace(), Pace()))
    assert (game.moves, game.result, game.ending) == ((1, 1, 1, 1), "1/2-1/2", "repetition")


@pytest.mark.parametrize("number", [0, 1])
def test_an_illegal_move_loses(number: int) -> None:
    players = Scripted([3, 9]), First()
    game = play_game(number, BESTEMSHE, (), players, (Pace(), Pace()))
    assert game.ending == "illegal"
    assert game.loser == 0
    assert game.points == 0
    assert game.result == ("0-1" if number == 0 else "1-0")
    assert "9" in game.detail


def test_adjudication_by_lead() -> None:
    both = First(900), First(-900)
    lead = Adjudication(lead=800, moves=2)
    game = play_game(0, BESTEMSHE, (), both, (Pace(), Pace()), adjudication=lead)
    assert (game.result, game.ending, len(game.moves)) == ("1-0", "adjudication", 4)
    # One of them sees it otherwise, or says nothing: play on.
    for other in (First(-700), First(900), First(None)):
        game = play_game(0, BESTEMSHE, (), (First(900), other), (Pace(), Pace()), 0, lead)
        assert game.ending != "adjudication"


def test_adjudication_by_length() -> None:
    short = Adjudication(plies=7)
    game = play_game(0, BESTEMSHE, (1,), (First(), First()), (Pace(), Pace()), 0, short)
    assert (game.result, game.ending, len(game.moves)) == ("1/2-1/2", "adjudication", 7)
    assert "7 plies" in game.detail


class Clockwork:
    """Time that passes only while a player thinks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: Sequence[float]) -> None:
        self.now = 0.0
        self.seconds = itertools.cycle(seconds)
        monkeypatch.setattr("togyz.match.referee.time.monotonic", lambda: self.now)

    def think(self) -> None:
        self.now += next(self.seconds)


class Thinker(First):
    def __init__(self, clock: Clockwork) -> None:
        super().__init__()
        self._clock = clock

    def choose(self, turn: Turn) -> Said:
        self._clock.think()
        return super().choose(turn)


@pytest.mark.parametrize(
    ("pace", "seconds", "moves"),
    [
        (Pace(move_ms=100), [0.1, 0.1, 0.12, 0.119, 0.1201], 5),
        (Pace(clock_ms=1000), [0.2], 6),
        (Pace(clock_ms=1000, increment_ms=100), [0.2], 10),
        # Who lives in the margin has nothing left, but no debt.
        (Pace(clock_ms=100), [0.11, 0.01, 0.019, 0.021], 4),
    ],
)
def test_late_is_lost(
    pace: Pace, seconds: list[float], moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker(Clockwork(monkeypatch, seconds))
    game = play_game(1, variant(), (), (First(), thinker), (Pace(), pace), margin_ms=20)
    assert (game.ending, game.result) == ("time", "0-1")
    assert len(thinker.turns) == moves
    assert "answered after" in game.detail
    assert game.record(variant(), ("a", "b")).outcome is not None


def test_an_exhausted_clock_is_still_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(Clockwork(monkeypatch, [0.01]))
    game = play_game(0, variant(), (), (thinker, First()), (Pace(clock_ms=10), Pace()), 5)
    assert game.ending == "time"
    assert [turn.clock_ms for turn in thinker.turns] == [10, 1]


@pytest.mark.parametrize(
    ("kind", "mode", "ending", "detail"),
    [
        ("moves", "illegal", "illegal", "9"),
        ("moves", "babbling", "illegal", "answered 'I think that hole 3 is best'"),
        ("moves", "endless", "illegal", ""),
        ("moves", "crashing", "crash", "status 7: out of ideas"),
        ("moves", "slow", "time", "did not answer within"),
        ("protocol", "illegal", "illegal", "the moves are"),
        ("protocol", "crashing", "crash", "status 3"),
        ("protocol", "babbling", "illegal", "babbles"),
        ("protocol", "slow", "time", ""),
    ],
)
def test_external_engines_that_fail(kind: str, mode: str, ending: str, detail: str) -> None:
    # Only who is slow may be too late, however busy the machine is.
    pace = Pace(move_ms=800 if mode == "slow" else 60_000)
    chosen = settings(fake(kind, mode), "core nodes=50", pace=pace, margin_ms=200, seed=2)
    match, games = play(chosen)
    assert [game.ending for game in games] == [ending, ending]
    assert [game.loser for game in games] == [0, 0]
    assert all(detail in game.detail for game in games)
    assert match.summary.faults[0][ending] == 2
    assert sum(match.summary.faults[1].values()) == 0


@pytest.mark.parametrize("mode", ["legal", "chatty", "crashing-after"])
def test_external_engines_that_play(mode: str) -> None:
    chosen = settings(fake("moves", mode), "level easy", pace=Pace(move_ms=60_000))
    _, games = play(chosen)
    if mode == "crashing-after":
        # It dies behind the back of the referee, who notices when he asks again.
        assert {game.ending for game in games} == {"crash"}
    else:
        assert {game.ending for game in games} <= {"majority", "bare", "repetition"}
        for game in games:
            mine = game.moves[2 + game.white :: 2]
            assert len(mine) > 2


def test_the_protocol_as_an_engine_hears_it(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    chosen = settings(
        fake("protocol", "legal", "depth=3", "hash=4", log=log), "core nodes=50", plies=2
    )
    match, games = play(chosen)
    heard = log.read_text().splitlines()
    assert heard[1] == "togyz"
    assert "setoption name hash value 4" in heard
    assert heard.count("newgame") == 3  # once when all engines are tried
    assert any(line.startswith("position fen togyz1 bestemshe ") for line in heard)
    assert {line for line in heard if line.startswith("go")} == {"go depth 3"}
    assert match.summary.faults[0] == {"time": 0, "illegal": 0, "crash": 0}
    scores = [score for game in games for score in game.scores]
    assert 1250 in scores or -1250 in scores


@pytest.mark.parametrize("ending", ["illegal", "crash", "time", "adjudication", "majority"])
def test_records_say_how_it_ended(ending: str) -> None:
    whole = play_game(0, BESTEMSHE, (3,), (First(), First()), (Pace(), Pace()))
    moves = whole.moves if ending == "majority" else whole.moves[:4]
    result = whole.result if ending == "majority" else "0-1"
    detail = "" if ending == "majority" else 'White loses: "why" {so}'
    game = MatchGame(6, (3,), moves, result, ending, detail, (5, 0, 2), (10, None, 32_000 - 3))
    record = game.record(BESTEMSHE, ("core nodes=5", 'engine "x"'))
    assert record.result == result
    assert record.tags["White"] == "core nodes=5"
    assert record.tags["Round"] == "4.1"
    if ending == "time":
        assert record.ending is not None
        assert record.ending.reason is Reason.TIME
    for name in ("togyz", "json", "playok", "tgk"):
        (read,) = read_text(format_game(record, name), name, variant=BESTEMSHE)
        assert read.ok, read.problems
        assert read.game.moves == list(moves)
        assert read.game.result == result
    (read,) = read_text(format_game(record, "togyz"))
    line = list(read.game.root.mainline())
    assert line[2].elapsed == 5
    assert line[2].evaluation is not None
    assert line[2].evaluation.score == 10
    assert detail in line[-1].comment
