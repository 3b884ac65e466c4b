"""Games of a device follow the server's rules of commands, offers, takebacks and clocks.

The page has these rules in TypeScript. Here random games are played by those of the server and
written into a file; `web/src/room/commands.test.ts` plays the same games by those of the page.
TOGYZ_UPDATE_GOLDEN=1 writes the file anew; then read what git diff shows.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from togyz.notation import format_position
from togyz.rules import VARIANTS, Side
from togyz.server import clocks
from togyz.server.commands import event_of
from togyz.server.errors import Refused
from togyz.server.events import Clock, Drawn, Event, Flagged, Moved, OfferDeclined, Player, Started
from togyz.server.messages import Command, Decline, Draw, Move, Resign, Takeback
from togyz.server.state import GameState

FILE = Path(__file__).parents[1] / "data" / "device-games.json"
GAMES = 18
STEPS = 45
Json = dict[str, Any]


def command(state: GameState, chance: random.Random) -> Command:
    """Something that a player might want, possible or not."""
    ply = state.ply if chance.random() < 0.93 else chance.randrange(state.ply + 2)
    kinds: tuple[type[Takeback | Draw | Decline | Resign] | None, ...]
    kinds = (None, Takeback, Draw, Decline, Resign)
    [kind] = chance.choices(kinds, weights=(70, 10, 12, 4, 0.7))
    if kind is not None:
        return kind(id="x", ply=ply)
    playable = state.position.legal_moves()
    some = chance.random() < 0.93 and playable
    hole = chance.choice(playable) if some else chance.randrange(1, 11)
    return Move(id="x", ply=ply, hole=hole)


def computer(state: GameState, chance: random.Random, spent: int) -> Event:
    """What the computer might do, when the game waits for it."""
    if state.draw_offer is not None and state.draw_offer is not state.computer:
        if chance.random() < 0.15:
            return Drawn(spent=spent)
        assert state.computer is not None
        return OfferDeclined(side=state.computer, spent=spent)
    return Moved(state.ply + 1, chance.choice(state.position.legal_moves()), spent)


def told(event: Event) -> Json:
    """An event as the device keeps it."""
    members: Json = {"kind": type(event).__struct_config__.tag}
    if isinstance(event, Moved):
        members["hole"] = event.hole
    elif hasattr(event, "side"):
        members["side"] = ("white", "black")[event.side]
    return members | {"spent": getattr(event, "spent", 0)}


def after(state: GameState) -> Json:
    """What there is to compare after a step."""
    outcome = state.outcome
    view = None if state.clocks is None else state.clocks.view()
    return {
        "ply": state.ply,
        "turn": state.turn,
        "offer": None if state.draw_offer is None else ("white", "black")[state.draw_offer],
        "end": None if outcome is None else f"{outcome.reason.value} {outcome.result}",
        "left": None if view is None else list(view.left_ms),
        "runs": None if view is None else view.running,
    }


def play(seed: int) -> Json:
    """Play one game at random."""
    chance = random.Random(seed)
    variant = list(VARIANTS)[seed % len(VARIANTS)]
    clock = Clock(chance.choice((20_000, 600_000)), 3_000) if seed % 2 else None
    seat = Side(seed // 2 % 2)
    players = [Player("computer"), Player("computer")]
    players[seat] = Player("human", visitor="v")
    state = GameState("g", Started(variant, "easy", (players[0], players[1]), clock))
    steps: list[Json] = []
    for _ in range(STEPS):
        spent = 0
        if state.clocks is not None:
            spent = min(state.clocks.remaining(), chance.randrange(4_000))
        step: Json = {}
        waits = state.outcome is None and (state.computer_to_move or state.draw_offer is seat)
        event: Event
        if clock is not None and state.clock_runs and chance.random() < 0.01:
            assert state.clocks is not None
            event = Flagged(side=state.position.side, spent=state.clocks.remaining())
            step["event"] = told(event)
        elif waits and chance.random() < 0.8:
            event = computer(state, chance, spent)
            step["event"] = told(event)
        else:
            asked = command(state, chance)
            step["command"] = {
                "type": asked.__struct_config__.tag, "ply": asked.ply,
                **({"hole": asked.hole} if isinstance(asked, Move) else {}),
            }  # fmt: skip
            step["spent"] = spent
            try:
                event = event_of(asked, state, seat, spent)
            except Refused as refused:
                steps.append(step | {"refused": refused.code})
                continue
        state.apply(event, state.seq + 1)
        steps.append(step | after(state))
    return {
        "variant": variant,
        "seat": ("white", "black")[seat],
        "clock": None if clock is None else {"baseMs": clock.base, "incrementMs": clock.increment},
        "steps": steps,
        "end": format_position(state.position),
        "moves": state.game.moves,
    }


def test_the_games_in_the_file_are_those_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    # Time passes in the events alone.
    monkeypatch.setattr(clocks, "now", lambda: 0)
    games = [play(seed) for seed in range(GAMES)]
    refused = {step["refused"] for game in games for step in game["steps"] if "refused" in step}
    assert refused == {
        "draw-too-soon",
        "game-over",
        "illegal-move",
        "no-draw-offer",
        "not-your-turn",
        "nothing-to-take-back",
        "stale",
    }
    ends = {(step.get("end") or "").split(" ")[0] for game in games for step in game["steps"]}
    assert {"agreement", "resignation", "time"} <= ends
    text = "".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games)
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text
