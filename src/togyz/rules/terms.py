"""The words of the game, as Kazakhs and as Kyrgyz say them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

__all__ = ["Terms", "Vocabulary", "terms"]


class Vocabulary(Enum):
    """Whose words to use: the two countries play one game in two vocabularies."""

    KAZAKH = "kazakh"
    KYRGYZ = "kyrgyz"


@dataclass(frozen=True, slots=True)
class Terms:
    """The vocabulary of one country, native script and Latin transcription.

    Each attribute but `hole_names` is a pair: native, transcribed.

    Attributes:
        game: the game's name.
        hole: a hole.
        kazan: the kazan.
        stone: a stone.
        tuzdik: a tuzdik.
        bare: the end by a bare side; None where no word was found attested.
        first: the first player (White).
        second: the second player (Black).
        hole_names: the names of holes 1 to 9. The Kyrgyz ones follow one source; another orders
            holes 3, 4 and 6 differently.
    """

    game: tuple[str, str]
    hole: tuple[str, str]
    kazan: tuple[str, str]
    stone: tuple[str, str]
    tuzdik: tuple[str, str]
    bare: tuple[str, str] | None
    first: tuple[str, str]
    second: tuple[str, str]
    hole_names: tuple[tuple[str, str], ...]


_TERMS = {
    Vocabulary.KAZAKH: Terms(
        game=("тоғызқұмалақ", "togyz kumalak"),
        hole=("отау", "otau"),
        kazan=("қазан", "kazan"),
        stone=("құмалақ", "kumalak"),
        tuzdik=("тұздық", "tuzdik"),
        bare=("атсырау", "atsyrau"),
        first=("бастаушы", "bastaushy"),
        second=("қостаушы", "kostaushy"),
        hole_names=(
            ("арт", "art"),
            ("тектұрмас", "tekturmas"),
            ("ат өтпес", "at otpes"),
            ("атсыратар", "at syratar"),
            ("бел", "bel"),
            ("белбасар", "belbasar"),
            ("қандықақпан", "kandykakpan"),
            ("көкмойын", "kokmoyin"),
            ("маңдай", "mandai"),
        ),
    ),
    Vocabulary.KYRGYZ: Terms(
        game=("тогуз коргоол", "toguz korgool"),
        hole=("үй", "üy"),
        kazan=("казан", "kazan"),
        stone=("коргоол", "korgool"),
        tuzdik=("туз", "tuz"),
        bare=None,
        first=("баштоочу", "bashtoochu"),
        second=("коштоочу", "koshtoochu"),
        hole_names=(
            ("куйрук", "kuyruk"),
            ("ат өтпөс", "at ötpös"),
            ("жаман үй", "jaman üy"),
            ("текилдек", "tekildek"),
            ("бел", "bel"),
            ("далы", "daly"),
            ("эки тиштүү", "eki tishtüü"),
            ("көк моюн", "kök moyun"),
            ("ооз", "ooz"),
        ),
    ),
}


def terms(vocabulary: Vocabulary | str = Vocabulary.KAZAKH) -> Terms:
    """The words of one vocabulary.

    >>> terms("kyrgyz").tuzdik
    ('туз', 'tuz')

    Raises:
        ValueError: neither ``kazakh`` nor ``kyrgyz``.
    """
    return _TERMS[Vocabulary(vocabulary)]
