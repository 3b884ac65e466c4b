"""Build a game from the words of its text, and say where they can't be right.

Each line of play is followed as far as it is right; what comes after the first move that can't
be is left out, and the rest of the game and of the file goes on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from togyz.rules import Game, IllegalMove, Node, Outcome, Position, Reason

from .annotations import annotate
from .errors import shown
from .escapes import unescape
from .glyphs import glyph
from .limits import MAX_DEPTH, MAX_GAME_TEXT, MAX_GLYPHS, MAX_NODES
from .movetext import Complaint, MoveText, Notation, complaints, example, illegal, read_word
from .problems import Located, Place, ProblemList
from .recorded import RecordedGame
from .results import read_result
from .verify import verify
from .watch import Numbering, Repetition

__all__ = ["Replay", "Style"]


@dataclass(frozen=True, slots=True)
class Style:
    """What a format of games does that the reading of moves depends on.

    Attributes:
        format: its name.
        notation: how it writes moves.
        own: whether it is togyz's own.
        marks: whether it always marks a new tuzdik.
    """

    format: str
    notation: Notation = "digits"
    own: bool = False
    marks: bool = False


@dataclass(slots=True)
class _Line:
    """A line of play, and how far it has been followed.

    Attributes:
        game: the game it is in.
        at: its last move; None for the end of the game, if nobody has looked at it yet.
        ply: the number of that move.
        dead: whether it can't be followed any further.
    """

    game: Game
    at: Node | None
    ply: int
    dead: bool = False

    @property
    def node(self) -> Node:
        """Its last move, or the root."""
        if self.at is None:
            self.at = self.game.end
        return self.at


class Replay:
    """The moves of a game while they are read.

    Attributes:
        game: the game, as far as it was read.
        result: the result behind the moves, if there was one yet.
        result_place: where that stands.
        complete: whether the main line was read to its end; moves behind the end don't count.
        numbered: whether there was a move number.
        bare_mark: where ``{zero}`` stands, PlayOK's mark of an end by a bare side.
    """

    def __init__(self, game: Game, style: Style, problems: ProblemList) -> None:
        self.game = game
        self.result: str | None = None
        self.result_place: Located | None = None
        self.bare_mark: Located | None = None
        self.complete = True
        self.numbered = False
        self._style = style
        self._problems = problems
        self._main = self._line = self._deepest = _Line(game, game.root, 0)
        self._outer: list[_Line] = []
        self._too_deep = 0  # brackets open beyond the deepest line that is followed
        self._last: MoveText | None = None  # what the last word said
        self._fresh = False  # a number or a bracket stands there, but not yet its move
        self._before: list[str] = []  # comments behind that number
        self._said: list[str] = []  # comments behind the last move
        self._nodes = 0
        self._room = MAX_GAME_TEXT
        self._repetition: Repetition | None = Repetition(game.start)
        self._numbering = Numbering(game.start)

    @property
    def dead(self) -> bool:
        """Whether the words to come can't be followed."""
        return self._line.dead

    @property
    def plies(self) -> int:
        """The moves of the main line."""
        return self._main.ply

    @property
    def node(self) -> Node:
        """The last move of the line of play, or the root."""
        return self._line.node

    @property
    def ply(self) -> int:
        """The number of that move in its line."""
        return self._line.ply

    @property
    def in_variation(self) -> bool:
        """Whether a bracket is open."""
        return bool(self._outer)

    @property
    def position(self) -> Position:
        """The last position of the main line."""
        return self._main.at.position if self._main.at else self.game.position

    def die(self) -> None:
        """Give up the line of play."""
        self._settle()
        self._line.dead = True
        over = self.result is not None or self._line.node.position.outcome() is not None
        if self._line is self._main and not over:
            self.complete = False

    def line(self, words: list[str], expected: list[int] | None = None) -> bool:
        """Play a whole main line, if it is plain and all of it is right; whether it did.

        Args:
            words: moves and perhaps their numbers; see `verify`.
            expected: the holes they have to play, where that is known.
        """
        line = self._line
        game = self.game
        fresh = line is self._main and not line.ply and not line.dead and self.result is None
        if not fresh or not isinstance(game, RecordedGame):
            return False
        style = self._style
        verified = verify(words, style.notation, game.start, marks=style.marks, expected=expected)
        if verified is None:
            return False
        if verified.numbered:
            self.number("1.", Place(0, 0))
        self._settle()
        game.follow(verified)
        line.at, line.ply = None, len(verified.holes)
        self._nodes += line.ply
        self._last = verified.last
        self._repetition = None
        return True

    def word(self, text: str, place: Located) -> None:
        """Play a move."""
        line = self._line
        if line.dead:
            return
        before = line.node.position
        move = read_word(text, self._style.notation, before.variant.holes)
        if move is None or self.result is not None or self._nodes >= MAX_NODES:
            self._not_a_move(text, move, place)
            return
        known = len(line.node.children)
        try:
            wrong_side = move.origin is not None and move.origin is not before.side
            node = None if wrong_side else line.node.add(move.hole)
        except IllegalMove:
            node = None
        if node is None:
            self._complain(illegal(before, move), before, place)
            return
        for complaint in complaints(before, move, node.position):
            self._complain(complaint, before, place)
        if line.dead:
            if len(line.node.children) > known:
                node.remove()
            return
        said, self._before = self._before, []
        self._settle()
        if said:
            node.before = "\n".join([node.before, *said] if node.before else said)
        self._nodes += 1
        line.at = node
        line.ply += 1
        self._last = move
        self._remark(move, before, node.position, place)

    def _not_a_move(self, text: str, move: MoveText | None, place: Located) -> None:
        ply = self._line.ply + 1
        if self.result is not None:
            message = f"moves behind the result {self.result}; they are left out"
            self._problems.error(message, place, "the end of the game", ply)
        elif move is None:
            expected = example(self._style.notation, self._line.node.position)
            self._problems.error(f"{shown(text)} is not a move", place, expected, ply)
        else:
            message = f"a game of more than {MAX_NODES} moves; the rest is left out"
            self._problems.error(message, place, None, ply)
        self.die()

    def _complain(self, complaint: Complaint | None, before: Position, place: Located) -> None:
        assert complaint is not None
        message = complaint.message
        over = before.outcome()
        if over is not None:
            message = f"the game is over ({over}); the moves from here on are left out"
        self._problems.error(message, place, complaint.expected, self._line.ply + 1)
        if complaint.fatal:
            self.die()

    def _remark(self, move: MoveText, before: Position, after: Position, place: Located) -> None:
        """Warn of what is odd about a move that is right."""
        ply = self._line.ply
        if (
            before.tuzdiks != after.tuzdiks
            and self._style.marks
            and not move.tuzdik
            and move.landing
        ):
            message = "a tuzdik arises here, but the text has no mark of it"
            self._problems.warn(message, place, f"{move.hole}{move.landing}x", ply)
        if not self._outer and self._repeats(after):
            message = (
                "played on, though the position before occurred for the third time, which is a draw"
            )
            self._problems.warn(message, place, "the end of the game", ply)

    def _repeats(self, position: Position) -> bool:
        """Whether a move of the main line to this position should not have been played."""
        if self._repetition is None:  # after moves that were played all at once
            self._repetition = Repetition(self.game.start)
            line = islice(self.game.root.mainline(), 1, self._main.ply)
            for node in line:
                self._repetition.note(node.position)
        return self._repetition.note(position)

    def total(self, text: str, place: Located) -> None:
        """A kazan total that stands apart from its move."""
        if self._line.dead:
            return
        node = self._line.node
        if self._last is None or self._last.total is not None or node.parent is None:
            self._problems.error(f"{shown(text)} belongs to no move", place)
            return
        before = node.parent.position
        self._last = move = MoveText(self._last.hole, total=int(text.strip("() \t")))
        self._line.ply -= 1  # the complaint is about the move that was played
        for complaint in complaints(before, move, node.position):
            self._complain(complaint, before, place)
        self._line.ply += 1

    def number(self, text: str, place: Located) -> None:
        """A move number."""
        self._fresh = self.numbered = True
        line = self._line
        if self._outer or line.dead or self.result is not None:
            return
        side = line.node.position.side
        due = self._numbering.check(text, line.ply, side)
        if due is not None:
            message = f"move number {text}, but by the moves before it is {side}'s move {due}"
            self._problems.warn(message, place, due, line.ply + 1)

    def glyph(self, text: str, place: Located) -> None:
        """A mark of the last move."""
        node = self._line.node
        if not self._line.dead and node.parent is not None and len(node.glyphs) < MAX_GLYPHS:
            node.glyphs += (glyph(text),)

    def comment(self, text: str, place: Located) -> None:
        """A comment, without its braces."""
        self._room -= len(text)
        if self._room < 0:
            if self._room + len(text) >= 0:  # the first that goes beyond
                message = f"more than {MAX_GAME_TEXT} characters of comments"
                self._problems.error(f"{message}; the rest of them is left out", place)
            return
        own = self._style.own
        if not own and text.strip().lower() == "zero":
            self.bare_mark = place
            return
        if self._line.dead:
            return
        text = text.strip() if own else re.sub(r"\s*\n\s*", " ", text.strip())
        if self._fresh:
            self._before += [unescape(text) if own else text] if text else []
            return
        if own:
            text, complaints = annotate(self._line.node, text, self.game.variant.holes)
            for message in complaints:
                self._problems.warn(message, place, None, self._line.ply or None)
        if text:
            self._said.append(text)

    def open(self, text: str, place: Located) -> None:
        """Brackets of variations open; a variation stands in place of the move before it."""
        self._settle()
        count = len(text)
        for index in range(count):
            if len(self._outer) >= MAX_DEPTH:
                self._open_too_deep(count - index, place)
                return
            line = self._line
            dead = line.dead or self.result is not None
            if line.node.parent is None and not dead:
                message = "a variation, but there is no move that it could replace"
                self._problems.error(message, place, "a move before it")
                dead = True
            self._outer.append(line)
            self._line = _Line(self.game, line.node.parent or line.node, line.ply - 1, dead)
        self._fresh = True

    def _open_too_deep(self, count: int, place: Located) -> None:
        """Read over what these brackets hold."""
        if not self._too_deep:
            message = f"variations more than {MAX_DEPTH} deep; what is deeper is left out"
            self._problems.error(message, place)
            self._deepest = self._line
            self._line = _Line(self.game, self._line.node, self._line.ply, dead=True)
        self._too_deep += count

    def close(self, text: str, place: Located) -> None:
        """Brackets of variations close."""
        self._settle()
        for _ in text:
            if self._too_deep:
                self._too_deep -= 1
                if not self._too_deep:
                    self._line = self._deepest
            elif self._outer:
                self._line = self._outer.pop()
            else:
                self._problems.error("a bracket closes that was never opened", place)
                return

    def _settle(self) -> None:
        """Be done with the last move: nothing that follows is about it."""
        # What stood before a move that never came is about the one before.
        said = self._said + self._before
        if said and not self._line.dead:
            node = self._line.node
            node.comment = "\n".join([node.comment, *said] if node.comment else said)
        self._said, self._before = [], []
        self._fresh = False
        self._last = None

    def end(self, text: str, place: Located) -> None:
        """The result behind the moves."""
        result = read_result(text)
        if self.result is not None:
            if result != self.result:
                message = f"a second result, {shown(text)}, behind {self.result}"
                self._problems.warn(message, place, self.result)
            return
        self.finish(place)
        self.result = result
        self.result_place = place

    def finish(self, place: Located) -> None:
        """Close what is open; nothing but a result and remarks may follow."""
        if self._outer:
            self._problems.error("a variation is never closed", place, ")")
            self._outer.clear()
            self._too_deep = 0
            self._line = self._main
        self._settle()

    def check_result(self, recorded: str | None, place: Located) -> None:
        """Compare the recorded result, if there is one, with the moves."""
        if not self.complete:
            return
        outcome: Outcome | None = self.position.outcome()
        if recorded is not None and outcome is not None and outcome.result != recorded:
            message = f"the recorded result is {recorded}, but by the moves it is another: "
            self._problems.error(f"{message}{outcome}", place, outcome.result)
        elif recorded in ("1-0", "0-1") and self._repetition and self._repetition.reached:
            message = f"the recorded result is {recorded}, but the position occurred for the "
            self._problems.warn(f"{message}third time, which is a draw", place, "1/2-1/2")
        if self.bare_mark is not None and (outcome is None or outcome.reason is not Reason.BARE):
            how = "the game goes on" if outcome is None else f"it is another: {outcome}"
            message = f"{{zero}} marks an end by a bare side, but by the moves {how}"
            self._problems.error(message, self.bare_mark)
