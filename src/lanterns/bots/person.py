"""Bots that play like people: by what they notice, what they want and what they put off."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter

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

from .bot import Choice
from .deadline import deadline
from .explanation import TOLD, Explanation
from .sets import Honors, completed_kinds, next_honors
from .worth import worth

# Seconds kept back for everything but weighing placements.
RESERVE = 0.002


@dataclass(frozen=True, slots=True)
class Temper:
    """What somebody notices and what they care for."""

    cells: int
    """How many free cells they look at before they place a tile."""

    aim: float
    """From 0, where any card is as good as another, to 1, where only sets count."""

    favor: float = 0.5
    """What a favor token is worth to them, in honor."""

    spite: float = 0.0
    """How much another's gain is their loss; most people just overlook it."""

    readiness: float = 1.0
    """How likely they are to dedicate a set now rather than some other turn."""

    least_honor: int = 0
    """The token they wait for while their hand has room for more cards."""

    exchanges: bool = True
    """Whether they think of an exchange when a single card is missing."""


class PersonBot:
    """Sees the obvious, wants sets, and makes mistakes that its temper explains."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Dedicate if the mood is right, exchange if that completes a set, else place a tile."""
        end = deadline(budget, RESERVE)
        dedications = [action for action in actions if isinstance(action, Dedicate)]
        if dedications and self._is_ready(view, rng):
            return self._best(view, [dedications], rng)
        exchanges = self._completing(view, actions) if self.temper.exchanges else []
        if exchanges:
            return self._best(view, [exchanges], rng)
        placements = [action for action in actions if isinstance(action, Place)]
        if placements:
            cells = view.lake.free_cells
            seen = rng.sample(cells, min(self.temper.cells, len(cells)))
            by_cell: dict[Cell, list[Place]] = {cell: [] for cell in seen}
            for place in placements:
                if place.cell in by_cell:
                    by_cell[place.cell].append(place)
            return self._best(view, by_cell.values(), rng, end)
        # What is left is to discard, or to end the final turn; dedicating beats throwing away.
        discards = [action for action in actions if isinstance(action, Discard)]
        return self._best(view, [dedications or discards or actions[-1:]], rng)

    def _is_ready(self, view: View, rng: Random) -> bool:
        if view.is_final_turn:
            return True
        cards = view.players[view.turn].cards
        return self._is_dear(view, cards) and rng.random() < self.temper.readiness

    def _is_dear(self, view: View, cards: Cards) -> bool:
        """Whether these cards make a set that is worth dedicating, or leave no room to wait."""
        honors = [top_honor(view.stacks[kind]) for kind in completed_kinds(cards)]
        is_full = sum(cards) > HAND_LIMIT - 3
        return bool(honors) and (max(honors) >= self.temper.least_honor or is_full)

    def _completing(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """The exchanges that make a set, one to dedicate, where there is none."""
        cards = view.players[view.turn].cards
        if completed_kinds(cards):
            return []
        return [
            action
            for action in actions
            if isinstance(action, Exchange)
            and self._is_dear(view, add_cards(remove_cards(cards, [action.given]), [action.taken]))
        ]

    def _best(
        self,
        view: View,
        groups: Iterable[Sequence[Action]],
        rng: Random,
        end: float = inf,
    ) -> Choice:
        """Weigh group after group while there is time, at least the first; draw among equals."""
        honors = next_honors(view)
        candidates: list[Candidate] = []
        for actions in groups:
            candidates += [Candidate(one, self._value(view, honors, one)) for one in actions]
            if perf_counter() > end:
                break
        rng.shuffle(candidates)
        candidates.sort(key=lambda candidate: -candidate.value)
        explanation = Explanation(view, tuple(candidates[:TOLD]))
        return Choice(candidates[0].action, explanation)

    def _value(self, view: View, honors: Honors, action: Action) -> float:
        cards = view.players[view.turn].cards
        match action:
            case Dedicate(kind):
                return honors[kind] + self._worth(remove_cards(cards, action.cards), honors)
            case Exchange(given, taken):
                after = add_cards(remove_cards(cards, [given]), [taken])
                return max(honors[kind] for kind in completed_kinds(after))
            case Discard(color):
                return self._worth(remove_cards(cards, [color]), honors)
            case Place():
                return self._value_placement(view, honors, outcome_of(view, action))
            case _:
                return 0.0

    def _value_placement(self, view: View, honors: Honors, outcome: Outcome) -> float:
        favor = sum(token.received for token in outcome.favors)
        value = favor * self.temper.favor + self._gain(view, honors, outcome, view.turn)
        if self.temper.spite:
            others = (seat for seat in range(len(view.players)) if seat != view.turn)
            gains = sum(self._gain(view, honors, outcome, seat) for seat in others)
            value -= self.temper.spite * gains
        return value

    def _gain(self, view: View, honors: Honors, outcome: Outcome, seat: Seat) -> float:
        colors = outcome.cards_for(seat)
        cards = view.players[seat].cards
        return self._worth(add_cards(cards, colors), honors) - self._worth(cards, honors)

    def _worth(self, cards: Cards, honors: Honors) -> float:
        return worth(cards, honors, self.temper.aim)
