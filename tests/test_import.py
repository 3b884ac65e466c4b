"""Importing the package costs next to nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {
    "alembic",
    "asyncio",
    "click",
    "http",
    "msgspec",
    "multiprocessing",
    "numpy",
    "sqlalchemy",
    "sqlite3",
    "starlette",
    "togyz.cli",
    "togyz.engine",
    "togyz.server",
    "unittest",
    "urllib.request",
    "uvicorn",
    "websockets",
}


def imported_with(module: str) -> set[str]:
    """Return what a fresh Python has loaded after importing a module."""
    code = (
        f"import sys; before = set(sys.modules); import {module}; print(*set(sys.modules) - before)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return set(answer.stdout.split())


def test_the_package_imports_nothing_heavy() -> None:
    assert imported_with("togyz") & HEAVY == set()


def test_the_package_imports_the_standard_library_alone() -> None:
    roots = {name.partition(".")[0] for name in imported_with("togyz")}
    assert roots - sys.stdlib_module_names == {"togyz"}


def test_the_command_line_does_not_load_the_server() -> None:
    server = {"alembic", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"}
    assert imported_with("togyz.cli") & (server | {"numpy"}) == set()


def test_every_public_name_is_there() -> None:
    import togyz

    for name in togyz.__all__:
        assert getattr(togyz, name) is not None
    assert set(togyz.__all__) <= set(dir(togyz))
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        togyz.nothing  # noqa: B018


def test_positions_show_themselves_without_importing_the_board() -> None:
    code = "import togyz; print(togyz.Position.start()._repr_svg_()[:4])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.stdout.strip() == "<svg"
