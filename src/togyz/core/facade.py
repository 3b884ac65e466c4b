"""The compiled rules with the types of `togyz.rules`."""

from __future__ import annotations

import ctypes
from ctypes import byref
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from togyz.rules import (
    Ban,
    Capture,
    Drop,
    Hole,
    IllegalMove,
    InvalidPosition,
    Outcome,
    Position,
    Reason,
    Side,
    TogyzError,
    Trace,
    Variant,
)

from .library import (
    NOWHERE,
    CoreUnavailable,
    COutcome,
    CPosition,
    CReplayed,
    CTrace,
    library,
)
from .packing import pack, pack_rules, unpack

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    import numpy.typing as npt

__all__ = ["OTHER_HOLE", "OWN_HOLE", "Core", "Replayed", "core"]

OWN_HOLE = 64
"""Added to the number of a landing hole: it is the mover's."""
OTHER_HOLE = 128
"""Added to the number of a landing hole: it is the opponent's."""

Method = Literal["bulk", "fast", "plain"]

_METHODS: dict[Method, int] = {"bulk": 0, "fast": 1, "plain": 2}
_REASONS = (None, Reason.MAJORITY, Reason.SPLIT, Reason.BARE)
_BANS = ((1, Ban.SECOND), (2, Ban.LAST_HOLE), (4, Ban.MIRRORED))
_PROBLEMS: dict[int, Problem] = {-3: "illegal", 1: "landing", 2: "total", 3: "tuzdik"}

Problem = Literal["illegal", "landing", "total", "tuzdik"]


@dataclass(frozen=True, slots=True)
class Replayed:
    """What became of a line of moves.

    Attributes:
        plies: how many moves are right, from the first on.
        problem: what is wrong with the next one, or None: an illegal move, or a landing hole, a
            kazan total or a tuzdik that is not as said.
        position: the position after the moves that are right.
        outcome: its outcome by the rules that one position shows.
        repeated: the ply at which a position occurred for the third time, or None.
        tuzdiks: the plies at which White's and Black's tuzdik arose; None where none did.
    """

    plies: int
    problem: Problem | None
    position: Position
    outcome: Outcome | None
    repeated: int | None
    tuzdiks: tuple[int | None, int | None]


