"""A failing bot is reported in one sentence, with details for its author."""

import pickle
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from lanterns.bots import Bot, Choice, play_game
from lanterns.bots.errors import BotFault
from lanterns.bots.uniform_bot import UniformBot
from lanterns.rules import (
    DEFAULT_SEATING,
    Action,
    Dedicate,
    Place,
    Record,
    View,
    end_of,
    shuffled_tiles,
)

TILES = shuffled_tiles(2, Random(1))


def a_bot(choose: Callable[[View, Sequence[Action]], Any]) -> Bot:
    """Return a bot that chooses this way."""

    class Stub:
        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            choice: Choice = choose(view, actions)
            return choice

    return Stub()


def fault_of(choose: Callable[[View, Sequence[Action]], Any]) -> BotFault:
    """Return the fault of a game against a bot that chooses this way."""
    seats = [("dice", UniformBot(), Random(2)), ("bad", a_bot(choose), Random(3))]
    with pytest.raises(BotFault) as caught:
        play_game(DEFAULT_SEATING[2], TILES, seats, budget=0)
    return caught.value


def fails(view: View, actions: Sequence[Action]) -> Choice:
    if len(view.lake.tiles) < 6:
        return Choice(actions[0])
    raise ValueError("One line\n  and another.\n")


def writes_to_the_terminal(view: View, actions: Sequence[Action]) -> Choice:
    raise ValueError("gone \x1b[2J")


def leaves(view: View, actions: Sequence[Action]) -> Choice:
    sys.exit(3)


def forgets_the_choice(view: View, actions: Sequence[Action]) -> Action:
    return actions[0]


def places_on_a_pair(view: View, actions: Sequence[Action]) -> Choice:
    place = next(action for action in actions if isinstance(action, Place))
    pair: Any = place.cell.x, place.cell.y
    return Choice(Place(place.tile, pair, place.turns))


def dedicates_a_number(view: View, actions: Sequence[Action]) -> Choice:
    cards: Any = 4
    return Choice(Dedicate(cards, cards))


@pytest.mark.parametrize(
    ("choose", "sentence"),
    [
        (fails, "The bot “bad” failed with ValueError: One line and another."),
        (writes_to_the_terminal, "The bot “bad” failed with ValueError: gone [2J."),
        (leaves, "The bot “bad” failed with SystemExit: 3."),
        (forgets_the_choice, "The bot “bad” returned a Place instead of a Choice."),
        (places_on_a_pair, "which is no action: AttributeError: 'tuple' object has no"),
        (dedicates_a_number, "The bot “bad” chose Dedicate(kind=4, colors=4), which is no action:"),
    ],
)
def test_a_fault_is_one_line(choose: Callable[..., Any], sentence: str) -> None:
    fault = str(fault_of(choose))
    assert sentence in fault
    assert fault.endswith(".") and "\n" not in fault


def test_a_long_error_is_cut() -> None:
    def rambles(view: View, actions: Sequence[Action]) -> Choice:
        raise ValueError("so on and " * 100)

    assert 100 < len(str(fault_of(rambles))) < 300


def test_a_fault_carries_traceback_and_record_through_pickling() -> None:
    fault = fault_of(fails)
    fault.place = "seed 1"
    back = pickle.loads(pickle.dumps(fault))
    assert str(back) == "The bot “bad” failed with ValueError: One line and another (seed 1)."
    assert 'raise ValueError("One line' in back.trace
    assert isinstance(back.record, Record) and back.record == fault.record
    state = end_of(back.record)
    assert (state.turn, len(state.lake.tiles)) == (1, 6)
    assert back.record.names == ("bot:dice", "bot:bad")
