"""Bots that play like people: they overlook cells, favor some sets and put off dedications."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter
from typing import ClassVar

from lanterns.core import Candidate
from lanterns.rules import (
    HAND_LIMIT,
    Action,
    Cards,
    Cell,
    Dedicate,
    Discard,
    Exchange,
    Outcome,
    Place,
    Seat,
    View,
    add_cards,
    outcome_of,
    remove_cards,
    top_honor,
)

from .bot import MAX_CANDIDATES, Choice, Cost
from .card_values import value_of_cards
from .sets import Honors, completed_kinds, next_honors
from .time_budget import deadline

# Seconds kept back for everything but comparing placements.
RESERVE = 0.002


@dataclass(frozen=True, slots=True)
class Traits:
    """What a human-like bot notices and what it values."""

    cells: int
    """How many free cells it looks at before it places a tile."""

    aim: float
    """From 0, where any card is as good as another, to 1, where only sets count."""

    favor: float = 0.5
    """The value of a favor token, in honor."""

    spite: float = 0.0
    """How much of an opponent's gain counts as a loss; most people overlook it."""

    readiness: float = 1.0
    """The probability of dedicating a set now rather than in a later turn."""

    least_honor: int = 0
    """The token it waits for while its hand has room for more cards."""

    exchanges: bool = True
    """Whether it considers an exchange when a single card is missing."""


class HumanLikeBot:
    """Sees the obvious, collects sets, and makes mistakes that its traits explain."""

    cost: ClassVar[Cost] = "instant"

    def __init__(self, traits: Traits) -> None:
        self.traits = traits

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Dedicate if ready, exchange if that completes a set, otherwise place a tile."""
        end = deadline(budget, RESERVE)
        dedications = [action for action in actions if isinstance(action, Dedicate)]
        if dedications and self._is_ready(view, rng):
            return self._best(view, [dedications], rng)
        exchanges = self._completing(view, actions) if self.traits.exchanges else []
        if exchanges:
            return self._best(view, [exchanges], rng)
        placements = [action for action in actions if isinstance(action, Place)]
        if placements:
            cells = view.lake.free_cells
            seen = rng.sample(cells, min(self.traits.cells, len(cells)))
            by_cell: dict[Cell, list[Place]] = {cell: [] for cell in seen}
            for place in placements:
                if place.cell in by_cell:
                    by_cell[place.cell].append(place)
            return self._best(view, by_cell.values(), rng, end)
        # The rest is to discard or to end the final turn; dedicating beats discarding.
        discards = [action for action in actions if isinstance(action, Discard)]
        return self._best(view, [dedications or discards or actions[-1:]], rng)

    def _is_ready(self, view: View, rng: Random) -> bool:
        if view.is_final_turn:
            return True
        cards = view.players[view.turn].cards
        return self._is_worthwhile(view, cards) and rng.random() < self.traits.readiness

    def _is_worthwhile(self, view: View, cards: Cards) -> bool:
        """Return whether these cards make a set worth dedicating, or leave no room to wait."""
        honors = [top_honor(view.stacks[kind]) for kind in completed_kinds(cards)]
        is_full = sum(cards) > HAND_LIMIT - 3
        return bool(honors) and (max(honors) >= self.traits.least_honor or is_full)

    def _completing(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """Return the exchanges that complete a set worth dedicating, if there is no set yet."""
        cards = view.players[view.turn].cards
        if completed_kinds(cards):
            return []
        return [
            action
            for action in actions
            if isinstance(action, Exchange)
            and self._is_worthwhile(
                view, add_cards(remove_cards(cards, [action.given]), [action.taken])
            )
        ]

    def _best(
        self,
        view: View,
        groups: Iterable[Sequence[Action]],
        rng: Random,
        end: float = inf,
    ) -> Choice:
        """Compare group after group while there is time, at least one; break ties at random."""
        honors = next_honors(view)
        candidates: list[Candidate] = []
        for actions in groups:
            candidates += [Candidate(one, self._value(view, honors, one)) for one in actions]
            if perf_counter() > end:
                break
        rng.shuffle(candidates)
        candidates.sort(key=lambda candidate: -candidate.value)
        return Choice(candidates[0].action, tuple(candidates[:MAX_CANDIDATES]))

    def _value(self, view: View, honors: Honors, action: Action) -> float:
        cards = view.players[view.turn].cards
        match action:
            case Dedicate(kind):
                return honors[kind] + self._cards_value(remove_cards(cards, action.cards), honors)
            case Exchange(given, taken):
                after = add_cards(remove_cards(cards, [given]), [taken])
                return max(honors[kind] for kind in completed_kinds(after))
            case Discard(color):
                return self._cards_value(remove_cards(cards, [color]), honors)
            case Place():
                return self._value_placement(view, honors, outcome_of(view, action))
            case _:
                return 0.0

    def _value_placement(self, view: View, honors: Honors, outcome: Outcome) -> float:
        favor = sum(token.received for token in outcome.favors)
        value = favor * self.traits.favor + self._gain(view, honors, outcome, view.turn)
        if self.traits.spite:
            others = (seat for seat in range(len(view.players)) if seat != view.turn)
            gains = sum(self._gain(view, honors, outcome, seat) for seat in others)
            value -= self.traits.spite * gains
        return value

    def _gain(self, view: View, honors: Honors, outcome: Outcome, seat: Seat) -> float:
        colors = outcome.cards_for(seat)
        cards = view.players[seat].cards
        return self._cards_value(add_cards(cards, colors), honors) - self._cards_value(
            cards, honors
        )

    def _cards_value(self, cards: Cards, honors: Honors) -> float:
        return value_of_cards(cards, honors, self.traits.aim)