class Core:
    """The compiled rules of one variant. Get it by `core`, which keeps one for each.

    Attributes:
        variant: the variant.
    """

    def __init__(self, variant: Variant) -> None:
        """Build the tables of a variant: some milliseconds.

        Raises:
            CoreUnavailable: there is no compiled core.
            TogyzError: the core can't play this variant (more than 9 holes a side or 162 stones,
                or a family of rules of your own).
        """
        rules = pack_rules(variant)
        self.variant = variant
        self._library = library()
        self._handle = self._library.togyz_variant_new(byref(rules))
        if not self._handle:
            raise CoreUnavailable(f"the core has no memory for the tables of {variant}")

    def __del__(self) -> None:
        """Give the tables back."""
        if getattr(self, "_handle", None):
            self._library.togyz_variant_free(self._handle)

    @property
    def handle(self) -> int:
        """For other functions of the core that take a variant."""
        return int(self._handle)

    def _pack(self, position: Position) -> CPosition:
        return pack(self.variant, position)

    def _unpack(self, packed: CPosition) -> Position:
        return unpack(self.variant, packed)

    @staticmethod
    def _outcome(packed: COutcome) -> Outcome | None:
        reason = _REASONS[packed.end]
        if reason is None:
            return None
        winner = None if packed.winner == NOWHERE else Side(packed.winner)
        return Outcome(winner, reason, (packed.score[0], packed.score[1]))

    def _refuse(self, code: int, position: Position, hole: int | None = None) -> None:
        if code == -3 and hole is not None:
            position.check(hole)  # says why
            raise IllegalMove(f"hole {hole} can't be played")
        if code < 0:
            raise InvalidPosition((f"the core refuses the position {position!r}",))

    def legal_moves(self, position: Position) -> tuple[int, ...]:
        """As `Position.legal_moves`."""
        mask = self._library.togyz_legal(self._handle, byref(self._pack(position)))
        self._refuse(mask, position)
        return tuple(n + 1 for n in range(self.variant.holes) if mask >> n & 1)

    def outcome(self, position: Position) -> Outcome | None:
        """As `Position.outcome`."""
        found = COutcome()
        code = self._library.togyz_outcome_of(
            self._handle, byref(self._pack(position)), byref(found)
        )
        self._refuse(code, position)
        return self._outcome(found)

    def play(self, position: Position, hole: int) -> Position:
        """As `Position.play`."""
        after = CPosition()
        code = self._library.togyz_play(
            self._handle, byref(self._pack(position)), hole, byref(after)
        )
        self._refuse(code, position, hole)
        return self._unpack(after)

    def trace(self, position: Position, hole: int) -> Trace:
        """As `Position.trace`."""
        found = CTrace()
        code = self._library.togyz_trace_move(
            self._handle, byref(self._pack(position)), hole, byref(found)
        )
        self._refuse(code, position, hole)
        n = self.variant.holes

        def hole_at(place: int) -> Hole | None:
            return None if place == NOWHERE else Hole.at(place, n)

        drops = tuple(
            Drop(hole_at(place), None if kazan == NOWHERE else Side(kazan))
            for place, kazan in zip(
                found.places[: found.stones], found.kazans[: found.stones], strict=True
            )
        )
        captures = tuple(
            Capture(Hole.at(found.capture_places[i], n), found.capture_stones[i])
            for i in range(found.captures)
        )
        bans = tuple(ban for bit, ban in _BANS if found.bans & bit)
        after = self._unpack(found.after)
        return Trace(position, hole, drops, captures, hole_at(found.tuzdik), bans, after)

    def perft(self, position: Position, depth: int, method: Method = "bulk") -> int:
        """As `togyz.perft`; ``bulk`` counts the last ply without playing it.

        ``fast`` plays every move from the tables, ``plain`` stone by stone: the yardsticks.
        """
        count = self._library.togyz_perft(
            self._handle, byref(self._pack(position)), depth, _METHODS[method]
        )
        self._refuse(count, position)
        return int(count)

    def endings(self, position: Position, plies: int) -> list[tuple[int, ...]]:
        """All games that end with exactly so many more plies, as lines of hole numbers.

        It takes about as long as to count the positions two plies before.

        Args:
            position: where they begin.
            plies: from 1 on.

        Raises:
            TogyzError: the core can't do that for this variant, which captures pairs or has
                options, or is Mangala.
        """
        packed = self._pack(position)
        room = 1 << 16
        while True:
            lines = (ctypes.c_uint8 * room)()
            count = self._library.togyz_endings(self._handle, byref(packed), plies, lines, room)
            if count == -1:
                raise TogyzError(f"the core can't list the shortest games of {self.variant}")
            self._refuse(count, position)
            if count * plies <= room:
                return [tuple(lines[at : at + plies]) for at in range(0, count * plies, plies)]
            room = count * plies

    def replay(
        self,
        start: Position,
        holes: Sequence[int],
        landings: Sequence[int] | None = None,
        totals: Sequence[int] | None = None,
        tuzdiks: Sequence[bool] | None = None,
    ) -> Replayed:
        """Replay a line and compare what a record says of each move with the rules.

        Args:
            start: where it begins.
            holes: the holes that are played.
            landings: the number of the hole where each last stone is said to fall, plus
                `OWN_HOLE` or `OTHER_HOLE` where it is said whose; 0: not said, 255: the own
                kazan (Mangala).
            totals: the mover's kazan that is said to hold this many after the move; -1: not said.
            tuzdiks: whether the move is said to make a tuzdik.

        Raises:
            TogyzError: arrays of different lengths, or a number out of its range.
        """
        count = len(holes)
        others = (landings, totals, tuzdiks)
        if any(other is not None and len(other) != count for other in others):
            raise TogyzError("the arrays of a line must have one entry for each move")
        try:
            arrays = (
                bytes(holes),
                None if landings is None else bytes(landings),
                None if totals is None else (ctypes.c_int16 * count)(*totals),
                None if tuzdiks is None else bytes(tuzdiks),
            )
        except ValueError as error:
            raise TogyzError(f"a line of moves holds a number out of range: {error}") from None
        found = CReplayed()
        code = self._library.togyz_replay(
            self._handle, byref(self._pack(start)), count, *arrays, byref(found)
        )
        self._refuse(code, start)
        return Replayed(
            found.ply,
            _PROBLEMS.get(found.problem),
            self._unpack(found.position),
            self._outcome(found.outcome),
            found.repeated or None,
            (found.tuzdiks[0] or None, found.tuzdiks[1] or None),
        )

    def keys(self, start: Position, holes: Sequence[int]) -> list[int]:
        """Numbers for the positions of a line, the first one included, to find them again by.

        The same position has the same key in every game and on every machine; that two have one key
        is possible, and as likely as two equal random numbers of 64 bits.

        Args:
            start: where the line begins.
            holes: the holes that are played.

        Returns:
            Numbers of 64 bits with a sign, as databases keep them.

        Raises:
            IllegalMove: the line can't be played.
            TogyzError: a hole number is out of range.
        """
        found = (ctypes.c_int64 * (len(holes) + 1))()
        try:
            line = bytes(holes)
        except ValueError as error:
            raise TogyzError(f"a line of moves holds a number out of range: {error}") from None
        code = self._library.togyz_keys(
            self._handle, byref(self._pack(start)), len(line), line, found
        )
        if code == -3:
            raise IllegalMove("a move of the line can't be played")
        self._refuse(code, start)
        return list(found)

    def pack(self, positions: Sequence[Position]) -> npt.NDArray[np.uint8]:
        """Positions as the rows of an array that `step` and `legal_many` work on.

        Each row has 24 bytes: White's holes, Black's holes (18 bytes, the unused ones zero), the
        kazans, the tuzdiks (0: none), the side to move, and whether the move is an extra one.

        Raises:
            TogyzError: NumPy is not installed.
        """
        _need_numpy()
        import numpy as np

        rows = b"".join(bytes(self._pack(position)) for position in positions)
        return np.frombuffer(rows, dtype=np.uint8).reshape(-1, ctypes.sizeof(CPosition)).copy()

    def unpack(self, rows: npt.NDArray[np.uint8]) -> list[Position]:
        """The positions of an array; the inverse of `pack`."""
        size = ctypes.sizeof(CPosition)
        return [
            self._unpack(CPosition.from_buffer_copy(row.tobytes()))
            for row in rows.reshape(-1, size)
        ]

    def step(
        self, rows: npt.NDArray[np.uint8], holes: npt.NDArray[np.uint8]
    ) -> npt.NDArray[np.int8]:
        """Play one move in each of many games, in place.

        Args:
            rows: positions as `pack` makes them: shape (games, 24), C-contiguous.
            holes: a hole number for each game.

        Returns:
            For each game 0 while it goes on, 1 after a majority, 2 for half each, 3 for a bare
            side; -2 for a position that can't be and -3 for an illegal move: these rows stay.
        """
        _need_numpy()
        import numpy as np

        _check_rows(rows)
        chosen = np.ascontiguousarray(holes, dtype=np.uint8)
        if chosen.shape != rows.shape[:1]:
            raise TogyzError(f"{len(rows)} games need as many holes, not {chosen.shape}")
        statuses = np.empty(len(rows), dtype=np.int8)
        self._library.togyz_step(
            self._handle,
            len(rows),
            rows.ctypes.data,
            chosen.ctypes.data,
            statuses.ctypes.data_as(ctypes.POINTER(ctypes.c_int8)),
        )
        return statuses

    def legal_many(self, rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
        """Which holes may be played in each of many games: shape (games, holes)."""
        _need_numpy()
        import numpy as np

        _check_rows(rows)
        masks = np.empty(len(rows), dtype=np.uint16)
        self._library.togyz_legal_many(self._handle, len(rows), rows.ctypes.data, masks.ctypes.data)
        return (masks[:, None] >> np.arange(self.variant.holes) & 1).astype(np.bool_)


def _need_numpy() -> None:
    try:
        import numpy as np  # noqa: F401 - the caller does it again, where it has its types
    except ModuleNotFoundError:
        raise TogyzError(
            "many games at once are NumPy arrays, and NumPy is not installed: "
            "pip install 'togyz[arrays]', or pip install '.[arrays]' in a copy of the repository"
        ) from None


def _check_rows(rows: npt.NDArray[np.uint8]) -> None:
    size = ctypes.sizeof(CPosition)
    fits = rows.ndim == 2 and rows.shape[1] == size and rows.dtype.name == "uint8"
    if not fits or not rows.flags.c_contiguous or not rows.flags.writeable:
        raise TogyzError(
            f"positions must be a writable C-contiguous uint8 array of (games, {size})"
        )


@lru_cache(maxsize=32)
def core(variant: Variant) -> Core:
    """The compiled rules of a variant, built at first use."""
    return Core(variant)
