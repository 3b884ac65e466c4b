"""The page's TypeScript types are those of the server."""

from __future__ import annotations

from tools import protocol


def test_what_is_written_down_is_what_the_types_say() -> None:
    for target, text in (protocol.sources() | {protocol.OPENAPI: protocol.openapi()}).items():
        assert target.read_text(encoding="utf-8") == text, "stale: run tools/protocol.py"


def test_every_kind_of_type_is_translated() -> None:
    assert protocol.typescript(tuple[int | None, int | None]) == "[number | null, number | null]"
    assert protocol.typescript(dict[str, str]) == "Record<string, string>"
    assert protocol.typescript(list[int | None]) == "(number | null)[]"
