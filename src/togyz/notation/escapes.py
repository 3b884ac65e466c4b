r"""Backslashes: how togyz's own format says any character, and how PGN says a quotation mark.

In the own format ``\n`` is a line end, ``\u0020`` or ``\U0001F600`` the character of that
number, and a backslash before any other character is that character.
"""

from __future__ import annotations

import re

__all__ = ["escape", "pgn_escape", "pgn_unescape", "unescape"]

_UNSAFE = r"\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff"
_ESCAPED = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))", re.DOTALL)


def escape(text: str, special: str) -> str:
    """The text with a backslash before backslashes and the special characters.

    Control characters and those that no file can hold are written by number.
    """
    pattern = rf"[\\{re.escape(special)}]|[{_UNSAFE}]"
    return re.sub(pattern, lambda match: _written(match[0]), text)


def _written(character: str) -> str:
    if character == "\n":
        return r"\n"
    if re.match(f"[{_UNSAFE}]", character):
        return by_number(character)
    return "\\" + character


def by_number(character: str) -> str:
    r"""For example ``\u0020`` for a blank."""
    number = ord(character)
    return f"\\u{number:04X}" if number <= 0xFFFF else f"\\U{number:08X}"


def unescape(text: str) -> str:
    """What `escape` was given."""
    return _ESCAPED.sub(_meant, text)


def _meant(match: re.Match[str]) -> str:
    digits = match[1] or match[2]
    if digits:
        number = int(digits, 16)
        return chr(number) if number <= 0x10FFFF else match[0]
    return "\n" if match[3] == "n" else match[3]


def pgn_escape(text: str) -> str:
    """A tag's value for formats of other programs: on one line, quotation marks escaped."""
    return re.sub(r'(["\\])', r"\\\1", harmless(text))


def harmless(text: str) -> str:
    """The text on one line, without characters that a file can't hold."""
    return re.sub(rf"[{_UNSAFE}]+", " ", text)


def pgn_unescape(text: str) -> str:
    """What `pgn_escape` was given, where it held no line end."""
    return re.sub(r'\\(["\\])', r"\1", text)
