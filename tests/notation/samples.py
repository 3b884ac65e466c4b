"""The files in tests/data/games/good and .../broken, and how they were made.

`python -m tests.notation.samples` makes them anew, from games that a simple player plays with
itself. The players' names are invented. Each broken file has one kind of fault; what a reader
says about it lies beside it, see test_golden.py.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from togyz.notation import format_game
from togyz.rules import Evaluation, Game, Hole, Outcome, Reason, Side, variant

FOLDER = Path(__file__).parents[1] / "data" / "games"

NAMES = ("Айгүл", "Ерлан", "Bakyt", "Жаңыл", "Serik", "Нұрлан")


def self_played(seed: int, rules: str = "togyzkumalak", plies: int = 400) -> Game:
    """A game in which both sides mostly take what they can."""
    rng = random.Random(seed)
    game = Game(variant(rules))
    for _ in range(plies):
        moves = game.position.legal_moves()
        if game.outcome is not None:
            break
        mover = game.position.side

        def gain(move: int, side: Side = mover) -> float:
            return game.position.trace(move).gain(side) + rng.random()

        game.play(max(moves, key=gain) if rng.random() < 0.7 else rng.choice(moves))
    return game


def cup(seed: int, count: int, plies: int = 400) -> list[Game]:
    """Some games with the tags of a tournament; those that don't end are resigned."""
    games = []
    for index in range(count):
        game = self_played(seed + index, plies=plies)
        white, black = random.Random(seed + index).sample(NAMES, 2)
        if game.outcome is None:
            kazans = game.position.kazans
            game.resign(Side.WHITE if kazans[0] < kazans[1] else Side.BLACK)
        game.tags = {
            "White": white,
            "Black": black,
            "Result": game.result,
            "Date": "2026.05.01",
            "Event": "Spring cup",
            "Round": str(index + 1),
            "Site": "Taraz",
        }
        games.append(game)
    return games


def study(rules: str = "togyzkumalak") -> Game:
    """A short game with something of everything."""
    game = self_played(11, rules, 12)
    nodes = list(game.root.mainline())
    game.tags = {"White": 'A "quoted" name', "Remark": "back\\slash", "Format": "a clash"}
    game.root.comment = "Before the first move.\nOn two lines, with { and }."
    nodes[1].glyphs = ("!",)
    nodes[1].clock = 299_500
    nodes[2].evaluation = Evaluation(-150, 12, 0.375)
    nodes[2].before = "Said before the move."
    nodes[3].comment = "[%clk 0:00:01] is only text here"
    nodes[3].arrows = ((Hole(Side.WHITE, 1), Hole(Side.BLACK, 2)),)
    nodes[4].highlights = (Hole(Side.BLACK, 3),)
    nodes[4].elapsed = 61_001
    for depth in (2, 4, 5):
        node = nodes[depth]
        for _ in range(3):
            node = node.add(node.position.legal_moves()[-1])
        node.comment = f"A try from ply {depth + 1}."
    if game.outcome is None:
        game.ending = Outcome(Side.BLACK, Reason.TIME, game.position.kazans)
    return game


def texts(games: list[Game], name: str) -> str:
    """The games, one after the other."""
    return "".join(format_game(game, name) for game in games)


def good() -> dict[str, bytes]:
    """Files without any fault, as they really come."""
    sheet = texts(cup(100, 3, plies=60), "tgk")
    plain = sheet.translate(str.maketrans("үңұҮҢҰ", "унуУНУ"))
    studies = [study(), study("mangala"), study("bestemshe+extra-move")]
    openings = [self_played(seed, plies=24) for seed in range(300, 304)]
    return {
        "cup.tgk": sheet.encode(),
        "cup_bom.tgk": sheet.encode("utf-8-sig"),
        "cup_utf16.tgk": sheet.encode("utf-16"),
        "cup_cp1251_crlf.tgk": plain.replace("x", "х").replace("\n", "\r\n").encode("cp1251"),
        "cup_results.tgk": (
            sheet.replace('[Result "1-0"]', '[Result "½-½"]', 1)
            .replace('[Result "0-1"]', '[Result "0,5 - 0,5"]', 1)
            .encode()
        ),
        "online.pgn": texts(cup(200, 4), "playok").encode(),
        "moves.txt": texts(openings, "fromto").encode(),
        "moves_wrapped.txt": texts(openings[:1], "fromto").replace(" 1", "\n1").encode(),
        "holes.txt": texts(openings, "holes").encode(),
        "letters.txt": texts(openings, "letters").encode(),
        "playstrategy.txt": texts(openings, "playstrategy").encode(),
        "study.togyz": texts(studies, "togyz").encode(),
        "study.jsonl": texts([study(), study("mangala"), study("qozdatu")], "json").encode(),
        "array.json": json.dumps(
            [json.loads(format_game(game, "json")) for game in (study(), openings[0])],
            indent=2,
            ensure_ascii=False,
        ).encode(),
    }


