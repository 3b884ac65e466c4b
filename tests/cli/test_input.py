"""Whatever is given to them, commands answer; they never crash."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.support import GAMES, program, run
from tests.support import games
from togyz.notation import POSITION_FORMATS, NotationError, format_position
from togyz.rules import Game, Position

CUP = GAMES / "cli_cup.tgk"
BAD = GAMES / "cli_bad.tgk"
NOISE = st.one_of(
    st.text(max_size=80),
    st.text(alphabet="0123456789,/-. wbStogyz1[]{}()xX\n", max_size=120),
    st.lists(
        st.sampled_from(["1.", "76", "98", "9", "0-1", '[White "A"]', "\n", "x", "{", "}", "("]),
        max_size=20,
    ).map(" ".join),
)


@settings(max_examples=40, deadline=None)
@given(text=NOISE)
def test_noise_is_refused_in_order(text: str) -> None:
    for command in ("show", "replay", "stats"):
        assert run(command, "-", stdin=text).exit_code in (0, 1)
    assert run("convert", "-", "-", "--to", "togyz", stdin=text).exit_code in (0, 1)
    assert run("perft", "1", "--position", "-", stdin=text).exit_code in (0, 1)
    if text and not text.startswith("-"):
        assert run("show", text).exit_code in (0, 1)


@settings(max_examples=40, deadline=None)
@given(data=st.binary(max_size=200), cut=st.integers(0, 700))
def test_damaged_files_are_refused_in_order(data: bytes, cut: int) -> None:
    good = CUP.read_bytes()[:700]
    for command in ("show", "replay", "stats"):
        assert run(command, "-", stdin=good[:cut] + data + good[cut:]).exit_code in (0, 1)
        assert run(command, "-", stdin=good[:cut]).exit_code in (0, 1)


@settings(max_examples=40, deadline=None)
@given(game=games(), name=st.sampled_from(sorted(POSITION_FORMATS)))
def test_show_and_perft_take_every_position_format(game: Game, name: str) -> None:
    position = game.position
    try:
        text = format_position(position, name)
    except NotationError:
        return
    # Some formats say neither the variant nor from where they count holes.
    asked = (text, "--variant", str(position.variant), "--from", name)
    shown = run("show", *asked)
    assert shown.exit_code == 0
    assert shown.stdout == run("show", "-", *asked[1:], stdin=text).stdout
    counted = run("perft", "1", "--position", *asked)
    assert counted.stdout == f"{len(position.legal_moves())}\n"


def test_a_position_that_can_be_read_in_two_ways_asks_for_the_format() -> None:
    both = "0,0,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 15 3 - 1 w"
    asked = run("show", both)
    assert asked.exit_code == 1
    assert "plain0" in asked.stderr
    for name in ("plain", "plain0"):
        assert run("show", both, "--from", name).exit_code == 0
    assert (
        run("show", both, "--from", "plain").stdout != run("show", both, "--from", "plain0").stdout
    )


def test_show_takes_words_without_quotes() -> None:
    text = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10"
    assert run("show", *text.split()).stdout == run("show", text).stdout
    assert run("show", "-", stdin=f"{text}\r\n").stdout == run("show", text).stdout


def test_show_reads_positions_from_files(tmp_path: Path) -> None:
    file = tmp_path / "position"
    text = format_position(Position.start("bestemshe").play(3))
    file.write_text(f"\ufeff{text}\n", encoding="utf-8")
    assert run("show", file).stdout == run("show", text).stdout
    file.write_text(text.replace("/", "/9,", 1).replace(",5 ", " ", 1), encoding="utf-8")
    assert run("show", file).exit_code == 1


def test_show_takes_the_names_of_variants() -> None:
    assert run("show", "Bestemshe").stdout == run("show", "start", "--variant", "бестемше").stdout


def test_show_draws_where_the_position_has_the_last_move(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    result = run("show", CUP, "--ply", "7", "--svg", picture, "--theme", "dark")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr == f"Wrote {picture}\n"
    svg = picture.read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "Айгүл" in svg
    assert "Last move: White 4" in svg or "Last move: White" in svg
    assert run("show", CUP, "--ply", "7", "--svg", "-", "--theme", "dark").stdout == svg
    assert list(tmp_path.iterdir()) == [picture]


def test_show_does_not_draw_over_what_it_shows(tmp_path: Path) -> None:
    file = tmp_path / "games.tgk"
    file.write_bytes(CUP.read_bytes())
    assert run("show", file, "--svg", file).exit_code == 2
    assert file.read_bytes() == CUP.read_bytes()


def test_a_picture_needs_a_folder(tmp_path: Path) -> None:
    picture = tmp_path / "no" / "board.svg"
    result = run("show", "start", "--svg", picture)
    assert result.exit_code == 2
    assert f"the folder {tmp_path / 'no'} does not exist" in result.stderr


def test_replay_goes_on_after_a_file_that_is_none(tmp_path: Path) -> None:
    noise, empty = tmp_path / "noise", tmp_path / "empty"
    noise.write_bytes(b"\xff\x00" * 1000)
    empty.write_bytes(b"")
    result = run("replay", noise, empty, CUP)
    assert result.exit_code == 1
    assert f"{noise}:" in result.stdout
    assert f"{empty}: error: there is no game in it\n" in result.stdout
    assert "3 files (2 of them unreadable), 4 games, " in result.stdout
    summary = json.loads(run("replay", "--json", noise, empty, CUP).stdout.splitlines()[-1])
    assert (summary["files"], summary["unreadable"], summary["games"]) == (3, 2, 4)
    assert summary["errors"] == 2
    counted = run("stats", noise, empty, CUP).stdout
    assert counted == run("stats", CUP).stdout + "\n2 files unreadable\n"
    assert json.loads(run("stats", "--json", empty, CUP).stdout)["unreadable"] == 1
    assert run("replay", empty).stdout.splitlines()[1] == "1 file (unreadable), 0 games, 0 plies"


LINES = [
    ("replay", "noise.tgk"),
    ("stats", "noise.tgk"),
    ("convert", "noise.tgk", "out.tgk"),
    ("show", "noise.tgk"),
    ("show", "noise.tgk", "--from", "plain"),
    ("analyse", "noise.tgk"),
    ("perft", "1", "--position", "noise.tgk"),
    ("play", "--load", "noise.tgk"),
]


@pytest.mark.parametrize("args", LINES, ids=" ".join)
def test_what_is_wrong_with_a_file_is_placed_once(
    args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "noise.tgk").write_text("hello world\n")
    result = run(*args)
    assert result.exit_code == 1
    (line,) = (line for line in result.output.splitlines() if "noise.tgk" in line)
    start = "can't load noise.tgk:1:1: " if args[0] == "play" else "noise.tgk:1:1: "
    assert line.removeprefix("Error: ").startswith(start)
    assert line.lower().count("error: ") == 1
    assert "line 1" not in line
    assert "column 1" not in line
    assert "(expected " in line


def zipped(*names: str) -> bytes:
    """A ZIP archive."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, "1. 76 76\n")
    return file.getvalue()


