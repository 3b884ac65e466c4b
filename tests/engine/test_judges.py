"""Who judges: chosen by a word or a file, in every way that there is to use the engine."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.networks import random_positions, sensible_network
from togyz import Position
from togyz.cli import main
from togyz.core import CoreEngine, CoreNetwork, Limits, bench
from togyz.engine import Choice, Engine, choose, judges
from togyz.engine.jsonserver import serve_json
from togyz.engine.local import OwnEngine
from togyz.engine.session import serve_text
from togyz.engine.workers import Question, _Worker
from togyz.match import Settings, parse_engine
from togyz.rules import TogyzError, variant

NETWORK = sensible_network()
LIMITS = Limits(nodes=5000)
START = Position.start().play(7)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "sensible.tgn"
    NETWORK.write(path)
    return path


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network that comes with togyz, instead of those that do."""
    NETWORK.write(tmp_path / "togyzkumalak.tgn")
    monkeypatch.setattr(judges.NETWORKS, "folder", tmp_path)
    return tmp_path


@pytest.fixture
def none_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges.NETWORKS, "folder", tmp_path)


def core_nodes(network: CoreNetwork | None) -> tuple[int, int]:
    """What the core itself finds: its nodes and score tell judges apart."""
    engine = CoreEngine(variant())
    engine.use(network)
    engine.set(START)
    found = engine.search(LIMITS)
    return found.lines[0].score, found.depth


BY_HAND = core_nodes(None)
BY_NETWORK = core_nodes(CoreNetwork(NETWORK.to_bytes()))


def opened(network: str | Path) -> tuple[int, int]:
    with Engine.open(network=network) as engine:
        info = engine.play(START, LIMITS).info
    return info.lines[0].score, info.depth


def test_judges_differ() -> None:
    assert BY_HAND != BY_NETWORK


def test_the_engine_takes_a_word_or_a_file(file: Path) -> None:
    assert opened("hand") == BY_HAND
    assert opened(file) == opened(str(file)) == BY_NETWORK


def test_the_shipped_network_is_the_default(shipped: Path) -> None:
    assert opened("default") == BY_NETWORK
    assert opened("hand") == BY_HAND
    answer = choose(START, "full", limits=LIMITS)
    assert (answer.score, answer.depth) == BY_NETWORK
    plain = _Worker().choose(Question(1, START, None, (), LIMITS))
    assert isinstance(plain, Choice)
    assert (plain.score, plain.depth) == BY_NETWORK


def test_without_a_shipped_network_the_default_is_by_hand(none_shipped: None) -> None:
    assert opened("default") == BY_HAND


def test_levels_judge_by_hand(file: Path) -> None:
    without = OwnEngine(level="12", seed=5, network="hand")
    using = OwnEngine(level="12", seed=5, network=file)
    for position in random_positions("togyzkumalak", 30)[::5]:
        without.set(position)
        using.set(position)
        assert without.search(Limits()).lines == using.search(Limits()).lines


def test_the_network_changes_while_the_engine_lives(file: Path) -> None:
    with Engine.open(network="hand") as engine:
        for network, expected in ((file, BY_NETWORK), ("hand", BY_HAND), (file, BY_NETWORK)):
            engine.configure(network=str(network))
            info = engine.play(START, LIMITS).info
            assert (info.lines[0].score, info.depth) == expected


