"""The reference of `togyz-train` is complete."""

from __future__ import annotations

import re
from pathlib import Path

import click

from togyz_training.cli import main

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "training.md"


def test_every_command_and_option_is_described() -> None:
    parts = re.split(r"^## `togyz-train (\w+)[^`]*`$", REFERENCE.read_text("utf-8"), flags=re.M)
    shared, sections = parts[0], dict(zip(parts[1::2], parts[2::2], strict=True))
    assert set(sections) == set(main.commands)
    for name, command in main.commands.items():
        found = set(re.findall(r"--[a-z-]+", sections[name]))
        there = {option.opts[0] for option in command.params if isinstance(option, click.Option)}
        assert found == there, name
        for option in there:
            described = re.search(rf"^\| `{option}[ `]", shared, flags=re.M)
            assert described or re.search(rf"`{option} [A-Z]+`, ", sections[name]), option
