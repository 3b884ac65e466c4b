"""Networks: every way to compute them finds the same, and nothing but networks is read as one."""

from __future__ import annotations

import json
import os
import random
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.networks import random_network, random_positions, sensible_network
from togyz import Position
from togyz.core import BadNetwork, CoreEngine, CoreNetwork, Limits
from togyz.core.network import Way
from togyz.engine import Network, NetworkError, NetworkShape
from togyz.engine.network import ARRAYS
from togyz.notation import format_position
from togyz.rules import Game, Side, TogyzError, variant

WAYS: tuple[Way, ...] = ("fastest", "narrow", "plain")

SHAPES: list[tuple[str, dict[str, int]]] = [
    ("togyzkumalak", {}),
    ("togyzkumalak", {"hidden": 48, "counts": 12, "buckets": 1}),
    ("togyzkumalak", {"hidden": 208, "small": 32, "counts": 163, "buckets": 3, "unit": 777}),
    ("qozdatu", {"hidden": 32, "buckets": 16}),
    ("bestemshe", {"hidden": 16, "counts": 2}),
    ("no-return", {"hidden": 80}),
    ("mangala", {"hidden": 16}),
]


@pytest.mark.parametrize(("rules", "sizes"), SHAPES)
def test_every_way_finds_the_same_score(rules: str, sizes: dict[str, int]) -> None:
    network = random_network(rules, **sizes)
    compiled = CoreNetwork(network.to_bytes())
    positions = random_positions(rules, 300)
    scores = [network.evaluate(position) for position in positions]
    assert len(set(scores)) > 50
    for way in WAYS:
        assert compiled.evaluate(positions, way) == scores, way


def test_stones_beyond_the_rows_count_one_by_one() -> None:
    network = random_network(counts=4)
    for stones in range(3, 40):
        holes = [stones] + [0] * 17
        kazans = (81, 81 - stones)
        position = Position.of(holes[:9], holes[9:], kazans, (None, None), Side.WHITE)
        nearly = (
            Position.of([3, *holes[1:9]], holes[9:], (81, 78), (None, None), Side.WHITE)
            if stones == 3
            else position
        )
        rows, beyond = network.features(nearly)
        assert rows[0] == 3
        assert beyond == [stones - 3] + [0] * 17
        assert CoreNetwork(network.to_bytes()).evaluate([position]) == [network.evaluate(position)]


@given(seed=st.integers(0, 10**6), hidden=st.sampled_from([16, 64, 112]), unit=st.integers(1, 9999))
@settings(max_examples=15, deadline=None)
def test_any_network_is_read_as_it_was_written(seed: int, hidden: int, unit: int) -> None:
    network = random_network("bestemshe", seed, hidden=hidden, unit=unit)
    data = network.to_bytes()
    again = Network.from_bytes(data)
    assert again.to_bytes() == data
    assert (again.name, again.arrays) == (network.name, network.arrays)
    positions = random_positions("bestemshe", 30, seed)
    assert CoreNetwork(data).evaluate(positions) == [again.evaluate(one) for one in positions]


@pytest.mark.parametrize("side", [Side.WHITE, Side.BLACK])
def test_the_mover_comes_first(side: Side) -> None:
    network = random_network()
    for position in random_positions("togyzkumalak", 40):
        if position.side is side:
            assert network.evaluate(position) == network.evaluate(position.mirror())


def both_refuse(data: bytes) -> tuple[str, str]:
    with pytest.raises(NetworkError) as readable:
        Network.from_bytes(data)
    with pytest.raises(BadNetwork) as compiled:
        CoreNetwork(data)
    return str(readable.value), str(compiled.value)


def sealed(data: bytes) -> bytes:
    """With the checksum that belongs to it."""
    return data[:-4] + zlib.crc32(data[:-4]).to_bytes(4, "little")


