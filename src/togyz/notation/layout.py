"""Where bare moves begin a new game: files without tags, numbers and results say it by lines.

A line that begins with a move, in the midst of a game, either goes on with that game or begins
another one. Both are tried, and the one that the rules follow further is right.
"""

from __future__ import annotations

from collections.abc import Sequence

from togyz.rules import Position

from .movetext import Notation, complaints, illegal, read_word

__all__ = ["Layout"]


class Layout:
    """What the lines of a text were found to be, so far."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._game_a_line: bool | None = None

    def note_new_game(self) -> None:
        """Take note that a line began a game for another reason."""
        self._game_a_line = True

    def begins_game(
        self, words: Sequence[str], current: Position | None, start: Position, *, blank: bool
    ) -> tuple[bool, bool]:
        """Whether a line begins a new game, and whether that was a guess.

        Args:
            words: the moves of the line.
            current: the position that the game before it has reached; None when that game can't
                be followed.
            start: the position a game begins with.
            blank: whether an empty line stands before it.
        """
        anew = self._follow(words, start)
        if current is None:
            if self._game_a_line is False and not blank:
                return anew >= min(len(words), 8), False
            return anew > 0 or blank or self._game_a_line is True, False
        on = self._follow(words, current)
        if on != anew:
            self._game_a_line = anew > on
            return anew > on, False
        if blank or self._game_a_line is not None:
            return blank or self._game_a_line is True, False
        # A pair of moves a line is how score sheets look; longer lines are games.
        guess = on == len(words) and on > 2
        return guess, guess

    def _follow(self, words: Sequence[str], position: Position) -> int:
        """How many of the moves can be right in this position."""
        for count, word in enumerate(words):
            move = read_word(word, self._notation, position.variant.holes)
            if move is None or illegal(position, move) is not None:
                return count
            after = position.play(move.hole)
            if any(complaint.fatal for complaint in complaints(position, move, after)):
                return count
            position = after
        return len(words)
