"""Remarks in English sentences."""

from __future__ import annotations

from togyz.core import Remark, RemarkKind
from togyz.rules import Terms

__all__ = ["in_words"]

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def in_words(remark: Remark, words: Terms) -> str:
    """What a remark says of a move, as the end of a sentence that begins with the move.

    Args:
        remark: the remark.
        words: whose words to use.
    """
    tuzdik = words.tuzdik[1]
    match remark.kind:
        case RemarkKind.MISSES_WIN:
            return f"misses a win{_in_plies(remark.plies)}"
        case RemarkKind.LOSES:
            return f"is lost{_in_plies(remark.plies)}"
        case RemarkKind.MISSES_TUZDIK:
            return f"a {tuzdik} on {remark.hole} was there to make"
        case RemarkKind.MISSES_CAPTURE:
            return f"{remark.stones} stones in hole {remark.hole} were there to take"
        case RemarkKind.ALLOWS_TUZDIK:
            return f"allows a {tuzdik} on {remark.hole}"
        case RemarkKind.LEAVES_STONES:
            return f"leaves {remark.stones} stones in hole {remark.hole} to be taken"
        case RemarkKind.FEEDS_TUZDIK:
            return f"drops {remark.stones} stones into the opponent's {tuzdik}"
        case RemarkKind.RUNS_OUT:
            moves = remark.moves or 0
            return f"runs out of moves in {_NUMBERS[moves] if moves < len(_NUMBERS) else moves}"
        case RemarkKind.LOSES_STONES:
            return f"costs {remark.stones} stones within {remark.plies} plies"


def _in_plies(plies: int | None) -> str:
    return "" if plies is None else f" in {plies} {'ply' if plies == 1 else 'plies'}"
