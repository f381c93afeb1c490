"""`lanterns rate`: a player's strength by a memory of their games."""

import json
import re
from pathlib import Path

from lanterns.locale import LANGUAGES

from .conftest import Run

DOCS = Path(__file__).parents[2] / "docs" / "you.md"

WON, LOST = [1, 2], [2, 1]


def saved(*results: list[int]) -> str:
    """Return the file of somebody who has met the sage."""
    names, mine = ["bot:sage", "Ana"], {"seat": 1}
    games = [{"names": names, "mine": mine, "result": {"ranks": ranks}} for ranks in results]
    return json.dumps({"format": "lanterns-memory/1", "games": games})


def test_each_number_of_players_has_a_line(lanterns: Run) -> None:
    done = lanterns("rate", "-", stdin=saved(*[WON, LOST] * 50))
    assert (done.code, done.err) == (0, "")
    two, three, four = done.out.splitlines()
    assert two == "With two players: 1688 ± 68 from 100 games, closest to Owl."
    assert three == "With three players: 5 more games until there is a rating."
    assert four == "With four players: 5 more games until there is a rating."


def test_every_language_has_lines_of_its_own(lanterns: Run) -> None:
    memory = saved(*[WON] * 5)
    said = [lanterns("rate", "-", "--lang", one, stdin=memory).out for one in LANGUAGES]
    assert len({line for out in said for line in out.splitlines()}) == 3 * len(LANGUAGES)


def test_the_example_of_the_docs_is_read(lanterns: Run) -> None:
    (example,) = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert lanterns("rate", "-", "--json", stdin=example).out.count('{"games": 1}') == 1


def test_the_rating_as_json(lanterns: Run) -> None:
    rows = json.loads(lanterns("rate", "-", "--json", stdin=saved(*[WON, LOST] * 3)).out)
    low, high = rows["2"].pop("interval")
    assert low < rows["2"].pop("rating") < high
    assert rows == {"2": {"games": 6, "closest": "sage"}, "3": {"games": 0}, "4": {"games": 0}}


def test_another_file_is_refused_with_a_sentence(lanterns: Run) -> None:
    game = lanterns("simulate", "--seed", 1).out
    done = lanterns("rate", "-", stdin=game)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lanterns: standard input: This is no memory of games: ")
    assert done.err.count("\n") == 1
