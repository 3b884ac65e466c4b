"""The core in a browser beside the native one, what the page weighs, and how soon it plays."""

from __future__ import annotations

import base64
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.support import Site, Visitor
from togyz.core import bench, core
from togyz.rules import Position, variant

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "togyz" / "server" / "static"
ROUNDS = 5
PLIES = 7

LOAD = """async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, {
        togyz: { now: () => performance.now(), heard: () => {} },
    });
    const { exports } = instance;
    exports._initialize();
    const rules = exports.malloc(8);
    new Uint8Array(exports.memory.buffer, rules, 8).set([9, 9, 1, 1, 0, 0, 0, 0]);
    const variant = exports.togyz_variant_new(rules);
    const start = exports.malloc(24);
    exports.togyz_start(variant, start);
    window.search = () => Number(exports.togyz_bench(0, 0, 1, 0));
    window.perft = (plies) => Number(exports.togyz_perft(variant, start, plies, 1));
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of the tests."""
    found = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "chromium.py")],
        stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    launch = json.loads(found.stdout)
    if "missing" in launch:
        sys.exit(f"togyz: {launch['missing']}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=launch["executable"],
            env={**os.environ, **launch["env"]},
            args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
        )
        yield browser
        browser.close()


def compare(what: str, native: Callable[[], int], page: Page, script: str) -> None:
    """Let the native core and the browser's take turns at the same work."""
    rates: dict[str, list[float]] = {"native": [], "browser": []}
    for _ in range(ROUNDS):
        counts = set()
        for name, way in (("native", native), ("browser", lambda: int(page.evaluate(script)))):
            begin = time.perf_counter()
            count = way()
            rates[name].append(count / (time.perf_counter() - begin) / 1e6)
            counts.add(count)
        if len(counts) > 1:
            sys.exit(f"togyz: the browser counts {counts}: run make build")
    ratio = median(b / n for n, b in zip(rates["native"], rates["browser"], strict=True))
    print(
        f"  {what:22} native {median(rates['native']):7.2f}, browser "
        f"{median(rates['browser']):7.2f} million a second: ×{ratio:.2f}"
    )


def weigh() -> None:
    """Print what a first visit fetches, and all that there is."""
    print("the page, in bytes: as it is, and compressed as servers send it")
    files = {path: path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}
    names = {path: path.relative_to(STATIC).as_posix() for path in files}
    first = {"html": "index.html", "script": "main-", "styles": "main-", "words": "en-"}
    total = [0, 0]
    for what, ending in {**first, "core": "core-", "worker": "worker-"}.items():
        suffix = {"html": ".html", "styles": ".css", "core": ".wasm"}.get(what, ".js")
        sizes = [
            (len(content), len(gzip.compress(content)))
            for path, content in files.items()
            if names[path].removeprefix("assets/").startswith(ending) and path.suffix == suffix
        ]
        size = [sum(column) for column in zip(*sizes, strict=True)] or [0, 0]
        total = [total[0] + size[0], total[1] + size[1]]
        print(f"  {what:8} {size[0]:9,} {size[1]:9,}")
    print(f"  {'together':8} {total[0]:9,} {total[1]:9,}")


def first_move(browser: Browser) -> None:
    """Print how long a new visitor waits."""
    times: defaultdict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        for _ in range(ROUNDS):
            context = browser.new_context()
            visitor = Visitor(context.new_page(), site)
            visitor.prefer(speed="off")
            begin = time.perf_counter()
            visitor.go("/")
            visitor.page.wait_for_selector(".tz-board")
            shown = time.perf_counter()
            visitor.new_game()
            begun = time.perf_counter()
            visitor.play(1)
            answered = time.perf_counter()
            times["the first page with its board"].append(shown - begin)
            times["a new game, from its start"].append(begun - shown)
            times["a move and its answer"].append(answered - begun)
            context.close()
        site.stop()
    print("a new visitor, nothing kept, milliseconds:")
    for what, taken in times.items():
        print(f"  {what:36} {1e3 * median(taken):6.0f}")


def main() -> None:
    """Compare speeds, weigh, and play a move."""
    wasm = (ROOT / "build" / "core.wasm").read_bytes()
    compiled, start = core(variant()), Position.start()
    with chromium() as browser:
        page = browser.new_page()
        page.evaluate(LOAD, base64.b64encode(wasm).decode())
        print(f"the core, {len(wasm):,} bytes:")
        compare("search, all variants", lambda: bench()[0], page, "search()")
        compare(
            f"moves, {PLIES} plies",
            lambda: compiled.perft(start, PLIES, "fast"),
            page,
            f"perft({PLIES})",
        )
        weigh()
        first_move(browser)
