"""The example package: its entry point, its bot, its games."""

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from lanterns.bots import play_game, registry
from lanterns.bots.registry import GROUP, Registry
from lanterns.bots.seeding import seeded
from lanterns.rules import DEFAULT_SEATING, check_record, shuffled_tiles

EXAMPLE = Path(__file__).parents[2] / "examples" / "plugin_bot"


def test_the_example_plugs_in_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = project["entry-points"][GROUP].items()
    points = [EntryPoint(name=name, value=value, group=GROUP) for name, value in named]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(sys, "path", [str(EXAMPLE), *sys.path])
    bots = Registry()
    names = ["gambler", "visitor", "gambler"]
    assert set(names) <= set(bots)
    seats = [(name, bots[name](), seeded(1, "seat", seat)) for seat, name in enumerate(names)]
    game = play_game(DEFAULT_SEATING[3], shuffled_tiles(3, seeded(1, "deal")), seats, budget=1)
    check_record(game.record)
    assert game.record.names == ("bot:gambler", "bot:visitor", "bot:gambler")
