"""The reference is complete: every command, every option, every public name."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click

import togyz
from togyz.cli import main

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference"
# Their parts are for the command line and the web pages, not for other programs.
NOT_FOR_PROGRAMS = {"cli", "server"}


def walk(
    command: click.Command, name: str, parent: click.Context | None = None
) -> Iterator[tuple[str, click.Command, click.Context]]:
    """Yield a command and all that are below it, with their full names."""
    context = click.Context(command, info_name=name.rpartition(" ")[2], parent=parent)
    yield name, command, context
    if isinstance(command, click.Group):
        for child in command.list_commands(context):
            found = command.get_command(context, child)
            assert found is not None
            if not found.hidden:
                yield from walk(found, f"{name} {child}", context)


def sections() -> dict[str, str]:
    """Return the text of commands.md below each heading that is a command's name."""
    text = (REFERENCE / "commands.md").read_text(encoding="utf-8")
    parts = re.split(r"^#+ `(togyz[^`]*)`.*$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_command_and_option_is_described() -> None:
    described = sections()
    missing = []
    for name, command, context in walk(main, "togyz"):
        if name not in described:
            missing.append(name)
            continue
        for parameter in command.get_params(context):
            if isinstance(parameter, click.Option):
                if parameter.hidden or "--help" in parameter.opts:
                    continue
                words = [max(parameter.opts, key=len), *parameter.secondary_opts]
            else:
                words = [parameter.make_metavar(context).strip("[]").removesuffix("...")]
            text = described[name]
            missing += [
                f"{name} {word}"
                for word in words
                if not re.search(rf"(?<![\w-]){re.escape(word.strip('[].'))}(?![\w-])", text)
            ]
    assert missing == [], "not in docs/reference/commands.md"


def test_no_command_is_described_that_is_gone() -> None:
    assert set(sections()) - {name for name, _, _ in walk(main, "togyz")} == set()


def public_modules() -> list[ModuleType]:
    """Return the package and those of its subpackages that say what they offer."""
    names = [
        f"togyz.{part.name}"
        for part in pkgutil.iter_modules(togyz.__path__)
        if part.ispkg and part.name not in NOT_FOR_PROGRAMS
    ]
    modules = [togyz, *map(import_module, names)]
    return [module for module in modules if hasattr(module, "__all__")]


def test_every_public_name_is_described() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in REFERENCE.glob("**/*.md"))
    # A page either lets Sphinx describe a whole package from its docstrings ...
    whole = set(re.findall(r"^.*automodule:: *(\S+)\n(?=(?:[ :].*\n)*? *:members:)", text, re.M))
    described = {
        name for module in public_modules() if module.__name__ in whole for name in module.__all__
    }
    # ... or tells of the name itself, as `name` or with a directive of its own.
    described.update(re.findall(r"`(?:[\w.]+\.)?(\w+)(?:\([^`]*\))?`", text))
    described.update(re.findall(r":: (?:[\w.]+\.)?(\w+)", text))
    missing = [
        f"{module.__name__}.{name}"
        for module in public_modules()
        for name in module.__all__
        if name not in described and not name.startswith("__")
    ]
    assert missing == [], "not in docs/reference/*.md"
