"""Bots with a budget of their own."""

from collections.abc import Sequence
from random import Random

import pytest

from lanterns.arena import Bout, Contest
from lanterns.arena.entries import Entry, entry_of
from lanterns.bots import BOTS, Choice
from lanterns.rules import Action, View


@pytest.mark.parametrize("text", ["kirin@", "kirin@soon", "kirin@-1", "kirin@nan", "kirin@inf"])
def test_seconds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a number of seconds after the @"):
        entry_of(text)


def test_a_name_with_and_without_seconds() -> None:
    assert entry_of("sage@0") == Entry("sage", 0.0)
    assert entry_of("sage") == Entry("sage", None)


def test_each_bot_gets_its_own_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, set[float]] = {"mine": set(), "yours": set()}

    def bot(name: str) -> type:
        class Notes:
            def choose(
                self, view: View, actions: Sequence[Action], budget: float, rng: Random
            ) -> Choice:
                seen[name].add(budget)
                return Choice(actions[-1])

        return Notes

    for name in seen:
        monkeypatch.setitem(BOTS, name, bot(name))
    played = Bout(1, 0, ("mine@0.125", "yours"), budget=0.5).play()
    assert seen == {"mine": {0.125}, "yours": {0.5}}
    assert played.record.names == ("bot:mine@0.125", "bot:yours")


def test_one_bot_with_two_budgets_is_two_entries() -> None:
    assert Contest((("sage@1", "sage@2"),), seed=1).names == ("sage@1", "sage@2")
