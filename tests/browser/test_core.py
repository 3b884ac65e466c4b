"""The rules in the browser are the Python ones: every trace, every end, every text."""

from __future__ import annotations

import base64
import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import Script, Site
from tests.networks import random_network
from tests.support import ALL_VARIANTS, random_game
from togyz.core import CoreNetwork, bench
from togyz.engine.judges import shipped_network
from togyz.notation import format_move, format_position
from togyz.rules import Game, Hole, Node, Outcome, Position, Side, Trace, Variant, variant
from tools import variants

ROOT = Path(__file__).resolve().parents[2]
SIDES = ("white", "black")
GAMES = 5

# For each game every position of its line, and in the end the line itself.
REPLAY = """async (games) => {
    const { core, Line, loadCore } = await import("/assets/check/modules.js");
    await loadCore();
    return JSON.stringify(games.map(([fen, holes]) => {
        let line = Line.from(core(), fen);
        const views = [line.position];
        for (const hole of holes) {
            line = line.play(hole);
            views.push(line.position);
        }
        return [views, line.moves];
    }));
}"""
# The network, if one is given, in base64.
BENCH = """async ([depth, network]) => {
    const { coreModule, Memory } = await import("/assets/check/modules.js");
    const memory = await Memory.of(await coreModule());
    let judge = 0;
    if (network !== null) {
        const file = Uint8Array.from(atob(network), (letter) => letter.charCodeAt(0));
        const bytes = memory.room(file.length);
        memory.bytes(bytes, file.length).set(file);
        judge = memory.exports.togyz_network_read(bytes, file.length, 0);
        if (judge === 0) throw new Error("this is no network");
    }
    return Number(memory.exports.togyz_bench(judge, depth, 1, 0));
}"""


@pytest.mark.parametrize("rules", ALL_VARIANTS, ids=str)
def test_random_games(script: Script, rules: Variant) -> None:
    rng = random.Random(f"browser {rules}")
    games = [random_game(rng, rules) for _ in range(GAMES)]
    assert_equal(script, games)


def test_a_repetition(script: Script) -> None:
    cycle = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 1]
    game = Game(Position.of([1] + [0] * 8, [0, 1] + [0] * 7, (80, 80)))
    node = game.root
    for hole in [*cycle, *cycle, 1, 2]:
        node = node.add(hole)
    assert_equal(script, [game])


def test_the_signature_of_the_search(script: Script) -> None:
    shipped = shipped_network(variant())
    network = base64.b64encode(shipped.read_bytes()).decode() if shipped else None
    recorded = int((ROOT / "core/BENCH").read_text(encoding="ascii"))
    assert script(BENCH, [0, network]) == recorded


@pytest.mark.parametrize("hidden", [64, 80])
def test_networks_judge_alike(script: Script, hidden: int) -> None:
    data = random_network(hidden=hidden).to_bytes()
    nodes, _ = bench(7, 1, CoreNetwork(data))
    assert script(BENCH, [7, base64.b64encode(data).decode()]) == nodes


def test_a_page_without_the_core_says_so(browser: Browser, site: Site) -> None:
    context = browser.new_context(service_workers="block", locale="en")
    page = context.new_page()
    page.route("**/core-*.wasm", lambda route: route.abort())
    page.goto(site.address)
    expect(page.get_by_role("alert")).to_contain_text("rules of the game could not be loaded")
    context.close()


def test_the_variants_are_those_of_the_rules() -> None:
    written = variants.TARGET.read_text(encoding="utf-8")
    assert written == variants.source(), "stale: run tools/variants.py"


def assert_equal(script: Script, games: list[Game]) -> None:
    found = json.loads(script(REPLAY, [[format_position(g.start), list(g.moves)] for g in games]))
    for game, (positions, moves) in zip(games, found, strict=True):
        nodes = list(game.root.mainline())
        for ply, (node, seen) in enumerate(zip(nodes, positions, strict=True)):
            assert seen == position_view(node, ply), format_position(node.position)
        assert moves == [played(node, ply) for ply, node in enumerate(nodes[1:], 1)]


def position_view(node: Node, ply: int) -> dict[str, Any]:
    position, outcome = node.position, node.outcome()
    variant = position.variant
    white, black = position.tuzdiks
    playable = position.legal_moves() if outcome is None else ()
    return {
        "variant": str(variant),
        "title": variant.title,
        "holesPerSide": variant.holes,
        "total": variant.total,
        "win": variant.win,
        "tuzdikRule": variant.tuzdik,
        "holes": list(position.holes),
        "kazans": list(position.kazans),
        "tuzdiks": [
            place(None if white is None else Hole(Side.BLACK, white), variant),
            place(None if black is None else Hole(Side.WHITE, black), variant),
        ],
        "side": SIDES[position.side],
        "ply": ply,
        "moves": [trace_view(position.trace(hole)) for hole in playable],
        "outcome": outcome_view(outcome),
        "fen": format_position(position),
    }


def outcome_view(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "winner": None if outcome.winner is None else SIDES[outcome.winner],
        "reason": outcome.reason.value,
        "score": list(outcome.score),
        "result": outcome.result,
    }


def played(node: Node, ply: int) -> dict[str, Any]:
    assert node.parent is not None
    assert node.move is not None
    trace = node.trace()
    assert trace is not None
    text = format_move(node.parent.position, node.move)
    return {"ply": ply, "hole": node.move, "text": text, "trace": trace_view(trace)}


def trace_view(trace: Trace) -> dict[str, Any]:
    variant = trace.before.variant
    return {
        "hole": trace.hole,
        "mover": SIDES[trace.mover],
        "drops": [
            {
                "hole": place(drop.hole, variant),
                "kazan": None if drop.kazan is None else SIDES[drop.kazan],
            }
            for drop in trace.drops
        ],
        "captures": [
            {"hole": place(capture.hole, variant), "stones": capture.stones}
            for capture in trace.captures
        ],
        "tuzdik": place(trace.tuzdik, variant),
        "bans": [ban.value for ban in trace.bans],
        "landing": place(trace.landing, variant),
        "captured": trace.captured,
        "gain": [trace.gain(side) for side in Side],
        "again": trace.again,
    }


def place(hole: Hole | None, variant: Variant) -> int | None:
    return None if hole is None else hole.place(variant.holes)
