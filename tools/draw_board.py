"""Draw the board that the documentation shows: ``docs/images/board.svg``.

Run it after a change to the picture: ``python tools/draw_board.py``; a test tells when to.
"""

from __future__ import annotations

from pathlib import Path

from togyz.board import svg
from togyz.rules import Game

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "board.svg"
# A game of 21 plies after which both sides own a tuzdik and White has just won eight stones.
MOVES = (2, 6, 9, 3, 5, 4, 5, 5, 5, 2, 7, 8, 8, 7, 6, 8, 5, 6, 1, 9, 7)


def draw() -> str:
    """The picture, as the file has it."""
    game = Game(moves=MOVES)
    return svg(game.position, last_move=game.end.trace()) + "\n"


def main() -> None:
    """Write the file."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(), encoding="utf-8")
    print(f"{PICTURE}: {PICTURE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
