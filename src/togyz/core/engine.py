"""The compiled engine, as its C interface has it. `togyz.engine` is the way to use it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ctypes import _Pointer, byref, c_int64
from dataclasses import dataclass
from functools import cache

from togyz.rules import Position, TogyzError, Variant

from .library import (
    LISTENER,
    MAX_HOLES,
    NO_MEMORY,
    CInfo,
    CLevel,
    CLimits,
    CPosition,
    CTerms,
    library,
)
from .network import CoreNetwork
from .packing import pack, pack_rules
from .tables import CoreTables

__all__ = [
    "PROVED",
    "TABLE_WIN",
    "UNSEEN",
    "WIN",
    "CoreEngine",
    "Info",
    "Level",
    "Limits",
    "Line",
    "Terms",
    "bench",
    "levels",
]

PROVED = 20000
"""Scores beyond this are proved results."""
WIN = 32000
"""A win with the n-th ply from here is ``WIN - n``."""
TABLE_WIN = 26000
"""A win that tables know, but not how far it is, is ``TABLE_WIN - n``.

There n plies lead to a position of theirs, or within them to the next capture that keeps the win.
"""
UNSEEN = 256
"""This n stands for not having seen so far."""

_NUMBERS = (
    "depth", "nodes", "movetime_ms", "clock_ms", "increment_ms", "moves_to_go", "overhead_ms",
    "lines",
)  # fmt: skip
_BOUNDS = {1: "upper", 2: "lower", 3: "exact"}


@dataclass(frozen=True, slots=True)
class Limits:
    """When to end a search: at the first limit that is met; 0 is none.

    Attributes:
        depth: plies.
        nodes: positions visited by all threads.
        movetime_ms: time for this move, in milliseconds, as all times.
        clock_ms: left on the mover's clock.
        increment_ms: what the clock gains with every move.
        moves_to_go: until the next time control.
        overhead_ms: lost between the clock and this search with every move.
        ponder: the clock starts with `CoreEngine.ponderhit`.
        moves: the holes that may be considered; empty: all.
        lines: how many best moves to report.
    """

    depth: int = 0
    nodes: int = 0
    movetime_ms: int = 0
    clock_ms: int = 0
    increment_ms: int = 0
    moves_to_go: int = 0
    overhead_ms: int = 10
    ponder: bool = False
    moves: tuple[int, ...] = ()
    lines: int = 1


@dataclass(frozen=True, slots=True)
class Line:
    """A move, its score, and the play expected after it.

    Attributes:
        score: hundredths of a stone from the mover's view; beyond `PROVED` a proved result.
        bound: ``exact``, or whether the score is only an ``upper`` or ``lower`` bound.
        pv: hole numbers; the first is the move.
    """

    score: int
    bound: str
    pv: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Info:
    """What a search knows after an iteration.

    Attributes:
        depth: plies of the last iteration that was completed.
        seldepth: plies of the longest line looked at.
        nodes: positions visited.
        time_ms: time spent.
        hashfull: how full the transposition table is, in thousandths.
        proved: the first line's score is the true result, with its distance if it is no draw.
        lines: the best moves, the best first; empty when the game is over.
    """

    depth: int
    seldepth: int
    nodes: int
    time_ms: int
    hashfull: int
    proved: bool
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """What an evaluation is made of, in hundredths of a stone from the mover's view."""

    kazan: int
    tuzdik: int
    mobility: int
    tempo: int


@dataclass(frozen=True, slots=True)
class Level:
    """A strength, bounded by what is looked at and never by time: it is the same everywhere.

    Attributes:
        number: its place, from 1, the weakest.
        name: the number as text; the last level is ``full``.
        alias: another name of it, ``easy``, ``medium`` or ``hard``; None for most.
        elo: its strength, where who plays at random has 0; None for the last level, whose strength
            depends on the limits that it is given.
        previews: whether it is for people who are shown where their stones would fall.
        nodes: positions looked at, at most; 0: the limits decide.
        depth: plies looked ahead, at most; 0: as far as the nodes or the limits reach.
    """

    number: int
    name: str
    alias: str | None
    elo: int | None
    previews: bool
    nodes: int
    depth: int


