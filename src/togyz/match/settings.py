"""All that decides how the games of a match go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from togyz.engine.judges import judge
from togyz.engine.knowledge import NONE as NO_TABLES
from togyz.engine.knowledge import usable
from togyz.rules import TogyzError, Variant

from .elo import Sprt
from .referee import Adjudication
from .specs import EngineSpec, Pace

__all__ = ["Settings"]

NONE = Adjudication()
USUAL_PACE = Pace(move_ms=100)
LONGEST_OPENING = 100


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played. Two matches with equal settings play the same openings.

    Attributes:
        engines: the two.
        variant: the rules.
        seed: what openings, and the dice of levels, depend on.
        plies: random moves of an opening.
        balance: hundredths of a stone that an opening may favour a side by; 0: any.
        pace: how long engines may think that have no limit of their own.
        margin_ms: how much later than allowed an answer may come.
        adjudication: when games end early.
        sprt: the test that ends the match, or None.

    Raises:
        TogyzError: what can't be, or does not go together.
    """

    engines: tuple[EngineSpec, EngineSpec]
    variant: Variant
    seed: int = 1
    plies: int = 6
    balance: int = 500
    pace: Pace = USUAL_PACE
    margin_ms: int = 500
    adjudication: Adjudication = NONE
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        """Refuse what can't be played."""
        if not 0 <= self.plies <= LONGEST_OPENING:
            raise TogyzError(f"an opening has 0 to {LONGEST_OPENING} plies, not {self.plies}")
        if self.balance < 0 or self.margin_ms < 0:
            raise TogyzError("balance and margin are not negative")
        if not self.pace:
            raise TogyzError("engines need a limit: nodes, a depth, or a time")
        for spec in self.engines:
            if spec.kind == "core":
                judge(self.variant, spec.network)
                usable(self.variant, spec.tables)
        usable(self.variant, self.adjudication.tables)
        for spec, pace in zip(self.engines, self.paces, strict=True):
            if spec.kind == "moves" and not pace.move_ms:
                raise TogyzError(
                    f"{spec.text!r} is told a time for each move: give it one, as in "
                    "'moves time=100 COMMAND'"
                )

    @property
    def paces(self) -> tuple[Pace, Pace]:
        """How long each engine may think; a level is bounded by itself."""
        first, second = (
            Pace() if spec.kind == "level" else spec.pace or self.pace for spec in self.engines
        )
        return first, second

    @property
    def names(self) -> tuple[str, str]:
        """What the engines are called; two of one name are told apart."""
        first, second = (spec.name for spec in self.engines)
        return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")

    def as_dict(self) -> dict[str, Any]:
        """For JSON, and for comparison with those of a match that goes on."""
        adjudication, sprt = self.adjudication, self.sprt
        return {
            "engines": [spec.text for spec in self.engines],
            "variant": str(self.variant),
            "seed": self.seed,
            "plies": self.plies,
            "balance": self.balance,
            "pace": str(self.pace),
            "margin_ms": self.margin_ms,
            "adjudicate": [adjudication.lead, adjudication.moves] if adjudication.lead else None,
            "adjudicate_tables": None if adjudication.tables == NO_TABLES else adjudication.tables,
            "draw_after": adjudication.plies,
            "sprt": [sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta] if sprt else None,
        }
