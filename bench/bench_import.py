"""How long Python takes to start with the package, against Python alone."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

from bench.compare import compare


def start(code: str) -> None:
    """Run a line of code in a Python of its own."""
    subprocess.run([sys.executable, "-c", code], check=True)


def main() -> None:
    """Compare what is imported at the start."""
    compare(
        {
            "python": partial(start, "pass"),
            "import togyz": partial(start, "import togyz"),
            "import togyz.cli": partial(start, "import togyz.cli"),
        }
    )
