"""What commands print, kept in files: every change of a word is seen.

TOGYZ_UPDATE_GOLDEN=1 writes the files anew; then read what git diff shows.
"""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.support import GAMES, GOLDEN, run

COMMANDS = {
    "show_start": "show start",
    "show_mangala_ascii": "show mangala --ascii --below black",
    "show_position": "show 11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10"
    " --vocabulary kyrgyz",
    "show_warning": "show '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,8 1 0 - - w'",
    "show_impossible": "show '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 1 0 - 9 w'",
    "show_nothing": "show nowhere",
    "show_game": "show cli_cup.tgk --game 2 --ply 18",
    "show_end": "show cli_online.pgn --game 4 --ascii",
    "show_resigned": "show cli_cup.tgk --game 3",
    "show_bad": "show cli_bad.tgk --game 2",
    "replay": "replay cli_cup.tgk cli_online.pgn cli_moves.txt",
    "replay_bad": "replay cli_bad.tgk",
    "replay_json": "replay --json cli_bad.tgk cli_moves.txt",
    "convert_tgk": "convert cli_online.pgn - --to tgk",
    "convert_bad": "convert cli_bad.tgk - --to playok",
    "convert_drop": "convert cli_bad.tgk - --to playstrategy --drop-bad",
    "convert_strict": "convert cli_bad.tgk - --to togyz --strict",
    "convert_variant": "convert cli_bestemshe.txt - --variant bestemshe --to togyz",
    "stats": "stats cli_cup.tgk cli_online.pgn",
    "stats_json": "stats --json cli_cup.tgk cli_online.pgn",
    "stats_variants": "stats --variant bestemshe cli_bestemshe.txt cli_bad.tgk",
    "explorer_refused": "explorer build cli_cup.tgk --output -",
    "explorer_nowhere": "explorer probe cli_cup.tgk start",
    "perft_divide": "perft 4 --divide",
    "perft_mangala": "perft 6 --variant mangala",
}


@pytest.mark.parametrize("name", COMMANDS)
def test_output(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GAMES)
    result = run(*shlex.split(COMMANDS[name]))
    stderr = re.sub(r"\d+\.\d\d s, [\d,]+ sequences", "0.00 s, 0 sequences", result.stderr)
    text = f"$ togyz {COMMANDS[name]}\n{result.stdout}"
    if stderr:
        text += f"--- standard error\n{stderr}"
    text += f"--- exit status {result.exit_code}\n"
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("TOGYZ_UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_no_golden_file_is_left_behind() -> None:
    assert {Path(file).stem for file in GOLDEN.iterdir()} == set(COMMANDS)
