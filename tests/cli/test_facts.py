"""``togyz facts``: what it prints."""

from __future__ import annotations

import json

from tests.cli.support import run
from togyz.notation import parse_position


def test_longest_prints_an_example_for_each_number_of_stones() -> None:
    found = run("facts", "longest", "--variant", "bestemshe", "--stones", "4")
    assert found.stdout == (
        "2 stones: a win in 9 plies, in 1 position\n"
        "  togyz1 bestemshe 1,0,0,0,0/0,1,0,0,0 24/24 w\n"
        "4 stones: a win in 19 plies, in 2 positions\n"
        "  togyz1 bestemshe 2,0,0,0,0/1,1,0,0,0 24/22 w\n"
    )
    as_json = run("facts", "longest", "--variant", "bestemshe", "--stones", "2", "--json").stdout
    [line] = map(json.loads, as_json.splitlines())
    assert (line["stones"], line["plies"], line["positions"]) == (2, 9, 1)
    assert sum(parse_position(line["example"]).holes) == 2


def test_longest_refuses_what_has_no_tables() -> None:
    found = run("facts", "longest", "--variant", "mangala")
    assert found.exit_code == 1
    assert "there are no tables of mangala" in found.stderr


def test_first_moves_are_all_compared_alike_every_time() -> None:
    command = ("facts", "first-moves", "--nodes", "3000", "--network", "hand")
    found = run(*command)
    assert found.stderr == "judged by: hand\n"
    head, *rows = found.stdout.splitlines()
    assert head.split() == ["hole", "score", "chance"]
    assert sorted(row.split()[0] for row in rows) == [str(hole) for hole in range(1, 10)]
    assert run(*command).stdout == found.stdout
    lines = [json.loads(line) for line in run(*command, "--json").stdout.splitlines()]
    assert [str(line["hole"]) for line in lines] == [row.split()[0] for row in rows]
    assert [line["score"] for line in lines] == sorted(
        (line["score"] for line in lines), reverse=True
    )
