"""The soak test of every bot, with a few games."""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from lanterns.bots import Bot, Choice
from lanterns.rules import Action, EndTurn, View

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "soak.py"


@pytest.mark.parametrize("each", [4, pytest.param(40, marks=pytest.mark.prove)])
def test_no_bot_breaks_the_rules(each: int) -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--games", str(3 * each), "--jobs", "1"],
        capture_output=True,
        text=True,
    )
    # On a busy machine any bot can be late, so lateness is left to the long run.
    assert (done.returncode in (0, 1), done.stderr) == (True, "")
    assert f"games by players: {{2: {each}, 3: {each}, 4: {each}}}" in done.stdout
    assert "faults: 0" in done.stdout


@pytest.fixture
def soak() -> ModuleType:
    """Return the script as a module."""
    spec = spec_from_file_location("soak", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def a_bot(choose: Callable[[Sequence[Action], Random], Action]) -> Bot:
    """Return a bot that chooses this way without looking at the view."""

    class Stub:
        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            return Choice(choose(actions, rng))

    return Stub()


def cheating(actions: Sequence[Action], rng: Random) -> Action:
    return EndTurn()


def failing(actions: Sequence[Action], rng: Random) -> Action:
    raise ZeroDivisionError


def dawdling(actions: Sequence[Action], rng: Random) -> Action:
    begun = time.thread_time()
    while time.thread_time() < begun + 0.05:
        pass
    return actions[0]


@pytest.mark.parametrize(
    ("choose", "fault"),
    [
        (cheating, "game 0: The bot “bad” chose .: You must place a tile"),
        (failing, "game 0: The bot “bad” failed with ZeroDivisionError."),
    ],
)
def test_a_bot_that_breaks_the_rules_is_reported(
    soak: ModuleType, monkeypatch: pytest.MonkeyPatch, choose: Callable[..., Action], fault: str
) -> None:
    monkeypatch.setattr(soak, "BOTS", {"bad": lambda: a_bot(choose)})
    assert soak.played(["bad"], 1, range(1)).faults[0].startswith(fault)


def test_a_bot_that_takes_too_long_is_reported(
    soak: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "BOTS", {"slow": lambda: a_bot(dawdling)})
    tally = soak.Tally()
    watched = soak.Watched("slow", 0.03, tally)
    watched.choose(None, [EndTurn()], 0, Random(1))
    assert (tally.choices["slow"], tally.late["slow"]) == (1, 1)
    assert tally.worst["slow"] >= 0.02
