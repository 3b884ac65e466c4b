"""A position in words."""

from __future__ import annotations

from togyz.rules import Outcome, Position, Side, Terms, Vocabulary, terms

from .marks import LastMove

__all__ = ["describe", "distance", "move_in_words", "state", "verdict"]


def distance(position: Position, side: Side) -> int:
    """Stones that a kazan lacks for the majority; 0 when it is reached."""
    return max(0, position.variant.win - position.kazans[side])


def verdict(outcome: Outcome) -> str:
    """The end of a game in two words: ``White wins 82–53``, ``Draw 81–81``."""
    score = outcome.score[::-1] if outcome.winner is Side.BLACK else outcome.score
    who = "Draw" if outcome.winner is None else f"{outcome.winner} wins"
    return f"{who} {score[0]}–{score[1]}"


def state(position: Position) -> str:
    """Who is to move, or how the game has ended, as a sentence without its full stop."""
    outcome = position.outcome()
    return f"{position.side} to move" if outcome is None else str(outcome)


def move_in_words(move: LastMove, words: Terms) -> str:
    """What the last move did, as far as it is known."""
    told = f"Last move: {move.origin}"
    if move.landing is not None:
        told += f" to {move.landing}"
    elif move.kazan is not None:
        told += f" into the {words.kazan[1]}"
    if move.tuzdik is not None:
        told += f", a {words.tuzdik[1]}"
    elif move.captured:
        told += f", captures {sum(move.captured.values())}"
    return told


def _row(position: Position, side: Side, words: Terms) -> str:
    row = ", ".join(
        words.tuzdik[1] if position.tuzdik_owner((side, number)) is not None else str(stones)
        for number, stones in enumerate(position.row(side), 1)
    )
    mine = position.kazans[side]
    missing = distance(position, side)
    goal = f", {missing} to win" if missing else ", the majority"
    last = position.variant.holes
    which = "hole 1" if last == 1 else f"holes 1 to {last}"
    told = f"{side}'s {which}: {row}; {words.kazan[1]}: {mine}{goal}"
    own = position.tuzdiks[side]
    if own is not None:
        told += f"; {words.tuzdik[1]}: {side.opponent}'s hole {own}"
    return f"{told}."


def describe(position: Position, vocabulary: Vocabulary | str = Vocabulary.KAZAKH) -> str:
    """A position in words, one paragraph, for those who hear it.

    >>> from togyz.rules import Position
    >>> print(describe(Position.start("bestemshe")))
    Bestemshe. White to move. White's holes 1 to 5: 5, 5, 5, 5, 5; kazan: 0, 26 to win. \
Black's holes 1 to 5: 5, 5, 5, 5, 5; kazan: 0, 26 to win.

    Args:
        position: the position.
        vocabulary: whose words to use.
    """
    words = terms(vocabulary)
    rows = " ".join(_row(position, side, words) for side in Side)
    return f"{position.variant.title}. {state(position)}. {rows}"
