"""Build the source archive and a wheel for each platform into dist/, and try out what can run here.

    python tools/dist.py

The packaged compiler (ziglang) makes all wheels, so that they run on any Linux with glibc 2.17 or
newer, whatever machine builds them.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import zipfile
from fnmatch import filter as matching
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"

# Processor: zig's name of the target, the wheel's tag, and the number that ELF files begin with.
PLATFORMS = {
    "x86_64": ("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64", 62),
    "aarch64": ("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64", 183),
}
LIBRARY = "togyz/core/libtogyz.so"
STATIC = "togyz/server/static/"
PAGE = (f"{STATIC}index.html", f"{STATIC}sw.js", f"{STATIC}manifest.json")
PAGE_CORE = "togyz/server/static/assets/core-*.wasm"


def hatch(kind: str, **environment: str) -> None:
    """Run one build of hatchling."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(DIST)],
        check=True,
        cwd=ROOT,
        env={**os.environ, **environment},
    )


def check_contents(wheel: Path, machine: int) -> None:
    """Fail unless a wheel holds the built page with its core, and the core for its processor."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        for needed in (LIBRARY, *PAGE, PAGE_CORE, "togyz/py.typed"):
            found = matching(names, needed)
            if len(found) != 1:
                sys.exit(f"{wheel.name} holds {needed} {len(found)} times")
        header = archive.read(LIBRARY)[:20]
    if int.from_bytes(header[18:20], "little") != machine:
        sys.exit(f"{wheel.name} holds the core of another processor")


def smoke(wheel: Path) -> None:
    """Install a wheel into an empty environment and use it where there is no compiler."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = f"{folder}/bin/python"
        requirement = f"togyz[server] @ {wheel.as_uri()}"
        subprocess.run([python, "-m", "pip", "-q", "install", requirement], check=True)
        # A search path of this environment alone: no compiler, and nothing of the checkout.
        environment = {"PATH": f"{folder}/bin", "HOME": folder}
        counted = subprocess.run(
            ["togyz", "perft", "7"],
            env=environment, cwd=folder, check=True, text=True, stdout=subprocess.PIPE,
            executable=f"{folder}/bin/togyz",
        )  # fmt: skip
        if counted.stdout.split()[-1] != "3003052":
            sys.exit(f"{wheel.name} counts {counted.stdout.split()[-1]} at depth 7")
        program = (
            "from togyz.core import bench, core; from togyz import Position, variant; "
            "import togyz.server; "
            "assert core(variant()).perft(Position.start(), 7, 'fast') == 3003052; "
            "from togyz.engine.judges import judge; "
            "print('search signature', bench(network=judge(variant()))[0])"
        )
        subprocess.run([python, "-c", program], env=environment, cwd=folder, check=True)


def main() -> None:
    """Build all, check all, try out the one for this machine."""
    shutil.rmtree(DIST, ignore_errors=True)
    hatch("sdist")
    for processor, (target, tag, machine) in PLATFORMS.items():
        hatch("wheel", TOGYZ_TARGET=target, TOGYZ_PLATFORM=tag)
        [wheel] = DIST.glob(f"*{tag}.whl")
        check_contents(wheel, machine)
        if processor == platform.machine():
            smoke(wheel)
            print(f"{wheel.name}: installed and tried out")
        else:
            print(f"{wheel.name}: built and looked into, not run: this machine is another")


if __name__ == "__main__":
    main()
