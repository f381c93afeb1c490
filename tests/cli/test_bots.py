"""`lanterns bots`: every bot with its measured ratings."""

import json
from itertools import pairwise

import pytest
from click.testing import CliRunner

from lanterns.bots import BOTS, CHARACTERS, LADDER
from lanterns.bots.strength import Measurement, measurements
from lanterns.cli.commands.bots import command
from lanterns.locale import LANGUAGES, Words
from lanterns.rules import PLAYER_COUNTS


def printed(*options: str) -> str:
    """Return what the command prints."""
    result = CliRunner().invoke(command, options)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_line(language: str) -> None:
    words = Words(language)
    heading, *lines, _, _ = printed("--lang", language).splitlines()
    assert heading.split() == ["2p", "3p", "4p"]
    names = [line.split()[0] for line in lines]
    assert names[: len(LADDER + CHARACTERS)] == [*LADDER, *CHARACTERS]
    assert sorted(names) == sorted(BOTS)
    for name, line in zip(names, lines, strict=True):
        assert line.removeprefix(name).lstrip().startswith(words("bot-name", bot=name))
        assert line.endswith(words("bot-about", bot=name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_built_in_bot_has_its_own_title_and_description(language: str) -> None:
    rows = {row["name"]: row for row in json.loads(printed("--lang", language, "--json"))}
    known = [rows[name] for name in (*LADDER, *CHARACTERS, "random")]
    assert len({row["title"] for row in known}) == len(known)
    assert len({row["about"] for row in known}) == len(known)
    assert [rows[name]["level"] for name in LADDER] == list(range(1, len(LADDER) + 1))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_measured_ratings_follow_the_ladder(players: int) -> None:
    # The steps are tuned for two players; with more, the last may be too small to measure.
    unsure = 0 if players == 2 else 30
    measured = [measurements()[players].ratings[name] for name in LADDER]
    assert all(higher > lower - unsure for lower, higher in pairwise(measured))


def test_ratings_are_printed_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {
        2: Measurement(0.25, {"sage": 1741}),
        3: Measurement(0.5, {}),
        4: Measurement(2, {"sage": 1738, "fox": 907}),
    }
    monkeypatch.setattr("lanterns.bots.strength.measurements", lambda: measured)
    monkeypatch.setattr("lanterns.cli.commands.bots.measurements", lambda: measured)
    *table, _, budgets = printed("--lang", "en").splitlines()
    assert budgets.startswith("Rated with at most 0.25 s per action with two players, 0.5 s")
    lines = {line.split()[0]: line.split()[2:5] for line in table[1:]}
    assert (lines["sage"], lines["fox"]) == (["1741", "-", "1738"], ["-", "-", "907"])
    rows = {row["name"]: row for row in json.loads(printed("--json"))}
    assert (rows["sage"]["ratings"], rows["fox"]["ratings"]) == (
        {"2": 1741, "4": 1738},
        {"4": 907},
    )
    assert rows["sage"]["seconds"] == {"2": 0.25, "4": 2}
    assert rows["visitor"]["ratings"] == {}
