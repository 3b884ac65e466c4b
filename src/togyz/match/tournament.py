"""A match: openings drawn, games played from both sides, results kept, and its end."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing

from togyz.rules import Position

from .game import MatchGame
from .log import MatchLog
from .openings import Openings
from .players import player
from .settings import Settings
from .summary import SprtState, Summary, Tally
from .workers import Job, play_jobs

__all__ = ["Match"]


class Match:
    """A match between two engines.

    >>> from togyz.match import Settings, parse_engine
    >>> from togyz.rules import variant
    >>> engines = parse_engine("core nodes=300"), parse_engine("core nodes=100")
    >>> match = Match(Settings(engines, variant("bestemshe"), seed=3), games=4)
    >>> len(list(match.play()))
    4
    >>> match.summary.games
    4

    Attributes:
        settings: what is played.
        length: games to be played.
        games: those that are over, by their number.
    """

    def __init__(
        self,
        settings: Settings,
        games: int,
        log: MatchLog | None = None,
        concurrency: int = 1,
    ) -> None:
        """Prepare a match, or one that goes on.

        Args:
            settings: what is played.
            games: how many; an odd number is rounded up, since openings are played twice.
            log: holds games that were played, and gets those that will be.
            concurrency: games played at once.
        """
        self.settings = settings
        self.length = games + games % 2
        self.games: dict[int, MatchGame] = {}
        self._log = log
        self._concurrency = concurrency
        self._tally = Tally()
        self._left = self.length
        self._pairs_tested = 0
        self._counts = [0, 0, 0, 0, 0]
        self._accepted: float | None = None
        for game in log.games if log else ():
            self._add(game)
        self._follow_test()

    def play(self) -> Generator[MatchGame]:
        """Play what is left, and yield each game when it is over.

        Raises:
            TogyzError: no more openings, or an engine that can't even begin.
            OSError: the log can't be written.
        """
        if self.over:
            return
        self._try_engines()
        with closing(play_jobs(self.settings, self._jobs(), self._concurrency)) as playing:
            for game in playing:
                if self._log is not None:
                    self._log.add(game)
                self._add(game)
                self._follow_test()
                yield game
                if self.over:
                    return

    @property
    def over(self) -> bool:
        """Whether the test is decided or all games are played."""
        return self._accepted is not None or self._left == 0

    @property
    def summary(self) -> Summary:
        """What the games say so far."""
        test = self.settings.sprt
        state = None
        if test is not None:
            llr = test.llr(self._counts)
            state = SprtState(test, tuple(self._counts), llr, self._accepted)
        names, variant = self.settings.names, str(self.settings.variant)
        return self._tally.summary(names, variant, self.length, state)

    def _add(self, game: MatchGame) -> None:
        self.games[game.number] = game
        self._tally.add(game)
        self._left -= game.number < self.length

    def _try_engines(self) -> None:
        """Start and end each engine: one that never works is a mistake, and no weak player."""
        for spec in self.settings.engines:
            one = player(spec, self.settings.variant, self.settings.seed)
            try:
                one.begin(0)
            finally:
                one.close()

    def _jobs(self) -> Iterator[Job]:
        """The games that are left, in order."""
        settings = self.settings
        known = {game.pair: game.opening for game in self.games.values()}
        openings = Openings(
            settings.variant,
            settings.plies,
            settings.seed,
            settings.balance,
            taken=(_after(settings, moves) for moves in known.values()),
        )
        for number in range(self.length):
            if self.over:
                return
            pair = number // 2
            if number in self.games:
                continue
            if pair not in known:
                known[pair] = openings.draw(pair)
            yield Job(number, known[pair])

    def _follow_test(self) -> None:
        """Let the test look at the pairs that are over, in their order.

        So it does not favour short games, and ends in the same place however many are played at
        once.
        """
        test = self.settings.sprt
        while test is not None and self._accepted is None and self._pairs_tested * 2 < self.length:
            two = [self.games.get(2 * self._pairs_tested + i) for i in (0, 1)]
            if None in two:
                return
            points = sum(game.points for game in two if game is not None)
            self._counts[round(2 * points)] += 1
            self._pairs_tested += 1
            self._accepted = test.accepts(test.llr(self._counts))


def _after(settings: Settings, moves: tuple[int, ...]) -> Position:
    position = Position.start(settings.variant)
    for move in moves:
        position = position.play(move)
    return position
