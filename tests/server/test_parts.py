"""The parts of the server that need no server."""

from __future__ import annotations

import json
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from tests.server.support import Computer, Page, new_game
from togyz.server import DEFAULT_PORT, Config, ServerError, create_app, default_database
from togyz.server.addresses import Addresses, addresses, network_addresses
from togyz.server.errors import Refused
from togyz.server.guard import JsonFormatter
from togyz.server.limits import Hourly, Pace, Paces, Together, network
from togyz.server.messages import Pong
from togyz.server.services import Services
from togyz.server.serving import browser_here
from togyz.server.watcher import Watcher


def test_options_come_before_the_environment_and_that_before_defaults(tmp_path: Path) -> None:
    environ = {"TOGYZ_HOST": "::1", "TOGYZ_PORT": "81", "TOGYZ_DATABASE": "/e/games"}
    config = Config.resolve("0.0.0.0", 0, "/o/games", environ=environ)
    assert (config.host, config.port, config.database) == ("0.0.0.0", 0, Path("/o/games"))
    config = Config.resolve(environ=environ)
    assert (config.host, config.port, config.database) == ("::1", 81, Path("/e/games"))
    config = Config.resolve(environ={"XDG_DATA_HOME": str(tmp_path)})
    assert (config.host, config.port) == ("127.0.0.1", DEFAULT_PORT)
    assert config.database == tmp_path / "togyz" / "togyz.sqlite3"


def test_every_setting_may_come_from_the_environment() -> None:
    environ = {
        "TOGYZ_LOG_LEVEL": "info",
        "TOGYZ_LOG_JSON": "1",
        "TOGYZ_WORKERS": "3",
        "TOGYZ_EMPTY_DAYS": "0",
    }
    config = Config.resolve(environ=environ)
    found = (config.log_level, config.log_json, config.workers, config.empty_days)
    assert found == ("info", True, 3, 0)
    config = Config.resolve(
        log_level="error", log_json=False, workers=1, empty_days=9, environ=environ
    )
    found = (config.log_level, config.log_json, config.workers, config.empty_days)
    assert found == ("error", False, 1, 9)
    config = Config.resolve(environ={})
    found = (config.log_level, config.log_json, config.workers, config.empty_days)
    assert found == ("notice", False, None, 7)
    assert (config.explorers, config.books) == ((), ())


def test_files_may_come_from_the_environment_as_in_path() -> None:
    environ = {"TOGYZ_EXPLORERS": f"/a.tgx{os.pathsep}/b.tgx", "TOGYZ_BOOKS": "/c.book"}
    config = Config.resolve(environ=environ)
    assert config.explorers == (Path("/a.tgx"), Path("/b.tgx"))
    assert (config.books, config.shipped_books) == ((Path("/c.book"),), True)
    config = Config.resolve(explorers=[Path("/d.tgx")], environ=environ)
    assert config.explorers == (Path("/d.tgx"),)
    # A word stands for those that come with togyz.
    config = Config.resolve(environ={"TOGYZ_BOOKS": "none"})
    assert (config.books, config.shipped_books) == ((), False)
    config = Config.resolve(books=["none", Path("/e.book")], environ=environ)
    assert (config.books, config.shipped_books) == ((Path("/e.book"),), False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TOGYZ_WORKERS", "0"),
        ("TOGYZ_WORKERS", "many"),
        ("TOGYZ_EMPTY_DAYS", "-1"),
        ("TOGYZ_LOG_JSON", "yes"),
    ],
)
def test_a_wrong_setting_in_the_environment_is_explained(name: str, value: str) -> None:
    with pytest.raises(ServerError, match=f"{name} is '{value}'; set it to "):
        Config.resolve(environ={name: value})


