"""Find a Chromium for the browser tests, or prepare one, and say how to start it.

The one that ``TOGYZ_CHROMIUM`` names, else the machine's own. Where there is none,
npm's ``@sparticuz/chromium`` carries one (for x86-64 alone): headless, with the
shared libraries and a font that a bare machine lacks. It is fetched and unpacked
once, into ``.cache``.

Prints JSON: ``executable`` and ``env`` (variables to add) if there is one, else
``missing``, the reason. With ``--explain``, a sentence for people instead.
"""

from __future__ import annotations

import base64
import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import TypedDict

SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
# What the registry says of this version, as it did when it was chosen.
SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
CACHE = Path(__file__).resolve().parent.parent / ".cache" / "chromium"

# Node unpacks it: Python has no Brotli of its own.
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
const { pipeline } = require("node:stream/promises");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""

# Looks at the machine's fonts too; the packaged one may be all there is.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>{home}/fonts</dir>
  <cachedir>{home}/font-cache</cachedir>
  <alias binding="weak">
    <family>sans-serif</family>
    <prefer><family>DejaVu Sans</family><family>Open Sans</family></prefer>
  </alias>
</fontconfig>
"""


class Launch(TypedDict, total=False):
    """How to start a browser, or why there is none."""

    executable: str
    env: dict[str, str]
    missing: str


class MissingError(Exception):
    """There is no Chromium, and this says why."""


def run(*command: str, env: dict[str, str] | None = None) -> str:
    """Run a program and return what it printed; if it fails, that is the reason."""
    # Where the machine has no Node, the virtual environment does.
    env = dict(os.environ if env is None else env)
    env["PATH"] = f"{Path(sys.prefix) / 'bin'}:{env.get('PATH', '')}"
    try:
        answer = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=600, env=env
        )
    except FileNotFoundError as error:
        raise MissingError(f"{command[0]} is not installed") from error
    except subprocess.TimeoutExpired as error:
        raise MissingError(f"{command[0]} did not end within {error.timeout:.0f} s") from error
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines() or [f"status {error.returncode}"]
        raise MissingError(f"{command[0]} failed: {lines[-1]}") from error
    return answer.stdout


def fetch(folder: Path) -> Path:
    """Fetch the package into a folder and make sure that it is the one meant."""
    run("npm", "pack", f"{PACKAGE}@{VERSION}", "--silent", "--pack-destination", str(folder))
    archives = list(folder.glob("*.tgz"))
    if len(archives) != 1:
        raise MissingError(f"npm fetched no {PACKAGE} {VERSION}")
    digest = hashlib.sha512(archives[0].read_bytes()).digest()
    if base64.b64encode(digest).decode() != SHA512:
        raise MissingError(f"{PACKAGE} {VERSION} is not the file that it should be")
    return archives[0]


def unpack(archive: Path, home: Path) -> None:
    """Unpack the browser, its libraries and its font into a folder."""
    with tarfile.open(archive) as package:
        for member in package:
            content = package.extractfile(member)
            if member.name.startswith("package/bin/") and content is not None:
                with (home / Path(member.name).name).open("wb") as file:
                    shutil.copyfileobj(content, file)
    for packed in list(home.glob("*.br")):
        plain = packed.with_suffix("")
        run("node", "-e", UNPACK, str(packed), str(plain))
        packed.unlink()
        if plain.suffix == ".tar":
            # Its libraries land in lib/, its fonts in fonts/, those for graphics beside it.
            with tarfile.open(plain) as inner:
                # The first releases of Python 3.11 know no filters.
                if hasattr(tarfile, "data_filter"):
                    inner.extraction_filter = tarfile.data_filter
                inner.extractall(home)
            plain.unlink()
    (home / "chromium").chmod(0o755)


def start_with(home: Path) -> Launch:
    """Return how to start the packaged browser that was unpacked into a folder."""
    libraries = [str(home / "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return Launch(
        executable=str(home / "chromium"),
        env={
            "LD_LIBRARY_PATH": ":".join(libraries),
            "FONTCONFIG_FILE": str(home / "togyz-fonts.conf"),
        },
    )


def packaged() -> Launch:
    """Return how to start the packaged browser, prepared if it wasn't yet."""
    machine = platform.machine()
    if machine not in {"x86_64", "AMD64"}:
        raise MissingError(
            f"this machine has none, and there is no package of it for {machine}; "
            "install 'chromium' from your distribution"
        )
    CACHE.mkdir(parents=True, exist_ok=True)
    home = CACHE / VERSION
    # Several processes of one test run may come here at once.
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not home.is_dir():
            print("Preparing a Chromium (this machine has none) ...", file=sys.stderr, flush=True)
            with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
                made = Path(scratch) / "home"
                made.mkdir()
                unpack(fetch(Path(scratch)), made)
                (made / "togyz-fonts.conf").write_text(FONTS.format(home=home), encoding="utf-8")
                # All or nothing: a broken-off preparation is begun anew.
                made.rename(home)
    return start_with(home)


def version(launch: Launch) -> str:
    """Return what the browser calls itself; that it answers shows that it can run."""
    env = {**os.environ, **launch["env"]}
    return run(launch["executable"], "--version", env=env).strip()


def find() -> Launch:
    """Return how to start a Chromium, or why there is none."""
    try:
        chosen = os.environ.get("TOGYZ_CHROMIUM")
        if chosen:
            launch = Launch(executable=chosen, env={})
            version(launch)
            return launch
        for name in SYSTEM_NAMES:
            path = shutil.which(name)
            if path:
                launch = Launch(executable=path, env={})
                try:
                    version(launch)
                except MissingError:
                    # For instance Ubuntu's, which only tells where to get one.
                    continue
                return launch
        launch = packaged()
        version(launch)
    except (MissingError, OSError, tarfile.TarError) as error:
        return Launch(missing=f"no Chromium: {error}")
    return launch


def main() -> None:
    """Print how to start a Chromium."""
    launch = find()
    if "--explain" not in sys.argv:
        print(json.dumps(launch))
    elif "missing" in launch:
        print(f"Browser tests can't run: {launch['missing']}")
    else:
        print(f"Browser tests use {launch['executable']}")


if __name__ == "__main__":
    main()