def test_what_is_no_network_is_refused_with_a_reason() -> None:
    data = random_network("bestemshe").to_bytes()

    def changed(place: int, *values: int) -> bytes:
        return data[:place] + bytes(values) + data[place + len(values) :]

    for words, broken in (
        ("TGZN", b""),
        ("TGZN", b"TGZ"),
        ("TGZN", b"PK\3\4" + data[4:]),
        ("version", changed(4, 9)),
        ("short", data[:20]),
        ("checksum", data[:-10]),
        ("checksum", data + b"\0"),
        ("checksum", changed(len(data) // 2, data[len(data) // 2] ^ 1)),
        ("header", sealed(changed(6, 65))),
        ("rules|numbers", sealed(changed(8, 0))),
        ("rules|numbers", sealed(changed(10, 2))),
        ("counts|numbers", sealed(changed(16, 1))),
        ("hidden|numbers", sealed(changed(18, 17))),
        ("small|numbers", sealed(changed(20, 8))),
        ("buckets|numbers", sealed(changed(22, 17))),
        ("unit|numbers", sealed(changed(24, 0, 0, 0, 0))),
        ("bytes", sealed(data[:-68] + data[-4:])),
        ("bytes", sealed(data + bytes(64))),
    ):
        for message in both_refuse(broken):
            assert any(word in message for word in words.split("|")), (words, message)


@given(data=st.binary(max_size=300), begin=st.booleans())
def test_chance_is_no_network(data: bytes, begin: bool) -> None:
    both_refuse(b"TGZN\1\0\x40\0" + data if begin else data)


@given(st.integers(0, 10**9))
@settings(max_examples=200, deadline=None)
def test_damage_that_a_checksum_hides_is_read_alike(seed: int) -> None:
    """Headers and numbers of chance: both readers take them and compute the same, or neither."""
    rng = random.Random(seed)
    data = bytearray(SMALL)
    for _ in range(rng.randint(1, 4)):
        place = rng.choice([rng.randrange(64), rng.randrange(len(data) - 4)])
        data[place] = rng.randrange(256)
    given = sealed(bytes(data))
    try:
        network = Network.from_bytes(given)
    except TogyzError:
        with pytest.raises(BadNetwork):
            CoreNetwork(given)
        return
    compiled = CoreNetwork(given)
    positions = random_positions(network.shape.variant, 5, seed)
    scores = [network.evaluate(position) for position in positions]
    for way in WAYS:
        assert compiled.evaluate(positions, way) == scores


SMALL = random_network("bestemshe", hidden=16, counts=3, buckets=2).to_bytes()


@pytest.mark.parametrize("name", ["bias", "rows", "direct", "hole_factor", "bias1", "bias2"])
@pytest.mark.parametrize("sign", [1, -1])
def test_weights_that_could_leave_their_type_are_refused(name: str, sign: int) -> None:
    network = random_network("bestemshe", hidden=16, buckets=2)
    kind, size = ARRAYS[name]
    arrays = dict(network.arrays)
    broken = arrays[name][:]
    broken[size(network.shape) // 2] = sign * (32767 if kind == "h" else 2**31 - 1)
    with pytest.raises(NetworkError, match="too large"):
        Network(network.shape, "large", {**arrays, name: broken})
    # Writing does not look again: so the compiled reader must.
    network.arrays[name] = broken
    with pytest.raises(BadNetwork, match="too large"):
        CoreNetwork(network.to_bytes())


def test_the_bound_is_exact() -> None:
    """What just fits is taken, and its sums are right; one more is not."""
    shape = NetworkShape(variant("bestemshe"), 1000, 2, 16, 16, 1)
    arrays = {name: [0] * size(shape) for name, (_, size) in ARRAYS.items()}
    arrays["rows"] = [2340] * (shape.rows * 16)  # 14 groups
    arrays["bias"] = [7] * 16
    arrays["weights1"] = [1024] * 256
    arrays["weights2"] = [1024] * 16
    largest = Network(shape, "just", arrays)
    position = Position.start("bestemshe")
    assert sum([*arrays["bias"][:1], *[2340] * 14]) == 32767
    assert largest.evaluate(position) == 16 * 1000
    for way in WAYS:
        assert CoreNetwork(largest.to_bytes()).evaluate([position], way) == [16 * 1000]
    arrays["bias"] = [8] * 16
    with pytest.raises(NetworkError, match="neuron 0 of the first layer"):
        Network(shape, "too much", arrays)


@pytest.mark.parametrize("name", ["weights1", "weights2"])
def test_weights_of_small_layers_have_a_bound(name: str) -> None:
    network = random_network("bestemshe", hidden=16)
    network.arrays[name][3] = -8192
    with pytest.raises(NetworkError, match="8191"):
        Network(network.shape, "large", network.arrays)
    with pytest.raises(BadNetwork, match="too large"):
        CoreNetwork(network.to_bytes())


def test_arrays_must_be_all_there_and_of_their_size() -> None:
    network = random_network("bestemshe", hidden=16)
    arrays = network.arrays
    for broken, words in (
        ({**arrays, "bias": arrays["bias"][:-1]}, "15 numbers instead of 16"),
        ({**arrays, "more": arrays["bias"]}, "more is missing or unknown"),
        ({key: numbers for key, numbers in arrays.items() if key != "rows"}, "rows is missing"),
        ({**arrays, "bias": [1 << 15, *arrays["bias"][1:]]}, "bias"),
        ({**arrays, "bias": [0.5, *arrays["bias"][1:]]}, "bias"),
    ):
        with pytest.raises(NetworkError, match=words):
            Network(network.shape, "broken", broken)  # type: ignore[arg-type]
    with pytest.raises(NetworkError, match="32 bytes"):
        Network(network.shape, "ж" * 17, arrays)


def test_a_file_is_written_whole_and_named_when_it_is_bad(tmp_path: Path) -> None:
    path = tmp_path / "a.tgn"
    network = random_network("bestemshe", hidden=16)
    network.write(path)
    assert Network.read(path).to_bytes() == network.to_bytes()
    assert list(tmp_path.iterdir()) == [path]
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(NetworkError, match=r"a\.tgn: .*checksum"):
        Network.read(path)


def test_a_network_judges_its_variant_alone() -> None:
    network = random_network("bestemshe", hidden=16)
    compiled = CoreNetwork(network.to_bytes())
    assert compiled.fits(variant("bestemshe"))
    for other in ("bestemshe+play-on", "qozdatu", "togyzkumalak"):
        assert not compiled.fits(variant(other))
        with pytest.raises(NetworkError, match="bestemshe"):
            network.evaluate(Position.start(other))
        with pytest.raises(TogyzError, match="variant"):
            compiled.evaluate([Position.start(other)])


GOLDEN = Path(__file__).resolve().parents[1] / "data" / "network.tgn"


def searched(moves: list[int], network: CoreNetwork | None) -> tuple[int, int, list[int]]:
    """What an engine finds that is told its first network, and nothing before."""
    game = Game()
    for hole in moves:
        game.play(hole)
    engine = CoreEngine(variant(), 1)
    engine.use(network)
    engine.set(game.position, [node.position for node in game.root.mainline()][:-1])
    found = engine.search(Limits(depth=6))
    return found.lines[0].score, found.nodes, list(found.lines[0].pv)


def test_the_page_is_told_what_a_network_finds() -> None:
    """The two files are read by `web/src/engine/engine.test.ts`.

    TOGYZ_UPDATE_GOLDEN=1 writes them anew; then read what git diff shows.
    """
    data = sensible_network().to_bytes()
    rng = random.Random(5)
    found: list[dict[str, object]] = []
    for length in range(0, 48, 4):
        game = Game()
        while len(game) < length or not game.position.legal_moves():
            if not game.position.legal_moves():
                game = Game()  # it was over too early
            game.play(rng.choice(game.position.legal_moves()))
        moves = list(game.moves)
        score, nodes, holes = searched(moves, CoreNetwork(data))
        hand = searched(moves, None)[0]
        start = format_position(game.start)
        found.append(
            {"start": start, "moves": moves, "score": score, "hand": hand, "nodes": nodes}
            | {"holes": holes}
        )
    text = "[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n"
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        GOLDEN.write_bytes(data)
        GOLDEN.with_suffix(".json").write_text(text)
    assert GOLDEN.read_bytes() == data
    assert GOLDEN.with_suffix(".json").read_text() == text
