"""Draw the icons with which a phone or a desktop shows the installed page.

    python tools/draw_icons.py

They are made of web/icon.svg by the Chromium of the browser tests, into web/public/icons, and
are in git: who builds the page needs no browser. Run this again when that drawing has changed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web" / "icon.svg"
ICONS = ROOT / "web" / "public" / "icons"

WOOD = "linear-gradient(#8a5836, #6a3f25)"
"""As in the drawing, to the edge: systems cut their own shapes out of a maskable icon."""

# Name: the side in pixels, and whether the wood fills the square.
DRAWN = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "maskable-512": (512, True),
    "apple-180": (180, True),
}


def draw(page: Page, name: str) -> None:
    """Draw one icon."""
    side, filled = DRAWN[name]
    drawing = SOURCE.read_text(encoding="utf-8")
    page.set_viewport_size({"width": side, "height": side})
    wood = f"body {{ background: {WOOD}; }} svg > rect:first-of-type {{ display: none; }}"
    page.set_content(
        f"<style>body {{ margin: 0; }} svg {{ display: block; width: {side}px; }}"
        f"{wood if filled else ''}</style>{drawing}"
    )
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def main() -> None:
    """Draw them all."""
    answer = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "chromium.py")],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    launch = json.loads(answer.stdout)
    if "missing" in launch:
        sys.exit(f"draw_icons needs a Chromium: {launch['missing']}")
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=launch["executable"], args=["--no-sandbox"]
        )
        page = browser.new_page()
        for name in DRAWN:
            draw(page, name)
        browser.close()


if __name__ == "__main__":
    main()
