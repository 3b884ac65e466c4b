"""The checks of the JSON lines, one function each."""

from __future__ import annotations

import json
from typing import Any

from togyz.notation import format_position
from togyz.rules import Position, TogyzError

from ..history import History
from .peer import Check, Failed, Peer
from .text import OVER, START, WIN_AT_ONCE

__all__ = ["JSON_CHECKS"]


def send(peer: Peer, **request: Any) -> None:
    """Send a request."""
    peer.send(json.dumps(request))


def receive(peer: Peer) -> dict[str, Any]:
    """The next answer; every line must be an object with id and type."""
    line = peer.line("an answer")
    try:
        answer = json.loads(line)
    except ValueError:
        raise Failed(f"{line!r} is no JSON") from None
    if not isinstance(answer, dict) or "id" not in answer:
        raise Failed(f"{line!r} is no object with an id")
    if answer.get("type") not in ("result", "partial", "error"):
        raise Failed(f"{line!r} is no result, no partial and no error")
    return answer


def last_of(peer: Peer, request: object) -> dict[str, Any]:
    """The next last answer, which must be to this request."""
    while (answer := receive(peer))["type"] == "partial":
        pass
    if answer["id"] != request:
        raise Failed(f"an answer to {request!r} was due; {answer} came")
    return answer


def result_of(peer: Peer, request: object) -> dict[str, Any]:
    """As `last_of`, and no error."""
    answer = last_of(peer, request)
    if answer["type"] != "result":
        raise Failed(f"{answer} instead of a result")
    return answer


NUMBERS = ("depth", "seldepth", "nodes", "time_ms", "hashfull")


def judged(position: Position, answer: dict[str, Any]) -> None:
    """What a search tells must be complete, and its lines legal."""
    for name in NUMBERS:
        if type(answer.get(name)) is not int or answer[name] < 0:
            raise Failed(f"{name} is {answer.get(name)!r}")
    # A search may be too short to tell its speed.
    if "nps" not in answer or type(answer["nps"] or 0) is not int:
        raise Failed(f"nps is {answer.get('nps')!r}")
    lines = answer.get("lines")
    if not isinstance(lines, list) or not lines:
        raise Failed(f"lines is {lines!r}")
    for name in ("score", "win", "pv"):
        if answer.get(name) != lines[0].get(name):
            raise Failed(f"{name} is {answer.get(name)!r}, and {lines[0].get(name)!r} in lines")
    for line in lines:
        if type(line.get("score")) is not int or not 0 <= line.get("win", -1) <= 1:
            raise Failed(f"score and win of {line} can't be")
        if not line.get("pv"):
            raise Failed(f"no pv in {line}")
        try:
            History(position).play(line["pv"])
        except (TogyzError, TypeError) as error:
            raise Failed(f"pv {line['pv']}: {error}") from None


def error_of(peer: Peer, request: object, field: str | None) -> None:
    """The next answer must be an error that names id and field."""
    answer = last_of(peer, request)
    if answer["type"] != "error" or answer.get("field") != field or not answer.get("message"):
        raise Failed(f"an error of the field {field!r} was due; {answer} came")


# ---- the checks


def about(peer: Peer) -> None:
    """Tells its name, variants and workers."""
    send(peer, id="a", type="about")
    answer = result_of(peer, "a")
    if not answer.get("name") or "togyzkumalak" not in answer.get("variants", ()):
        raise Failed(f"{answer} tells no name or no variants")
    if type(answer.get("workers")) is not int or answer["workers"] < 1:
        raise Failed(f"{answer} tells no workers")


def analyses(peer: Peer) -> None:
    """Searches a position."""
    send(peer, id=1, depth=4)
    answer = result_of(peer, 1)
    judged(START, answer)
    if answer.get("cancelled") is not False:
        raise Failed(f"cancelled is {answer.get('cancelled')!r}")


def positions(peer: Peer) -> None:
    """Takes positions, moves and variants."""
    after = START.play(7).play(1)
    send(peer, id="x", type="analyse", position=format_position(after), moves=[2], nodes=500)
    judged(after.play(2), result_of(peer, "x"))
    send(peer, id="y", position="start", variant="togyzkumalak", moves=[7, 1], time_ms=10)
    judged(after, result_of(peer, "y"))


def partial(peer: Peer) -> None:
    """Tells every iteration where that is wanted, and else none."""
    send(peer, id=1, depth=4, partial=True)
    kinds: list[str] = []
    while not kinds or kinds[-1] == "partial":
        answer = receive(peer)
        if answer["type"] == "error":
            raise Failed(f"{answer} instead of a result")
        judged(START, answer)
        kinds.append(answer["type"])
    if len(kinds) < 2:
        raise Failed("no partial result came")
    send(peer, id=2, depth=4)
    if receive(peer)["type"] != "result":
        raise Failed("a partial result came where none was wanted")


