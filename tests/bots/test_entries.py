"""Bots with a budget of their own."""

from collections.abc import Sequence
from random import Random

import pytest

from lanterns.arena import Bout, Contest
from lanterns.bots import BOTS, Choice, CountsPlayouts
from lanterns.bots.entries import UNHURRIED, Entry, entry_of, thinks_by_the_clock
from lanterns.bots.ladder import BUILT_IN
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


def test_a_number_of_playouts_is_a_budget_too() -> None:
    kirin = entry_of("kirin@64p").make()
    assert isinstance(kirin, CountsPlayouts)
    assert (entry_of("kirin@64p"), kirin.playouts) == (Entry("kirin", None, 64), 64)
    assert not thinks_by_the_clock(kirin)
    with pytest.raises(ValueError, match="“visitor” does not count playouts"):
        entry_of("visitor@64p").make()


@pytest.mark.parametrize("text", ["kirin@0p", "kirin@-1p", "kirin@1.5p", "kirin@9999999p"])
def test_a_number_of_playouts_is_whole_and_within_reason(text: str) -> None:
    with pytest.raises(ValueError, match="such as kirin@256p"):
        entry_of(text)


def test_only_two_levels_think_by_the_clock() -> None:
    by_the_clock = {name for name in BUILT_IN if thinks_by_the_clock(BOTS[name]())}
    assert by_the_clock == {"dragon", "kirin"}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_that_does_not_think_by_the_clock_is_never_hurried(name: str) -> None:
    bot = BOTS[name]()
    common = 0.0 if thinks_by_the_clock(bot) else UNHURRIED
    assert Entry(name).seconds_for(bot, common=0.0) == common
    assert Entry(name, budget=0.25).seconds_for(bot, common=0.0) == 0.25


def test_choices_that_use_up_their_time_are_counted() -> None:
    hurried = Bout(1, 0, ("sage@0", "sage"), budget=0.5).play()
    assert hurried.cut_short == (len(hurried.seconds[0]), 0)
    by_the_clock = Bout(1, 0, ("dragon", "visitor"), budget=0.01).play()
    assert by_the_clock.cut_short[0] > 0 == by_the_clock.cut_short[1]


def test_one_bot_with_two_budgets_is_two_entries() -> None:
    assert Contest((("sage@1", "sage@2"),), seed=1).names == ("sage@1", "sage@2")
