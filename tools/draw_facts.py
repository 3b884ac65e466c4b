"""Draw the longest forced wins with few stones: ``docs/images/longest-VARIANT.svg``.

Run it after a change to the picture: ``python -m tools.draw_facts``; a test tells when to. The
positions are what ``togyz facts longest`` prints for the most stones that it was run for.
"""

from __future__ import annotations

from pathlib import Path

from togyz.board import svg
from togyz.notation import parse_position

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
LONGEST = {
    "togyzkumalak": "togyz1 togyzkumalak 1,0,0,0,0,0,0,0,0/0,x,0,0,2,0,0,0,0 81/78 w",
    "qozdatu": "togyz1 qozdatu 2,1,0,0,0,0,0/1,2,0,0,0,0,0 48/44 w",
    "bestemshe": "togyz1 bestemshe 2,2,0,0,0/2,1,1,0,0 24/18 w",
}


def pictures() -> dict[Path, str]:
    """All pictures, as their files have them."""
    return {
        IMAGES / f"longest-{name}.svg": svg(parse_position(text), theme="light") + "\n"
        for name, text in LONGEST.items()
    }


def main() -> None:
    """Write the files."""
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
