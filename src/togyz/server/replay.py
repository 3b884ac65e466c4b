"""Read what somebody pasted: games or a position of any supported format."""

from __future__ import annotations

import re
from typing import cast

from togyz.notation import NotationError, Problem, parse_position, read_text
from togyz.rules import Game, InvalidPosition, Position, TogyzError

from . import views
from .bodies import ProblemView, Replay, ReplayGame, ReplayMove
from .errors import Refused
from .messages import Result

RESULT = re.compile(r"1/2")

__all__ = ["MAX_GAMES", "MAX_PLIES", "problem_view", "replay"]

MAX_GAMES = 200
"""Games of one text that are sent."""

MAX_PLIES = 20_000
"""Moves of all games of one text that are sent: some 13 MB, a twentieth of that compressed.

No game alone has more: the readers stop there.
"""


def replay(text: str) -> Replay:
    """Every game of a text with every position, as far as they can be read.

    Raises:
        Refused: ``unreadable``, when there is no game and no position in it.
    """
    if not text.strip():
        raise Refused("unreadable", "The text is empty. Paste a game or a position.", field="text")
    position, complaint = _position(text)
    if position is not None:
        return Replay(games=[_game(Game(position), ())], problems=[], truncated=False)
    try:
        found = _games(text)
    except TogyzError as error:
        raise _unreadable(complaint or error) from error
    # A position with a mistake in it begins like a game of bare numbers.
    if complaint is not None and any(game.problems for game in found.games):
        raise _unreadable(complaint)
    return found


def _unreadable(reason: TogyzError) -> Refused:
    words = str(reason)
    return Refused("unreadable", f"{words[:1].upper()}{words[1:]}.", field="text")


def _position(text: str) -> tuple[Position | None, TogyzError | None]:
    """The position that the text is; or, if it looks like one, why it is none."""
    line = text.strip()
    if len(line.splitlines()) > 1:
        return None, None
    try:
        return parse_position(line), None
    except (NotationError, InvalidPosition) as error:
        # "/" parts the rows in most formats; in games it stands in results and in dates.
        return None, error if "/" in RESULT.sub("", line) and "[" not in line else None


def _games(text: str) -> Replay:
    games: list[ReplayGame] = []
    problems: list[ProblemView] = []
    plies = 0
    for record in read_text(text):
        plies += len(record.game)
        if games and (len(games) >= MAX_GAMES or plies > MAX_PLIES):
            return Replay(games=games, problems=problems, truncated=True)
        games.append(_game(record.game, record.problems))
        problems += games[-1].problems
    if not any(game.moves or game.tags for game in games):
        first = problems[0].message if problems else "there are no moves in it"
        raise NotationError(first)
    return Replay(games=games, problems=problems, truncated=False)


def _game(game: Game, problems: tuple[Problem, ...]) -> ReplayGame:
    nodes = list(game.root.mainline())
    outcome = game.outcome
    start = views.position_view(game.start, 0, outcome if len(nodes) == 1 else None)
    moves = []
    for ply, node in enumerate(nodes[1:], 1):
        trace = node.trace()
        assert trace is not None
        played = views.played_move(trace, ply)
        moves.append(
            ReplayMove(
                ply=ply,
                hole=played.hole,
                text=played.text,
                trace=played.trace,
                position=views.position_view(
                    node.position, ply, outcome if ply == len(nodes) - 1 else None, moves=False
                ),
            )
        )
    return ReplayGame(
        tags=dict(game.tags),
        variant=str(game.variant),
        start=start,
        moves=moves,
        outcome=views.outcome_view(outcome),
        result=cast(Result, game.result),
        problems=[problem_view(problem) for problem in problems],
    )


def problem_view(problem: Problem) -> ProblemView:
    """What is wrong, as it is told."""
    return ProblemView(
        severity=problem.severity,
        message=problem.message,
        game=problem.game,
        ply=problem.ply,
        line=problem.line,
        column=problem.column,
        expected=problem.expected,
    )