def broken() -> dict[str, bytes]:
    """Files with a fault; the games after it are good."""
    first, second, third = cup(100, 3, plies=24)
    sheet = [format_game(game, "tgk") for game in (first, second, third)]
    ended = cup(200, 2)
    online = [format_game(game, "playok") for game in ended]
    own = [format_game(game, "togyz") for game in (study(), study("mangala"))]
    lines = [format_game(game, "json") for game in (first, second, third)]
    fromto = format_game(ended[0], "fromto")
    moves = fromto.split()
    last = max(i for i, word in enumerate(moves) if "(" in word)

    def edited(text: str, *changes: tuple[str, str]) -> str:
        for old, new in changes:
            assert old in text, (old, text)
            text = text.replace(old, new, 1)
        return text

    cycle = "12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91 12 " * 3
    start = "togyz1 togyzkumalak 1,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0 80/80 w"
    no_position = '[Position "togyz1 togyzkumalak 9,9 0"]\n'
    files = {
        "illegal.tgk": edited(sheet[0], ("\n5. ", "\n5. 55 55 ")) + sheet[1],
        "landing.tgk": edited(sheet[0], _other_landing(sheet[0])) + sheet[1],
        "illegal.pgn": edited(online[0], _illegal(online[0])) + online[1],
        "total.pgn": edited(online[0], _other_total(online[0])) + online[1],
        "mark.pgn": edited(online[0], _mark(online[0])) + online[1],
        "no_mark.pgn": edited(online[0], ("X ", " ")) + online[1],
        "after_the_end.pgn": edited(online[0], (" " + ended[0].result, " 12 23 " + ended[0].result))
        + online[1],
        "after_the_result.tgk": sheet[0].rstrip() + " 1-0 12 23\n\n" + sheet[1],
        "wrong_result.pgn": online[0].replace(ended[0].result, "1/2-1/2") + online[1],
        "two_results.tgk": sheet[0].rstrip() + " 1/2-1/2\n\n" + sheet[1],
        "zero.pgn": edited(online[1], (ended[1].result + "\n\n", ended[1].result + " {zero}\n\n"))
        + edited(sheet[0], ("\n\n1.", "\n\n{zero} 1.")),
        "numbers.tgk": edited(sheet[0], ("\n7. ", "\n8. ")) + sheet[1],
        "missing_move.tgk": edited(sheet[0], _without_a_move(sheet[0])) + sheet[1],
        "words.tgk": edited(sheet[0], ("\n4. ", "\n4. lost ")) + sheet[1],
        "no_moves.tgk": sheet[0].split("\n\n")[0] + "\n\n" + sheet[1],
        "tags.tgk": '[White "A]\n[Black B]\n[Black "C"]\n[Result "won"]\n[]\n[Site\n' + sheet[1],
        "unclosed_comment.tgk": edited(sheet[0], ("\n5. ", "\n5. {never closed ")) + sheet[1],
        "brackets.tgk": edited(sheet[0], ("\n3. ", ") 3. ("), ("\n5. ", "\n(12 5. ")) + sheet[1],
        "repetition.tgk": f'[Position "{start}"]\n\n{cycle}1-0\n\n{sheet[1]}',
        "drawn_by_repetition.tgk": f'[Position "{start}"]\n\n{cycle[: 3 * 36]}1-0\n',
        "one_game_a_line.txt": "\n".join([" ".join(moves[:20]), " ".join(moves[:9])]) + "\n76 99\n",
        "hole_lines.txt": "7 9 1\n8 1 2\n9 9 1\n",
        "bad_of_many.txt": fromto
        + " ".join([*moves[:last], "1" + moves[last][1:], *moves[last + 1 :]])
        + "\n"
        + fromto,
        "garbage.tgk": sheet[0] + "\nthe rest was lost in the post\n" + sheet[1],
        "damaged.tgk": "\n".join(sheet[:2]),
        "letters.txt": "g i i z\n\ng i i g\n",
        "playstrategy.txt": "g1d2 a2h1 a2i1\n\ng1d2 a2h1 i1a1\n\ng1d2 a2h1 i1a2 1-0\n",
        "version.togyz": edited(own[0], ('"togyz1"', '"togyz2"')) + own[1],
        "variant.togyz": edited(own[0], ("togyzkumalak", "checkers")) + own[1],
        "position.togyz": edited(own[0], ("[Variant", f"{no_position}[Variant")) + own[1],
        "no_format.togyz": own[1] + edited(own[0], ('[Format "togyz1"]\n', "")),
        "commands.togyz": edited(own[0], ("0:04:59.5", "soon"), ("-150,12,0.375", "1,2,3"))
        + edited(own[1], ("w1-b2", "w1-b9"), ("[%emt", "[%later")),
        "termination.togyz": edited(own[0], ("time 0-1", "boredom 0-1")) + own[1],
        "truncated.togyz": own[1] + own[0][: own[0].index("0.375")],
        "cut_off.togyz": own[0].rsplit(" ", 3)[0],
        "variation.togyz": edited(own[0], ("(", "(1. 11 "), ("(", "(77) (")) + own[1],
        "truncated.jsonl": lines[0][:200] + "\n" + lines[1] + lines[2][:300],
        "lines.jsonl": lines[0]
        + "nonsense\n"
        + edited(lines[1], ('"hole":', '"hole":true,"x":'))
        + edited(lines[1], ('"tags":{', '"tags":{"a":1,'))
        + edited(lines[1], ('"variant":"togyzkumalak"', '"variant":"checkers"'))
        + edited(lines[1], ("togyz-json1", "togyz-json9"))
        + edited(lines[1], (',"moves":', ',"clock":"soon","glyphs":3,"start":3,"moves":'))
        + edited(lines[1], (',"moves":', ',"clock":"soon","arrows":[["w1"]],"moves":'))
        + edited(lines[1], (',"moves":', ',"evaluation":{"score":1,"win":7},"moves":'))
        + edited(lines[1], ('"moves":[', '"moves":[7,7,'))
        + edited(lines[1], ('"moves":[', '"moves":"7"}\n{"format":"togyz-json1","moves":['))
        + edited(lines[1], ('"reason":"resignation"', '"reason":"boredom"'))
        + edited(lines[1], ('"text":"', '"text":"9'))
        + '{"format":"togyz-json1","moves":[7,{"hole":9,"variations":[[1,1],3,[{}]]}]}\n'
        + '{"format":"togyz-json1","moves":[7,9],"result":"won"}\n'
        + '{"format": "togyz-json1", "moves": [7 9]}\n'
        + lines[2],
    }
    made = {name: text.encode() for name, text in files.items()}
    # A byte that is no UTF-8, in a file that is UTF-8 otherwise.
    made["damaged.tgk"] = made["damaged.tgk"].replace("ң".encode(), b"\xff", 1)
    return made


