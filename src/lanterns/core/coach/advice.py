"""What a decision is worth: the best ways to play the rest of the turn, each with its outcome."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt

import numpy as np
import numpy.typing as npt

from lanterns.rules import Action, GameState, Place, Seat, View, to_text

from ..arguments import whole_number
from ..errors import BadRequest, RequestFault
from ..layout import ADVICE, LINE, MAX_LINES, MAX_PLAYERS
from ..library import call
from ..net.evaluation import net_for
from ..net.value_net import Net
from ..rules.conversion import row_from_state, row_to_move
from ..rules.packing import pack, unpack
from .reasons import Reason, offered, read_reasons, shared

ADVICE_WORLDS = 96
"""In how many deals of the unseen tiles the coach compares the best lines."""

MOST_ADVICE_WORLDS = 1_000_000


MOST_RATING = 5000
"""The mean of the ladder is 1500."""

Ratings = Sequence[float | None]


class Verdict(Enum):
    """What the chosen action was, in the order of the chance to win that it surely cost."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Line:
    """A way to play the rest of the turn, how the game should end then, and what it changes now.

    A final turn's line holds its first action only.
    """

    actions: tuple[Action, ...]
    win_chance: tuple[float, ...]
    """Each seat's chance to win with those who play; they add up to one."""
    equal_chance: tuple[float, ...]
    """Each seat's chance if everybody played like the coach: by these, lines are compared."""
    honor: tuple[float, ...]
    """Each seat's expected honor at the end."""
    error: float
    """The standard error of the active seat's equal chance less that of the best line."""
    worlds: int
    """In how many deals the line was tried; none if it is exact or judged by the net alone."""
    cards: tuple[tuple[int, ...], ...]
    """How many cards of each color the tile brings to each seat."""
    favor: int
    """Favor tokens that the active seat gains or pays."""
    honor_now: int
    """Honor that the active seat gains in this turn."""
    reasons: tuple[Reason, ...]
    """The effects on every seat, those on the active one first."""
    alone: tuple[Reason, ...]
    """Those of them that the best line does not have, with what they cost; the costliest first.

    The two next best lines and the chosen one have shares; of others, all shares are zero.
    """
    missed: tuple[Reason, ...]
    """The effects of the best line that this one does not have, likewise."""
    is_exact: bool

    @property
    def differences(self) -> tuple[tuple[bool, Reason], ...]:
        """What the best line has alone (true) or this one (false), what explains most first."""
        both = [(True, one) for one in self.missed] + [(False, one) for one in self.alone]
        return tuple(sorted(both, key=lambda one: -one[1].share))

    @property
    def explained(self) -> float:
        """What all differences together explain of the chance that the line loses to the best."""
        return sum(one.share for _, one in self.differences)

    @property
    def placement(self) -> Place | None:
        """The tile that the line lays."""
        last = self.actions[-1]
        return last if isinstance(last, Place) else None


@dataclass(frozen=True, slots=True)
class Advice:
    """The lines of one decision, best first, and what the chosen action costs."""

    seat: Seat
    lines: tuple[Line, ...]
    chosen: Line | None
    """The best line that begins with the chosen action, if one was given."""
    loss_win: float
    """The equal chance that the chosen action costs its seat; never negative."""
    loss_honor: float
    """The expected honor that it costs, or brings if negative."""
    stake: float
    """The seat's equal chance with the best line less the mean over all placements."""
    verdict: Verdict
    is_exact: bool
    shift: tuple[float, ...]
    """What it gives to each seat's equal chance, or takes from it; the sum is zero."""

    @property
    def best(self) -> Line:
        """The best line; the chosen one if no other gives a higher equal chance."""
        return self.lines[0]


