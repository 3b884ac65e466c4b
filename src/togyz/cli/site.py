"""``togyz site``: the page as files, for a web host without this program."""

from __future__ import annotations

import hashlib
from pathlib import Path

import click

import togyz
from togyz.files import write_bytes

from .endings import DataError
from .options import EXITS, epilog
from .output import plural

__all__ = ["command"]

# What web/ builds; found without importing the server, whose libraries nobody needs for this.
BUILT = Path(togyz.__file__).parent / "server" / "static"

# The names of the files that the last run wrote, to know them again.
LIST = ".togyz-site"

# Whoever has these has the whole new version, so they come last.
LAST = ("index.html", "sw.js")

# As the server sends it in a header (togyz.server.guard), as far as a page can say it itself.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)


@click.command(
    "site",
    epilog=epilog(
        ["togyz site public", "togyz site docs/play --force"],
        {**EXITS, 1: "the files can't be written"},
    ),
)
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Write among files that are not of this page.")
def command(folder: Path, force: bool) -> None:
    """Write the page as files into DIR, for any web host.

    Everything happens on the visitor's device then: the rules, the computer, the games.
    No server of togyz is needed, and after the first visit no network.
    DIR is made if it isn't there. Files of an earlier run are replaced, others are left alone.
    """
    files = page_files()
    before = written_before(folder)
    if before is None and not force and folder.is_dir() and any(folder.iterdir()):
        raise DataError(
            f"{click.format_filename(folder)}: there are files of something else in it: choose "
            "another folder, or write among them with --force (nothing of theirs is removed, "
            "but a file of the same name is replaced)"
        )
    names = sorted(files, key=lambda name: (name in LAST, name))
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        write_bytes(folder / name, files[name])
    write_bytes(folder / LIST, "".join(f"{name}\n" for name in names).encode())
    for name in (before or set()) - set(files):
        (folder / name).unlink(missing_ok=True)
    click.echo(f"{plural(len(files), 'file')} in {click.format_filename(folder)}")


def page_files() -> dict[str, bytes]:
    """The files of the page, by their names with ``/``, as a host without this program needs them.

    Raises:
        DataError: the page has not been built.
    """
    if not (BUILT / "index.html").is_file():
        raise DataError("the web pages are not built; run 'make build'")
    files = {
        path.relative_to(BUILT).as_posix(): path.read_bytes()
        for path in sorted(BUILT.rglob("*"))
        if path.is_file()
    }
    page = for_any_host(files["index.html"].decode())
    files["index.html"] = page.encode()
    files["sw.js"] = stamped(files["sw.js"].decode(), page).encode()
    return files


def for_any_host(page: str) -> str:
    """The page for a host that knows no address but its file's, somewhere below its root."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    return (
        page.replace("<html ", '<html data-site="static" ', 1)
        .replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n    {policy}', 1)
        .replace('href="/', 'href="')
        .replace('src="/', 'src="')
    )


def stamped(worker: str, page: str) -> str:
    """The service worker, which keeps this page apart from the one that the server sends.

    Each address of the server is a page; on another host the first one is the only one.
    """
    mark = hashlib.sha256(page.encode()).hexdigest()[:12]
    marked = worker.replace('const VERSION = "', f'const VERSION = "{mark}-', 1)
    return marked.replace("const STATIC = false;", "const STATIC = true;", 1)


def written_before(folder: Path) -> set[str] | None:
    """The names that an earlier run wrote into a folder; None if there was none."""
    try:
        names = (folder / LIST).read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return None
    # Only what this program could have written, should somebody have changed the list.
    return {name for name in names if name and not name.startswith("/") and ".." not in name}
