"""Our own engine inside this process, with its options."""

from __future__ import annotations

import atexit
import threading
import warnings
import weakref
from collections.abc import Callable, Sequence
from dataclasses import replace

from togyz.core import CoreEngine, Info, Limits, Line
from togyz.rules import Position, TogyzError, Variant, variant

from .answer import NOTHING_YET, Answer
from .book import Book
from .books import NONE as NO_BOOK
from .books import check_book, opening_book
from .errors import EngineError
from .judges import DEFAULT, check_network, judge
from .knowledge import AUTO, NONE, TablesWarning, check_tables, knowledge
from .levels import FULL, Level, level, seed_number
from .options import OWN_OPTIONS
from .words import bounded, shown

__all__ = ["LocalSearch", "OwnEngine", "answer_of", "own_name"]


TEXTS = ("network", "tables", "book")
"""The options that are no numbers."""


def own_name() -> str:
    """The engine's name with the package's version."""
    from togyz import __version__

    return f"togyz {__version__}"


class OwnEngine:
    """The compiled engine for whatever variant a position has.

    One thread at a time may use it; `stop` and `ponderhit` may come from any.

    Attributes:
        values: the options that are numbers, and their values; that of ``level`` is its number.
        network: what judges positions, as `togyz.engine.judges.judge` takes it.
        book: which opening book is played from, as `togyz.engine.books.opening_book` takes it.
        tables: which tables are asked, as `togyz.engine.knowledge.knowledge` takes it.
        problem: why tables, or some of them, are not asked; empty if all is well.
    """

    def __init__(self, rules: str | Variant = "togyzkumalak", **options: object) -> None:
        """Reserve its memory.

        Raises:
            CoreUnavailable: there is no compiled core.
            TogyzError: no such option, variant or value, or no memory.
        """
        self.values = {
            name: own_value(name, known.default)
            for name, known in OWN_OPTIONS.items()
            if name not in TEXTS
        }
        self.network = DEFAULT
        self.tables = AUTO
        self.book = NO_BOOK
        self.problem = ""
        self._position: Position | None = None
        self._core: CoreEngine | None = None
        self._opened: Book | None = None
        self._damaged = False  # whether the tables were found to be so
        self._equipped = False  # whether it is known what judges, and what tables and book to ask
        self._rules = variant(rules)
        for name, value in options.items():
            if name in TEXTS:
                self._set_text(name, value)
            else:
                self.values[name] = own_value(name, value)
        self._ready(self._rules)

    def set_option(self, name: str, value: object) -> None:
        """Set an option; what can't be leaves everything as it was.

        Raises:
            TogyzError: no such option or value, or no memory for it.
        """
        if name in TEXTS:
            self._set_text(name, value)
            return
        number = own_value(name, value)
        before = self.values
        self.values = {**before, name: number}
        if name not in ("hash", "threads") or number == before[name]:
            return
        self._core = None  # two tables may be more than there is room for
        try:
            self._ready(self._rules)
        except TogyzError:
            self.values = before
            raise

    def _set_text(self, name: str, value: object) -> None:
        if name == "network":
            self.network = own_network(value)
        elif name == "tables":
            self.tables = own_tables(value)
            self._damaged = False
        else:
            self.book = own_book(value)
        self._equipped = False

    def _ready(self, rules: Variant) -> CoreEngine:
        """The compiled engine, made anew where the variant or an option has changed."""
        if self._core is None or self._core.variant != rules:
            self._core = None
            self._core = CoreEngine(rules, self.values["hash"], self.values["threads"])
            self._rules = rules
            self._equipped = False
        return self._core

    def release(self) -> None:
        """Give the memory back; it is taken again when it is needed."""
        self._core = None

    def clear(self) -> None:
        """Forget what was learnt; tables that have come meanwhile are asked from now on."""
        self._ready(self._rules).clear()
        self._equipped = False

    def set(self, position: Position, earlier: Sequence[Position] = ()) -> None:
        """Choose the position to search. From then on `stop` and `ponderhit` are heard.

        Raises:
            TogyzError: the game is over there, the core can't play the variant, the network is
                for another one, or the book can't be read any more.
        """
        outcome = position.outcome()
        if outcome is not None:
            raise TogyzError(f"there is no move to find, the game is over: {outcome}")
        core = self._ready(position.variant)
        if not self._equipped:
            core.use(judge(position.variant, self.network))
            self._ask_tables(core)
            self._opened = opening_book(position.variant, self.book)
            self._equipped = True
        core.set(position, earlier)
        self._position = position

    def _ask_tables(self, core: CoreEngine) -> None:
        if self._damaged:
            core.ask(None)
            return
        found = knowledge(core.variant, self.tables)
        core.ask(None if found is None else found.core)
        problem = "" if found is None else found.problem
        if found is None and self.tables not in (AUTO, NONE):
            problem = f"there are none of {core.variant} in {self.tables}"
        self._do_without(problem)

    def _do_without(self, problem: str) -> None:
        """Say once why tables are not asked."""
        if problem and problem != self.problem:
            warnings.warn(f"{problem}; the engine does without", TablesWarning, stacklevel=2)
        self.problem = problem

    def search(self, limits: Limits, hear: Callable[[Info], None] | None = None) -> Info:
        """Search the position that was set; or, at a level, choose as it does."""
        strength = level(self.values["level"])
        if strength.name != FULL:
            return self.choose(strength, self.values["seed"] or None, limits.moves)
        chosen = replace(
            limits,
            lines=max(limits.lines, self.values["lines"]),
            overhead_ms=max(limits.overhead_ms, self.values["overhead"]),
        )
        if (known := self._from_book(chosen)) is not None:
            return known
        core = self._ready(self._rules)
        found = core.search(chosen, hear)
        if core.tables_damaged:
            self._damaged = True
            core.ask(None)
            self._do_without("a block of a table is damaged; 'togyz tables verify' finds it")
        return found

    def _from_book(self, limits: Limits) -> Info | None:
        """The move of the book for who plays; who analyses wants to know more."""
        if self._opened is None or self._position is None or not bounded(limits):
            return None
        if limits.lines > 1 or limits.moves or limits.ponder:
            return None
        move = self._opened.choose(self._position, self.values["seed"] or None)
        if move is None:
            return None
        return replace(NOTHING_YET, lines=(Line(move.score, "exact", (move.hole,)),))

    def choose(self, strength: Level, seed: int | None, moves: Sequence[int] = ()) -> Info:
        """Choose a move in the position that was set, at a level below ``full``.

        Args:
            strength: the level.
            seed: what its dice depend on; None: chance.
            moves: the holes that may be considered; empty: all.
        """
        core = self._ready(self._rules)
        return core.choose(strength.number, seed_number(seed), Limits(moves=tuple(moves)))

    def stop(self) -> None:
        """End the search."""
        if self._core is not None:
            self._core.stop()

    def ponderhit(self) -> None:
        """The opponent played what was expected: the clock runs."""
        if self._core is not None:
            self._core.ponderhit()


