"""The checks of the text protocol, one function each."""

from __future__ import annotations

from collections.abc import Sequence

from togyz.core import Line
from togyz.notation import format_position, parse_position
from togyz.rules import Position, TogyzError

from ..history import History
from ..options import Option, parse_option
from ..words import parse_info
from .peer import Check, Failed, Peer

__all__ = ["TEXT_CHECKS"]

START = Position.start()
WIN_AT_ONCE = Position.of([0] * 8 + [2], [1, 71] + [0] * 7, (80, 8))
"""Hole 9 captures: 82 stones."""
OVER = Position.of([1] + [0] * 8, [3] + [0] * 8, (82, 76))


def shake_hands(peer: Peer) -> dict[str, Option]:
    """The options that the engine tells of."""
    peer.send("togyz")
    lines = peer.until("togyzok")
    if not any(line.startswith("id name ") for line in lines):
        raise Failed("no line 'id name ...' before togyzok")
    options = {}
    for line in lines:
        if line.startswith("option"):
            try:
                option = parse_option(line.split()[1:])
            except TogyzError as error:
                raise Failed(str(error)) from None
            options[option.name] = option
    return options


def ask(peer: Peer, command: str) -> list[str]:
    """What is said between a command that searches and the move, which comes last."""
    peer.send(command)
    return peer.until("bestmove")


def move_of(position: Position, line: str) -> int:
    """The move of a ``bestmove`` line, which must be legal."""
    words = line.split()
    legal = position.legal_moves()
    if len(words) < 2 or words[1] not in map(str, legal):
        raise Failed(f"{line!r} where the moves are {legal}")
    move = int(words[1])
    if len(words) not in (2, 4) or (len(words) == 4 and words[2] != "ponder"):
        raise Failed(f"{line!r} is not 'bestmove MOVE [ponder MOVE]'")
    if len(words) == 4 and words[3] not in map(str, position.play(move).legal_moves()):
        raise Failed(f"{line!r}: the move to ponder on is not legal")
    return move


def lines_of(position: Position, said: Sequence[str]) -> list[tuple[int, Line]]:
    """The lines of play that ``info`` tells, with their numbers; every move must be legal."""
    found = []
    for line in said:
        words = line.split()
        if words[:1] != ["info"]:
            continue
        try:
            told = parse_info(words[1:])
            if told.line is not None:
                History(position).play(told.line.pv)
                found.append((told.multipv, told.line))
        except TogyzError as error:
            raise Failed(f"{line!r}: {error}") from None
    return found


def refused(peer: Peer, command: str | bytes) -> None:
    """A command that gets one ``error`` line, and nothing else."""
    peer.send(command, "isready")
    lines = peer.until("readyok")
    shown = command if isinstance(command, str) else repr(command)
    shown = shown if len(shown) < 80 else shown[:77] + "..."
    if len(lines) != 2 or lines[0].split()[:1] != ["error"]:
        raise Failed(f"{shown!r} should get one error line; it got {lines[:-1]}")


# ---- the checks


def handshake(peer: Peer) -> None:
    """Says who it is and what can be set."""
    shake_hands(peer)


def readiness(peer: Peer) -> None:
    """Answers isready, also before the handshake."""
    peer.send("isready")
    if peer.until("readyok") != ["readyok"]:
        raise Failed("something came before readyok")


def first_move(peer: Peer) -> None:
    """Plays a move from the first position, and says how it came to it."""
    shake_hands(peer)
    peer.send("position start")
    said = ask(peer, "go depth 4")
    move = move_of(START, said[-1])
    lines = lines_of(START, said)
    if not lines:
        raise Failed("no info line with a score and a pv")
    if [line for number, line in lines if number == 1][-1].pv[0] != move:
        raise Failed("the last pv doesn't begin with the move that is played")


def answers(peer: Peer) -> None:
    """Plays on after moves, as White and as Black, from any position."""
    peer.send("position start moves 7 7 9")
    history = History(START)
    history.play([7, 7, 9])
    move_of(history.position, ask(peer, "go depth 3")[-1])
    line = format_position(history.position)
    after = history.position.play(1)
    peer.send(f"position fen {line} moves 1")
    move_of(after, ask(peer, "go depth 3")[-1])


def without_position(peer: Peer) -> None:
    """Searches the first position if none was set."""
    move_of(START, ask(peer, "go depth 2")[-1])


def variants(peer: Peer) -> None:
    """Plays other variants, or refuses them."""
    for name in ("bestemshe", "qozdatu", "mangala"):
        peer.send(f"position start variant {name}", "isready")
        said = peer.until("readyok")
        if len(said) == 2 and said[0].startswith("error"):
            continue
        if len(said) != 1:
            raise Failed(f"variant {name}: {said}")
        move_of(Position.start(name), ask(peer, "go depth 3")[-1])


