"""Wrong arguments are refused by name, alike by every engine; none ends inside or never."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from togyz.engine import AsyncEngine, Engine, Limits, choose
from togyz.rules import Position, TogyzError

START = Position.start()
FLAWED = [sys.executable, str(Path(__file__).with_name("flawed.py")), "wordless"]
NUMBERS = [field.name for field in fields(Limits) if field.type == "int"]
BOUNDS = ["depth", "nodes", "movetime_ms", "clock_ms"]


def limits_with(name: str, value: int, **others: Any) -> Limits:
    return Limits(**{**others, name: value})


@pytest.fixture(scope="module", params=["own", "other"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param == "own":
        opened = Engine.open(hash_mib=1)
    else:
        opened = Engine.command(FLAWED, timeout=60)
    with opened:
        yield opened


@pytest.mark.parametrize(
    "limits",
    [
        Limits(),
        *(limits_with(name, 0) for name in BOUNDS),
        Limits(moves=(7,), lines=3, increment_ms=100, moves_to_go=10),
        Limits(ponder=True),
    ],
    ids=str,
)
def test_a_move_without_a_limit_is_refused(engine: Engine, limits: Limits) -> None:
    with pytest.raises(TogyzError, match="limits: without depth, nodes, movetime_ms or clock_ms"):
        engine.play(START, limits)


@pytest.mark.parametrize("name", BOUNDS)
def test_each_limit_is_enough(engine: Engine, name: str) -> None:
    assert engine.play(START, limits_with(name, 1)).move in START.legal_moves()


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_beyond_their_range_are_refused(engine: Engine, name: str) -> None:
    for value in (-1, -(2**70), 2**53, 2**64):
        limits = limits_with(name, value, depth=1)
        for ask in (engine.play, engine.analyse):
            with pytest.raises(TogyzError, match=rf"limits\.{name} must be from \d+ to \d+, not"):
                ask(START, limits)


WRONG: list[tuple[tuple[Any, ...], str]] = [
    (("start", Limits(depth=1)), "position must be a Position, .*; it is a str"),
    ((None, Limits(depth=1)), "position must be"),
    ((START, 8), "limits must be Limits, such as .*; it is an int"),
    ((START, {"depth": 8}), "limits must be"),
    ((START, False), "limits must be"),
    ((START, Limits(depth=1), [1, 2]), r"history\[0\] must be a Position .*; it is an int"),
    ((START, Limits(depth=1), [START, None]), r"history\[1\] must be"),
    ((START, Limits(depth=1), "start"), r"history\[0\] must be"),
    ((START, Limits(depth=1), 7), "history must be a list of Positions"),
    ((START, Limits(depth="8")), r"limits\.depth must be a whole number .*; it is a str"),  # type: ignore[arg-type]
    ((START, Limits(nodes=1.5)), r"limits\.nodes must be"),  # type: ignore[arg-type]
    ((START, Limits(depth=True)), r"limits\.depth must be"),
    ((START, Limits(depth=1, moves=7)), r"limits\.moves must be a tuple"),  # type: ignore[arg-type]
    ((START, Limits(depth=1, moves="7")), r"limits\.moves must be"),  # type: ignore[arg-type]
    ((START, Limits(depth=1, moves=("7",))), r"limits\.moves must be"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("arguments", "words"), WRONG, ids=[words for _, words in WRONG])
def test_arguments_of_other_types_are_refused(
    engine: Engine, arguments: tuple[Any, ...], words: str
) -> None:
    for ask in (engine.play, engine.analyse):
        with pytest.raises(TypeError, match=words):
            ask(*arguments)


def test_a_history_of_another_variant_is_refused(engine: Engine) -> None:
    with pytest.raises(TogyzError, match=r"history\[0\] must be a position of togyzkumalak"):
        engine.play(START, Limits(depth=1), [Position.start("bestemshe")])


def test_asyncio_refuses_alike() -> None:
    async def main() -> None:
        async with await AsyncEngine.open(hash_mib=1) as engine:
            with pytest.raises(TogyzError, match="would never end"):
                await engine.play(START, Limits())
            with pytest.raises(TogyzError, match=r"limits\.depth must be from 0"):
                await engine.analyse(START, Limits(depth=-1))
            with pytest.raises(TypeError, match="position must be a Position"):
                await engine.analyse("start")  # type: ignore[arg-type]

    asyncio.run(main())


def test_what_opens_an_engine_is_checked() -> None:
    for rules in (None, 7, START):
        with pytest.raises(TypeError, match="variant must be a name such as"):
            Engine.open(rules)  # type: ignore[arg-type]
    for command in (None, 7, [1, 2], {"engine"}):
        with pytest.raises(TypeError, match="command must be a text or a list of texts"):
            Engine.command(command)  # type: ignore[arg-type]
    for name in ("timeout", "start_timeout"):
        for seconds in (0, -1, float("nan")):
            with pytest.raises(TogyzError, match=f"{name} must be above 0 seconds"):
                Engine.command(FLAWED, **{name: seconds})
        with pytest.raises(TypeError, match=f"{name} must be a number of seconds; it is a str"):
            Engine.command(FLAWED, **{name: "soon"})  # type: ignore[arg-type]


def test_what_a_level_chooses_from_is_checked() -> None:
    wrong: list[tuple[tuple[Any, ...], str]] = [
        (("start", "easy"), "position must be a Position"),
        ((START, "easy", [1]), "seed must be a whole number, a text or None; it is a list"),
        ((START, "easy", 1, [1]), r"history\[0\] must be"),
        ((START, "full", 1, (), Limits(depth=0.5)), r"limits\.depth must be"),  # type: ignore[arg-type]
        ((START, "full", 1, (), 8), "limits must be Limits"),
    ]
    for arguments, words in wrong:
        with pytest.raises(TypeError, match=words):
            choose(*arguments)
