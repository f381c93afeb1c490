"""The command that measures the ladder."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "strength.py"


def strength(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *map(str, arguments)], capture_output=True, text=True
    )


@pytest.mark.prove
def test_writes_the_page_and_its_pictures(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    deals = ("--deals", 2, "--step-deals", 3, "--seat-deals", 1, "--long-deals", 2)
    names = ("--bots", "random,visitor", "--seat-bots", "random")
    files = ("--out", page, "--ratings", tmp_path / "ratings.json")
    done = strength("--players", "2,3", *names, *deals, *files)
    assert (done.returncode, done.stderr) == (0, "")
    text = page.read_text(encoding="utf-8")
    # Each chapter is printed as soon as it is measured.
    assert done.stdout.strip() in text
    assert "2 players, 4 games on 2 deals, seed 1, at most 0.1 s per action." in text
    assert "3 players, 6 games on 2 deals, seed 1, at most 0.1 s per action." in text
    assert "\n| visitor | " in text
    assert "\n| visitor | random | 6 | " in text
    ratings = json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8"))
    assert {players: set(rated["ratings"]) for players, rated in ratings.items()} == {
        "2": {"random", "visitor"},
        "3": {"random", "visitor"},
    }
    assert {rated["seconds"] for rated in ratings.values()} == {0.1}
    for players in (2, 3):
        picture = tmp_path / "strength" / f"{players}-players.svg"
        assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_ladder_needs_two_rungs(tmp_path: Path) -> None:
    done = strength("--bots", "random", "--out", tmp_path / "strength.md")
    assert done.returncode == 2
    assert done.stderr.endswith("A ladder has two bots or more, each named once.\n")


@pytest.mark.parametrize("players", ["x", "5", "2,3,"])
def test_players_are_two_to_four(tmp_path: Path, players: str) -> None:
    done = strength("--players", players, "--out", tmp_path / "strength.md")
    assert done.returncode == 2
    assert done.stderr.endswith(f"--players takes some of 2,3,4, not “{players}”.\n")


@pytest.mark.parametrize("option", ["--out", "--ratings"])
def test_what_cannot_be_written_is_reported_before_anything_is_played(
    tmp_path: Path, option: str
) -> None:
    file = tmp_path / "nowhere" / "file"
    done = strength("--out", tmp_path / "strength.md", option, file)
    assert done.returncode == 2
    assert done.stderr.endswith(f"There is no folder for {file}.\n")
