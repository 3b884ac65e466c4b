"""An engine that speaks the text protocol, and plays the last legal hole, until it fails.

`python fake_protocol.py MODE [LOG]`; its process id and the commands it gets are written
to LOG.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from togyz.notation import parse_position
from togyz.rules import Position


def position_of(words: list[str]) -> Position:
    """The position of a command."""
    start, _, moves = " ".join(words).partition(" moves ")
    kind, _, line = start.partition(" ")
    position = Position.start() if kind == "start" else parse_position(line)
    for move in moves.split():
        position = position.play(int(move))
    return position


def main() -> None:
    mode = sys.argv[1]
    log = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if log is not None:
        with log.open("a") as file:
            file.write(f"pid {os.getpid()}\n")
    position = Position.start()
    turn = 0
    for line in sys.stdin:
        if log is not None:
            with log.open("a") as file:
                file.write(line)
        name, *words = line.split()
        if name == "togyz":
            print("id name Fake\noption name hash type spin default 1 min 1 max 64\ntogyzok")
        elif name == "isready":
            print("readyok")
        elif name == "position":
            position = position_of(words)
        elif name == "go":
            turn += 1
            answer(mode, turn, position)
        elif name == "quit":
            return
        sys.stdout.flush()


def answer(mode: str, turn: int, position: Position) -> None:
    """Say the move, or do worse."""
    move = position.legal_moves()[-1]
    if mode == "illegal" and turn == 3:
        move = position.row(position.side).index(0) + 1 if 0 in position.row(position.side) else 99
    if mode == "crashing" and turn == 3:
        os._exit(3)
    if mode == "slow" and turn == 3:
        time.sleep(1.5)
    if mode == "babbling" and turn == 3:
        for number in range(5_000):
            print(f"word {number}")
    print(f"info depth 1 score cs 1250 nodes 7 pv {move}")
    print(f"bestmove {move}")


if __name__ == "__main__":
    main()