def lines(peer: Peer) -> None:
    """Tells of several lines, and considers only the moves given."""
    send(peer, id=1, depth=3, lines=3)
    answer = result_of(peer, 1)
    judged(START, answer)
    if len({line["pv"][0] for line in answer["lines"]}) != 3:
        raise Failed("three lines were asked for")
    send(peer, id=2, depth=3, only=[4])
    if result_of(peer, 2)["pv"][0] != 4:
        raise Failed("only hole 4 might be considered")


def proved(peer: Peer) -> None:
    """Sees a win in one, and says so."""
    send(peer, id=1, position=format_position(WIN_AT_ONCE), depth=4)
    answer = result_of(peer, 1)
    if answer["pv"][0] != 9 or answer["win"] != 1 or answer.get("proved") is not True:
        raise Failed(f"hole 9 wins at once; {answer}")
    if answer.get("result") != {"outcome": "win", "plies": 1}:
        raise Failed(f"the result is a win in 1 ply, not {answer.get('result')!r}")


def levels(peer: Peer) -> None:
    """Plays at the levels that it tells of, and the same for a seed."""
    send(peer, id=1, type="about")
    names = result_of(peer, 1).get("levels", [])
    for name in names:
        limits = {"depth": 2} if name == "full" else {}
        found = []
        for number in range(2):
            send(peer, id=number, level=name, seed=3, moves=[7, 1], **limits)
            answer = result_of(peer, number)
            judged(START.play(7).play(1), answer)
            found.append(answer["pv"])
        if found[0] != found[1]:
            raise Failed(f"level {name} plays {found} for one seed")
    if names:
        send(peer, id=2, level="no-such-level")
        error_of(peer, 2, "level")
        send(peer, id=3, level=names[0], nodes=100)
        error_of(peer, 3, "nodes")


def tables(peer: Peer) -> None:
    """Asks the tables that a request names, if it tells that it has any."""
    send(peer, id="a", type="about")
    if "tables" not in result_of(peer, "a"):
        return
    for number, wanted in enumerate(("none", "auto")):
        send(peer, id=number, depth=2, tables=wanted)
        judged(START, result_of(peer, number))
    for wrong in (7, "/no/such/folder"):
        send(peer, id="wrong", depth=2, tables=wrong)
        error_of(peer, "wrong", "tables")


def many(peer: Peer) -> None:
    """Answers every one of many requests, once."""
    count = 60
    for number in range(count):
        send(peer, id=f"n{number}", nodes=200 + number, moves=[1 + number % 9])
    open_ones = {f"n{number}" for number in range(count)}
    while open_ones:
        answer = receive(peer)
        if answer["type"] != "result" or answer["id"] not in open_ones:
            raise Failed(f"{answer} where results were due, one for each request")
        open_ones.remove(answer["id"])


def same(peer: Peer) -> None:
    """Gives the same request the same answer."""
    answers = []
    for number in range(2):
        send(peer, id=number, nodes=3000)
        answer = result_of(peer, number)
        answers.append((answer["pv"], answer["score"], answer["nodes"]))
        send(peer, id="other", nodes=2000, moves=[3])
        result_of(peer, "other")
    if answers[0] != answers[1]:
        raise Failed(f"{answers[0]} and then {answers[1]}")


def fill(peer: Peer) -> int:
    """Keep all workers at work; how many they are."""
    send(peer, id="about", type="about")
    workers = result_of(peer, "about")["workers"]
    for number in range(workers):
        send(peer, id=f"endless{number}", partial=True, priority=1000)
    begun: set[object] = set()
    while len(begun) < workers:
        begun.add(receive(peer)["id"])
    return int(workers)


def cancels(peer: Peer) -> None:
    """Cancels what is being searched and what waits, and answers both."""
    fill(peer)
    send(peer, id="waits", depth=3)
    send(peer, id="c1", type="cancel", target="waits")
    answers = [last_within(peer), last_within(peer)]
    by_id = {answer["id"]: answer for answer in answers}
    if set(by_id) != {"waits", "c1"} or by_id["waits"].get("cancelled") is not True:
        raise Failed(f"cancelled while it waited: {answers}")
    if by_id["c1"].get("found") is not True:
        raise Failed(f"the cancel says {by_id['c1']}")
    send(peer, id="c2", type="cancel", target="endless0")
    by_id = {answer["id"]: answer for answer in (last_within(peer), last_within(peer))}
    if set(by_id) != {"endless0", "c2"} or by_id["endless0"].get("cancelled") is not True:
        raise Failed(f"cancelled while it was searched: {list(by_id.values())}")
    judged(START, by_id["endless0"])
    send(peer, id="c3", type="cancel", target="nobody")
    answer = last_within(peer)
    if answer["id"] != "c3" or answer.get("found") is not False:
        raise Failed(f"cancelling what isn't there: {answer}")


