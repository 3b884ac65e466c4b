"""Bytes become text, whatever their encoding is."""

from __future__ import annotations

import codecs
import io
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from togyz.notation import NotationError, read_games
from togyz.notation.source import TextSource, open_source, text_source

TEXT = '[White "Ақ ½"]\r\n[Black "Қара"]\n\n1. 76 98\r2. 99 36х\n' * 200
CYRILLIC = '[White "Абай"]\r\n[Black "Жан"]\r\n\r\n1. 76(10) 98х\r\n'
SIZES = [None, 1, 3, 5000]


def decoded(data: bytes, encoding: str | None = None, size: int | None = None) -> str:
    stream = io.BytesIO(data)
    source = TextSource(lambda count: stream.read(size or count), encoding=encoding)
    return "".join(source)


def lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_unicode_is_found_out(encoding: str, size: int | None) -> None:
    assert decoded(TEXT.encode(encoding), size=size) == lines(TEXT)


def test_the_byte_order_mark_counts() -> None:
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
    ):
        assert decoded(mark + TEXT.encode(encoding)) == lines(TEXT)
        assert decoded(mark + "ҚҚҚ".encode(encoding)) == "ҚҚҚ"


@pytest.mark.parametrize("size", SIZES)
def test_cp1251_is_found_out(size: int | None) -> None:
    assert decoded(CYRILLIC.encode("cp1251"), size=size) == lines(CYRILLIC)
    late = ("7" * 80 + "\n") * 2000 + CYRILLIC
    assert decoded(late.encode("cp1251"), size=size) == lines(late)


def test_the_given_encoding_counts() -> None:
    assert decoded(CYRILLIC.encode("koi8-r"), "koi8-r") == lines(CYRILLIC)
    kazakh = '[White "Әлия Құнанбай"]'
    assert decoded(kazakh.encode("kz1048"), "kz1048") == kazakh
    assert decoded(b"\xef\xbb\xbf76", "utf-8") == "76"
    for name in ("utf-16-le", "utf-16-be"):
        assert decoded(TEXT.encode(name), "utf-16") == lines(TEXT)
        assert decoded(TEXT.encode(name), name) == lines(TEXT)
    assert decoded("ҚҚ".encode("utf-16-le"), "utf-16") == "ҚҚ"
    for name in ("klingon", "hex", "\0", ""):
        with pytest.raises(NotationError, match="no text encoding"):
            decoded(b"76 98", name)


@pytest.mark.parametrize("name", ["idna", "punycode"])
def test_encodings_that_may_refuse_bytes_do_so_in_the_documented_way(name: str) -> None:
    with suppress(NotationError):
        decoded(b"\xff\xfe\xfd" * 99, name)


def test_a_stray_byte_does_not_turn_a_file_into_another_encoding() -> None:
    data = b"76 \xff 98 " + "Қара қазан".encode() * 20
    stream = io.BytesIO(data)
    source = TextSource(stream.read)
    assert "".join(source) == "76 \ufffd 98 " + "Қара қазан" * 20
    assert source.damaged


@given(st.binary(max_size=200), st.sampled_from([1, 7, 100]), st.sampled_from([None, "utf-16"]))
@settings(max_examples=200, deadline=None)
def test_any_bytes_become_text_however_they_are_cut(
    data: bytes, size: int, encoding: str | None
) -> None:
    assert decoded(data, encoding, size) == decoded(data, encoding)


def test_progress_tells_bytes(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("76 98 1-0\n" * 20_000, encoding="utf-8")
    seen: list[int] = []
    assert sum(1 for _ in read_games(path, progress=seen.append)) == 20_000
    assert seen == sorted(seen)
    assert len(seen) > 2
    assert seen[-1] == path.stat().st_size


def test_sources(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(b"76 99 1-0")
    with path.open("rb") as binary, path.open(encoding="utf-8") as text:
        for source, name in (
            (path, str(path)),
            (str(path), str(path)),
            (binary, None),
            (text, None),
        ):
            (record,) = read_games(source)
            assert record.game.moves == [7]
            assert record.problems[0].file == name
        assert not binary.closed
        assert not text.closed
    (record,) = read_games(path, name="the cup")
    assert str(record.problems[0]).startswith("the cup:1:4: game 1, ply 2: error: ")


def test_a_stream_in_the_wrong_encoding(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(CYRILLIC.encode("cp1251"))
    with path.open(encoding="utf-8") as stream, pytest.raises(NotationError, match="can't decode"):
        list(read_games(stream))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_games(tmp_path / "none"))
    with pytest.raises(IsADirectoryError):
        list(read_games(tmp_path))


def test_the_head_is_read_once() -> None:
    source = text_source("\ufeffabc")
    assert source.head() == "abc"
    assert source.head() == "abc"
    assert "".join(source) == "abc"
    with open_source(io.StringIO("x")) as opened:
        assert "".join(opened) == "x"