def own_value(name: str, value: object) -> int:
    """The value of an option of our engine, as a number.

    Raises:
        TogyzError: no such option or value.
    """
    option = OWN_OPTIONS.get(name)
    if option is None:
        raise TogyzError(f"there is no option {shown(name)}: there are {', '.join(OWN_OPTIONS)}")
    text = option.check(value)
    return level(text).number if name == "level" else int(text)


def own_network(value: object) -> str:
    """The value of the option ``network``: a word, or the path of a file that is a network.

    Raises:
        TogyzError: it is neither.
    """
    return check_network(OWN_OPTIONS["network"].check(value) or DEFAULT)


def own_tables(value: object) -> str:
    """The value of the option ``tables``: a word, or the path of a folder.

    Raises:
        TogyzError: it is neither.
    """
    return check_tables(OWN_OPTIONS["tables"].check(value) or AUTO)


def own_book(value: object) -> str:
    """The value of the option ``book``: a word, or the path of an opening book.

    Raises:
        TogyzError: it is neither.
    """
    return check_book(OWN_OPTIONS["book"].check(value) or NO_BOOK)


def answer_of(position: Position, info: Info) -> Answer:
    """The move of a finished search, and the answer expected if it is the opponent's."""
    pv = info.lines[0].pv
    ponder = None
    if len(pv) > 1 and position.play(pv[0]).side is not position.side:
        ponder = pv[1]
    return Answer(pv[0], ponder, info)


_running: weakref.WeakSet[LocalSearch] = weakref.WeakSet()


class LocalSearch:
    """A search in a thread of its own. The position must have been set.

    Attributes:
        ended: set when it is over.
    """

    def __init__(
        self,
        engine: OwnEngine,
        limits: Limits,
        hear: Callable[[Info], None],
        done: Callable[[Info | BaseException], None],
    ) -> None:
        """Begin.

        Args:
            engine: what searches; nobody else may use it until this is over.
            limits: when to end.
            hear: gets every iteration, in that thread.
            done: gets the end, or what went wrong, in that thread.

        Raises:
            EngineError: there is no thread to be had.
        """
        self._engine = engine
        self.ended = threading.Event()

        def work() -> None:
            found: Info | BaseException
            try:
                found = engine.search(limits, hear)
            except BaseException as error:
                found = error
            self.ended.set()
            _running.discard(self)
            done(found)

        self._thread = threading.Thread(target=work, name="togyz-search", daemon=True)
        _running.add(self)
        try:
            self._thread.start()
        except RuntimeError as error:  # there are too many, or there is no memory
            _running.discard(self)
            raise EngineError(f"there is no thread to search in: {error}") from None

    def stop(self) -> None:
        """End it soon."""
        if not self.ended.is_set():
            self._engine.stop()

    def join(self) -> None:
        """Wait until everything is told."""
        self._thread.join()


@atexit.register
def _stop_all() -> None:
    """A thread inside the core must not meet the end of Python."""
    for search in list(_running):
        search.stop()
        search.ended.wait()