def last_within(peer: Peer) -> dict[str, Any]:
    """The next answer that isn't partial."""
    while (answer := receive(peer))["type"] == "partial":
        pass
    return answer


def priorities(peer: Peer) -> None:
    """Searches what has the highest priority first, and else what came first."""
    fill(peer)
    order = [("low", -1), ("usual", 0), ("later", 0), ("high", 5)]
    for name, priority in order:
        send(peer, id=name, depth=2, priority=priority)
    send(peer, id="cancel", type="cancel", target="endless0")
    came: list[object] = []
    while len(came) < 4:
        name = last_within(peer)["id"]
        if name not in ("cancel", "endless0"):
            came.append(name)
    if came != ["high", "usual", "later", "low"]:
        raise Failed(f"they came in the order {came}")


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"depth": 0}, "depth"),
    ({"depth": "3"}, "depth"),
    ({"depth": 3.5}, "depth"),
    ({"depth": True}, "depth"),
    ({"depth": 10**30}, "depth"),
    ({"nodes": -1}, "nodes"),
    ({"time_ms": 0}, "time_ms"),
    ({"lines": 0}, "lines"),
    ({"lines": 10**9}, "lines"),
    ({"priority": "high"}, "priority"),
    ({"partial": 1}, "partial"),
    ({"only": [0]}, "only[0]"),
    ({"only": 7}, "only"),
    ({"moves": [7, 99]}, "moves[1]"),
    ({"moves": [7, "1"]}, "moves[1]"),
    ({"moves": "71"}, "moves"),
    ({"position": "nowhere"}, "position"),
    ({"position": 7}, "position"),
    ({"position": format_position(OVER)}, "position"),
    ({"variant": "chess"}, "variant"),
    ({"type": "sing"}, "type"),
    ({"type": "cancel"}, "target"),
    ({"colour": "red"}, "colour"),
)


def wrong_fields(peer: Peer) -> None:
    """Names the id and the field that is wrong, and goes on."""
    for number, (wrong, field) in enumerate(WRONG):
        usual = {} if "type" in wrong else {"depth": 2}
        send(peer, id=number, **{**usual, **wrong})
        error_of(peer, number, field)
    send(peer, id="after", depth=2)
    result_of(peer, "after")


def rubbish(peer: Peer) -> None:
    """Refuses what is no request, and goes on."""
    for line in (
        "hello",
        "{",
        "[]",
        "null",
        "17",
        '{"id": 1, "depth": NaN}',
        b"\xff\xfe",
        "[" * 50_000,
        "x" * 3_000_000,
    ):
        peer.send(line)
        error_of(peer, None, None)
    for identity in ("{}", '{"id": null}', '{"id": 1.5}', '{"id": [1]}', '{"id": true}'):
        peer.send(identity)
        error_of(peer, None, "id")
    peer.send("", "  ")
    send(peer, id="after", depth=2)
    result_of(peer, "after")


def twice(peer: Peer) -> None:
    """Refuses an id that is in use, whatever is asked with it."""
    fill(peer)
    send(peer, id="waits", depth=1)
    for identity in ("endless0", "waits"):
        for request in (
            {"depth": 1},
            {"type": "about"},
            {"type": "cancel", "target": identity},
            {"type": "cancel", "target": "nobody"},
        ):
            send(peer, id=identity, **request)
            error = last_within(peer)
            if (error["id"], error["type"], error.get("field")) != (identity, "error", "id"):
                raise Failed(f"the id was in use; {error}")


def ends(peer: Peer) -> None:
    """At the end of its input it finishes what has limits, cancels the rest, and ends."""
    send(peer, id="endless")
    for number in range(5):
        send(peer, id=number, depth=3, priority=1)
    peer.end_input()
    answers = {answer["id"]: answer for answer in map(json.loads, peer.rest())}
    if set(answers) != {"endless", 0, 1, 2, 3, 4}:
        raise Failed(f"answers came for {sorted(map(str, answers))}")
    if answers["endless"].get("cancelled") is not True:
        raise Failed("the search without limits was not cancelled")
    if any(answers[number].get("cancelled") for number in range(5)):
        raise Failed("a search with limits was cancelled")


JSON_CHECKS: tuple[Check, ...] = (
    about,
    analyses,
    positions,
    partial,
    lines,
    proved,
    levels,
    tables,
    many,
    same,
    cancels,
    priorities,
    wrong_fields,
    rubbish,
    twice,
    ends,
)