def test_what_is_no_network_leaves_everything_as_it_was(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.tgn"
    broken.write_bytes(file.read_bytes()[:-2])
    with Engine.open(network=file) as engine:
        for wrong, words in (
            (broken, r"broken\.tgn: it is damaged"),
            (tmp_path / "missing.tgn", "can't be read: No such file"),
            (tmp_path, "can't be read"),
        ):
            with pytest.raises(TogyzError, match=words):
                engine.configure(network=str(wrong))
            with pytest.raises(TogyzError, match=words):
                Engine.open(network=wrong)
        info = engine.play(START, LIMITS).info
        assert (info.lines[0].score, info.depth) == BY_NETWORK


def test_a_network_for_another_variant_is_told_where_it_matters(file: Path) -> None:
    with Engine.open("bestemshe", network=file) as engine:
        with pytest.raises(TogyzError, match="another variant than bestemshe"):
            engine.play(Position.start("bestemshe"), LIMITS)
        info = engine.play(START, LIMITS).info
        assert (info.lines[0].score, info.depth) == BY_NETWORK
    with pytest.raises(TogyzError, match="another variant"):
        CoreEngine(variant("bestemshe")).use(CoreNetwork(NETWORK.to_bytes()))


def test_an_engine_keeps_its_network_alive() -> None:
    engine = CoreEngine(variant())
    engine.use(CoreNetwork(NETWORK.to_bytes()))
    engine.set(START)
    found = engine.search(LIMITS)
    assert (found.lines[0].score, found.depth) == BY_NETWORK


def test_both_protocols_take_it(file: Path) -> None:
    said = io.BytesIO()
    commands = f"setoption name Network value {file}\nposition start moves 7\ngo nodes 5000\n"
    serve_text(OwnEngine(), io.BytesIO(commands.encode()), said)
    lines = said.getvalue().decode().splitlines()
    [*_, last, best] = lines
    assert f" depth {BY_NETWORK[1]} " in last
    assert f" score cs {BY_NETWORK[0]} " in last
    assert best.startswith("bestmove")
    said = io.BytesIO()
    request = b'{"id": 1, "moves": [7], "nodes": 5000}\n{"id": 2, "type": "about"}\n'
    serve_json(io.BytesIO(request), said, 1, 4, 1, str(file))
    text = said.getvalue().decode()
    assert f'"score": {BY_NETWORK[0]}' in text
    assert f'"network": "{file}"' in text


def test_matches_take_it(file: Path) -> None:
    spec = parse_engine(f"core nodes=100 network={file}")
    assert spec.network == str(file)
    assert parse_engine("core").network == "default"
    other = parse_engine("core nodes=100 network=hand")
    Settings((spec, other), variant())
    with pytest.raises(TogyzError, match="another variant than qozdatu"):
        Settings((spec, other), variant("qozdatu"))
    with pytest.raises(TogyzError, match="can't be read"):
        Settings((parse_engine("core network=/nowhere.tgn"), other), variant())


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(map(str, arguments)))
    return result.exit_code, result.output


def test_commands_take_it(file: Path, tmp_path: Path) -> None:
    by_network = bench(4, 1, CoreNetwork(NETWORK.to_bytes()))[0]
    assert run("bench", "--depth", "4", "--network", file)[1].startswith(f"nodes {by_network}\n")
    assert run("bench", "--depth", "4", "--network", "hand")[1].startswith(f"nodes {bench(4)[0]}\n")
    status, output = run("analyse", "start", "--nodes", "5000", "--network", "/nowhere.tgn")
    assert status == 2
    assert "/nowhere.tgn can't be read" in output
    status, output = run("network", "show", file)
    assert status == 0
    assert "stones 1" in output
    assert "togyzkumalak" in output
    status, output = run("network", "check", file, "--positions", "50")
    assert (status, output.splitlines()[0][:32]) == (0, "50 positions: the same scores, -")
    broken = tmp_path / "broken.tgn"
    broken.write_bytes(b"TGZN")
    status, output = run("network", "check", broken)
    assert status == 1
    assert "broken.tgn" in output


def test_show_tells_of_shipped_networks(shipped: Path) -> None:
    status, output = run("network", "show")
    assert status == 0
    assert str(shipped / "togyzkumalak.tgn") in output


def test_show_tells_that_none_is_shipped(none_shipped: None) -> None:
    assert run("network", "show") == (
        0,
        "No network comes with this togyz: positions are judged by hand.\n",
    )
