"""What a move did, in sentences."""

from __future__ import annotations

from togyz.core import PROVED, Info
from togyz.engine import win_probability
from togyz.notation import format_move
from togyz.rules import Ban, Hole, Side, Terms, Trace

from .output import plural

__all__ = ["hint_in_words", "move_in_sentences"]


def move_in_sentences(trace: Trace, words: Terms) -> str:
    """The move, where its last stone fell, what it won, and why a tuzdik did not arise.

    Args:
        trace: the move.
        words: whose words to use.
    """
    told = [f"{trace.mover} plays {format_move(trace.before, trace.hole)}: {_way(trace, words)}."]
    tuzdik = words.tuzdik[1]
    if trace.tuzdik is not None:
        told.append(f"{_whose(trace.tuzdik)} had 3 and becomes {trace.mover}'s {tuzdik}.")
    elif trace.captured:
        won = " and ".join(f"{one.stones} from {_whose(one.hole)}" for one in trace.captures)
        told.append(f"Captures {won}.")
    if trace.bans:
        why = " and ".join(_ban(ban, trace, words) for ban in trace.bans)
        told.append(f"It had 3, but no {tuzdik} arises: {why}.")
    for side in Side:
        fed = sum(1 for drop in trace.drops if drop.hole is not None and drop.kazan is side)
        if fed:
            verb = "falls" if fed == 1 else "fall"
            told.append(f"{plural(fed, 'stone')} {verb} into {side}'s {tuzdik}.")
    if trace.again and trace.after.outcome() is None:
        told.append(f"{trace.mover} moves again.")
    return " ".join(told)


def _way(trace: Trace, words: Terms) -> str:
    """Where the stones go."""
    count = len(trace.drops)
    where = _whose(trace.landing) if trace.landing else f"{trace.mover}'s {words.kazan[1]}"
    if count == 1:
        return f"1 stone, into {where}"
    return f"{count} stones, the last one into {where}"


def _whose(hole: Hole) -> str:
    return f"{hole.side}'s hole {hole.number}"


def _ban(ban: Ban, trace: Trace, words: Terms) -> str:
    """Why three stones are no tuzdik."""
    mover = trace.mover
    if ban is Ban.SECOND:
        own = trace.before.tuzdiks[mover]
        return f"{mover} has one already, {mover.opponent}'s hole {own}"
    if ban is Ban.LAST_HOLE:
        return f"hole {trace.before.variant.holes} can never be one"
    other = trace.before.tuzdiks[mover.opponent]
    return f"{mover.opponent}'s {words.tuzdik[1]} is the hole of the same number, {other}"


def hint_in_words(info: Info, trace: Trace, words: Terms) -> str:
    """What the engine would play, and what it expects.

    Args:
        info: what it found.
        trace: its move.
        words: whose words to use.
    """
    line = info.lines[0]
    mover = trace.mover
    if line.score > PROVED:
        view = f"it wins, whatever {mover.opponent} does"
    elif line.score < -PROVED:
        view = "it loses like all others, but makes it last"
    elif info.proved:
        view = "it leads to a draw"
    else:
        view = f"it gives {mover} a chance of {100 * win_probability(line.score):.0f} %"
    told = f"Hint: {trace.hole}. {move_in_sentences(trace, words)} The engine says: {view}"
    expected = " ".join(map(str, line.pv[1:6]))
    return f"{told}; it expects {expected} next." if expected else f"{told}."
