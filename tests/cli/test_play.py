from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import Result
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.cli.support import PLAIN, program, run
from togyz.board import text
from togyz.cli.narrate import hint_in_words, move_in_sentences
from togyz.core import Info, Line
from togyz.notation import read_games, write_games
from togyz.rules import Game, Position, Side, terms


def sit(*lines: str, options: tuple[str | Path, ...] = ()) -> Result:
    """Play with these lines as standard input."""
    return run("play", "--seed", "1", *options, stdin="".join(f"{line}\n" for line in lines))


def said(result: Result) -> str:
    """What was said, on one line and without the boards."""
    lines = [line for line in result.stdout.splitlines() if not re.match(r"[│├┌└|+ ]", line)]
    return " ".join(" ".join(lines).split())


def test_a_game_is_told_and_drawn() -> None:
    result = sit("7", "quit", options=("--level", "easy"))
    assert result.exit_code == 0
    told = said(result)
    assert "You are White; Black is the computer, level easy." in told
    assert (
        "> 7 White plays 76(10): 9 stones, the last one into Black's hole 6. "
        "Captures 10 from Black's hole 6. Black plays" in told
    )
    assert result.stdout.rstrip().endswith("Bye. The game was not saved.")
    start = text(Position.start())
    assert start in result.stdout
    assert result.stdout.count("┌───────┬") == 2  # the start, and after both moves
    assert "\x1b" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 79


def test_the_same_seed_the_same_game() -> None:
    lines = ("7", "9", "1", "5", "moves")
    assert sit(*lines).stdout == sit(*lines).stdout


def test_the_end_of_input_saves_nothing_and_is_no_error(tmp_path: Path) -> None:
    for stdin in ("", "7", "7\n"):
        result = run("play", "--level", "easy", stdin=stdin)
        assert result.exit_code == 0
        assert result.stderr == ""
    assert list(tmp_path.iterdir()) == []


def test_moves_as_records_write_them() -> None:
    told = said(sit("76(10)", "back", "g1d2", "back", "78", "76(11)", options=("--level", "easy")))
    assert told.count("White plays 76(10)") == 2
    assert "The last stone of White's hole 7 falls into Black's hole 6, not into" in told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("0", "'0' is not a move"),
        ("foo", "'foo' is no command and no move"),
        ("h", "'h' is no command and no move"),
        ("10000000000000000000000000000000", "is not a move"),
        ("x" * 9_000, "is no command and no move"),
        ("back", "There is no move to take back."),
        ("back 5", "There is no move to take back."),
        ("back many", "'many' is no number."),
        ("back 0", "0 is not between 1 and"),
        ("save", "Say where to: save game.togyz."),
        (
            "save x.foo",
            "does not say in which format to write: let its name end in .togyz, .jsonl,",
        ),
        ("save /no/such/x.tgk", "Can't write /no/such/x.tgk: No such file or directory."),
        ("load", "Say what to load"),
        ("load /no/such", "Can't load /no/such: No such file or directory."),
        ("load /dev/null", "No game 1 in /dev/null: it holds 0 games."),
        ("load . 2", "Can't load .: Is a directory."),
        ("new game", "'game' is no side: say white, black, random, both or none."),
        ("level nobody", "Unknown level 'nobody'; known are 1 to"),
        ("level", "The computer plays at level"),
        ("\x00\x1b[31m\ufffd '", "is no command and no move"),
        ("", ""),
    ],
)
def test_mistakes_are_short_messages(line: str, told: str) -> None:
    result = sit(line, "quit")
    assert result.exit_code == 0
    assert told in said(result)
    assert result.stdout.count("┌───────┬") == 1  # no new board for a mistake
    assert len(said(result)) < 400 + len(line)


def test_taking_back() -> None:
    told = said(sit("7", "back", "7", "9", "back 1", "back", "moves", options=("--level", "easy")))
    assert told.count("Took back 2 plies.") == 2
    # Of one ply only the computer's move is taken back, and it moves again.
    assert "Took back 1 ply. Black plays" in told
    assert re.search(r"Played: 7 \d\. White can play", told)


def test_resigning_and_going_on() -> None:
    told = said(sit("7", "resign", "9", "hint", "resign", "back", "moves"))
    assert "White resigned." in told
    assert "The game is over: say new, back, save or quit." in told
    assert told.count("The game is over: Black wins") == 3
    assert "The game goes on." in told
    assert "White can play" in told


