"""What the page makes of the bytes of a file: the same text as we do.

The file is read by `web/src/reading/decode.test.ts`. TOGYZ_UPDATE_GOLDEN=1 writes it anew.
"""

from __future__ import annotations

import base64
import codecs
import io
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

from togyz.notation.source import TextSource

FILE = Path(__file__).parents[1] / "data" / "encodings.json"
GAME = '[White "Абай"]\r\n[Black "Қара 👍"]\r\n\r\n1. 76(10) 98\r2. 99 36x\n'
RUSSIAN = '[White "Абай"]\r\n[Black "Жан"]\r\n\r\n1. 76(10) 98х\r\n'
ENGLISH = '[White "Aigerim"]\n\n1. 76(10) 98\n'
MARKS = {
    "utf-8": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    "utf-32-le": codecs.BOM_UTF32_LE,
    "utf-32-be": codecs.BOM_UTF32_BE,
}


def samples() -> Iterator[tuple[str, bytes]]:
    """Files by what they are."""
    for encoding, mark in MARKS.items():
        for text in (GAME, ENGLISH, "ҚҚҚ", ""):
            yield f"{encoding} with a mark", mark + text.encode(encoding)
            yield f"{encoding} without a mark", text.encode(encoding)
        yield f"{encoding}, cut short", mark + GAME.encode(encoding)[:-1]
        yield f"{encoding}, marked twice", mark * 2 + GAME.encode(encoding)
    for text in (RUSSIAN, ENGLISH, "Абай", "я"):
        yield "cp1251", text.encode("cp1251")
    yield "cp1251 with a byte of no meaning", b"76 \x98\xc0\xe1\xe0\xe9"
    yield "UTF-8 with a stray byte before", b"76 \xff 98 " + "Қара қазан".encode() * 3
    yield "UTF-8 with stray bytes after", "Қара".encode() + b" \xff\xfe\xfd"
    yield "UTF-8 that says that something was lost", "\ufffd\ufffd 76".encode()
    yield "UTF-16 with half a pair", codecs.BOM_UTF16_LE + b"7\0\x00\xd86\0\x00\xdc"
    strange = b"7\0\0\0\0\xd8\0\0\xff\xff\xff\x7f"
    yield "UTF-32 with what is no character", codecs.BOM_UTF32_LE + strange
    chance = random.Random(7)
    for number in range(40):
        yield (
            f"noise {number}",
            bytes(
                chance.choice([0, 0, 13, 10, 55, 192, 208, 176, 239, 187, 191, 254, 255])
                for _ in range(chance.randrange(1, 60))
            ),
        )


def read(data: bytes) -> str:
    return "".join(TextSource(io.BytesIO(data).read))


def test_the_texts_in_the_file_are_those_that_we_read() -> None:
    text = "".join(
        json.dumps(
            {"name": name, "bytes": base64.b64encode(data).decode(), "text": read(data)},
            ensure_ascii=False,
        )
        + "\n"
        for name, data in samples()
    )
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text


def test_the_games_come_out_of_each_encoding() -> None:
    for name, data in samples():
        if name.endswith("with a mark") or name.startswith("utf-16"):
            assert "\r" not in read(data)
    for encoding in MARKS:
        assert read(MARKS[encoding] + GAME.encode(encoding)) == read(GAME.encode())
    for encoding in ("utf-16-le", "utf-16-be"):
        assert read(GAME.encode(encoding)) == read(GAME.encode())
    assert "Абай" in read(RUSSIAN.encode("cp1251"))
