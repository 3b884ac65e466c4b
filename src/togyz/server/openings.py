"""How openings fared in the games of explorers, and what books think of them, for who asks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from togyz.engine.book import Book
from togyz.engine.books import opening_book
from togyz.explorer import Explorer, ExplorerMove
from togyz.rules import VARIANTS, Position, TogyzError, Variant

from .bodies import ExplorerGame, ExplorerMoveView, ExplorerView
from .errors import ServerError

__all__ = ["Openings"]


@dataclass(frozen=True, slots=True)
class Openings:
    """The explorers and books of a server, one each for a variant."""

    explorers: dict[Variant, Explorer] = field(default_factory=dict)
    books: dict[Variant, Book] = field(default_factory=dict)

    @classmethod
    def open(
        cls, explorers: Iterable[Path], books: Iterable[Path], shipped_books: bool = False
    ) -> Self:
        """Open files; and for other variants, if that is wanted, the books that come with togyz.

        Raises:
            ServerError: one can't be used, or two are of one variant.
        """
        found = cls()
        try:
            found._open(explorers, books)
            if shipped_books:
                found._add_shipped()
        except BaseException as error:
            found.close()
            if isinstance(error, OSError):
                name = "a file" if error.filename is None else error.filename
                raise ServerError(f"{name} can't be read: {error.strerror or error}") from error
            if isinstance(error, TogyzError) and not isinstance(error, ServerError):
                raise ServerError(str(error)) from error
            raise
        return found

    def _open(self, explorers: Iterable[Path], books: Iterable[Path]) -> None:
        for path in explorers:
            explorer = Explorer(path)
            if explorer.variant in self.explorers:
                explorer.close()
                raise _twice("explorers", explorer.variant)
            self.explorers[explorer.variant] = explorer
        for path in books:
            book = Book.load(path)
            if book.variant in self.books:
                raise _twice("books", book.variant)
            self.books[book.variant] = book

    def _add_shipped(self) -> None:
        for rules in VARIANTS.values():
            if rules not in self.books and (book := opening_book(rules)) is not None:
                self.books[rules] = book

    def close(self) -> None:
        """Close the files."""
        for explorer in self.explorers.values():
            explorer.close()

    def probe(self, position: Position) -> ExplorerView:
        """What is known of a position.

        Raises:
            ExplorerError: an explorer is damaged.
        """
        explorer = self.explorers.get(position.variant)
        book = self.books.get(position.variant)
        scores = {} if book is None else {move.hole: move.score for move in book.probe(position)}
        moves = []
        for move in () if explorer is None else explorer.probe(position):
            assert explorer is not None
            moves.append(_view(move, _game(explorer, move), scores.pop(move.hole, None)))
        moves += [_unplayed(hole, score) for hole, score in scores.items()]
        return ExplorerView(
            moves=moves,
            plies=None if explorer is None else explorer.plies,
            values=book is not None,
        )


def _twice(what: str, rules: Variant) -> ServerError:
    return ServerError(f"two {what} of {rules} are given: the server takes one for each variant")


def _game(explorer: Explorer, move: ExplorerMove) -> ExplorerGame:
    game = explorer.game(move.game)
    return ExplorerGame(
        white=game.white or "",
        black=game.black or "",
        result=game.result,
        date=game.date or "",
        event=game.event or "",
    )


def _view(move: ExplorerMove, latest: ExplorerGame, score: int | None) -> ExplorerMoveView:
    return ExplorerMoveView(
        hole=move.hole,
        white=move.white,
        draws=move.draws,
        black=move.black,
        unknown=move.unknown,
        rating=move.rating,
        year=move.year,
        latest=latest,
        score=score,
    )


def _unplayed(hole: int, score: int) -> ExplorerMoveView:
    nothing = {"white": 0, "draws": 0, "black": 0, "unknown": 0}
    return ExplorerMoveView(hole=hole, **nothing, rating=None, year=None, latest=None, score=score)