def advise(
    game: View | GameState,
    chosen: Action | None = None,
    *,
    worlds: int = ADVICE_WORLDS,
    ratings: Ratings = (),
    net: Net | None = None,
) -> Advice:
    """Judge a decision of the active seat, as far as its view allows, even from a `GameState`.

    `ratings` says how strong the seats are, with nothing for one that nobody knows; it changes
    `win_chance` alone.

    The best lines are tried one round deep in `worlds` deals of the unseen tiles: the net plays for
    the others and judges the seat's next turn. The deals follow from the position, so the same
    position always gets the same answer. With no worlds, the net judges alone. The final round is
    solved.

    >>> from lanterns.core import shuffle
    >>> advice = advise(shuffle(players=2, seed=1)[0])
    >>> round(sum(advice.best.win_chance), 9), advice.is_exact
    (1.0, False)
    """
    row = row_to_move(game) if isinstance(game, View) else row_from_state(game)
    players = len(game.players)
    deals = whole_number("a number of worlds", worlds, 0, MOST_ADVICE_WORLDS)
    advice, lines = np.zeros(1, ADVICE), np.zeros(MAX_LINES, LINE)
    asked = -1 if chosen is None else pack(chosen)
    judge, strengths = net_for(players, net).memory, _strengths(ratings, players)
    found = call("advise", judge, row.tobytes(), asked, deals, strengths, advice, lines)
    if chosen is not None and found < 0:
        raise BadRequest(RequestFault.NOT_LEGAL, action=to_text(chosen))
    if not found:
        raise BadRequest(RequestFault.GAME_OVER)
    shift, loss_win, loss_honor, stake, _, at, seat, verdict, is_exact, _ = advice[0].tolist()
    best = read_reasons(lines[0]["reasons"][: lines[0]["reason_count"]])
    read = tuple(_line(line, players, best) for line in lines[:found])
    return Advice(
        seat=seat,
        lines=read,
        chosen=None if at < 0 else read[at],
        loss_win=loss_win,
        loss_honor=loss_honor,
        stake=stake,
        verdict=tuple(Verdict)[verdict],
        is_exact=bool(is_exact),
        shift=tuple(shift[:players]),
    )


def _strengths(ratings: Ratings, players: int) -> npt.NDArray[np.float64]:
    """Return what the core takes: zero for a seat that nobody knows."""
    if ratings and len(ratings) != players:
        raise BadRequest(
            RequestFault.SHAPE,
            name="ratings",
            wanted=str((players,)),
            shape=str((len(ratings),)),
        )
    strengths = np.zeros(MAX_PLAYERS)
    for seat, rating in enumerate(ratings):
        if rating is not None and not 1 <= rating <= MOST_RATING:
            raise BadRequest(
                RequestFault.OUTSIDE, name="a rating", least=1, most=MOST_RATING, number=str(rating)
            )
        strengths[seat] = rating or 0
    return strengths


def _line(row: np.void, players: int, best: tuple[Reason, ...]) -> Line:
    reasons = read_reasons(row["reasons"][: row["reason_count"]])
    alone, missed = offered(float(row["lake_share"]), row["more_next_shares"].tolist())
    return Line(
        actions=tuple(unpack(action) for action in row["actions"][: row["count"]].tolist()),
        win_chance=tuple(row["at_table"][:players].tolist()),
        equal_chance=tuple(row["chance"][:players].tolist()),
        honor=tuple(row["honor"][:players].tolist()),
        error=sqrt(row["variance"]),
        worlds=int(row["worlds"]),
        cards=tuple(map(tuple, row["cards"][:players, :-1].tolist())),
        favor=int(row["favor"]),
        honor_now=int(row["honor_now"]),
        reasons=reasons,
        alone=_shared(reasons, row, "alone", alone),
        missed=_shared(best, row, "missed", missed),
        is_exact=bool(row["is_exact"]),
    )


def _shared(
    reasons: tuple[Reason, ...], row: np.void, name: str, offers: list[Reason]
) -> tuple[Reason, ...]:
    listed = row[name][: row[f"{name}_count"]].tolist()
    return shared(reasons, listed, row[f"{name}_shares"].tolist(), offers)
