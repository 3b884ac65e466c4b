"""The core's own tests in C++, run with the sanitizers."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools import build_core

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core"
BINARY = ROOT / "build" / "core-tests"


def command() -> list[str]:
    compiler = build_core.find_compiler()
    # The packaged compiler brings no run-time library for addresses.
    kinds = "undefined" if "ziglang" in compiler else "address,undefined"
    parts = ("search", "net", "levels", "selfplay", "tables")
    folders = ("tests", *(f"src/{part}" for part in parts))
    sources = sorted(str(path) for folder in folders for path in CORE.glob(f"{folder}/*.cpp"))
    return [
        *compiler,
        "-std=c++20", "-O1", "-pthread", "-Wall", "-Wextra", "-Werror",
        f"-fsanitize={kinds}", "-fno-sanitize-recover=all",
        *sources, "-o", str(BINARY),
    ]  # fmt: skip


def is_current() -> bool:
    sources = [*CORE.glob("tests/*"), *CORE.glob("src/**/*"), Path(__file__)]
    return BINARY.is_file() and all(
        path.stat().st_mtime <= BINARY.stat().st_mtime for path in sources
    )


def test_the_tests_of_the_core() -> None:
    if not is_current():
        BINARY.parent.mkdir(exist_ok=True)
        built = subprocess.run(command(), capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
    ran = subprocess.run([str(BINARY)], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "ok" in ran.stdout
