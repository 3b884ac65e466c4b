"""A person at the board: commands in, words and boards out."""

from __future__ import annotations

import random
import re
import shlex
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import click

from togyz.board import text
from togyz.notation import NotationError, parse_move, write_games
from togyz.rules import Game, IllegalMove, Side, TogyzError, Variant, terms

from .inputs import STDIN, Reading, Source, file_problem
from .narrate import hint_in_words, move_in_sentences
from .opponent import Opponent
from .options import extension_format
from .output import plural

__all__ = ["SIDES", "Look", "Sitting"]

SIDES = ("white", "black", "random", "both", "none")
"""Whom the user plays; both: two people; none: the computer plays itself."""

YOU = "You"
WIDTH = 79
MOVE = re.compile(r"[0-9]|([a-z][12]){2}$")
"""How a move looks. A letter alone would be one too, but h is too near to hint and help."""


@dataclass(frozen=True, slots=True)
class Look:
    """How boards are drawn.

    Attributes:
        unicode: with lines and discs.
        colour: in colours.
        vocabulary: whose words.
    """

    unicode: bool
    colour: bool
    vocabulary: str


class Sitting:
    """One user, one game after another.

    Attributes:
        game: the present one.
        left: whether the user wants to leave.
    """

    def __init__(
        self,
        game: Game,
        side: str,
        opponent: Opponent,
        look: Look,
        seed: int | None = None,
    ) -> None:
        """Sit down.

        Args:
            game: to be played, or continued.
            side: one of `SIDES`.
            opponent: the computer.
            look: how to draw.
            seed: what a random side depends on.
        """
        self.game = game
        self.left = False
        self._opponent = opponent
        self._look = look
        self._words = terms(look.vocabulary)
        self._rng = random.Random(seed)
        self._humans = self._seats(side)
        self._own_file: Path | None = None
        self._unsaved = False
        self._commands: dict[str, tuple[Callable[[list[str]], None], str, str]] = {
            "hint": (self._hint, "", "what the engine would play"),
            "back": (self._back, "[PLIES]", "take back your last move, or so many plies"),
            "board": (self._board, "", "draw the board again"),
            "moves": (self._moves, "", "the moves so far, and those that can be played"),
            "save": (self._save, "[FILE]", "write the game; the extension tells the format"),
            "load": (self._load, "FILE [N]", "go on with the first, or N-th, game of a file"),
            "new": (self._new, "[SIDE]", f"a new game; you play {_choice(SIDES)}"),
            "level": (self._level, "[NAME]", "tell or change the computer's level"),
            "resign": (self._resign, "", "give up"),
            "help": (self._help, "", "this list"),
            "quit": (self._quit, "", "leave; the game is kept only if you saved it"),
        }

    def play(self, lines: Iterable[str]) -> None:
        """Play until the user leaves, or there are no more lines."""
        self._greet()
        self._go_on()
        for line in lines:
            self.obey(line)
            if self.left:
                return

    def obey(self, line: str) -> None:
        """Do what a line says; a mistake is a short message."""
        try:
            words = shlex.split(line)
        except ValueError:
            words = line.split()
        if not words:
            return
        name, rest = words[0].casefold(), words[1:]
        try:
            known = [one for one in self._commands if len(name) > 1 and one.startswith(name)]
            if name in ("?", "q"):
                known = ["help" if name == "?" else "quit"]
            if len(known) > 1:
                raise TogyzError(f"{name!r} may mean {' or '.join(known)}")
            if known:
                self._commands[known[0]][0](rest)
            else:
                self._move(" ".join(words))
        except TogyzError as error:
            told = str(error)
            if isinstance(error, NotationError):
                # The place in a line of one word is of no use.
                told = error.message + (f": {error.expected} is right" if error.expected else "")
            self._say(f"{told[:1].upper()}{told[1:]}.")
        except OSError as error:
            self._say(f"{error.filename or 'The file'}: {error.strerror or error}.")

    # ---- commands

    def _move(self, word: str) -> None:
        over = self.game.outcome
        if over is not None:
            raise IllegalMove(f"the game is over: {over}; say new, back, save or quit")
        if not MOVE.match(word):
            shown = word if len(word) <= 40 else f"{word[:37]}..."
            raise TogyzError(f"{shown!r} is no command and no move: help tells what there is")
        if self.game.position.side in self._humans or not self._humans:
            self._take(parse_move(word, self.game.position))
        self._go_on()

    def _hint(self, _: list[str]) -> None:
        self._need_open()
        answer = self._opponent.hint(self.game)
        trace = self.game.position.trace(answer.move)
        self._say(hint_in_words(answer.info, trace, self._words))

    def _back(self, rest: list[str]) -> None:
        game = self.game
        plies = _number(rest[0], 1, 10_000) if rest else self._plies_back()
        resigned = game.ending is not None
        if not rest and resigned:
            plies = 0  # only the end is taken back
        if plies > len(game) or (plies == 0 and not resigned):
            raise TogyzError("there is no move to take back")
        game.takeback(plies)
        game.tags.pop("Result", None)
        self._unsaved = True
        self._say(f"Took back {plural(plies, 'ply')}." if plies else "The game goes on.")
        self._go_on()

    def _plies_back(self) -> int:
        """Back to the last position in which the user had to move."""
        line = list(self.game.root.mainline())
        for plies, node in enumerate(line[-2::-1], 1):
            if node.position.side in self._humans or not self._humans:
                return plies
        return 0

    def _board(self, _: list[str]) -> None:
        self._draw()

    def _moves(self, _: list[str]) -> None:
        moves = " ".join(map(str, self.game.moves))
        self._say(f"Played: {moves or 'nothing yet'}.")
        legal = " ".join(map(str, self.game.position.legal_moves()))
        if self.game.outcome is None:
            self._say(f"{self.game.position.side} can play: {legal}.")

    def _save(self, rest: list[str]) -> None:
        path = Path(rest[0]).expanduser() if rest else self._own_file
        if path is None:
            raise TogyzError("say where to: save game.togyz")
        if path.exists() and path != self._own_file and "!" not in rest[1:]:
            raise TogyzError(f"there is a {path} already; to replace it say: save {path} !")
        extension_format(path)
        try:
            write_games([self.game], path)
        except OSError as error:
            raise TogyzError(f"can't write {path}: {error.strerror or error}") from None
        self._own_file = path
        self._unsaved = False
        self._say(f"Saved to {path}.")

    def _load(self, rest: list[str]) -> None:
        if not rest:
            raise TogyzError("say what to load: load game.togyz")
        number = _number(rest[1], 1, 10**9) if len(rest) > 1 else 1
        path = Path(rest[0]).expanduser()
        self.game = load_game(path, number, self.game.variant, self._say)
        self._own_file = None
        self._unsaved = False
        self._greet()
        self._go_on()

    def _new(self, rest: list[str]) -> None:
        if rest:
            side = rest[0].casefold()
            if side not in SIDES:
                raise TogyzError(f"{rest[0]!r} is no side: say {_choice(SIDES)}")
            self._humans = self._seats(side)
        self.game = new_game(self.game.variant)
        self._own_file = None
        self._unsaved = False
        self._greet()
        self._go_on()

    def _level(self, rest: list[str]) -> None:
        if rest:
            self._opponent.set_level(rest[0].casefold())
        self._say(f"The computer plays at level {self._opponent.level}.")
        if rest and self.game.outcome is None and self.game.position.side not in self._humans:
            self._go_on()

    def _resign(self, _: list[str]) -> None:
        self._need_open()
        side = self.game.position.side
        if side not in self._humans and self._humans:
            side = side.opponent
        self.game.resign(side)
        self._unsaved = True
        self._tell_end()

    def _help(self, _: list[str]) -> None:
        last = self.game.variant.holes
        self._say(f"A hole, 1 to {last}, or a move as in a record, such as 76, plays it.")
        rows = [(f"{name} {what}".rstrip(), why) for name, (_, what, why) in self._commands.items()]
        width = max(len(shown) for shown, _ in rows)
        for shown, why in rows:
            click.echo(f"  {shown:<{width}}  {why}")
        self._say("Commands can be shortened: hi for hint.")

    def _quit(self, _: list[str]) -> None:
        self.left = True
        if self._unsaved and len(self.game):
            self._say("Bye. The game was not saved.")
        else:
            self._say("Bye.")

    # ---- the game

    def _seats(self, side: str) -> frozenset[Side]:
        if side == "random":
            return frozenset({self._rng.choice(list(Side))})
        if side in ("both", "none"):
            return frozenset(Side) if side == "both" else frozenset()
        return frozenset({Side[side.upper()]})

    def _need_open(self) -> None:
        over = self.game.outcome
        if over is not None:
            raise TogyzError(f"the game is over: {over}")

    def _take(self, hole: int) -> None:
        """Play a move, and tell what it did."""
        game = self.game
        game.play(hole)
        game.tags.pop("Result", None)
        for side in Side:
            name = YOU if side in self._humans else f"togyz, level {self._opponent.level}"
            game.tags.setdefault(str(side), name)
        self._unsaved = True
        trace = game.end.trace()
        assert trace is not None
        self._say(move_in_sentences(trace, self._words))

    def _go_on(self) -> None:
        """Let the computer move while it is its turn, and show what the user has to look at."""
        while self.game.outcome is None and self.game.position.side not in self._humans:
            self._take(self._opponent.move(self.game))
        self._draw()
        self._tell_end()

    def _tell_end(self) -> None:
        over = self.game.outcome
        if over is None:
            return
        if self.game.position.outcome() is None:  # the board can't show it
            self._say(f"{over}.")
        self._say("The game is over: say new, back, save or quit.")

    def _greet(self) -> None:
        if len(self._humans) == 1:
            (side,) = self._humans
            who = f"You are {side}; {side.opponent} is the computer, level {self._opponent.level}"
        elif self._humans:
            who = "You play both sides"
        else:
            who = f"The computer plays itself, level {self._opponent.level}"
        last = self.game.variant.holes
        self._say(f"{self.game.variant.title}. {who}. Type a hole, 1 to {last}, or help.")

    def _draw(self) -> None:
        below = Side.BLACK if self._humans == {Side.BLACK} else Side.WHITE
        drawn = text(
            self.game.position,
            last_move=self.game.end.trace(),
            below=below,
            unicode=self._look.unicode,
            color=self._look.colour,
            vocabulary=self._look.vocabulary,
        )
        click.echo(f"\n{drawn}\n", color=self._look.colour)

    def _say(self, sentence: str) -> None:
        if not self._look.unicode:
            sentence = sentence.replace("–", "-")
        # Not between the parts of a word: a file's name can be copied.
        click.echo(textwrap.fill(sentence, WIDTH, break_long_words=False, break_on_hyphens=False))