FOREIGN = {
    "docx": (zipped("[Content_Types].xml", "word/document.xml"), "a Word, Excel or OpenDocument"),
    "zip": (zipped("games.tgk"), "a ZIP archive: unpack it first"),
    "doc": (bytes.fromhex("d0cf11e0a1b11ae1") + bytes(600), "a Word or Excel file: open it"),
    "rtf": (rb"{\rtf1\ansi 1. 76 76}", "a rich text file: open it, and save the games as plain"),
    "pdf": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1. 76 76", "a PDF file: copy the games"),
    "gz": (gzip.compress(b"1. 76 76\n"), "a gzip file: unpack it first"),
    "png": (b"\x89PNG\r\n\x1a\n" + bytes(50), "a picture: the games in it have to be typed"),
    "jpg": (b"\xff\xd8\xff\xe0" + bytes(50), "a picture"),
    "webp": (b"RIFF\x10\x00\x00\x00WEBPVP8 " + bytes(50), "a picture"),
    "html": (b"\xef\xbb\xbf\n<!DOCTYPE html>\n<p>1. 76 76", "an HTML page: copy the games"),
    "xhtml": (b'<?xml version="1.0"?>\n<HTML>1. 76 76', "an HTML page"),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_files_of_other_kinds_are_known(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    content, told = FOREIGN[kind]
    (tmp_path / "noise.tgk").write_bytes(content)
    for args in (*LINES, ("replay", "--from", "fromto", "noise.tgk")):
        result = run(*args)
        assert result.exit_code == 1
        assert f"noise.tgk: error: this is {told}" in result.output.replace(
            "noise.tgk: this", "noise.tgk: error: this"
        )
    assert f"<stdin>: error: this is {told}" in run("replay", "-", stdin=content).stdout


def test_a_file_is_placed_once_in_a_sitting_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "noise.tgk").write_text("hello world\n")
    (tmp_path / "-").write_text("")
    typed = "load noise.tgk\nload -\n"
    said = run("play", "--side", "both", stdin=typed).stdout.split("> load ")
    assert said[1].startswith("noise.tgk\nCan't load noise.tgk:1:1: the format can't be told: ")
    assert " is right." not in said[1]
    assert said[2] == "-\nNo game 1 in -: it holds 0 games.\n"


def test_replay_places_every_problem() -> None:
    lines = BAD.read_text(encoding="utf-8").splitlines()
    result = run("replay", "--json", BAD)
    assert result.exit_code == 1
    *games, summary = [json.loads(line) for line in result.stdout.splitlines()]
    assert [game["ok"] for game in games] == [True, False, False, False, True, True]
    wrong = {game["game"]: game["problems"][0] for game in games if not game["ok"]}
    assert [wrong[number]["ply"] for number in (2, 3, 4)] == [10, 12, 40]
    for problem in wrong.values():
        assert lines[problem["line"] - 1][problem["column"] - 1 :]
    assert games[1]["plies"] == 9
    assert games[3]["plies"] == 39
    assert games[3]["reason"] == "majority"
    assert summary["type"] == "summary"
    assert summary["games"] == 6
    assert summary["with_errors"] == 3


def test_a_problem_is_one_line_whatever_the_file_is_called(tmp_path: Path) -> None:
    file = tmp_path / "a\nb\x1b[31m\r\u2028.tgk"
    file.write_text("1. 77\n")
    result = run("replay", file)
    assert result.exit_code == 1
    first, second = result.stdout.split("\n")[:2]
    assert first.startswith(f"{tmp_path}/a\\nb\\x1b[31m\\r\\u2028.tgk:1:4: game 1, ply 1: error: ")
    assert second == "1 file, 1 game, 0 plies"
    assert run("stats", file).stderr == f"{first}\n"


def test_names_of_players_are_no_commands_to_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "games.tgk"
    file.write_text('[White "A\x1b[2J\x9b"]\n[Black "B"]\n\n1. 76\n', encoding="utf-8")
    # Colours are kept, as for a terminal.
    found = run("show", file, color=True).stdout
    assert found.startswith("Game 1, ply 1 of 1: A\\x1b[2J\\x9b – B, *\n")


def test_no_more_of_a_stream_is_read_than_is_needed() -> None:
    with program("show", "-", "--game", "1", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'1. 76 76 2. 99 12\n\n[White "Next"]\n\n1. 76\n' + b"\n" * 80_000)
        process.stdin.flush()
        # The pipe stays open: to wait for its end would be to wait for ever.
        assert process.stdout.read().startswith(b"Game 1, ply 4 of 4, *\n")
        assert process.wait() == 0


def test_one_endless_line_is_read_in_bounded_time_and_memory() -> None:
    junk = b"76 " * 400_000
    for command in ("replay", "stats"):
        result = run(command, "-", stdin=junk)
        assert result.exit_code == 1
        assert len(result.output) < 10_000


@pytest.mark.parametrize("command", ["replay", "stats", "show"])
def test_the_encoding_can_be_told(command: str, tmp_path: Path) -> None:
    file = tmp_path / "games.tgk"
    file.write_bytes(CUP.read_text(encoding="utf-8").encode("utf-16-le"))
    told = run(command, file, "--encoding", "utf-16-le")
    known = run(command, CUP)
    assert told.stdout.replace(str(file), "") == known.stdout.replace(str(CUP), "")
