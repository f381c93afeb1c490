"""Reviews of finished games: every decision, every seat's account, the deciding moments."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import unique

from lanterns.core import ADVICE_WORLDS, SeatAccount, sum_up
from lanterns.rules import Fault, Game, LanternsError, Record, to_text

from .decisions import Decision, decisions_as_judged


@unique
class ReviewFault(Fault):
    """Why a record cannot be reviewed."""

    NOT_OVER = "The game is not over: only finished games can be reviewed."


class NoReview(LanternsError):
    """A record that cannot be reviewed."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, judged; the decisions are in order of play."""

    game: Game
    decisions: tuple[Decision, ...]
    seats: tuple[SeatAccount, ...]
    moments: tuple[Decision, ...]
    """The three decisions that cost the most, the costliest first; none that is good."""


def finished_game(record: Record) -> Game:
    """Replay a record; raise `BrokenRecord`, or `NoReview` if its game is not over."""
    game = Game.from_record(record)
    if not game.state.is_over:
        raise NoReview(ReviewFault.NOT_OVER)
    return game


def review_of(game: Game, decisions: Iterable[Decision]) -> Review:
    """Put a review together from all decisions of a finished game, in any order."""
    in_order = tuple(sorted(decisions, key=lambda one: one.ply))
    seats, moments = sum_up(game.state, [one.advice for one in in_order])
    return Review(game, in_order, seats, tuple(in_order[at] for at in moments))


def review(record: Record, worlds: int = ADVICE_WORLDS, jobs: int = 1) -> Review:
    """Review a record of a finished game, so many decisions at a time.

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
    game = finished_game(record)
    return review_of(game, decisions_as_judged(game, worlds, jobs))


def review_to_json(found: Review) -> dict[str, object]:
    """Return a review in the form of `lanterns review --json`."""
    return {
        "players": len(found.seats),
        "seats": [
            {
                "seat": one.seat,
                "result": _rounded(one.result),
                "own": _rounded(one.own),
                "others": _rounded(one.others),
                "luck": _rounded(one.luck),
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
                "win_chance": [_rounded(chance) for chance in one.win_chance],
                "loss_win": _rounded(one.loss_win),
                "loss_honor": _rounded(one.loss_honor),
                "exact": one.advice.is_exact,
                "verdict": one.verdict.value,
            }
            for one in found.decisions
        ],
    }


def _rounded(number: float) -> float:
    """Round to nine digits, without a negative zero."""
    return round(number, 9) + 0.0
