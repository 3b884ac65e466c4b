"""The core's own tests in C++, run with the sanitizers."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tools import build_core

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core"
# What to watch: addresses and undefined behaviour; in a soak also threads, which takes long.
WATCHED = ["address,undefined", *(["thread"] if os.environ.get("TOGYZ_SOAK_MINUTES") else [])]


def command(kinds: str, binary: Path) -> list[str]:
    compiler = build_core.find_compiler()
    if "ziglang" in compiler:
        # It brings no run-time library for addresses.
        kinds = kinds.removeprefix("address,")
    parts = ("search", "net", "levels", "selfplay", "tables")
    folders = ("tests", *(f"src/{part}" for part in parts))
    sources = sorted(str(path) for folder in folders for path in CORE.glob(f"{folder}/*.cpp"))
    return [
        *compiler,
        "-std=c++20", "-O1", "-g", "-pthread", "-Wall", "-Wextra", "-Werror",
        f"-fsanitize={kinds}", "-fno-sanitize-recover=all",
        *sources, "-o", str(binary),
    ]  # fmt: skip


def is_current(binary: Path) -> bool:
    sources = [*CORE.glob("tests/*"), *CORE.glob("src/**/*"), Path(__file__)]
    return binary.is_file() and all(
        path.stat().st_mtime <= binary.stat().st_mtime for path in sources
    )


@pytest.mark.soak
@pytest.mark.parametrize("kinds", WATCHED)
def test_the_tests_of_the_core(kinds: str) -> None:
    binary = ROOT / "build" / f"core-tests-{kinds.replace(',', '-')}"
    if not is_current(binary):
        binary.parent.mkdir(exist_ok=True)
        built = subprocess.run(command(kinds, binary), capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
    ran = subprocess.run([str(binary)], capture_output=True, text=True, timeout=1800)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "ok" in ran.stdout