def _other_landing(text: str) -> tuple[str, str]:
    word = text.split("\n6. ")[1].split()[0]
    return f"\n6. {word}", f"\n6. {word[0]}{int(word[1]) % 9 + 1}"


def _illegal(text: str) -> tuple[str, str]:
    words = text.split("]\n\n")[1].split()
    return f" {words[7]} {words[8]}", f" {words[7]} 19"


def _other_total(text: str) -> tuple[str, str]:
    word = next(word for word in text.split("]\n\n")[1].split()[20:] if "(" in word)
    return f" {word}", f" {word.replace('(', '(1')}"


def _mark(text: str) -> tuple[str, str]:
    words = text.split("]\n\n")[1].split()
    index = next(i for i in range(30, len(words)) if words[i].isdigit())
    return " ".join(words[index - 1 : index + 1]), f"{words[index - 1]} {words[index]}X"


def _without_a_move(text: str) -> tuple[str, str]:
    line = text.split("\n6. ")[1].split("\n")[0]
    return f"\n6. {line}\n", f"\n6. {line.split()[0]}\n"


def main() -> None:
    """Write all files."""
    for folder, files in (("good", good()), ("broken", broken())):
        (FOLDER / folder).mkdir(exist_ok=True)
        for name, data in files.items():
            (FOLDER / folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
