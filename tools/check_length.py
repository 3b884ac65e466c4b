"""Fail if a code file has grown so long that it should become several."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LONGEST = 450
CODE = {".css", ".html", ".js", ".mjs", ".py", ".sh", ".sql", ".ts", ".tsx"}


def main() -> None:
    """Name the code files of the working tree that are too long."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        capture_output=True,
        text=True,
        check=True,
    )
    too_long = []
    for name in sorted(set(filter(None, listing.stdout.split("\0")))):
        path = Path(name)
        if path.suffix in CODE and path.is_file():
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > LONGEST:
                too_long.append(f"{name}: {lines} lines, {LONGEST} at most")
    if too_long:
        sys.exit("\n".join(too_long))


if __name__ == "__main__":
    main()
