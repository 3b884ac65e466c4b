"""Tokens: their places, their bounds, and that it doesn't matter how the text is cut in pieces."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from togyz.notation.limits import MAX_TEXT, MAX_WORD
from togyz.notation.tokens import Kind, Token, Tokenizer

PARTS = (
    *("[White ", '"', "]", "[", "{", "}", "(", ")", ";", "\\", "\n", "\n\n", " ", "  ", ",", "\t"),
    *(
        "76",
        "76(10)",
        "36x",
        "1.",
        "12...",
        "1-0",
        "0,5 - 0,5",
        "1/2-1/2",
        "½",
        "*",
        "!",
        "$3",
        "+-",
    ),
    *('[Event "x"]', '\n[Event "y"]', "{zero}", "(10)", "x" * 90, "y" * 400, "{" + "z" * 600 + "}"),
)
texts = st.lists(st.sampled_from(PARTS) | st.text(max_size=5), max_size=40).map("".join)


def tokens(text: str, *, own: bool = False, size: int | None = None) -> list[Token]:
    pieces = [text] if size is None else [text[i : i + size] for i in range(0, len(text), size)]
    return list(Tokenizer(pieces, own=own))


def kinds(text: str, *, own: bool = False) -> list[tuple[str, str]]:
    return [(token.kind.name, token.text) for token in tokens(text, own=own)]


@given(texts, st.sampled_from([1, 2, 3, 7, 64, 255, 256, 257, 1000]), st.booleans())
@settings(max_examples=300, deadline=None)
def test_how_the_text_is_cut_does_not_matter(text: str, size: int, own: bool) -> None:
    assert tokens(text, own=own, size=size) == tokens(text, own=own)


@pytest.mark.parametrize("hurry", [False, True])
def test_a_word_is_one_wherever_the_text_is_cut(hurry: bool) -> None:
    """A result does not begin in the midst of a word, even where more text had to be read."""
    for blanks in range(0 if hurry else 180, 560):
        text = " " * blanks + "36!* x1-0 *" + " 7" * 400
        found = []
        for size in (len(text), 1, 100):
            tokenizer = Tokenizer(text[i : i + size] for i in range(0, len(text), size))
            tokenizer.hurry = hurry
            found.append([t for t in tokenizer if t.kind is not Kind.WORD])
        assert [t.kind for t in found[0]] == ([] if hurry else [Kind.GLYPH]) + [Kind.RESULT]
        assert all(tokens == found[0] for tokens in found)


@given(texts, st.booleans())
@settings(max_examples=300, deadline=None)
def test_a_token_stands_where_it_says(text: str, own: bool) -> None:
    lines = text.split("\n")
    place, before = (1, 0), 1
    for token in tokens(text, own=own):
        assert (token.line, token.column) >= place
        place = token.line, token.column
        rest = lines[token.line - 1][token.column - 1 :]
        if token.kind in (Kind.WORD, Kind.RESULT, Kind.NUMBER, Kind.GLYPH, Kind.OPEN, Kind.CLOSE):
            assert rest.startswith(token.text)
        elif token.kind is Kind.TAG:
            assert rest.startswith("[")
        elif token.kind is Kind.COMMENT:
            assert rest[:1] in ("{", ";")
        assert token.line - before >= token.breaks
        before = token.line


@given(texts)
@settings(max_examples=200, deadline=None)
def test_in_a_hurry_nothing_of_weight_is_lost(text: str) -> None:
    """Brackets, comments and results are the same, whether or not words are looked at."""
    heavy = {Kind.TAG, Kind.COMMENT, Kind.OPEN, Kind.CLOSE}
    tokenizer = Tokenizer([text])
    tokenizer.hurry = True
    fast = [t for t in tokenizer if t.kind in heavy]
    # A bracket in a run of others may be seen alone.
    slow = [t for t in tokens(text) if t.kind in heavy]
    for kind in heavy - {Kind.OPEN, Kind.CLOSE}:
        assert [t[:4] for t in fast if t.kind is kind] == [t[:4] for t in slow if t.kind is kind]
    for kind in (Kind.OPEN, Kind.CLOSE):
        assert "".join(t.text for t in fast if t.kind is kind) == "".join(
            t.text for t in slow if t.kind is kind
        )


@pytest.mark.parametrize(
    "text",
    [
        "1-0",
        "0-1",
        "1/2-1/2",
        "½-½",
        "0,5 - 0,5",
        "0.5-0.5",
        "1:0",
        "1 - 0",
        "1–0",
        "½",
        "1/2",
        "*",
    ],
)
def test_results(text: str) -> None:
    assert kinds(f"76 {text}") == [("WORD", "76"), ("RESULT", text)]
    assert kinds(f"76 {text} {{zero}}")[1:] == [("RESULT", text), ("COMMENT", "zero")]
    assert kinds(f"({text})")[1] == ("RESULT", text) or text == "*"


@pytest.mark.parametrize("text", ["1-1", "2-0", "1-0-0", "11-0", "1/2-1", "0-0", "1-01"])
def test_what_only_looks_like_a_result(text: str) -> None:
    assert "RESULT" not in [kind for kind, _ in kinds(text)]


@pytest.mark.parametrize(
    ("text", "name", "value", "kept"),
    [
        ('[White "A"]', "White", "A", True),
        ('[White"A"]', "White", "A", True),
        ('[ White  "A" ]', "White", "A", True),
        ('[White "A \\"B\\" C"]', "White", 'A \\"B\\" C', True),
        ('[White "A "B" C"]', "White", 'A "B" C', True),
        ('[White ""]', "White", "", True),
        ('[White "A"', "White", "A", False),
        ('[White "A]', "White", "A", False),
        ("[White A]", "White", "A", False),
        ('[Дата "x"]', "Дата", "x", True),
    ],
)
def test_tags(text: str, name: str, value: str, kept: bool) -> None:
    found = tokens(f"{text}\n76")
    assert (found[0].kind, found[0].text, found[0].value) == (Kind.TAG, name, value)
    assert [t.kind for t in found[1:-1]] == ([] if kept else [Kind.BAD])
    assert found[-1].text == "76"


def test_several_tags_in_a_line() -> None:
    assert kinds('[White "A"] [Black "B"][Round "1"] 76')[:3] == [
        ("TAG", "White"),
        ("TAG", "Black"),
        ("TAG", "Round"),
    ]


def test_comments_end_at_the_next_tags() -> None:
    text = 'a {never closed\n76 98\n[White "A"]'
    assert [kind for kind, _ in kinds(text)] == ["WORD", "COMMENT", "BAD", "TAG"]
    assert kinds("{a [b\n[c d] e}") == [("COMMENT", "a [b\n[c d] e")]
    assert kinds("; to the end } of {\n76") == [("COMMENT", "to the end } of {"), ("WORD", "76")]


def test_own_comments_have_escapes() -> None:
    assert kinds(r"{a \} b \\} 76", own=True) == [("COMMENT", r"a \} b \\"), ("WORD", "76")]
    assert kinds(r"{a \} 76") == [("COMMENT", "a \\"), ("WORD", "76")]


def test_detached_totals_are_no_variations() -> None:
    assert kinds("76 (10) 98")[1] == ("TOTAL", "(10)")
    assert kinds("76 (10) 98", own=True)[1] == ("OPEN", "(")


@pytest.mark.parametrize("size", [None, 997])
def test_what_is_too_long_is_cut_and_passed_over(size: int | None) -> None:
    for text in ("x" * 5000, "{" + "x" * (MAX_TEXT + 9) + "}", ";" + "x" * (MAX_TEXT + 9) + "\n"):
        *rest, last = tokens(f"{text} 76", size=size)
        assert last.text == "76"
        assert rest[-1].kind is Kind.BAD
        assert re.search("more than", rest[-1].text)
        assert all(len(token.text) <= MAX_TEXT for token in rest)
    tag = '[White "' + "x" * (MAX_TEXT + 9) + '"]\n'
    assert [t.kind for t in tokens(tag + "76", size=size)][-1] is Kind.WORD
    exact = "{" + "x" * MAX_TEXT + "}"
    assert [t.kind for t in tokens(exact, size=size)] == [Kind.COMMENT]
    assert [t.kind for t in tokens("x" * MAX_WORD)] == [Kind.WORD]
