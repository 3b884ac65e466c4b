"""What all tests share: no skip goes unsaid, and random tests know when to stop."""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

BRIEF_SECONDS = 1.0

# Tables that somebody has built must not decide how engines play in tests, here and in processes.
os.environ["TOGYZ_TABLES"] = "none"

# A shell that begins the tests in the background lets them, and all they begin, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says more of the machine than of the code.
settings.register_profile("togyz", settings(), deadline=None)
settings.load_profile("togyz")


def strict() -> bool:
    """Tell whether a test that could not run is a failure, as it is on CI."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}


def not_run(config: pytest.Config) -> Counter[str]:
    """Count the skipped tests by their reason."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    reasons: Counter[str] = Counter()
    for report in reporter.stats.get("skipped", []) if reporter else []:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        where = " ".join(report.nodeid.split("/")[1:-1]) or "other"
        reasons[f"{where} tests: {str(reason).removeprefix('Skipped: ')}"] += 1
    return reasons


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    # After all else, for these to be the last lines of a run.
    yield
    end = ", which is a failure here (CI is set)" if strict() else ""
    for reason, count in not_run(session.config).items():
        print(f"NOT RUN: {count} {reason}{end}", flush=True)
        if strict() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture
def soak_rounds(request: pytest.FixtureRequest) -> Iterator[Iterator[random.Random]]:
    """Yield an endless-looking supply of seeded randoms that stops when time is up.

    `for rng in soak_rounds:` goes on for a moment in an ordinary run, and for
    TOGYZ_SOAK_MINUTES where that is set. The seed of the round that failed is
    printed; TOGYZ_SOAK_SEED makes a run begin with it. On CI the seeds are the same
    each time, as hypothesis has it too: what fails there is to be of the change.
    """
    minutes = float(os.environ.get("TOGYZ_SOAK_MINUTES", "0"))
    deadline = time.monotonic() + (minutes * 60 or BRIEF_SECONDS)
    fresh = 1 if strict() and not minutes else random.SystemRandom().randrange(2**31)
    first = int(os.environ.get("TOGYZ_SOAK_SEED") or fresh)
    seed = first

    def rounds() -> Iterator[random.Random]:
        nonlocal seed
        while True:
            yield random.Random(seed)
            if time.monotonic() >= deadline:
                return
            seed += 1

    yield rounds()
    # Shown by pytest only if the test failed.
    print(f"{request.node.nodeid}: {seed - first + 1} rounds; TOGYZ_SOAK_SEED={seed}")


TABLE_STONES = {"bestemshe": 12, "qozdatu": 6, "togyzkumalak": 4}
"""So many are built in a second."""


@pytest.fixture(scope="session")
def tables_directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Small tables of every variant that has any; not to be changed."""
    from togyz.tables import build

    directory = tmp_path_factory.mktemp("tables")
    for name, stones in TABLE_STONES.items():
        for _ in build(directory, name, stones, threads=2):
            pass
    return directory