def limits(peer: Peer) -> None:
    """Obeys every limit."""
    for limit in (
        "depth 1",
        "nodes 1000",
        "nodes 1",
        "movetime 20",
        "movetime 1",
        "wtime 1000 btime 1000",
        "wtime 1000 btime 1000 winc 100 binc 100",
        "wtime 500 movestogo 3",
        "wtime 1",
        "wtime -50 btime 10",
        "depth 3 nodes 100000 movetime 5000",
    ):
        peer.send("position start")
        move_of(START, ask(peer, f"go {limit}")[-1])


def only_moves(peer: Peer) -> None:
    """Considers only the moves that it is given."""
    for hole in (1, 5, 9):
        peer.send("position start")
        said = ask(peer, f"go depth 3 searchmoves {hole}")
        if move_of(START, said[-1]) != hole:
            raise Failed(f"searchmoves {hole}, and {said[-1]!r}")
    said = ask(peer, "go searchmoves 2 3 depth 3")
    if move_of(START, said[-1]) not in (2, 3):
        raise Failed(f"searchmoves 2 3, and {said[-1]!r}")


def several_lines(peer: Peer) -> None:
    """Tells of several lines, if it has the option."""
    option = shake_hands(peer).get("lines")
    if option is None or option.highest < 3:
        return
    peer.send("setoption name lines value 3", "position start")
    said = ask(peer, "go depth 4")
    last = dict(lines_of(START, said))
    if sorted(last) != [1, 2, 3]:
        raise Failed(f"three lines were asked for; multipv was {sorted(last)}")
    if len({line.pv[0] for line in last.values()}) != 3:
        raise Failed("the lines begin with the same move")
    scores = [last[number].score for number in (1, 2, 3)]
    if scores != sorted(scores, reverse=True):
        raise Failed(f"the best line is not the first: scores {scores}")


def thinking(peer: Peer) -> None:
    """Answers isready while it thinks, and moves when it is stopped."""
    peer.send("position start", "go infinite", "isready")
    said = peer.until("readyok")
    if any(line.startswith("bestmove") for line in said):
        raise Failed("it moved without a stop")
    move_of(START, ask(peer, "stop")[-1])


def busy(peer: Peer) -> None:
    """Refuses what can't be done while it thinks, and thinks on."""
    peer.send("position start", "go infinite")
    for command in ("position start moves 7", "go depth 1", "newgame"):
        peer.send(command, "isready")
        said = [line for line in peer.until("readyok") if not line.startswith("info")]
        if len(said) != 2 or not said[0].startswith("error"):
            raise Failed(f"{command!r} while it thinks: {said}")
    move_of(START, ask(peer, "stop")[-1])


def idle_stop(peer: Peer) -> None:
    """A stop when it doesn't think does nothing."""
    peer.send("stop", "stop", "isready")
    if peer.until("readyok") != ["readyok"]:
        raise Failed("a stop without a search was answered")


def patience(peer: Peer) -> None:
    """Told to think until stopped, it keeps even a proved win to itself."""
    peer.send(f"position fen {format_position(WIN_AT_ONCE)}", "go infinite", "isready")
    if any(line.startswith("bestmove") for line in peer.until("readyok")):
        raise Failed("it moved without a stop")
    if move_of(WIN_AT_ONCE, ask(peer, "stop")[-1]) != 9:
        raise Failed("it doesn't take the win")


def pondering(peer: Peer) -> None:
    """Ponders until ponderhit, or until stop."""
    for end in ("ponderhit", "stop"):
        peer.send("position start", "go ponder wtime 200 btime 200", "isready")
        if any(line.startswith("bestmove") for line in peer.until("readyok")):
            raise Failed("it moved before the ponderhit")
        move_of(START, ask(peer, end)[-1])


def proves(peer: Peer) -> None:
    """Sees a win in one, and says so."""
    peer.send(f"position fen {format_position(WIN_AT_ONCE)}")
    said = ask(peer, "go depth 4")
    if move_of(WIN_AT_ONCE, said[-1]) != 9:
        raise Failed(f"hole 9 wins at once, and it answers {said[-1]!r}")
    if not any("score win 1" in line for line in said):
        raise Failed("no info line says 'score win 1'")


def finished(peer: Peer) -> None:
    """Says that a game is over instead of moving, and goes on."""
    peer.send(f"position fen {format_position(OVER)}")
    refused(peer, "go depth 2")
    peer.send("position start")
    move_of(START, ask(peer, "go depth 2")[-1])