class CoreEngine:
    """One engine for one variant. One thread at a time may use it; `stop` may come from any.

    Attributes:
        variant: the variant it plays.
    """

    def __init__(self, variant: Variant, hash_mib: int = 16, threads: int = 1) -> None:
        """Reserve the transposition table.

        Args:
            variant: what to play.
            hash_mib: size of the table in MiB.
            threads: how many think at once, 1 to 256.

        Raises:
            CoreUnavailable: there is no compiled core.
            TogyzError: the core can't play the variant, or can't have so much memory or so many
                threads.
        """
        self.variant = variant
        self._library = library()
        rules = pack_rules(variant)
        if not 0 <= hash_mib <= 1 << 24 or not 1 <= threads <= 256:
            raise TogyzError(
                f"an engine can't have {hash_mib} MiB of hash and {threads} threads: "
                "0 to 16777216 MiB and 1 to 256 threads can be"
            )
        self._handle = self._library.togyz_engine_new(byref(rules), hash_mib, threads)
        if not self._handle:
            raise TogyzError(f"no memory for {hash_mib} MiB of hash: take less")
        self._tables: CoreTables | None = None  # what the core knows the address of must stay

    def __del__(self) -> None:
        """Give the memory back."""
        if getattr(self, "_handle", None):
            self._library.togyz_engine_free(self._handle)

    def use(self, network: CoreNetwork | None) -> None:
        """Let a network judge what is searched; None, as at first, the evaluation made by hand.

        A change forgets what was learnt. Levels below the last always have the one made by hand.

        Raises:
            TogyzError: the network is for another variant.
        """
        handle = None if network is None else network.handle
        if self._library.togyz_engine_use(self._handle, handle) < 0:
            raise TogyzError(f"this network is for another variant than {self.variant}")
        self._network = network  # it must live as long as it is used

    def clear(self) -> None:
        """Forget what was learnt, as before a new game."""
        self._library.togyz_engine_clear(self._handle)

    def ask(self, tables: CoreTables | None) -> None:
        """Ask these open tables from now on; None: none. Forgets what was learnt.

        Args:
            tables: of the engine's variant; nothing more may be opened in them.

        Raises:
            TogyzError: they are of another variant.
        """
        if tables is self._tables:
            return
        handle = None if tables is None else tables.handle
        if self._library.togyz_engine_tables(self._handle, handle) < 0:
            assert tables is not None
            raise TogyzError(f"tables of {tables.variant}, given to an engine of {self.variant}")
        self._tables = tables

    @property
    def table_hits(self) -> int:
        """How many positions tables knew in the last search."""
        return int(self._library.togyz_engine_table_hits(self._handle))

    @property
    def tables_damaged(self) -> bool:
        """Whether the last search met a damaged block; it did without."""
        return bool(self._library.togyz_engine_tables_damaged(self._handle))

    def set(self, position: Position, earlier: Iterable[Position] = ()) -> None:
        """Choose the position to search; forgets a `stop` that came before.

        Args:
            position: where to move.
            earlier: the positions of its game before it, the oldest first, for repetition.
        """
        packed = [pack(self.variant, one) for one in (*earlier, position)]
        code = self._library.togyz_engine_set(
            self._handle, (CPosition * len(packed))(*packed), len(packed)
        )
        if code < 0:
            raise TogyzError(f"the engine refuses the position {position!r}")

    def search(self, limits: Limits, listener: Callable[[Info], None] | None = None) -> Info:
        """Think about the position that was set, until a limit is met or `stop` is called.

        Args:
            limits: when to end; without any, `stop` alone ends it, or a proof.
            listener: hears of every iteration, in this thread; what it raises ends the search
                and is raised here.

        Raises:
            TogyzError: a limit is negative, or there is no such hole to consider.
        """
        raised: list[BaseException] = []

        def told(info: _Pointer[CInfo], _user: object) -> None:
            # Nothing may pass through C: keep it, and end the search.
            try:
                if listener is not None and not raised:
                    listener(_info(info.contents))
            except BaseException as error:
                raised.append(error)
                self.stop()

        found = CInfo()
        self._library.togyz_engine_search(
            self._handle,
            byref(_limits(limits)),
            LISTENER(told) if listener else LISTENER(),
            None,
            byref(found),
        )
        if raised:
            raise raised[0]
        return _info(found)

    def choose(self, level: int, seed: int, limits: Limits | None = None) -> Info:
        """Choose a move in the position that was set, as a player of a level would.

        Args:
            level: its number, from 1.
            seed: 0 to 2**64 - 1; the same one gives the same move in the same position.
            limits: of the last level; others heed only `Limits.moves`.

        Returns:
            The move as the only line, or no line where there is no move to find.

        Raises:
            TogyzError: no such level, or the last one without limits; a limit is negative; no
                memory.
        """
        found = CInfo()
        code = self._library.togyz_engine_choose(
            self._handle, level, seed, byref(_limits(limits)) if limits else None, byref(found)
        )
        if code == NO_MEMORY:
            raise TogyzError("no memory for a level's table")
        if code < 0:
            raise TogyzError(f"there is no level {level}, or it needs limits")
        return _info(found)

    def stop(self) -> None:
        """End the search at once; it still answers with what it knows. From any thread."""
        self._library.togyz_engine_stop(self._handle)

    def ponderhit(self) -> None:
        """The move that was pondered on has been played: the clock runs. From any thread."""
        self._library.togyz_engine_ponderhit(self._handle)

    def evaluate(self, position: Position) -> Terms:
        """The judgement of a position by the evaluation made by hand, without a search.

        Its game must not be over.
        """
        terms = CTerms()
        code = self._library.togyz_engine_evaluate(
            self._handle, byref(pack(self.variant, position)), byref(terms)
        )
        if code < 0:
            raise TogyzError(f"the engine can't judge {position!r}")
        return Terms(**{name: getattr(terms, name) for name in Terms.__slots__})


