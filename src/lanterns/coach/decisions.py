"""Decisions of a game, judged."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from lanterns.core import ADVICE_WORLDS, Advice, Line, Ratings, Verdict, advise
from lanterns.rules import Action, Game, Seat, View, legal_actions, view_for

from .ratings import ratings_in


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a game, what the seat knew, and what the action was worth."""

    ply: int
    """The action's place in the record, from 0."""
    view: View
    action: Action
    advice: Advice

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        return self.advice.seat

    @property
    def best(self) -> Line:
        """The best way to go on; it begins with the chosen action if that lost nothing."""
        return self.advice.best

    @property
    def chosen(self) -> Line:
        """The best way to go on after the chosen action."""
        assert self.advice.chosen is not None
        return self.advice.chosen

    @property
    def win_chance(self) -> tuple[float, ...]:
        """Each seat's chance to win after the action, with those who play."""
        return self.chosen.win_chance

    @property
    def loss_win(self) -> float:
        """The chance among equals that the action cost its seat."""
        return self.advice.loss_win

    @property
    def loss_honor(self) -> float:
        """The expected honor that the action cost its seat, or brought if negative."""
        return self.advice.loss_honor

    @property
    def verdict(self) -> Verdict:
        """What the action was."""
        return self.advice.verdict

    @property
    def shift(self) -> tuple[float, ...]:
        """What the action gave to each seat's equal chance, or took from it; the sum is zero."""
        return self.advice.shift


@dataclass(frozen=True, slots=True)
class OpenDecision:
    """An action of a game that is still to be judged: the seat had more than one."""

    ply: int
    view: View
    action: Action

    def judged(self, worlds: int = ADVICE_WORLDS, ratings: Ratings = ()) -> Decision:
        """Judge the action by what the seat knew; `ratings` says how strong the seats are."""
        advice = advise(self.view, self.action, worlds=worlds, ratings=ratings)
        return Decision(self.ply, self.view, self.action, advice)


def open_decisions(game: Game) -> Iterator[OpenDecision]:
    """Yield every action of a game whose seat had a choice."""
    for number, ply in enumerate(game.plies):
        if len(legal_actions(ply.before)) > 1:
            yield OpenDecision(number, view_for(ply.before, ply.before.turn), ply.action)


def decisions_as_judged(
    game: Game, worlds: int = ADVICE_WORLDS, jobs: int = 1
) -> Iterator[Decision]:
    """Yield a game's decisions as they are judged, the most instructive first.

    The net alone, which takes a moment for the whole game, says which those are likely to be. So
    many `jobs` are judged at a time, in threads; neither answers nor their order depend on it.
    """
    found = list(open_decisions(game))
    guessed = {one.ply: one.judged(worlds=0).loss_win for one in found}
    found.sort(key=lambda one: -guessed[one.ply])
    judge = partial(OpenDecision.judged, worlds=worlds, ratings=ratings_in(game.record))
    if jobs == 1:
        yield from map(judge, found)
        return
    # Whoever stops early waits for the decisions in hand, not for all.
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(judge, found)