def rubbish(peer: Peer) -> None:
    """Refuses each wrong command in one line, and goes on."""
    for command in (
        "xyzzy",
        "GO",
        "position",
        "position somewhere",
        "position fen",
        "position fen 1,2,3/4,5,6",
        "position start variant chess",
        "position start moves 0",
        "position start moves 10",
        "position start moves e2e4",
        "position start moves 7 7 9 9 9 9 9 9 9 9 9 9 9 9 9",
        "go depth",
        "go depth 0",
        "go depth -3",
        "go depth 99999999999999999999999999",
        "go depth 1e3",
        "go nodes 0",
        "go movetime none",
        "go depth 3 depth 4",
        "go sideways",
        "go searchmoves",
        "go searchmoves 11",
        "setoption",
        "setoption name no-such-option value 1",
        "ponderhit",
        b"\xff\xfe\x00 \x01",
        "a" * 100_000,
    ):
        refused(peer, command)
    peer.send("", "   ", "\t")
    move_of(START, ask(peer, "go depth 2")[-1])


def wrong_values(peer: Peer) -> None:
    """Refuses values that an option can't have."""
    for option in shake_hands(peer).values():
        if option.kind == "spin":
            for value in (option.lowest - 1, option.highest + 1, "", "many", "0x10"):
                refused(peer, f"setoption name {option.name} value {value}")
    move_of(START, ask(peer, "go depth 2")[-1])


def levels(peer: Peer) -> None:
    """Plays at every level that it offers, and the same for a seed."""
    options = shake_hands(peer)
    offered = options.get("level")
    if offered is None:
        return
    if offered.kind != "combo" or offered.default not in offered.choices:
        raise Failed("the option level is no combo with a default that it can have")
    refused(peer, "setoption name level value no-such-level")
    for name in offered.choices:
        if name == offered.default:
            continue
        peer.send(f"setoption name level value {name}")
        if "seed" in options:
            peer.send("setoption name seed value 7")
        peer.send("position start moves 7 1")
        position = START.play(7).play(1)
        # No limit decides, for a level is as strong whatever the clock says.
        moves = {
            move_of(position, ask(peer, command)[-1])
            for command in ("go movetime 1", "go nodes 1", "go wtime 60000 btime 60000")
        }
        if "seed" in options and len(moves) > 1:
            raise Failed(f"level {name} plays {sorted(moves)} for one seed")
        peer.send("position start")
        if move_of(START, ask(peer, "go depth 1 searchmoves 3")[-1]) != 3:
            raise Failed(f"level {name} plays another move than searchmoves")
    peer.send(f"setoption name level value {offered.default}", "position start")
    move_of(START, ask(peer, "go depth 2")[-1])


def keeps_position(peer: Peer) -> None:
    """Keeps the position when a new one is refused."""
    peer.send("position start moves 7")
    refused(peer, "position start moves 7 1 44")
    position = START.play(7)
    for line in ask(peer, "go depth 3"):
        lines_of(position, [line])
    peer.send("position start moves 7 1")
    move_of(position.play(1), ask(peer, "go depth 3")[-1])


def whole_game(peer: Peer) -> None:
    """Plays a game with itself to its end, by the rules."""
    history = History(START)
    for _ in range(400):
        if history.outcome is not None:
            return
        peer.send(f"position start moves {' '.join(map(str, history.moves))}")
        history.play([move_of(history.position, ask(peer, "go nodes 300")[-1])])
    raise Failed("the game has no end")


def shows(peer: Peer) -> None:
    """Shows its position with d, if it knows the command."""
    peer.send("position start moves 7", "d", "isready")
    said = peer.until("readyok")
    for line in said:
        if line.startswith("position ") and parse_position(line[9:]) != START.play(7):
            raise Failed(f"{line!r} is not the position after 7")


def quits(peer: Peer) -> None:
    """Ends when it is told to quit, even while it thinks."""
    peer.send("position start", "go infinite", "quit")
    peer.rest()


def hears_the_end(peer: Peer) -> None:
    """Ends at the end of its input, and first finishes a search that has limits."""
    peer.send("position start", "go depth 3")
    peer.end_input()
    if not any(line.startswith("bestmove") for line in peer.rest()):
        raise Failed("it ended without its move")


TEXT_CHECKS: tuple[Check, ...] = (
    handshake,
    readiness,
    first_move,
    answers,
    without_position,
    variants,
    limits,
    only_moves,
    several_lines,
    thinking,
    busy,
    idle_stop,
    patience,
    pondering,
    proves,
    finished,
    rubbish,
    wrong_values,
    levels,
    keeps_position,
    whole_game,
    shows,
    quits,
    hears_the_end,
)
