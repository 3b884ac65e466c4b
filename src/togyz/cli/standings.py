"""How a match stands, in words."""

from __future__ import annotations

import math

from togyz.match import Settings, Summary

from .output import plural

__all__ = ["report_lines", "standing"]

FAULTS = {"time": "time", "illegal": "illegal moves", "crash": "crashing"}
"""How an engine loses by its own fault, by the names that results have for it."""


def standing(summary: Summary) -> str:
    """One line: how it stands."""
    parts = [
        f"{summary.games}/{summary.planned} games",
        f"+{summary.wins} ={summary.draws} -{summary.losses}",
    ]
    if summary.estimate is not None and summary.estimate.error is not None:
        parts.append(f"Elo {_elo(summary)}")
    if summary.test is not None:
        test = summary.test
        parts.append(f"LLR {test.llr:.2f} in [{test.sprt.lower:.2f}, {test.sprt.upper:.2f}]")
    faults = sum(sum(each.values()) for each in summary.faults)
    if faults:
        parts.append(plural(faults, "fault"))
    return ", ".join(parts)


def report_lines(settings: Settings, summary: Summary) -> list[str]:
    """What came out; there must have been a game."""
    share = 100 * summary.points / summary.games
    white, drawn, black = summary.white
    rows = [
        ("Score", f"{summary.points:g} of {plural(summary.games, 'game')} ({share:.1f} %)"),
        ("", f"{summary.wins} won, {summary.draws} drawn, {summary.losses} lost"),
        ("Elo", _elo(summary)),
        ("", _certainty(summary)),
        ("Pairs", _pairs(summary)),
        ("White", f"{white} won, {drawn} drawn, {black} lost"),
        ("Ended by", ", ".join(f"{why} {count}" for why, count in summary.endings.items())),
        ("Length", f"{summary.plies / summary.games:.0f} plies a game"),
    ]
    for name, faults in zip(summary.names, summary.faults, strict=True):
        told = ", ".join(f"{count} by {FAULTS[kind]}" for kind, count in faults.items() if count)
        rows.append(("Faults", f"{name}: {told}" if told else ""))
    rows.append(("SPRT", _verdict(summary)))
    paces = (str(pace) for pace in settings.paces if pace)
    how = [summary.variant, *dict.fromkeys(paces), f"openings of {settings.plies} plies"]
    first, second = summary.names
    body = [f"  {name:<9} {told}" for name, told in rows if told]
    return [f"{first} against {second}", ", ".join(how), *body]


def _elo(summary: Summary) -> str:
    """Elo with its error, as far as there is one."""
    found = summary.estimate
    if found is None:
        return "not known before a pair is complete"
    if found.error is None:
        shown = f"{found.elo:+z.0f}".replace("inf", "∞")
        return f"{shown}, with an error that is not known: too few pairs differ"
    return f"{found.elo:+z.1f} ± {found.error:.1f}"


def _certainty(summary: Summary) -> str:
    """The interval, and how likely the first engine is the stronger one."""
    found = summary.estimate
    if found is None or found.low is None or found.high is None or found.superiority is None:
        return ""
    ends = f"{found.low:+z.1f} to {found.high:+z.1f}".replace("inf", "∞")
    if math.isclose(found.superiority, 1, abs_tol=5e-4):
        return f"{ends} with 95 %; stronger for certain"
    return f"{ends} with 95 %; stronger with {100 * found.superiority:.1f} %"


def _pairs(summary: Summary) -> str:
    points = ("0", "½", "1", "1½", "2")
    return ", ".join(
        f"{count} × {each}" for each, count in zip(points, summary.pairs, strict=True) if count
    )


def _verdict(summary: Summary) -> str:
    state = summary.test
    if state is None:
        return ""
    test = state.sprt
    ratio = f"LLR {state.llr:.2f} in [{test.lower:.2f}, {test.upper:.2f}]"
    if state.accepted is None:
        return f"{ratio}: open between {test.elo0:+g} and {test.elo1:+g} Elo"
    claim = "or more" if state.accepted == test.elo1 else "or less"
    return f"{ratio}: {state.accepted:+g} Elo {claim}, after {plural(sum(state.counts), 'pair')}"
