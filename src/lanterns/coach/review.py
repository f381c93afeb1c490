"""Reviews of games: every decision, every seat's account, the deciding moments."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from lanterns.core import ADVICE_WORLDS, SeatAccount, Verdict, advise, sum_up
from lanterns.core.layout import MOMENTS
from lanterns.rules import Game, Record, Seat, to_text, view_for

from .decisions import Decision, decisions_as_judged
from .line_json import line_to_json, reason_to_json, rounded
from .ratings import ratings_in

FINE = (Verdict.BEST, Verdict.GOOD)
"""Verdicts that cost nothing beyond doubt."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game, judged as far as it went; the decisions are in order of play.

    As long as it is not over, the result of a seat is its chance to win.
    """

    game: Game
    decisions: tuple[Decision, ...]
    seats: tuple[SeatAccount, ...]
    moments: tuple[Decision, ...]
    """The three decisions that cost the most, the costliest first; none that is good."""

    @property
    def first_chance(self) -> tuple[float, ...]:
        """Each seat's chance to win with those who play, as the first to decide knew it."""
        players = len(self.seats)
        return self.decisions[0].best.win_chance if self.decisions else (1 / players,) * players

    def moments_of(self, seat: Seat) -> tuple[Decision, ...]:
        """Return the three decisions that cost a seat the most, likewise."""
        own = [one for one in self.decisions if one.seat == seat and one.verdict not in FINE]
        return tuple(sorted(own, key=lambda one: -one.loss_win)[:MOMENTS])

    def turns_of(self, seat: Seat) -> int:
        """Return how many turns a seat had."""
        seats = [ply.before.turn for ply in self.game.plies]
        return sum(one == seat != last for last, one in pairwise([None, *seats]))


def review_of(game: Game, decisions: Iterable[Decision]) -> Review:
    """Put a review together from all decisions of a game, in any order."""
    in_order = tuple(sorted(decisions, key=lambda one: one.ply))
    seats, moments = sum_up(game.state, [one.advice for one in in_order])
    if not game.state.is_over:
        seats = _as_it_stands(game, seats)
    return Review(game, in_order, seats, tuple(in_order[at] for at in moments))


def _as_it_stands(game: Game, seats: tuple[SeatAccount, ...]) -> tuple[SeatAccount, ...]:
    """Return the accounts with each seat's chance, as the one to move knows it, for the result."""
    best = advise(view_for(game.state, game.state.turn), ratings=ratings_in(game.record)).best
    return tuple(
        replace(one, result=chance, luck=chance - 1 / len(seats) - one.own - one.others)
        for one, chance in zip(seats, best.win_chance, strict=True)
    )


def review(record: Record, worlds: int = ADVICE_WORLDS, jobs: int = 1) -> Review:
    """Review a record as far as it goes, so many decisions at a time.

    >>> from lanterns.bots import BOTS
    >>> from lanterns.bots.bot_game import play_game
    >>> from lanterns.bots.seeding import seeded
    >>> from lanterns.rules import DEFAULT_SEATING
    >>> bots = [(name, BOTS[name](), seeded(name)) for name in ("visitor", "artisan")]
    >>> played = play_game(DEFAULT_SEATING[2], range(1, 23), bots, 1.0)
    >>> found = review(played.record, worlds=2)
    >>> all(abs(s.own + s.others + s.luck - (s.result - 1 / 2)) < 1e-9 for s in found.seats)
    True
    """
    game = Game.from_record(record)
    return review_of(game, decisions_as_judged(game, worlds, jobs))


def review_to_json(found: Review) -> dict[str, object]:
    """Return a review in the form of `lanterns review --json`."""
    return {
        "players": len(found.seats),
        "seats": [
            {
                "seat": one.seat,
                "result": rounded(one.result),
                "own": rounded(one.own),
                "others": rounded(one.others),
                "luck": rounded(one.luck),
                "quality": round(one.quality, 1),
            }
            for one in found.seats
        ],
        "decisions": [
            {
                "ply": one.ply,
                "seat": one.seat,
                "action": to_text(one.action),
                "best": to_text(one.best.actions[0]),
                "win_chance": [rounded(chance) for chance in one.win_chance],
                "loss_win": rounded(one.loss_win),
                "loss_honor": rounded(one.loss_honor),
                "exact": one.advice.is_exact,
                "verdict": one.verdict.value,
                "equal_chance": [rounded(chance) for chance in one.chosen.equal_chance],
                "explained": rounded(one.chosen.explained),
                "reasons": [
                    {"of": "best" if is_missed else "played", **reason_to_json(reason)}
                    for is_missed, reason in one.chosen.differences
                ],
                "lines": [
                    line_to_json(line)
                    for line in one.advice.lines
                    if line.worlds == one.best.worlds or line is one.chosen
                ],
            }
            for one in found.decisions
        ],
        "finished": found.game.state.is_over,
        "ratings": list(ratings_in(found.game.record)) or [None] * len(found.seats),
    }
