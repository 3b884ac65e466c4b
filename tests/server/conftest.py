"""A server in this process, for tests of what it answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from starlette.testclient import TestClient

from tests.server.support import Computer
from togyz.server import Config, create_app
from togyz.server.thinking import Thinker


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch) -> Computer:
    """Replace the engine's processes."""
    found = Computer()

    async def choose(thinker, position, level, history=(), **_):  # type: ignore[no-untyped-def]
        return await found.choose(thinker, position, level, history)

    async def judge(*_, **__):  # type: ignore[no-untyped-def]
        return found.score

    monkeypatch.setattr(Thinker, "choose", choose)
    monkeypatch.setattr(Thinker, "judge", judge)
    return found


@pytest.fixture
def config(tmp_path: Path) -> Config:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>board</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "main-1234.js").write_text("export {};")
    return Config(database=tmp_path / "games.sqlite3", static=static)


@pytest.fixture
def client(config: Config, computer: Computer) -> Iterator[TestClient]:
    with TestClient(create_app(config)) as client:
        yield client


@pytest.fixture
def log(tmp_path: Path) -> Iterator[IO[str]]:
    """Where a server in a process of its own writes its log."""
    with (tmp_path / "log").open("w+") as file:
        yield file
