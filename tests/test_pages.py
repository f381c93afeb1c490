"""What the pages about the rules and the records say is what the referee does; recipes are true."""

import re
from pathlib import Path

from lanterns.rules import (
    CARDS_PER_COLOR,
    DEDICATIONS,
    FAVOR_TOKENS,
    HAND_SIZE,
    PLAYER_COUNTS,
    TILES,
    TILES_IN_PLAY,
    end_of,
    legal_actions,
    record_from_json,
    replay,
    start_of,
    to_text,
)

DOCS = Path(__file__).parents[1] / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
API = (DOCS / "api.md").read_text(encoding="utf-8")
LOCALE = DOCS.parent / "src" / "lanterns" / "locale"
RECORD = (DOCS / "record.md").read_text(encoding="utf-8")


def test_the_setup_table_has_the_printed_numbers() -> None:
    rows = {
        label: [tuple(map(int, cell.split())) for cell in cells.split("|")]
        for label, cells in re.findall(r"^\| ([a-z].*?) \| ([\d |]+) \|$", RULES, re.MULTILINE)
    }
    dealt = {players: players * HAND_SIZE for players in PLAYER_COUNTS}
    assert rows == {
        "cards of each color in the supply": [(CARDS_PER_COLOR[n],) for n in PLAYER_COUNTS],
        "lake tiles in play": [(TILES_IN_PLAY[n],) for n in PLAYER_COUNTS],
        "of these dealt, three each": [(dealt[n],) for n in PLAYER_COUNTS],
        "left for the draw stack": [(TILES_IN_PLAY[n] - dealt[n],) for n in PLAYER_COUNTS],
        "favor tokens": [(FAVOR_TOKENS,) for _ in PLAYER_COUNTS],
        "four of a kind, top first": [DEDICATIONS[n][0] for n in PLAYER_COUNTS],
        "three pair, top first": [DEDICATIONS[n][1] for n in PLAYER_COUNTS],
        "seven unique, top first": [DEDICATIONS[n][2] for n in PLAYER_COUNTS],
    }


def test_the_recipes_name_files_that_are_there() -> None:
    root = DOCS.parent
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:benchmarks|docs|src|tests|ui)/[^` ]+)`", text)
    named += " ".join(re.findall("^    pytest (.*)$", text, re.MULTILINE)).split()
    assert len(named) > 30
    assert [path for path in named if not any(root.glob(path))] == []


def test_the_labels_of_the_page_are_its_words() -> None:
    words = (LOCALE / "en" / "table.ftl").read_text(encoding="utf-8")
    section = API.split("## The page's roles and labels\n")[1].split("\n## ")[0]
    named = ("lake", "my-hand", "turn-left", "turn-right", "steps", "preview", "place")
    steps = ("exchange", "dedicate", "discard", "place", "end")
    for message in (*named, *(f"step-{step}" for step in steps)):
        [label] = re.findall(rf"^table-{message} = (.*)$", words, re.MULTILINE)
        assert f"“{label}”" in section
    for message in ("tile-cell", "last-cell", "boat-cell", "free-cell", "hand-tile"):
        [label] = re.findall(rf"^table-{message} = (.*?) ?\{{", words, re.MULTILINE)
        assert f"“{label}" in section


def test_the_tile_list_is_complete() -> None:
    listed = re.findall(r"(\d+) ([ROGPBWK]{4})(\*?)(?=\s)", RECORD)
    assert listed == [
        (str(tile.id), "".join(side.letter for side in tile.sides), "*" * tile.platform)
        for tile in TILES
    ]


def test_the_record_replays_as_told() -> None:
    [example, _] = re.findall(r"```json\n(.*?)```", RECORD, re.DOTALL)
    record = record_from_json(example)
    assert len(legal_actions(start_of(record))) == 48
    before_exchange = legal_actions(list(replay(record))[3].state)
    ends = [to_text(before_exchange[place]) for place in (0, 23, 24, 131)]
    assert len(before_exchange) == 132
    assert ends == ["xR>O", "xP>K", "16@-2,0r0", "9@2,1r3"]
    ana, mei = end_of(record).players
    assert (ana.cards, ana.favor, ana.honor) == ((3, 0, 1, 2, 0, 0, 0), 3, 8)
    assert (mei.cards, mei.favor, mei.honor) == ((1, 0, 0, 1, 0, 1, 3), 0, 0)
