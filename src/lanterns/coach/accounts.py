"""What became of each seat's share of the victory: own decisions, those of others, luck."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lanterns.rules import Seat

from .decisions import Decision


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """A seat's result and where it comes from: own + others + luck = result - 1/n.

    Each decision moves the chances to win from those of the best line to those of the chosen one.
    What it moves for the seat that decides is that seat's own; what it moves for the rest comes
    from others. All the chances do between decisions is luck: the deal, tiles drawn, hands that
    nobody could see.
    """

    seat: Seat
    result: float
    """The share of the victory."""
    own: float
    """The chance to win that the seat's own decisions lost; never positive."""
    others: float
    """What the decisions of others gave to the seat, or took from it."""
    luck: float
    quality: float
    """From 100, where no decision lost anything, to 0, where they lost what lots would lose."""


def accounts(decisions: Sequence[Decision], results: Sequence[float]) -> tuple[SeatAccount, ...]:
    """Return each seat's account from all decisions of a game and the shares of its victory."""
    return tuple(_account(decisions, seat, results) for seat in range(len(results)))


def _account(decisions: Sequence[Decision], seat: Seat, results: Sequence[float]) -> SeatAccount:
    own = _added(one.shift[seat] for one in decisions if one.seat == seat)
    others = _added(one.shift[seat] for one in decisions if one.seat != seat)
    result = results[seat]
    luck = result - 1 / len(results) - own - others
    mine = [one for one in decisions if one.seat == seat]
    return SeatAccount(seat, result, own, others, luck, quality(mine))


def quality(decisions: Sequence[Decision]) -> float:
    """Return 100 times the part of what was at stake that the decisions kept.

    At stake is the chance to win with the best line, less the mean over all placements: what a
    player who draws lots would lose.
    """
    stake = _added(one.advice.stake for one in decisions)
    lost = _added(one.loss_win for one in decisions)
    return 100 * max(0.0, 1 - lost / stake) if stake > 0 else 100.0


def _added(numbers: Iterable[float]) -> float:
    """Return a sum that is rounded after each number, as the page rounds it.

    From Python 3.12 on, `sum` makes up for what rounding loses.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total
