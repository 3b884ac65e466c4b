"""An engine that reads the moves so far and milliseconds on a line, and answers in its way.

`python fake_moves.py MODE`; the variant is Bestemshe.
"""

from __future__ import annotations

import os
import sys
import time

from togyz.rules import Position


def main() -> None:
    mode = sys.argv[1]
    if mode == "deaf":
        time.sleep(600)
    for line in sys.stdin:
        *moves, milliseconds = line.split()
        late = len(moves) >= 6
        assert int(milliseconds) > 0
        position = Position.start("bestemshe")
        for move in moves:
            position = position.play(int(move))
        answer = str(position.legal_moves()[0])
        if mode == "illegal" and late:
            answer = "9"
        elif mode == "babbling":
            answer = "I think that hole 3 is best"
        elif mode == "slow" and late:
            time.sleep(600)
        elif mode == "crashing" and late:
            print("out of ideas", file=sys.stderr)
            os._exit(7)
        elif mode == "crashing-after" and late:
            print(answer, flush=True)
            os._exit(7)
        elif mode == "chatty":
            # What comes with an answer is no answer to the next question.
            os.write(1, f"{answer}\n99\nready\n".encode())
            continue
        elif mode == "endless":
            sys.stdout.write("7" * 100_000)
        print(answer, flush=True)


if __name__ == "__main__":
    main()
