"""What the page's tests share: a server of their own, and a visitor who can read the board."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

STONES = re.compile(r"(\d+) stones?")
KAZAN = re.compile(r"kazan: (\d+),")
PROGRAM = """\
import sys
from pathlib import Path
from togyz.server import Config, serve
files = [Path(name) for name in sys.argv[3:]]
serve(Config(
    port=int(sys.argv[2]), database=Path(sys.argv[1]), workers=1, log_level="warning",
    explorers=tuple(file for file in files if file.suffix == ".tgx"),
    books=tuple(file for file in files if file.suffix == ".book"),
))
"""

# Tells, after every change of the board, how many stones its labels and its picture show.
WATCH = """() => {
    window.sums = [];
    const look = () => {
        const words = [...document.querySelectorAll(".tz-hole")].map((hole) => hole.ariaLabel);
        const kazans = [...document.querySelectorAll(".tz-unseen")].map((kazan) => kazan.innerText);
        const holes = words.map((label) => Number(/(\\d+) stone/.exec(label)?.[1] ?? 0));
        const wells = kazans.map((label) => Number(/: (\\d+),/.exec(label)[1]));
        const said = [...holes, ...wells].reduce((sum, stones) => sum + stones, 0);
        const drawn = document.querySelectorAll(".tz-picture:not(.tz-top) use").length;
        window.sums.push([said, drawn]);
    };
    look();
    new MutationObserver(look).observe(document.querySelector(".tz-board"), {
        subtree: true, attributes: true, attributeFilter: ["aria-label"],
    });
}"""

# Waits until the page is kept on the device, with all that this visit has used.
KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType("resource").map((entry) => entry.name);
    const missing = async () => {
        const found = await Promise.all(used.map((name) => caches.match(name)));
        return used.filter((name, index) => name.includes("/assets/") && !found[index]);
    };
    while (active.state !== "activated" || (await missing()).length > 0) {
        await new Promise((wait) => setTimeout(wait, 50));
    }
}"""

# Words that reach beyond the box they are in, or beyond the page. A box that scrolls or ends its
# words with dots has its own way.
CUT_OFF = """() => {
    const boxes = "button, label, select, a, p, h1, h2, h3, dt, dd, li, legend, .segments, dialog";
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const others = "svg, .unseen, .tz-unseen, .moves, .line-moves, option";
        const apart = element.closest(others) !== null;
        if (apart || !node.data.trim() || !element.checkVisibility()) continue;
        const box = element.closest(boxes);
        if (box === null || getComputedStyle(box).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        const frames = [box.getBoundingClientRect(), {left: 0, right: innerWidth}];
        const outer = box.closest(".segments, dialog");
        if (outer !== null) frames.push(outer.getBoundingClientRect());
        const dots = getComputedStyle(element).textOverflow === "ellipsis";
        const beyond = ({left, right}) => words.left < left - 1 || words.right > right + 1;
        if (!dots && frames.some(beyond)) found.push(`${element.tagName} ${node.data.trim()}`);
    }
    return found;
}"""


class Address(Protocol):
    """Where a page is."""

    address: str


# Runs a function of the page's modules in the page: its source, and its argument.
Script = Callable[..., Any]


class Site:
    """A server in a process of its own, which keeps its address when it is started again."""

    def __init__(self, folder: Path, *files: Path) -> None:
        """Keep the games in a folder; `files` are explorers and books."""
        self.files = files
        self.database = folder / "games.sqlite3"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it is there."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self.database, str(self.port), *self.files],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("togyz is at http://127.0.0.1:"), line
        self.address = line.split()[3]
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self, number: int = signal.SIGTERM) -> None:
        """End it, gently or not."""
        self.process.send_signal(number)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Visitor:
    """Somebody at a page, with the words of the page for what there is."""

    def __init__(self, page: Page, site: Address) -> None:
        self.page = page
        self.site = site
        # A server that takes its time is still there.
        page.add_init_script("AbortSignal.timeout = () => new AbortController().signal;")

    def prefer(self, **settings: str | bool) -> None:
        """Have chosen settings on an earlier visit; the computer doesn't keep a test waiting."""
        settings.setdefault("unhurried", False)
        self.page.add_init_script(
            "localStorage.getItem('togyz.settings') ?? "
            f"localStorage.setItem('togyz.settings', {json.dumps(json.dumps(settings))})"
        )

    def go(self, path: str) -> None:
        """Type an address."""
        self.page.goto(self.site.address + path)

    def new_game(self, level: str = "Easy", side: str = "White", variant: str = "") -> None:
        """Start a game from the first page."""
        self.go("/")
        self.page.get_by_role("radio", name=level).check()
        self.page.get_by_role("radio", name=side).check()
        if variant:
            self.page.get_by_role("combobox", name="Game").select_option(variant)
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_url("**/game/*")
        self.wait_for_turn()

    @property
    def holes(self) -> list[Locator]:
        """All holes, White's 1 to 9 and then Black's."""
        count = self.page.locator(".tz-hole").count()
        return [self.page.locator(f'.tz-hole[data-hole="{index}"]') for index in range(count)]

    def hole(self, name: str) -> Locator:
        """A hole by the beginning of its label."""
        return self.page.get_by_role("button", name=re.compile(f"^{name},"))

    @property
    def playable(self) -> Locator:
        """The holes that can be played now."""
        return self.page.locator('.tz-hole[aria-disabled="false"]')

    @property
    def result(self) -> Locator:
        """The panel with the result."""
        return self.page.locator(".result")

    @property
    def moves(self) -> list[str]:
        """The moves of the list, as they are written."""
        return self.page.locator(".moves-list li span:last-child").all_inner_texts()

    @property
    def labels(self) -> list[str]:
        """The labels of all holes."""
        return [hole.get_attribute("aria-label") or "" for hole in self.holes]

    def stones(self) -> tuple[list[int], list[int]]:
        """Stones in the holes and in the kazans, as their labels tell."""
        found = [STONES.search(label) for label in self.labels]
        kazans = [KAZAN.search(text) for text in self.page.locator(".tz-unseen").all_inner_texts()]
        return (
            [int(match[1]) if match else 0 for match in found],
            [int(match[1]) for match in kazans if match],
        )

    def wait_for_turn(self) -> None:
        """Wait until it is the visitor's turn, or the game is over."""
        self.page.wait_for_selector('.turn[data-own="true"], .result', state="attached")

    def wait_for_moves(self, count: int) -> None:
        """Wait until the list has so many moves."""
        expect(self.page.locator(".moves-list li")).to_have_count(count)

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.result.is_visible()

    def play(self, moves: int, act: Callable[[Locator], None] = Locator.click) -> None:
        """Play moves at random, until there are so many of one's own or the game is over."""
        for _ in range(moves):
            if self.is_over():
                return
            before = self.page.locator(".moves-list li").count()
            act(random.choice(self.playable.all()))
            self.wait_for_moves_beyond(before)
            self.wait_for_turn()

    def wait_for_moves_beyond(self, count: int) -> None:
        """Wait until the list has more moves than so many."""
        self.page.wait_for_selector(f".moves-list li:nth-child({count + 1})", state="attached")

    def settled(self) -> None:
        """Wait until no move is being shown any more."""
        self.page.wait_for_selector(".tz-board:not([data-showing])")

    def drawn(self) -> int:
        """How many stones are drawn in holes and kazans."""
        return self.page.locator(".tz-picture:not(.tz-top) use").count()

    def evaluate(self, script: str) -> Any:
        """Run a script in the page."""
        return self.page.evaluate(script)
