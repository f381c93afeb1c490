"""Bots by name: built-in bots, plug-ins, broken plug-ins."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from kit.positions import a_game

from lanterns.bots import BOTS, CHARACTERS, LADDER, BrokenPlugin, registry
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.registry import GROUP, Registry
from lanterns.bots.uniform_bot import UniformBot
from lanterns.rules import legal_actions, view_for


def with_plugins(monkeypatch: pytest.MonkeyPatch, **values: str) -> Registry:
    """Return a registry on a machine with these entry points installed."""

    def installed(*, group: str) -> list[EntryPoint]:
        assert group == GROUP
        return [EntryPoint(name, value, group) for name, value in values.items()]

    monkeypatch.setattr(registry, "entry_points", installed)
    return Registry()


def test_every_level_and_character_can_be_made() -> None:
    assert set(LADDER) | set(CHARACTERS) | {"random"} == set(BUILT_IN) <= set(BOTS)
    for name in BUILT_IN:
        assert callable(BOTS[name]().choose)


@pytest.mark.parametrize("bot", BUILT_IN)
def test_every_level_and_character_has_a_face(bot: str) -> None:
    """The page draws a plain lantern for those it does not know."""
    art = Path(__file__).parents[2] / "ui" / "src" / "art"
    assert f"\n  {bot}: {{" in (art / "faces.ts").read_text(encoding="utf-8")
    assert f'<g id="{bot}-' in (art / "faces.svg").read_text(encoding="utf-8")


def test_a_plugin_plays_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = with_plugins(monkeypatch, dice="lanterns.bots.uniform_bot:UniformBot")
    assert "dice" in bots and len(bots) == len(BUILT_IN) + 1
    state = a_game()
    choice = bots["dice"]().choose(view_for(state, 0), legal_actions(state), 1, Random(1))
    assert choice.action in legal_actions(state)


def test_a_plugin_cannot_take_a_name_that_is_built_in(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = with_plugins(monkeypatch, random="no_such_package:Bot")
    assert isinstance(bots["random"](), UniformBot)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("no_such_package:Bot", "ModuleNotFoundError: No module named 'no_such_package'."),
        ("lanterns.bots.uniform_bot:NoBot", "has no attribute 'NoBot'."),
        ("math:pi", "TypeError: 'float' object is not callable."),
        ("builtins:list", "makes nothing with a method “choose”."),
    ],
)
def test_a_broken_plugin_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, value: str, sentence: str
) -> None:
    bots = with_plugins(monkeypatch, odd=value)
    with pytest.raises(BrokenPlugin) as caught:
        bots["odd"]()
    assert caught.value.sentence.startswith("The bot “odd” cannot be ")
    assert caught.value.sentence.endswith(sentence)


def test_a_plugin_that_exits_is_a_broken_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "leaving_package.py").write_text("raise SystemExit('No\\nthanks.')")
    monkeypatch.syspath_prepend(tmp_path)
    bots = with_plugins(monkeypatch, leaver="leaving_package:Bot")
    with pytest.raises(BrokenPlugin, match=r"leaving_package:Bot: SystemExit: No thanks\.$"):
        bots["leaver"]()


def test_an_unknown_bot_is_a_key_error(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = with_plugins(monkeypatch)
    assert "nobody" not in bots
    with pytest.raises(KeyError):
        bots["nobody"]


def test_bots_can_be_added_and_taken_away() -> None:
    bots = Registry()
    bots["mine"] = UniformBot
    assert bots["mine"] is UniformBot and list(bots)[-1] == "mine"
    del bots["mine"]
    assert "mine" not in bots


def test_bots_that_play_like_people_are_made_without_numpy() -> None:
    program = (
        "import sys; from lanterns.bots import BOTS; BOTS['apprentice']();"
        "assert 'numpy' not in sys.modules; BOTS['artisan'](); assert 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
