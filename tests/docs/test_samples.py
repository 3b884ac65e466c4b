"""The samples in the documentation do what they show.

In README.md and docs/**/*.md, every ```python block is executed, in the order of the
page and in one namespace: with prompts (>>>) as a doctest, else as it is. Of every
```console block in which a command begins with `togyz`, the commands are run and
their output compared; `...` in it stands for anything. What runs on for ever, or
installs something, belongs into a ```sh block, and is not run.
"""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN_AS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Sample(NamedTuple):
    """A block of code in a page."""

    language: str
    code: str
    line: int


def samples(text: str) -> list[Sample]:
    """Return the blocks of code of a page that can be run."""
    found = []
    for token in MarkdownIt().parse(text):
        if token.type == "fence" and token.map:
            language = token.info.strip()
            if language in {"python", "console"}:
                found.append(Sample(language, token.content, token.map[0] + 2))
    return found


def run_python(sample: Sample, page: str, names: dict[str, object]) -> None:
    """Execute a block; what it defines is there for the next one."""
    if ">>>" not in sample.code:
        # The empty lines make the line numbers of an error those of the page.
        exec(compile("\n" * (sample.line - 1) + sample.code, page, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(sample.code, names, page, page, sample.line - 1)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=SHOWN_AS).run(
        test, out=said.append, clear_globs=False
    )
    assert result.failed == 0, "".join(said)
    names.update(test.globs)


def commands(block: str) -> list[tuple[str, str]]:
    """Return the commands of a block, each with the output that should follow."""
    found: list[tuple[str, str]] = []
    lines = iter(block.splitlines())
    for line in lines:
        if line.startswith("$ "):
            command = line.removeprefix("$ ")
            while command.endswith("\\"):
                command += "\n" + next(lines)
            found.append((command, ""))
        else:
            assert found, f"output before any command: {line}"
            command, output = found[-1]
            found[-1] = (command, output + line + "\n")
    return found


def run_console(sample: Sample, page: str, folder: Path) -> None:
    """Run the commands of a block that shows togyz at work, and compare their output."""
    shown = commands(sample.code)
    if not any(command.startswith("togyz") for command, _ in shown):
        return
    env = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "COLUMNS": "80",
        "LC_ALL": "C.UTF-8",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }
    checker = doctest.OutputChecker()
    for command, expected in shown:
        answer = subprocess.run(
            ["sh", "-c", command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            timeout=120,
            cwd=folder,
            env=env,
            check=False,
        )
        right = checker.check_output(expected, answer.stdout, doctest.ELLIPSIS)
        assert right, (
            f"{page}, line {sample.line}: $ {command}\nshown:\n{expected}\nsaid:\n{answer.stdout}"
        )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_samples_do_what_they_show(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for sample in samples(page.read_text(encoding="utf-8")):
        if sample.language == "python":
            run_python(sample, str(page.relative_to(ROOT)), names)
        else:
            run_console(sample, str(page.relative_to(ROOT)), tmp_path)


def test_a_wrong_sample_is_noticed(tmp_path: Path) -> None:
    page = "```python\nx = 4\n```\n\n```python\n>>> x\n4\n>>> x + 1\n6\n```\n"
    first, second = samples(page)
    names: dict[str, object] = {}
    run_python(first, "page", names)
    with pytest.raises(AssertionError, match=r"Got:\n *5"):
        run_python(second, "page", names)

    assert shutil.which("togyz", path=str(Path(sys.executable).parent))
    (right,) = samples("```console\n$ togyz --version\ntogyz, version ...\n```")
    run_console(right, "page", tmp_path)
    (wrong,) = samples("```console\n$ togyz --version\ntogyz 9\n```")
    with pytest.raises(AssertionError, match="line 2: \\$ togyz --version"):
        run_console(wrong, "page", tmp_path)
