"""The page as files, for a host without this program."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.support import run
from togyz.cli import site
from togyz.server.guard import SECURITY_HEADERS

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="/assets/favicon-1.svg" type="image/svg+xml">
    <link rel="manifest" href="/manifest.json">
    <script type="module" src="/assets/main-1.js"></script>
  </head>
</html>
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as `web/` builds it, with less in it."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text('const VERSION = "abc";\n')
    (folder / "manifest.json").write_text("{}")
    (folder / "assets" / "main-1.js").write_bytes(b"\x00\xff")
    (folder / "assets" / "favicon-1.svg").write_text("<svg/>")
    monkeypatch.setattr(site, "BUILT", folder)
    return folder


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


class Addresses(HTMLParser):
    """Every address that a page names, and what its own tags say."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.site: str | None = None
        self.policy = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.found += [values[name] or "" for name in ("href", "src") if name in values]
        if tag == "html":
            self.site = values.get("data-site")
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"] or ""


def test_the_page_has_relative_addresses_of_files_that_are_there(
    built: Path, tmp_path: Path
) -> None:
    target = tmp_path / "new" / "public"
    assert run("site", str(target)).exit_code == 0
    assert files(target) == files(built) | {".togyz-site"}
    page = Addresses((target / "index.html").read_text())
    assert page.site == "static"
    assert len(page.found) == 3
    for address in page.found:
        assert not address.startswith("/")
        assert (target / address).is_file()
    assert (target / "assets" / "main-1.js").read_bytes() == b"\x00\xff"


def test_the_policy_is_that_of_the_server(built: Path, tmp_path: Path) -> None:
    run("site", str(tmp_path / "public"))
    page = Addresses((tmp_path / "public" / "index.html").read_text())
    # A page can't say by itself who may frame it.
    of_server = SECURITY_HEADERS["Content-Security-Policy"].replace("; frame-ancestors 'none'", "")
    assert page.policy == of_server


def test_a_worker_of_another_page_has_another_version(built: Path, tmp_path: Path) -> None:
    def version() -> str:
        run("site", str(tmp_path / "public"))
        found = re.match(
            r'const VERSION = "(\w+-abc)";\n$', (tmp_path / "public/sw.js").read_text()
        )
        assert found
        return found[1]

    first = version()
    assert version() == first
    (built / "index.html").write_text(PAGE.replace("en", "kk"))
    assert version() != first


def test_a_second_run_removes_what_is_old_and_nothing_else(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "public"
    run("site", str(target))
    (target / "CNAME").write_text("example.org")
    (target / "assets" / "own.txt").write_text("of somebody else")
    (built / "assets" / "main-1.js").rename(built / "assets" / "main-2.js")
    (built / "index.html").write_text(PAGE.replace("main-1", "main-2"))
    assert run("site", str(target)).exit_code == 0
    assert files(target) == files(built) | {".togyz-site", "CNAME", "assets/own.txt"}


def test_a_list_that_was_changed_removes_nothing_outside(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "public"
    run("site", str(target))
    outside = tmp_path / "outside"
    outside.write_text("")
    (target / ".togyz-site").write_text(f"../outside\n{outside}\n")
    assert run("site", str(target)).exit_code == 0
    assert outside.exists()


def test_a_folder_of_others_is_refused_unless_forced(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "public"
    target.mkdir()
    (target / "thesis.txt").write_text("years of work")
    refused = run("site", str(target))
    assert refused.exit_code == 1
    assert "--force" in refused.stderr
    assert files(target) == {"thesis.txt"}
    assert run("site", str(target), "--force").exit_code == 0
    assert files(target) == files(built) | {".togyz-site", "thesis.txt"}


def test_what_can_not_be_written_is_said(built: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert run("site", str(tmp_path / "file")).exit_code == 2
    inside = run("site", str(tmp_path / "file" / "public"))
    assert inside.exit_code == 1
    assert "Traceback" not in inside.stderr
    target = tmp_path / "public"
    (target / "index.html").mkdir(parents=True)
    assert run("site", str(target), "--force").exit_code == 1
    assert not list(target.rglob("*.tmp"))


def test_without_built_pages_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "BUILT", tmp_path / "nothing")
    refused = run("site", str(tmp_path / "public"))
    assert refused.exit_code == 1
    assert "make build" in refused.stderr
    assert not (tmp_path / "public").exists()
