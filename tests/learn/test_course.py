"""Every task of the course can be solved and failed, and says nothing untrue of its position."""

from __future__ import annotations

import re

import pytest

from tests.learn.course import ROOT, Step, facts, steps
from togyz import Side

STEPS = steps()
WORDS = ROOT / "src/togyz/server/locales/en.learn.ftl"
each = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def words(step: Step, part: str) -> str:
    """What the English catalogue says of a step."""
    found = re.search(rf"^learn-{step.id}-{part} = (.+)$", WORDS.read_text("utf-8"), re.MULTILINE)
    assert found, (step.id, part)
    return found[1]


def test_all_the_course_is_about_is_there() -> None:
    goals = {name for step in STEPS for name in step.goal}
    assert len(STEPS) == len({step.id for step in STEPS}) == 24
    assert goals >= {"end", "home", "captured", "most", "tuzdik", "fed", "lost", "result", "threat"}
    seen = [facts(step.position, hole) for step in STEPS for hole in step.position.legal_moves()]
    bans = {
        ban.name
        for step in STEPS
        for h in step.position.legal_moves()
        for ban in step.position.trace(h).bans
    }
    assert bans == {"SECOND", "LAST_HOLE", "MIRRORED"}
    assert {found["result"] for found in seen} == {"", "won", "drawn"}
    assert max(found["stones"] for found in seen) >= 19


@each
def test_it_can_be_solved_in_one_way_and_failed_in_several(step: Step) -> None:
    assert step.position.side is Side.WHITE
    assert not step.position.warnings()
    assert len(step.solutions) == 1
    assert len(step.position.legal_moves()) >= 5


@each
def test_the_reply_shows_what_the_step_is_about(step: Step) -> None:
    if step.reply is None:
        return
    for hole in step.solutions:
        after = step.position.play(hole)
        assert step.reply in after.legal_moves()
        assert after.trace(step.reply).gain(Side.WHITE) > 0


@each
def test_the_holes_that_its_hint_names_are_those_of_the_solution(step: Step) -> None:
    [solution] = step.solutions
    found = facts(step.position, solution)
    hint = words(step, "hint")
    named = {int(number) for number in re.findall(r"from hole (\d)", hint)}
    assert named <= {solution}
    theirs = {int(number) for number in re.findall(r"opponent’s hole (\d)", hint)}
    if theirs and step.goal.keys() & {"captured", "most", "tuzdik"}:
        assert theirs == {int(found["end"].split()[1])}


def test_numbers_in_the_last_words_are_those_of_the_board() -> None:
    by_id = {step.id: step for step in STEPS}
    for name in ("bare", "half"):
        step = by_id[name]
        [hole] = step.solutions
        after = step.position.play(hole)
        outcome = after.outcome()
        assert outcome is not None
        rest = sum(after.row(Side.WHITE))
        numbers = {int(number) for number in re.findall(r"\d+", words(step, "done"))}
        assert {outcome.score[Side.WHITE], rest} <= numbers
    counts = {"choose": "Eight", "far": "Twelve", "parity": "twelve", "even": "six"}
    for name, word in counts.items():
        [hole] = by_id[name].solutions
        captured = facts(by_id[name].position, hole)["captured"]
        assert word in words(by_id[name], "done")
        assert {"Eight": 8, "Twelve": 12, "twelve": 12, "six": 6}[word] == captured
