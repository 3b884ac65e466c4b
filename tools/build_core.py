"""Compile the core into src/togyz/core/, with the compiler of the machine or a packaged one.

    python tools/build_core.py [--check] [--force] [--wasm] [--target TRIPLE] [--output FILE]

The compiler is $CXX if set, else the first of c++, g++ and clang++ that works, else the `ziglang`
package. --check only says whether there is one. With --target (zig's triples, such as
aarch64-linux-gnu.2.17) zig compiles for another machine, with --wasm for browsers, into build/.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "core"
HEADER = SOURCES / "include" / "togyz.h"
OUTPUT = ROOT / "src" / "togyz" / "core" / "libtogyz.so"
WASM_OUTPUT = ROOT / "build" / "core.wasm"

# No contraction of floating point and no tuning for this machine: every build plays alike.
FLAGS = [
    "-std=c++20", "-DNDEBUG", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti",
    "-ffp-contract=off", "-Wall", "-Wextra", "-ffunction-sections", "-fdata-sections",
    "-Wl,-s", "-Wl,--gc-sections",
]  # fmt: skip
NATIVE = ["-O3", "-fPIC", "-shared", "-pthread"]
# The C++ library goes in, so that any Linux of the platform can load the core; what of it is
# unused goes out again, which takes hiding it.
STATIC = ["-static-libstdc++", "-static-libgcc", "-Wl,--exclude-libs,ALL"]
# What every browser has had since 2023. -O3 makes it larger, and no faster. The stack is a megabyte
# instead of sixteen; the linker puts it first, where an overflow ends it.
WASM = [
    "-O2", "-target", "wasm32-wasi", "-mexec-model=reactor",
    "-mcpu=generic+simd128+bulk_memory+nontrapping_fptoint",
    "-Wl,-z,stack-size=1048576",
]  # fmt: skip
# Files of tables and records of self-play are for where there are files; small tables need none.
NOT_IN_BROWSERS = ("togyz_tables_", "togyz_work_", "togyz_model_", "togyz_selfplay")
IN_BROWSERS = {f"togyz_tables_{name}" for name in ("new", "words", "build", "open_words", "probe")}


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
        raise NoCompiler("the packaged compiler is missing: pip install ziglang")
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
    try:
        return zig()
    except NoCompiler as error:
        raise NoCompiler(
            f"no C++20 compiler: install one (Debian: apt-get install g++) or set CXX; {error}"
        ) from None


def native_flags(compiler: list[str], target: str | None) -> list[str]:
    """Return what to compile a shared library with, for this machine or another."""
    if "ziglang" not in compiler:
        return [*NATIVE, *STATIC]
    # zig would use all that this machine's processor can, and link its own C++ library in.
    return [*NATIVE, "-mcpu=baseline", *(["-target", target] if target else [])]


def wasm_flags() -> list[str]:
    """Return what to compile a module for browsers with: it offers what togyz.h declares."""
    functions = re.findall(r"\bTOGYZ_API [^(]*?(togyz_\w+)\(", HEADER.read_text(encoding="utf-8"))
    offered = [
        name for name in functions if name in IN_BROWSERS or not name.startswith(NOT_IN_BROWSERS)
    ]
    # Whoever calls them from outside lays his arguments into its memory.
    return [*WASM, *(f"-Wl,--export={name}" for name in [*offered, "malloc", "free"])]


def compile_core(compiler: list[str], flags: list[str], output: Path) -> None:
    """Run the compiler.

    Raises:
        subprocess.CalledProcessError: it failed, and has said why.
    """
    sources = sorted(str(path) for path in SOURCES.glob("src/**/*.cpp"))
    include = f"-I{SOURCES / 'include'}"
    # zig keeps what it compiled of its own libraries: beside what else is fetched and kept.
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(ROOT / ".cache" / "zig")}
    cache["ZIG_LOCAL_CACHE_DIR"] = cache["ZIG_GLOBAL_CACHE_DIR"]
    subprocess.run(
        [*compiler, *FLAGS, *flags, include, "-o", str(output), *sources],
        check=True,
        env={**cache, **os.environ},
    )


def is_current(output: Path) -> bool:
    """Tell whether the library is newer than all it is made from."""
    if not output.is_file():
        return False
    made = output.stat().st_mtime
    sources = [Path(__file__), *SOURCES.glob("include/**/*"), *SOURCES.glob("src/**/*")]
    return all(path.stat().st_mtime <= made for path in sources)


def build(
    output: Path | None = None,
    target: str | None = None,
    *,
    wasm: bool = False,
    force: bool = False,
) -> bool:
    """Compile unless it is current; return whether it was compiled.

    Raises:
        NoCompiler: there is nothing to compile with.
        subprocess.CalledProcessError: the compiler failed; it has said why.
    """
    output = output or (WASM_OUTPUT if wasm else OUTPUT)
    if not force and not target and is_current(output):
        return False
    compiler = zig() if target or wasm else find_compiler()
    output.parent.mkdir(parents=True, exist_ok=True)
    beside = output.with_name(f".{output.name}.{os.getpid()}")
    try:
        flags = wasm_flags() if wasm else native_flags(compiler, target)
        compile_core(compiler, flags, beside)
        beside.replace(output)
    finally:
        beside.unlink(missing_ok=True)
    return True


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--wasm", action="store_true")
    parser.add_argument("--target")
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    try:
        if arguments.check:
            print(f"compiler: {shlex.join(find_compiler())}")
        elif build(arguments.output, arguments.target, wasm=arguments.wasm, force=arguments.force):
            print("built the core for browsers" if arguments.wasm else "built the core")
    except NoCompiler as error:
        sys.exit(f"togyz: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"togyz: the compiler failed (exit status {error.returncode})")


if __name__ == "__main__":
    main()