def test_the_other_sides() -> None:
    black = said(sit(options=("--side", "black", "--level", "easy")))
    assert "You are Black" in black
    assert "White plays" in black
    both = said(sit("7", "1", "resign", options=("--side", "both")))
    assert "You play both sides" in both
    assert "Black plays 11" in both
    assert "White resigned" in both
    alone = sit("1", options=("--side", "none", "--level", "easy", "--variant", "bestemshe"))
    assert "The computer plays itself" in said(alone)
    assert "The game is over" in said(alone)
    sides = {
        said(run("play", "--side", "random", "--seed", str(seed), "--level", "easy", stdin=""))[:60]
        for seed in range(6)
    }
    assert len(sides) == 2


def test_new_games_and_levels() -> None:
    told = said(
        sit(
            "level 3",
            "level full",
            "new black",
            "new",
            options=("--level", "full", "--time", "0.02"),
        )
    )
    assert told.count("You are Black; White is the computer, level full.") == 2


@pytest.mark.parametrize("name", ["mine.togyz", "mine.tgk", "mine.pgn", "mine.jsonl", "mine.txt"])
def test_saving_and_going_on(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    result = sit("7", f"save '{path}'", "9", "save", options=("--level", "easy"))
    assert said(result).count(f"Saved to {path}.") == 2
    (record,) = read_games(path)
    assert record.ok
    assert len(record.game) == 4
    if name.endswith((".togyz", ".pgn", ".tgk", ".jsonl")):
        assert record.game.tags["White"] == "You"
        assert record.game.tags["Black"] == "togyz, level easy"
        assert re.fullmatch(r"\d{4}\.\d\d\.\d\d", record.game.tags["Date"])
    goes_on = sit("moves", options=("--load", path, "--level", "easy"))
    assert f"Played: {' '.join(map(str, record.game.moves))}. White can play" in said(goes_on)
    other = sit(f"load '{path}'", "moves", f"save '{path}'", f"save '{path}' !")
    assert f"Played: {' '.join(map(str, record.game.moves))}. White can play" in said(other)
    assert f"There is a {path} already; to replace it say: save {path} !" in said(other)
    assert said(other).count("Saved to") == 1


def test_a_finished_game_and_a_bad_one(tmp_path: Path) -> None:
    path = tmp_path / "games.togyz"
    over = Game("bestemshe", tags={"Result": "1-0"})
    over.play(1, 1)
    over.resign(Side.BLACK)
    write_games([over], path)
    told = said(sit("3", "back", "moves", "new", options=("--load", path)))
    assert "The game is over: say new" in told
    assert "The game goes on. " in told
    assert "Played: 1 1." in told
    bad = tmp_path / "bad.tgk"
    bad.write_text("1. 76 76\n2. 99 13\n")
    result = sit("moves", options=("--load", bad))
    assert "error" in result.stderr
    assert "Played: 7 7 9" in said(result)
    assert sit(options=("--load", bad, "--game", "2")).exit_code == 1


def test_the_end_of_a_game_is_told() -> None:
    game = Game("bestemshe")
    moves = []
    while game.outcome is None:
        moves.append(game.position.legal_moves()[0])
        game.play(moves[-1])
    told = said(sit(*map(str, moves), "1", options=("--side", "both", "--variant", "bestemshe")))
    assert "The game is over: say new, back, save or quit. > 1 The game is over:" in told


def test_wrong_command_lines(tmp_path: Path) -> None:
    for options in (
        ("--load", "-"),
        ("--game", "2"),
        ("--level", "nobody"),
        ("--side", "red"),
        ("--time", "0"),
        ("--level", "99"),
    ):
        assert run("play", *options).exit_code == 2
    assert run("play", "--load", tmp_path / "nothing").exit_code == 2
    for level in ("medium", "7"):
        result = run("play", "--time", "5", "--level", level)
        assert result.exit_code == 2
        assert "add --level full, or leave --time out" in " ".join(result.stderr.split())


# ---- words


@pytest.mark.parametrize(
    ("position", "hole", "told"),
    [
        (
            Position.of([0] * 8 + [2], [2] + [9] * 8, (79, 7)),
            9,
            "2 stones, the last one into Black's hole 1. "
            "Black's hole 1 had 3 and becomes White's tuzdik.",
        ),
        (
            Position.of([0] * 8 + [2], [2, 0] + [9] * 7, (79, 16), (2, None)),
            9,
            "It had 3, but no tuzdik arises: White has one already, Black's hole 2.",
        ),
        (
            Position.of([0] + [9] * 7 + [2], [2] + [9] * 7 + [0], (14, 18), (None, 1)),
            9,
            "no tuzdik arises: Black's tuzdik is the hole of the same number, 1.",
        ),
        (
            Position.of([0] * 7 + [0, 10], [9] * 7 + [4, 2], (79, 4)),
            9,
            "no tuzdik arises: hole 9 can never be one.",
        ),
        (
            Position.of([0] * 8 + [3], [0] + [9] * 8, (80, 7), (1, None)),
            9,
            "1 stone falls into White's tuzdik.",
        ),
        (
            Position.of([0] * 8 + [1], [9] * 8 + [8], (81, 0)),
            9,
            "1 stone, into Black's hole 1. Captures 10 from Black's hole 1.",
        ),
    ],
)
def test_moves_in_sentences(position: Position, hole: int, told: str) -> None:
    assert told in move_in_sentences(position.trace(hole), terms())


def test_moves_of_mangala_in_sentences() -> None:
    words = terms()
    start = Position.start("mangala")
    assert "the last one into White's kazan. White moves again." in move_in_sentences(
        start.trace(4), words
    )


def test_the_words_of_the_kyrgyz() -> None:
    position = Position.of([0] * 8 + [2], [2] + [9] * 8, (79, 7))
    told = move_in_sentences(position.trace(9), terms("kyrgyz"))
    assert "becomes White's tuz." in told


@pytest.mark.parametrize(
    ("score", "proved", "told"),
    [
        (0, False, "it gives White a chance of 50 %; it expects 6 2 next."),
        (31_990, True, "it wins, whatever Black does"),
        (-31_990, True, "it loses like all others"),
        (0, True, "it leads to a draw"),
    ],
)
def test_hints_in_words(score: int, proved: bool, told: str) -> None:
    info = Info(9, 9, 9, 9, 9, proved, (Line(score, "exact", (7, 6, 2)),))
    assert told in hint_in_words(info, Position.start().trace(7), terms())


def test_a_hint_is_a_good_move() -> None:
    told = said(sit("hint"))
    match = re.search(r"Hint: (\d)\. White plays", told)
    assert match is not None
    assert int(match[1]) in Position.start().legal_moves()


@hypothesis_settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.lists(
        st.sampled_from([*"123456789", "back", "moves", "resign", "board", "help", "hi"])
        | st.text(max_size=20),
        max_size=12,
    )
)
def test_no_line_is_a_traceback(lines: list[str]) -> None:
    # "save" and "load" would touch files by names that chance makes.
    safe = [line for line in lines if not re.match(r"\s*['\"\\]*(s|lo)", line, re.IGNORECASE)]
    result = sit(*safe, options=("--variant", "bestemshe", "--level", "easy"))
    assert result.exit_code == 0


