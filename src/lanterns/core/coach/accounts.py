"""What became of each seat's share of the victory: own decisions, those of others, luck."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lanterns.rules import GameState, Seat

from ..layout import ACCOUNT, ADVICE, MOMENTS
from ..library import call
from ..rules.conversion import row_from_state
from .advice import Advice, Verdict


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


def sum_up(
    end: GameState, decisions: Sequence[Advice]
) -> tuple[tuple[SeatAccount, ...], tuple[int, ...]]:
    """Return each seat's account, and where among a game's decisions the deciding moments are.

    The moments are the decisions that cost the most, the costliest first, and none that is good.
    """
    players, verdicts = len(end.players), tuple(Verdict)
    rows = np.zeros(len(decisions), ADVICE)
    for row, one in zip(rows, decisions, strict=True):
        row["shift"][:players] = one.shift
        row["seat"], row["verdict"] = one.seat, verdicts.index(one.verdict)
        row["loss_win"], row["stake"] = one.loss_win, one.stake
    accounts, moments = np.zeros(players, ACCOUNT), np.zeros(MOMENTS, np.int32)
    found = call("review", row_from_state(end).tobytes(), rows, len(rows), accounts, moments)
    seats = (SeatAccount(seat, *account) for seat, account in enumerate(accounts.tolist()))
    return tuple(seats), tuple(moments[:found].tolist())
