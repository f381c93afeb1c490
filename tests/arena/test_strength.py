"""The command that measures the ladder."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "strength.py"


def strength(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *map(str, arguments)], capture_output=True, text=True
    )


def test_writes_the_page_and_its_pictures(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    sizes = ("--players", "2,3", "--deals", 2, "--seat-deals", 1)
    done = strength("--bots", "random,visitor", *sizes, "--out", page)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    text = page.read_text(encoding="utf-8")
    assert "2 players, 4 games on 2 deals, seed 1, at most 0.5 s an action." in text
    assert "3 players, 6 games on 2 deals, seed 1, at most 0.5 s an action." in text
    assert "\n| visitor | " in text
    for players in (2, 3):
        picture = tmp_path / "images" / f"strength-{players}.svg"
        assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_time_that_is_over_leaves_a_page(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    done = strength("--bots", "random,visitor", "--minutes", 0, "--out", page)
    assert (done.returncode, done.stderr) == (0, "")
    assert page.read_text(encoding="utf-8").startswith("# Strength\n")


def test_a_ladder_needs_two_rungs(tmp_path: Path) -> None:
    done = strength("--bots", "random", "--out", tmp_path / "strength.md")
    assert done.returncode == 2
    assert done.stderr.endswith("A ladder has two bots or more, each named once.\n")