@pytest.mark.parametrize(
    ("platform", "terminal", "environ", "opens"),
    [
        ("linux", True, {"DISPLAY": ":0"}, True),
        ("linux", True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", True, {}, False),
        ("linux", False, {"DISPLAY": ":0"}, False),
        ("darwin", True, {}, True),
        ("darwin", True, {"SSH_CONNECTION": "1"}, False),
        ("win32", False, {}, False),
    ],
)
def test_a_browser_is_opened_where_somebody_can_see_it(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    terminal: bool,
    environ: dict[str, str],
    opens: bool,
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    assert browser_here(environ) is opens


def test_a_relative_data_folder_is_ignored() -> None:
    assert default_database({"XDG_DATA_HOME": "data"}) == default_database({})


@pytest.mark.parametrize("port", ["http", "-1", "65536", "8162 ", "²"])
def test_a_wrong_port_in_the_environment_is_explained(port: str) -> None:
    with pytest.raises(ServerError, match="number from 0 to 65535"):
        Config.resolve(environ={"TOGYZ_PORT": port})


def test_the_engine_leaves_a_core_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(database=tmp_path / "x")
    for cores, workers in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert config.engine_workers == workers


def listening(host: str) -> socket.socket:
    """A socket that has been opened as the server opens it, but for its port."""
    return socket.create_server(
        (host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET
    )


def test_this_machine_alone_has_one_address() -> None:
    with listening("127.0.0.1") as listener:
        port = listener.getsockname()[1]
        told = addresses("127.0.0.1", listener).told()
    assert told == f"togyz is at http://127.0.0.1:{port} (Ctrl-C stops it)"


def test_the_address_to_type_on_a_phone_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: "fd00::20"}
    monkeypatch.setattr(
        "togyz.server.addresses.network_addresses",
        lambda families: [found[family] for family in families],
    )
    with listening("0.0.0.0") as listener:
        port = listener.getsockname()[1]
        first, second = addresses("0.0.0.0", listener).told().splitlines()
        bold = addresses("0.0.0.0", listener).told(bold=True)
    assert first == f"togyz is at http://127.0.0.1:{port} (Ctrl-C stops it)"
    assert second.endswith(f"on a phone too, at http://192.168.1.20:{port}")
    assert f"\033[1mhttp://192.168.1.20:{port}\033[0m" in bold


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 on this machine")
def test_a_server_for_both_protocols_tells_both_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: "fd00::20"}
    monkeypatch.setattr(
        "togyz.server.addresses.network_addresses",
        lambda families: [found[family] for family in families],
    )
    try:
        listener = socket.socket(socket.AF_INET6)
        listener.bind(("::", 0))
    except OSError:
        pytest.skip("no IPv6 on this machine")
    with listener:
        for v6only, network in ((0, ["192.168.1.20", "[fd00::20]"]), (1, ["[fd00::20]"])):
            monkeypatch.setattr(
                type(listener), "getsockopt", lambda *_, v6only=v6only: v6only, raising=False
            )
            where = addresses("::", listener)
            assert where.here == f"http://[::1]:{where.port}"
            assert list(where.network) == [f"http://{name}:{where.port}" for name in network]


def test_without_a_network_the_place_of_the_address_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unreachable(*_arguments: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr("togyz.server.addresses.socket.socket", unreachable)
    assert network_addresses([socket.AF_INET, socket.AF_INET6]) == []
    told = Addresses("http://127.0.0.1:1", True, (), 1).told()
    assert told.endswith("at http://ADDRESS:1, with this machine's ADDRESS there")


def test_the_own_address_is_no_loopback() -> None:
    for address in network_addresses([socket.AF_INET]):
        assert not address.startswith("127.")


def test_limits_count_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limit = Hourly(2)
    for _ in range(2):
        assert limit.allows("a")
        limit.count("a")
    assert not limit.allows("a")
    assert limit.allows("b")
    now = 3600.0
    assert limit.allows("a")
    assert not Hourly(0).allows("a")


def test_limits_forget_the_oldest_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("togyz.server.limits.KEYS", 2)
    limit = Hourly(1)
    for key in "abc":
        limit.count(key)
    assert [limit.allows(key) for key in "abc"] == [True, False, False]


def test_who_is_too_slow_is_given_up_and_costs_no_memory() -> None:
    watcher = Watcher(None)
    for _ in range(10 * Watcher.CAPACITY):
        watcher.tell(Pong())
    assert watcher.outbox.qsize() == Watcher.CAPACITY + 1
    messages = [watcher.outbox.get_nowait() for _ in range(watcher.outbox.qsize())]
    assert messages[-1] is None
    assert None not in messages[:-1]


def test_rooms_without_visitors_are_forgotten(config: Config, computer: Computer) -> None:
    quick = Config(database=config.database, static=config.static, idle_seconds=0.0)
    app = create_app(quick)
    with TestClient(app) as client:
        services = app.state.services
        assert isinstance(services, Services)
        game = new_game(client)
        with client.websocket_connect(f"/api/games/{game}/socket") as socket:
            page = Page(socket)
            services.rooms.sweep()
            assert len(services.rooms) == 1, "somebody is in it"
            page.move(1)
            page.until_mine()
        wait_until(client, lambda: len(services.rooms) == 0)
        assert client.get(f"/api/games/{game}").json()["fen"] == page.game["fen"]


def wait_until(client: TestClient, happens: Callable[[], bool]) -> None:
    """Give the server time; a test that hangs is stopped from outside."""
    while not happens():
        client.get("/health")


def test_log_lines_are_json() -> None:
    record = logging.LogRecord("togyz.x", logging.INFO, "f", 1, "two\nlines %s", ("é",), None)
    record.fields = {"path": "/", "status": 200}
    line = json.loads(JsonFormatter().format(record))
    assert line["message"] == "two\nlines é"
    assert (line["path"], line["status"], line["level"]) == ("/", 200, "info")


def test_limits_count_what_is_open_at_the_same_time() -> None:
    limit = Together(most=3, each=2)
    with limit.one("a"), limit.one("a"):
        with pytest.raises(Refused, match="Too many"), limit.one("a"):
            pass
        with limit.one("b"), pytest.raises(Refused), limit.one("c"):
            pass
        with limit.one("c"):
            pass
    with limit.one("a"):
        pass


def test_a_burst_is_let_through_and_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    pace = Pace(burst=5, each_second=2)
    assert [pace.wait() for _ in range(5)] == [0] * 5
    heard = 0
    while now < 100:
        heard += 1
        now += pace.wait()
    assert 200 <= heard <= 201
    now += 1000
    assert [pace.wait() for _ in range(5)] == [0] * 5, "but no more is saved up"
    assert pace.wait() > 0


def test_each_key_has_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    monkeypatch.setattr("togyz.server.limits.KEYS", 2)
    paces = Paces(0.5)
    for _ in range(5):
        paces.take("a")
    with pytest.raises(Refused) as refused:
        paces.take("a")
    assert (refused.value.code, refused.value.status, refused.value.wait) == (
        "too-many-requests",
        429,
        2,
    )
    paces.take("b")
    now = 1.9
    with pytest.raises(Refused) as refused:
        paces.take("a")
    assert refused.value.wait == 1, "who is refused does not wait longer for that"
    now = 2.0
    paces.take("a")
    for key in ("b", "c", "a"):
        paces.take(key)
    # The first of three keys was forgotten, and begins anew.


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "testclient", False),
    ],
)
def test_an_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    """Whoever has one of its addresses has all: limits would mean nothing."""

    def counted(host: str) -> str:
        return network(HTTPConnection({"type": "http", "client": (host, 5000)}))

    assert (counted(one) == counted(other)) is same


def test_all_files_that_the_system_allows_are_asked_for() -> None:
    """In another process: it can't be undone."""
    program = """
import resource, sys
from togyz.server.lines import FILES, SPARE, connections_allowed
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
allowed = connections_allowed(300)
print(allowed, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - allowed - FILES - SPARE)
"""
    for soft, hard, allowed, left in ((64, 1000, 300, 0), (64, 260, 100, 0), (800, 800, 300, 340)):
        output = subprocess.check_output(
            [sys.executable, "-c", program, str(soft), str(hard)], text=True
        )
        assert output.split() == [str(allowed), str(left)]