def new_game(variant: Variant) -> Game:
    """A game that begins today."""
    return Game(variant, tags={"Date": f"{date.today():%Y.%m.%d}"})


def load_game(path: Path, number: int, variant: Variant, say: Callable[[str], None]) -> Game:
    """A game of a file; what is wrong in it is said, and it is taken as far as it is right.

    Raises:
        TogyzError: it can't be read, is no file with games, or has fewer.
    """
    count = 0
    source = Source(f"./{path}" if str(path) == STDIN else str(path))
    try:
        for record in source.games(Reading(rules=variant)):
            count += 1
            if count == number:
                for problem in record.problems:
                    say(str(problem))
                return record.game
    except NotationError as error:
        whole = file_problem(source, error)
        raise TogyzError(f"can't load {whole.place}: {whole.what}") from None
    except OSError as error:
        raise TogyzError(f"can't load {path}: {error.strerror or error}") from None
    raise TogyzError(f"no game {number} in {path}: it holds {plural(count, 'game')}")


def _number(word: str, lowest: int, highest: int) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 10):
        raise TogyzError(f"{word!r} is no number")
    if not lowest <= int(word) <= highest:
        raise TogyzError(f"{word} is not between {lowest} and {highest}")
    return int(word)


def _choice(words: Sequence[str]) -> str:
    """``white, black or both``."""
    return f"{', '.join(words[:-1])} or {words[-1]}"
