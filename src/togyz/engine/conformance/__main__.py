"""Run the checks against a command."""

from __future__ import annotations

import argparse
import sys

from .jsonlines import JSON_CHECKS
from .peer import run_checks
from .text import TEXT_CHECKS


def main() -> int:
    """Print a line for each check; 1 if one failed."""
    parser = argparse.ArgumentParser(
        prog="python -m togyz.engine.conformance",
        description="Check whether a program speaks the engine protocol.",
    )
    parser.add_argument("--json", action="store_true", help="the JSON lines, not the text protocol")
    parser.add_argument(
        "--timeout", type=float, default=10.0, metavar="SECONDS", help="for any answer; default 10"
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the program and its arguments")
    options = parser.parse_args()
    if not options.command:
        parser.error("which command?")
    checks = JSON_CHECKS if options.json else TEXT_CHECKS
    failed = 0
    for title, why in run_checks(checks, options.command, options.timeout):
        print(f"ok    {title}" if why is None else f"FAIL  {title}: {why}", flush=True)
        failed += why is not None
    print(f"{len(checks) - failed} of {len(checks)} checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
