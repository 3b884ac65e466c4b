"""A real Chromium for the browser tests: `browser` and `page`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
ARGUMENTS = [
    # Containers and root can't have the sandbox; the only pages opened are our own.
    "--no-sandbox",
    # Small containers give shared memory too little room.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    # The same picture with every font setting.
    "--font-render-hinting=none",
]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium, started once for all browser tests of a test process.

    Not for the whole session: while it is there, Playwright keeps an event loop
    running in this thread, and tests of other folders could not use asyncio.run.
    """
    answer = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "chromium.py")],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    launch = json.loads(answer.stdout)
    if "missing" in launch:
        # Reported at the end of the run by tests/conftest.py, and a failure on CI.
        pytest.skip(launch["missing"])
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=launch["executable"],
            env={**os.environ, **launch["env"]},
            args=ARGUMENTS,
        )
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser profile: own cookies, own storage. More of them: more players."""
    made = browser.new_context(viewport={"width": 1280, "height": 800})
    made.set_default_timeout(10_000)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A fresh page; an error that its scripts don't catch fails the test."""
    made = context.new_page()
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    assert not errors, f"errors in the page: {errors}"
