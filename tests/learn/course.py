"""The course as the page has it, and what its goals mean, read off the readable rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from togyz import Hole, Position, Trace, parse_position

ROOT = Path(__file__).resolve().parents[2]
COURSE = ROOT / "web/src/learn/course.json"


@dataclass(frozen=True)
class Step:
    """One task: a position, what a move has to do there, and the reply that follows it."""

    id: str
    position: Position
    goal: dict[str, Any]
    reply: int | None

    @property
    def solutions(self) -> list[int]:
        """The holes that reach the goal."""
        moves = self.position.legal_moves()
        return [hole for hole in moves if not self.missed(hole)]

    def missed(self, hole: int) -> str:
        """The first fact that is not as the goal has it; empty if it is reached."""
        found = facts(self.position, hole)
        return next((name for name, want in self.goal.items() if not holds(want, found[name])), "")


def steps() -> list[Step]:
    """All steps in order."""
    written = json.loads(COURSE.read_text(encoding="utf-8"))
    return [
        Step(one["id"], parse_position(one["position"]), one["goal"], one.get("reply"))
        for chapter in written["chapters"]
        for one in chapter["steps"]
    ]


def holds(wanted: Any, found: Any) -> bool:
    """Whether a fact is as a goal wants it."""
    if isinstance(wanted, dict):
        return bool(wanted.get("least", found) <= found <= wanted.get("most", found))
    return bool(wanted == found)


def place(trace: Trace, hole: Hole | None) -> str:
    """A hole through the eyes of the mover."""
    assert hole is not None
    return f"{'own' if hole.side == trace.mover else 'opponent'} {hole.number}"


def replies(position: Position, hole: int) -> list[Trace]:
    """What the other side can do after a move."""
    after = position.play(hole)
    return [] if after.outcome() else [after.trace(reply) for reply in after.legal_moves()]


def facts(position: Position, hole: int) -> dict[str, Any]:
    """What a move does, in the words of the course's goals."""
    trace = position.trace(hole)
    answers = replies(position, hole)
    outcome = trace.after.outcome()
    result = ""
    if outcome:
        won = {None: "drawn", trace.mover: "won"}
        result = won.get(outcome.winner, "lost")
    owners = [
        drop.kazan for drop in trace.drops if drop.hole is not None and drop.kazan is not None
    ]
    fed = owners.count(trace.mover)
    return {
        "hole": hole,
        "stones": len(trace.drops),
        "end": place(trace, trace.landing),
        "home": len(trace.drops) > 1 and trace.landing == trace.origin,
        "captured": trace.captured,
        "most": trace.captured == max(position.trace(h).captured for h in position.legal_moves()),
        "tuzdik": trace.tuzdik is not None,
        "ban": bool(trace.bans),
        "fed": fed,
        "lost": len(owners) - fed,
        "result": result,
        "threat": max((answer.captured for answer in answers), default=0),
        "danger": any(answer.tuzdik for answer in answers),
    }
