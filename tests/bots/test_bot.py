"""What a choice costs, as bots declare it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from lanterns.bots import BOTS, Choice, cost_of
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.net_search_bot import NetSearchBot
from lanterns.bots.search_bot import SearchBot
from lanterns.rules import Action, View


@pytest.mark.parametrize("name", BUILT_IN)
def test_only_bots_that_search_use_their_budget(name: str) -> None:
    bot = BOTS[name]()
    # The phoenix searches once in a game, for a few milliseconds.
    searches = isinstance(bot, SearchBot | NetSearchBot) and name != "phoenix"
    assert cost_of(bot) == ("search" if searches else "instant")


@pytest.mark.parametrize(
    ("declared", "cost"),
    [({}, "search"), ({"cost": "instant"}, "instant"), ({"cost": 3}, "search")],
)
def test_a_plug_in_that_declares_nothing_useful_may_use_its_budget(
    declared: dict[str, Any], cost: str
) -> None:
    class Plugin:
        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            return Choice(actions[0])

    for name, value in declared.items():
        setattr(Plugin, name, value)
    assert cost_of(Plugin()) == cost