# ---- as a program


def test_a_terminal_gets_colours_and_a_prompt() -> None:
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "togyz", "play", "--level", "easy", "--seed", "1"],
        stdin=child,
        stdout=child,
        stderr=child,
        env={**os.environ, **PLAIN},
        start_new_session=True,
    )
    os.close(child)

    pending = b""

    def until(what: bytes) -> bytes:
        """All that is written up to something; what is read beyond it stays for the next call."""
        nonlocal pending
        while what not in pending:
            pending += os.read(parent, 4096)
        seen, _, pending = pending.partition(what)
        return seen

    assert b"\x1b[36m" in until(b"> ")  # the colour of White
    os.write(parent, b"7\n")
    assert b"White plays 76(10)" in until(b"White to move")
    until(b"> ")
    os.write(parent, b"\x04")
    assert process.wait(60) == 0
    os.close(parent)


@pytest.mark.parametrize("delay", [0, 0.003, 0.01, 0.03, 0.1])
def test_ctrl_c_leaves(delay: float) -> None:
    # Without the book it thinks after it has greeted.
    said = ("--level", "full", "--time", "600", "--side", "black", "--book", "none")
    process = program("play", *said)
    assert process.stdout is not None
    assert b"You are Black" in process.stdout.readline() + process.stdout.readline()
    # Also while it starts the engine, wherever in there.
    time.sleep(delay)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
