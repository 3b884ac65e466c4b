"""Compile the core into src/togyz/core/, with the compiler of the machine or a packaged one.

    python tools/build_core.py [--check] [--force] [--target TRIPLE] [--output FILE]

The compiler is $CXX if set, else the first of c++, g++ and clang++ that works, else the `ziglang`
package. --check only says whether there is one. With --target (zig's triples, such as
aarch64-linux-gnu.2.17) zig compiles for another machine.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "core"
OUTPUT = ROOT / "src" / "togyz" / "core" / "libtogyz.so"

# No contraction of floating point and no tuning for this machine: every build plays alike.
FLAGS = [
    "-std=c++20", "-O3", "-DNDEBUG", "-fPIC", "-shared", "-fvisibility=hidden",
    "-fno-exceptions", "-fno-rtti", "-ffp-contract=off", "-pthread", "-Wl,-s", "-Wl,--gc-sections",
    "-Wall", "-Wextra", "-ffunction-sections", "-fdata-sections",
]  # fmt: skip
# The C++ library goes in, so that any Linux of the platform can load the core; what of it is
# unused goes out again, which takes hiding it.
STATIC = ["-static-libstdc++", "-static-libgcc", "-Wl,--exclude-libs,ALL"]


class NoCompiler(Exception):
    """There is nothing to compile with."""


def works(command: list[str]) -> bool:
    """Tell whether a compiler is there and makes a shared library of C++20."""
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.cpp"
        source.write_text("#include <memory>\n#if __cplusplus < 202002L\n#error old\n#endif\n")
        probe = [*command, "-std=c++20", "-shared", "-fPIC", "-o", f"{folder}/probe.so"]
        return subprocess.run([*probe, str(source)], capture_output=True).returncode == 0


def zig() -> list[str]:
    """Return the packaged compiler's command.

    Raises:
        NoCompiler: the package is not installed.
    """
    if importlib.util.find_spec("ziglang") is None:
        raise NoCompiler(
            "no C++20 compiler: install one (Debian: apt-get install g++), set CXX, "
            "or install the packaged one: pip install ziglang"
        )
    return [sys.executable, "-m", "ziglang", "c++"]


def find_compiler() -> list[str]:
    """Return the command of the compiler to use, as --help says.

    Raises:
        NoCompiler: there is none, or $CXX does not work.
    """
    if chosen := os.environ.get("CXX"):
        command = shlex.split(chosen)
        if not works(command):
            raise NoCompiler(f"CXX={chosen!r} does not make shared libraries of C++20")
        return command
    for name in ("c++", "g++", "clang++"):
        if works([name]):
            return [name]
    return zig()


def command_for(compiler: list[str], target: str | None, output: Path) -> list[str]:
    """Return the whole command that makes `output`."""
    # zig would use all that this machine's processor can, and link its own C++ library in.
    own = ["-mcpu=baseline"] if "ziglang" in compiler else STATIC
    if target:
        own += ["-target", target]
    sources = sorted(str(path) for path in SOURCES.glob("src/**/*.cpp"))
    return [*compiler, *FLAGS, *own, f"-I{SOURCES / 'include'}", "-o", str(output), *sources]


def is_current(output: Path) -> bool:
    """Tell whether the library is newer than all it is made from."""
    if not output.is_file():
        return False
    made = output.stat().st_mtime
    sources = [Path(__file__), *SOURCES.glob("include/**/*"), *SOURCES.glob("src/**/*")]
    return all(path.stat().st_mtime <= made for path in sources)


def build(output: Path = OUTPUT, target: str | None = None, *, force: bool = False) -> bool:
    """Compile unless it is current; return whether it was compiled.

    Raises:
        NoCompiler: there is nothing to compile with.
        subprocess.CalledProcessError: the compiler failed; it has said why.
    """
    if not force and not target and is_current(output):
        return False
    compiler = zig() if target else find_compiler()
    output.parent.mkdir(parents=True, exist_ok=True)
    beside = output.with_name(f".{output.name}.{os.getpid()}")
    try:
        subprocess.run(command_for(compiler, target, beside), check=True)
        beside.replace(output)
    finally:
        beside.unlink(missing_ok=True)
    return True


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--target")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    arguments = parser.parse_args()
    try:
        if arguments.check:
            print(f"compiler: {shlex.join(find_compiler())}")
        elif build(arguments.output, arguments.target, force=arguments.force):
            print(f"built {arguments.output}")
    except NoCompiler as error:
        sys.exit(f"togyz: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"togyz: the compiler failed (exit status {error.returncode})")


if __name__ == "__main__":
    main()
