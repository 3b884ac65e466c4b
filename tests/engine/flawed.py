"""Engines that do something wrong, as programs.

    python flawed.py FLAW

is an engine of a few lines that behaves until it is asked for a move; then it does what FLAW says.

    python flawed.py filter MODE PATTERN REPLACEMENT

is our own engine (MODE: text or json), whose lines are changed before they go out: PATTERN is
replaced, and a line that becomes empty is left out.
"""

from __future__ import annotations

import os
import random
import re
import signal
import sys
import time

WORDS = [
    *("info", "option", "error", "id", "readyok", "togyzok", "bestmove", "depth", "seldepth"),
    *("multipv", "score", "cs", "win", "loss", "nodes", "time", "hashfull", "pv", "string"),
    *("name", "type", "spin", "min", "max", "var", "ponder", "proved", "lowerbound"),
    *("0", "1", "2", "7", "9", "44", "-1", "x", "\x00", "\x1b[2J", "॥", "99999999999999999999"),
]


def obey(flaw: str) -> None:
    """Speak the protocol, with a flaw."""

    def say(*lines: str) -> None:
        print(*lines, sep="\n", flush=True)

    if flaw == "silent":
        time.sleep(600)
    if flaw == "stillborn":
        sys.exit("no licence found")
    if flaw == "deaf":
        say("togyzok")
        time.sleep(600)
    stops = 0
    for line in sys.stdin:
        word = line.split()[0]
        stops += word == "stop"
        if word == "togyz":
            lines = "string" if flaw == "wordy" else "spin default 1 min 1 max 3"
            say("id name flawed", f"option name lines type {lines}")
            say("option name book type string")
            say("option name colour type combo default red var red var blue", "togyzok")
            if flaw == "long-handshake":
                say(*(f"option name o{n} type button" for n in range(100_000)))
        elif word == "isready":
            say(f"id author {stops} stops", "readyok")
        elif word == "setoption" and flaw == "stubborn":
            say("error setoption: not today")
        elif word == "position" and flaw == "picky":
            say("error position: not this one")
        elif word == "quit":
            if flaw == "clingy":
                time.sleep(600)
            return
        elif word == "go":
            wrong_move(flaw, say)


def wrong_move(flaw: str, say) -> None:  # type: ignore[no-untyped-def]
    """Answer ``go``."""
    if flaw == "die":
        print("out of ideas", file=sys.stderr, flush=True)
        sys.exit(3)
    elif flaw == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif flaw == "killed":
        say("info depth 3 score cs 1 pv 7")
        os.kill(os.getpid(), signal.SIGKILL)
    elif flaw == "hang":
        time.sleep(600)
    elif flaw == "close":
        os.close(1)
        time.sleep(600)
    elif flaw == "babble":
        while True:
            say("thinking hard")
    elif flaw == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    elif flaw == "chatty":
        for depth in range(5000):
            say(f"info depth {depth} score cs 1 pv 7")
        say("bestmove 7")
    elif flaw == "twice":
        say("bestmove 7")
        time.sleep(0.3)
        say("bestmove 8")
    elif flaw == "nagging":
        say(*["error position: not like this"] * 300, "bestmove 7")
    elif flaw == "shouting":
        for _ in range(100):
            sys.stderr.write("x" * 100_000)
        say("bestmove 7")
    elif flaw == "earless":
        os.close(0)
        time.sleep(600)
    elif flaw in ("wordless", "wordy", "picky"):
        say("bestmove 7")
    elif flaw == "refuse":
        say("error go: no mood")
    elif flaw.startswith("noise"):
        rng = random.Random(flaw)
        for _ in range(rng.choice((0, 2, 4, 300))):
            say(" ".join(rng.choice(WORDS) for _ in range(rng.randint(0, 9))))
        if rng.random() < 0.7:
            say("bestmove 7")
    elif flaw != "mute":
        say(*flaw.split("|"))


def filtered(mode: str, pattern: str, replacement: str) -> None:
    """Our engine, with its lines changed."""
    from togyz.engine.jsonserver import serve_json
    from togyz.engine.local import OwnEngine
    from togyz.engine.session import serve_text

    class Out:
        def write(self, data: bytes) -> None:
            text = re.sub(pattern, replacement, data.decode().strip("\n"))
            if text:
                sys.stdout.buffer.write(text.encode() + b"\n")

        def flush(self) -> None:
            sys.stdout.buffer.flush()

    if mode == "text":
        serve_text(OwnEngine(), sys.stdin.buffer, Out())  # type: ignore[arg-type]
    else:
        serve_json(sys.stdin.buffer, Out(), 1, 1, 1)  # type: ignore[arg-type]


if __name__ == "__main__":
    if sys.argv[1] == "filter":
        filtered(*sys.argv[2:])
    else:
        obey(sys.argv[1])
