"""Every command ends in a way a shell understands, whatever happens to it."""

from __future__ import annotations

import os
import pty
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.cli.support import GAMES, program, run
from togyz.cli import COMMANDS, main, serve
from togyz.server.config import LOG_LEVELS


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with more games than a pipe holds output of."""
    file = tmp_path_factory.mktemp("many") / "many.tgk"
    text = (GAMES / "cli_cup.tgk").read_text(encoding="utf-8")
    file.write_text("\n".join([text] * 60), encoding="utf-8")
    return file


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example_and_the_exit_statuses(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"  togyz {command}" in result.stdout
    assert "Exit status:\n    0" in result.stdout
    assert run(command, "-h").stdout == result.stdout


def test_the_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in result.stdout
    assert "..." not in result.stdout.partition("Commands:")[2]  # no summary is cut


def test_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("togyz, version ")


@pytest.mark.parametrize(
    "args",
    [
        ("fly",),
        ("perft", "--fly", "1"),
        ("perft", "-1"),
        ("perft", "1000"),
        ("perft", "two"),
        ("perft", "2", "--variant", "chess"),
        ("perft", "2", "--variant", "mangala+extra-move"),
        ("show",),
        ("show", "start", "--ply", "3"),
        ("show", "start", "--below", "left"),
        ("show", GAMES / "cli_cup.tgk", "--game", "5"),
        ("show", GAMES / "cli_cup.tgk", "--ply", "64"),
        ("replay", "missing.tgk"),
        ("replay", GAMES),
        ("replay", "-", "-"),
        ("stats", "--from", "chess", GAMES / "cli_cup.tgk"),
        ("stats", "--encoding", "rot13", GAMES / "cli_cup.tgk"),
        ("convert", GAMES / "cli_cup.tgk", "-"),
        ("convert", GAMES / "cli_cup.tgk", "games.doc"),
        ("convert", GAMES / "cli_cup.tgk", "x.tgk", "--strict", "--drop-bad"),
        ("serve", "--port", "70000"),
    ],
    ids=lambda args: " ".join(str(arg).rpartition("/")[2] for arg in args),
)
def test_a_wrong_command_line_ends_with_2(args: tuple[str | Path, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Error: " in result.stderr


def test_without_a_command_the_help_is_shown() -> None:
    assert "Commands:" in run().output


def test_output_that_nobody_reads_ends_with_141(many: Path) -> None:
    with program("replay", "--json", many) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"{")
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_help_that_nobody_reads_ends_with_141() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = program("--help", stdout=writing)
    os.close(writing)
    _, said = process.communicate()
    assert (process.returncode, said) == (141, b"")


def test_ctrl_c_ends_with_130(many: Path) -> None:
    with program("replay", "--json", "-", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        # It waits for more after these games: the pipe stays open.
        process.stdin.write(many.read_bytes())
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.wait() == 130
        assert process.stderr.read() == b"\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("args", [("perft", "3"), ("show", "start"), ("--version",)])
def test_a_full_disk_is_an_error(args: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        process = program(*args, stdout=full)
        _, said = process.communicate()
    assert process.returncode == 1
    assert said.endswith(b"Error: No space left on device\n")
    assert b"Traceback" not in said


def redirected(redirection: str, *args: str | Path) -> tuple[int, bytes, bytes]:
    """Run a command as a shell does; exit status, standard output and error."""
    command = shlex.join([sys.executable, "-m", "togyz", *map(str, args)])
    found = subprocess.run(["sh", "-c", f"exec {command} {redirection}"], capture_output=True)
    return found.returncode, found.stdout, found.stderr


@pytest.mark.parametrize("args", [("replay", "-"), ("show", "-"), ("stats", "missing")])
def test_a_closed_stream_is_like_the_null_device(args: tuple[str, ...]) -> None:
    for stream in ("0<", "1>", "2>"):
        status, output, errors = redirected(f"{stream}/dev/null", *args)
        assert redirected(f"{stream}&-", *args) == (status, output, errors)
        assert status in (1, 2)
        assert b"Traceback" not in errors


def test_a_file_is_written_whatever_is_closed(tmp_path: Path) -> None:
    games, target = GAMES / "cli_cup.tgk", tmp_path / "out.tgk"
    assert redirected("<&- >&- 2>&-", "convert", games, target) == (0, b"", b"")
    assert target.read_text(encoding="utf-8") == run("convert", games, "-", "--to", "tgk").stdout


def on_terminal(*args: str, **env: str) -> str:
    """What a command says to a terminal, both streams together."""
    ours, theirs = pty.openpty()
    process = program(*args, stdout=theirs, env=env)
    os.close(theirs)
    said = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:  # how Linux tells that the other side is closed
            break
        if not piece:
            break
        said += piece
    process.communicate()
    os.close(ours)
    return said.decode()


def test_colour_is_for_terminals_that_want_it() -> None:
    position = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10"
    assert "\x1b[" in on_terminal("show", position)
    assert "\x1b[" not in on_terminal("show", position, NO_COLOR="1")
    assert "\x1b[" not in on_terminal("show", position, TERM="dumb")
    assert "\x1b[" not in run("show", position).stdout
    bad = str(GAMES / "cli_bad.tgk")
    assert "\x1b[" in on_terminal("replay", bad)
    assert "\x1b[" not in on_terminal("replay", bad, NO_COLOR="1")


def test_letters_that_the_terminal_lacks_do_no_harm() -> None:
    process = program("show", str(GAMES / "cli_cup.tgk"), env={"PYTHONIOENCODING": "latin-1"})
    shown, said = process.communicate()
    assert (process.returncode, said) == (0, b"")
    assert b"+-------+" in shown
    assert b"????? - ?????, 1-0" in shown


def test_the_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from togyz.cli import main; main(['--help'], standalone_mode=False);"
        "print(*sys.modules, file=sys.stderr)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(answer.stderr.split())
    assert "togyz.cli.options" in loaded
    heavy = {"togyz.server", "sqlalchemy", "starlette", "msgspec", "numpy", "asyncio"}
    assert loaded & heavy == set()
    assert not any(f"togyz.cli.{name}" in loaded for name in COMMANDS)


def test_the_server_without_its_libraries_names_the_remedy() -> None:
    code = (
        "import sys; sys.modules['starlette'] = None; from togyz.cli import main; main(['serve'])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 1
    assert answer.stderr == (
        "Error: the server needs starlette, which is not installed. "
        "Remedy: pip install 'togyz[server]', or pip install '.[server]' in a copy of the "
        "repository\n"
    )


def test_serve_hands_on_its_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr("togyz.server.run", lambda **options: asked.append(options))
    assert run("serve").exit_code == 0
    file, given = tmp_path / "games.sqlite", tmp_path / "given"
    given.touch()
    args = (
        "--host",
        "::1",
        "--port",
        "0",
        "--database",
        file,
        "--no-browser",
        "--log-level",
        "info",
        "--log-json",
        "--workers",
        "2",
        "--empty-days",
        "0",
        "--explorer",
        given,
        "--book",
        given,
        "--book",
        given,
    )
    assert run("serve", *args).exit_code == 0
    chosen = {
        "host": "::1",
        "port": 0,
        "database": file,
        "log_level": "info",
        "log_json": True,
        "workers": 2,
        "empty_days": 0,
        "explorers": (given,),
        "books": (str(given), str(given)),
    }
    assert asked == [
        {**dict.fromkeys(chosen), "explorers": (), "books": (), "open_browser": True},
        {**chosen, "open_browser": False},
    ]
    assert serve.LOG_LEVELS == LOG_LEVELS


def test_every_command_is_found_by_its_name() -> None:
    for command in COMMANDS:
        found = main.get_command(main.make_context("togyz", [command]), command)
        assert found is not None
        assert found.name == command


@pytest.mark.parametrize(
    "arguments",
    [
        ["analyse", "start", "--time"],
        ["play", "--level", "full", "--time"],
        ["match", "core nodes=1", "core nodes=2", "--balance"],
    ],
    ids=lambda arguments: arguments[0],
)
@pytest.mark.parametrize("value", ["nan", "-nan", "inf", "1e400", "-1"])
def test_numbers_that_are_none_are_refused(arguments: list[str], value: str) -> None:
    result = CliRunner().invoke(main, [*arguments, value])
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