def bench(depth: int = 0, threads: int = 1, network: CoreNetwork | None = None) -> tuple[int, int]:
    """The fixed search of fixed positions: its nodes, which are its signature, and milliseconds.

    Args:
        depth: plies; 0 for the usual depth, which alone gives the signature.
        threads: how many; only one gives the signature.
        network: what judges the positions of its variant; None: the evaluation made by hand.
    """
    time_ms = c_int64()
    handle = None if network is None else network.handle
    nodes = library().togyz_bench(handle, depth, threads, byref(time_ms))
    return int(nodes), time_ms.value


@cache
def levels() -> tuple[Level, ...]:
    """Every level of play, from the weakest.

    Raises:
        CoreUnavailable: there is no compiled core.
    """
    return tuple(_level(number) for number in range(1, library().togyz_level_count() + 1))


def _level(number: int) -> Level:
    found = CLevel()
    library().togyz_level_info(number, byref(found))
    return Level(
        number,
        found.name.decode(),
        found.alias.decode() or None,
        found.elo or None,
        bool(found.previews),
        found.nodes,
        found.depth,
    )


def _limits(limits: Limits) -> CLimits:
    for name in _NUMBERS:
        if getattr(limits, name) < 0:
            raise TogyzError(
                f"limits.{name} must not be negative, as {getattr(limits, name)} is; 0 is none"
            )
    holes = [hole for hole in limits.moves if 1 <= hole <= MAX_HOLES]
    if len(holes) != len(limits.moves):
        raise TogyzError(f"no such holes to consider: {limits.moves}")
    return CLimits(
        nodes=limits.nodes,
        movetime_ms=limits.movetime_ms,
        clock_ms=limits.clock_ms,
        increment_ms=limits.increment_ms,
        overhead_ms=limits.overhead_ms,
        depth=limits.depth,
        moves_to_go=limits.moves_to_go,
        lines=limits.lines,
        moves=sum(1 << (hole - 1) for hole in set(holes)),
        ponder=limits.ponder,
    )


def _info(info: CInfo) -> Info:
    lines = tuple(
        Line(line.score, _BOUNDS[line.bound], tuple(line.pv[: line.length]))
        for line in info.lines[: info.count]
    )
    return Info(
        info.depth,
        info.seldepth,
        info.nodes,
        info.time_ms,
        info.hashfull,
        bool(info.proved),
        lines,
    )
