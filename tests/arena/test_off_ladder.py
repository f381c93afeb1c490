"""The command that rates bots off the ladder."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import lanterns.bots

ROOT = Path(__file__).parents[2]


@pytest.mark.prove
def test_only_the_bots_off_the_ladder_get_ratings(tmp_path: Path) -> None:
    measured = Path(lanterns.bots.__file__).with_name("ratings.json")
    before = json.loads(measured.read_text(encoding="utf-8"))
    for of_players in before.values():
        del of_players["ratings"]["random"]
    ratings = tmp_path / "ratings.json"
    ratings.write_text(json.dumps(before), encoding="utf-8")
    script = ROOT / "benchmarks" / "off_ladder.py"
    options = ("--bots", "random,visitor:50%,visitor", "--deals", "10", "--ratings", ratings)
    done = subprocess.run([sys.executable, script, *options], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("| random |") == done.stdout.count("| visitor:50% |") == 3
    after = json.loads(ratings.read_text(encoding="utf-8"))
    for players, of_players in after.items():
        levels = of_players["ratings"]
        assert levels.pop("random") < levels["visitor"]
        assert of_players == before[players]
