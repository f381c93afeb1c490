"""A failing plug-in bot: what its author gets to see."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lanterns.cli.bot_options import TRACEBACK

LANTERNS = [sys.executable, "-m", "lanterns"]
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"

BOT = """
import sys
from lanterns.bots import Choice

class Late:
    def choose(self, view, actions, budget, rng):
        if len(view.lake.tiles) < 5:
            return Choice(rng.choice(actions))
        return {}["late"]

class Leaver:
    def choose(self, view, actions, budget, rng):
        sys.exit(3)
"""
POINTS = "[lanterns.bots]\nlate = late_bot:Late\nleaver = late_bot:Leaver\n"

SIMULATE = ("simulate", "--bots", "late,random", "--seed", "7", "--games", "2")
ARENA = ("arena", "--bots", "late,random", "--seed", "7", "--games", "2", "--jobs", "2")
SENTENCE = (
    "lanterns: The bot “late” failed with KeyError: 'late' "
    "(seed 7, deal 0, line-up late,random, rotation 0, ply 5).\n"
)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment in which the package is installed."""
    (tmp_path / "late_bot.py").write_text(BOT)
    (tmp_path / "late_bot-1.dist-info").mkdir()
    (tmp_path / "late_bot-1.dist-info" / "entry_points.txt").write_text(POINTS)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}


@pytest.mark.prove
@pytest.mark.parametrize(
    "arguments",
    [SIMULATE, pytest.param((*SIMULATE, "--jobs", "2"), marks=pytest.mark.prove), ARENA],
)
def test_a_failed_bot_is_reported_with_its_game_and_on_request_its_traceback(
    environment: dict[str, str], arguments: tuple[str, ...]
) -> None:
    command = [*LANTERNS, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SENTENCE)
    environment[TRACEBACK] = "1"
    asked = subprocess.run(command, capture_output=True, text=True, env=environment)
    *trace, record, sentence = asked.stderr.splitlines(keepends=True)
    assert (asked.returncode, asked.stdout, sentence) == (2, "", SENTENCE)
    assert trace[0] == "Traceback (most recent call last):\n"
    assert '    return {}["late"]\n' in trace
    state = subprocess.run(
        [*LANTERNS, "legal", "-"], input=record, capture_output=True, text=True, env=environment
    )
    assert (state.returncode, state.stderr) == (0, "")


def test_a_bot_that_leaves_does_not_end_the_program(environment: dict[str, str]) -> None:
    done = subprocess.run(
        [*LANTERNS, "play", "--bots", "leaver"],
        input="2\n1\ny\n",
        capture_output=True,
        text=True,
        env=environment,
    )
    assert (done.returncode, done.stderr) == (
        2,
        "lanterns: The bot “leaver” failed with SystemExit: 3.\n",
    )


def test_the_page_explains_how_to_ask_for_more() -> None:
    assert f"{TRACEBACK}=1 lanterns" in PAGE.read_text(encoding="utf-8")
