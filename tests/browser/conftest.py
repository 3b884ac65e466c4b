"""A real Chromium for the browser tests, and visitors who use it on a real server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Route,
    expect,
    sync_playwright,
)

from tests.browser.support import Script, Site, Visitor
from togyz.server.guard import SECURITY_HEADERS

ROOT = Path(__file__).resolve().parents[2]
# Chromium draws two popups of its address bar for each window, each a page of its own, which take
# longer than most tests. Whoever names features replaces Playwright's list: the others are of it.
WITHOUT = (
    "AimEnabled",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    f"--disable-features={','.join(WITHOUT)}",
    # Containers and root can't have the sandbox; the only pages opened are our own.
    "--no-sandbox",
    # Small containers give shared memory too little room.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    # The same picture with every font setting.
    "--font-render-hinting=none",
]
# Milliseconds until what is expected counts as missing, as for all else that is waited for. On a
# busy machine things that take no time take seconds; only a failure ever waits so long.
PATIENCE = 30_000
TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".tgn": "application/octet-stream",
}
BUNDLE = """
import { build } from "esbuild";
import { workers } from "./apart.mjs";
import { shipped } from "./shipped.mjs";
const modules = ["core", "core/memory", "engine", "engine/tables"];
await build({
  stdin: {
    contents: modules.map((name) => `export * from "./src/${name}";`).join("\\n"),
    resolveDir: ".",
    sourcefile: "modules.ts",
  },
  outdir: process.argv[1],
  entryNames: "modules",
  bundle: true,
  format: "esm",
  target: ["es2022"],
  loader: { ".wasm": "file" },
  plugins: [workers({ minify: false }), shipped()],
  logLevel: "warning",
});
"""


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
    expect.set_options(timeout=PATIENCE)
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


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that the tests of this folder share; each visitor has games of his own."""
    if not (ROOT / "src/togyz/server/static/index.html").exists():
        pytest.skip("the web pages are not built: run 'make build'")
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.stop()


@pytest.fixture(scope="package")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The modules of the page with their names, as the page's own script has none."""
    folder = tmp_path_factory.mktemp("modules")
    subprocess.run(
        ["node", "--input-type=module", "--eval", BUNDLE, str(folder)], cwd=ROOT / "web", check=True
    )
    return folder


@pytest.fixture
def script(browser: Browser, site: Site, modules: Path) -> Iterator[Script]:
    """Run something in a page of the server that has the page's modules at /assets/check."""

    def serve(route: Route) -> None:
        path = modules / route.request.url.rsplit("/", 1)[1]
        route.fulfill(path=path, headers=SECURITY_HEADERS | {"Content-Type": TYPES[path.suffix]})

    # A service worker would look for them elsewhere.
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.route("**/assets/check/*", serve)
    page.goto(site.address)
    yield page.evaluate
    context.close()


@pytest.fixture
def visitor(page: Page, site: Site) -> Iterator[Visitor]:
    """A visitor to whom moves are shown at once; nothing may be complained of in the console.

    That includes what the page's security policy forbids.
    """
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    page.on("console", hear)
    made = Visitor(page, site)
    made.prefer(speed="off")
    yield made
    assert not complaints, f"the console of the page says: {complaints}"
