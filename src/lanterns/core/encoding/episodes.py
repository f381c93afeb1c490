"""Many games stepped at once for a learner: the others answer, and ended games begin anew."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import cast

import numpy as np
import numpy.typing as npt

from ..arguments import MOST_STATES, seed_number, whole_number, whole_numbers
from ..encoding_layout import ACTION_IDS, EPISODES, OBSERVATION_SIZE, RANDOM
from ..errors import BadRequest, RequestFault
from ..greedy.policies import Policy
from ..human.choices import packed_traits
from ..human.traits import UNIT, Traits
from ..layout import RAW_STATE, RESULT, STATE, TRAITS
from ..library import address, call, function
from ..rules.batch import Batch
from ..rules.deals import Seating, places_for
from ..rules.positions import copied
from ..rules.result_arrays import Results
from .one_game import OneGame

_HUMAN, _CALLER = 2, 3
_ENDED = 1
_ILLEGAL = 2

MOST_OTHERS = 64
"""There is room for so many actions of the others between two of the learner's."""

WAIT = -(2**31)
"""Instead of an id: this table is not stepped."""

SHAPED_HONOR = 100
"""Points of honor that a shaped reward counts as much as a victory."""

SCALED_HONOR = 50
"""What a scaled reward divides the margin by, so that most are between -1 and 1."""

ILLEGAL_HONOR = -200
"""What an illegal action costs where rewards are honor: more than all tokens of the box."""


@dataclass(frozen=True, slots=True)
class Blend:
    """A player that makes a share of its choices itself; the others are random.

    >>> Blend(Policy.GREEDY, 0.3)
    Blend(player=<Policy.GREEDY: 1>, share=0.3)
    """

    player: Policy | Traits
    share: float


Opponent = Policy | Traits | Blend | None
"""A player that chooses in C; `None` stands for one for whom the caller chooses."""


class Reward(IntEnum):
    """What the learner gets for a step; where it plays every seat, the seat that acted."""

    WIN = 0
    """Its share of the victory, when the game ends."""
    MARGIN = 1
    """Its honor minus that of the best other seat, when the game ends."""
    SHAPED = 2
    """A hundredth of each point of honor as it is gained, and the share of the victory."""
    SCALED = 3
    """A fiftieth of the margin, when the game ends."""

    @property
    def illegal(self) -> float:
        """What an illegal action costs: more than any loss."""
        return {Reward.MARGIN: ILLEGAL_HONOR, Reward.SCALED: ILLEGAL_HONOR / SCALED_HONOR}.get(
            self, -1.0
        )

    def at_end(self, results: Results) -> npt.NDArray[np.float64]:
        """Return what each seat gets when its game ends: a row for each game.

        >>> from lanterns.core import play
        >>> ended = play(players=3, games=50, seed=1)
        >>> set(Reward.WIN.at_end(ended).sum(axis=1).round(9).tolist())
        {1.0}
        >>> bool((np.sort(Reward.MARGIN.at_end(ended))[:, 1:].sum(axis=1) <= 0).all())
        True
        """
        if self not in (Reward.MARGIN, Reward.SCALED):
            return results.win_shares
        honor = results.honor.astype(np.float64)
        ascending = np.sort(honor, axis=1)
        best, second = ascending[:, -1:], ascending[:, -2:-1]
        # For one of several that are best, the best other has as much.
        margins: npt.NDArray[np.float64] = honor - np.where(honor < best, best, second)
        return margins / SCALED_HONOR if self is Reward.SCALED else margins


@dataclass(frozen=True, slots=True, eq=False)
class Steps:
    """What one step brought: a row for each game, and the games that ended with it."""

    rewards: npt.NDArray[np.float32]
    is_ended: npt.NDArray[np.bool_]
    """Whether the game ended, by its rules or by an illegal id; a new one has begun there."""
    is_illegal: npt.NDArray[np.bool_]
    ended: npt.NDArray[np.intp]
    """The indices of the games that ended; the following have a row for each of them."""
    results: Results
    final: npt.NDArray[np.float64]
    """What each of their seats gets for the end, the seat that is in `rewards` included."""
    last: Batch
    """Their last positions."""
    seats: npt.NDArray[np.int8]
    """The learner's seats in them, or -1."""


class Episodes:
    """Games that go on for ever, one after the other, at `count` tables.

    The learner has one seat at each table, which moves on after every game, or always `seat`.
    Without opponents it plays every seat. Of several lists of opponents, the first table has the
    first one, and after the last list they come around again. Game i depends on the seed, on i and
    on the ids alone.

    >>> tables = Episodes(count=100, players=2, opponents=[Policy.RANDOM], seed=1)
    >>> ids = tables.legal_mask().argmax(axis=1)
    >>> steps = tables.step(ids)
    >>> tables.observe().shape, steps.rewards.shape, len(steps.ended)
    ((100, 1147), (100,), 0)
    """

    def __init__(
        self,
        count: int,
        players: int = 0,
        opponents: Sequence[Opponent] | Sequence[Sequence[Opponent]] = (),
        *,
        seat: int | None = None,
        reward: Reward = Reward.WIN,
        seating: Seating = (),
        seed: int = 0,
    ) -> None:
        """Deal the first games; `opponents` has one player for each other seat, clockwise."""
        places = places_for(players, seating)
        size = whole_number("a number of games", count, 1, MOST_STATES)
        if seat is not None:
            whole_number("a seat", seat, 0, len(places) - 1)
        self.reward = Reward(reward)
        line_ups = _line_ups(opponents)
        self._settings = np.concatenate([_setting(line_up, places) for line_up in line_ups])
        self._settings["reward"], self._settings["rotates"] = self.reward, seat is None
        self._first_seats = np.full(size, -1, np.int8)
        if line_ups[0]:
            around = np.arange(size) % len(places) if seat is None else seat
            self._first_seats[:] = around
        self._states, self._ended = np.zeros(size, STATE), np.zeros(size, STATE)
        self._randoms, self._results = np.zeros(size, RANDOM), np.zeros(size, RESULT)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Deal all games anew."""
        self._seats = self._first_seats.copy()
        block = (*self._kinds, self._states, len(self), self._seats)
        call("episodes_begin", *block, seed_number(seed), 0, self._randoms)

    def __len__(self) -> int:
        return len(self._states)

    @property
    def players(self) -> int:
        """The number of players at each table."""
        return int(self._settings["players"][0])

    @property
    def batch(self) -> Batch:
        """The positions now."""
        return Batch.of_sound(copied(self._states))

    @property
    def _kinds(self) -> tuple[npt.NDArray[np.void], int]:
        return self._settings, len(self._settings)

    @property
    def waiting(self) -> npt.NDArray[np.intp]:
        """The tables where it is the turn of one for whom the caller chooses."""
        return np.flatnonzero((self._seats >= 0) & (self._states["turn"] != self._seats))

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """The learner's seat at each table, which is on turn."""
        return np.where(self._seats < 0, self._states["turn"], self._seats).astype(np.int8)

    def legal_mask(self) -> npt.NDArray[np.int8]:
        """Return which ids are legal at each table."""
        mask = np.empty((len(self), ACTION_IDS), np.int8)
        call("mask", self._states, len(self), mask)
        return mask

    def observe(self) -> npt.NDArray[np.int8]:
        """Return what the learner sees at each table."""
        seen = np.empty((len(self), OBSERVATION_SIZE), np.int8)
        call("observe", self._states, len(self), self._seats, seen)
        return seen

    def step(self, ids: npt.ArrayLike) -> Steps:
        """Apply one id at each table and let the others answer; `WAIT` leaves a table as it is.

        An illegal id ends the game; `Reward.illegal` is what that costs.
        """
        chosen = whole_numbers("an action id", ids, (len(self),), -(2**31), 2**31 - 1, "i4")
        rewards = np.empty(len(self), np.float32)
        outcomes, before = np.empty(len(self), np.uint8), self._seats.copy()
        tables = (*self._kinds, self._states, len(self), chosen, self._seats, self._randoms)
        call("episodes_step", *tables, rewards, outcomes, self._results, self._ended)
        ended = np.flatnonzero(outcomes)
        results = Results.from_rows(self._results[ended], self.players)
        last = Batch.of_sound(self._ended.view(RAW_STATE)[ended].view(STATE))
        final, lost = self.reward.at_end(results), outcomes[ended] == _ILLEGAL
        final[lost] = 0
        final[lost, last.turn[lost]] = self.reward.illegal
        return Steps(
            rewards,
            outcomes >= _ENDED,
            outcomes == _ILLEGAL,
            ended,
            results,
            final,
            last,
            before[ended],
        )


class Others:
    """Opponents that choose in C at one table, which is played in place.

    >>> game, others = OneGame.shuffled(players=2, seed=1), Others([Policy.GREEDY], seed=1)
    >>> game.apply(93)
    >>> len(others.act(game, seat=0)), game.turn
    (1, 0)
    """

    def __init__(self, opponents: Sequence[Opponent], seed: int = 0) -> None:
        """Seat one player for each other seat, clockwise from the learner."""
        self._opponents = tuple(opponents)
        self._setting = _setting(opponents, places_for(len(opponents) + 1, ()))
        self._random, self._actions = np.zeros(1, RANDOM), np.zeros(MOST_OTHERS, np.int32)
        # Found once: looking addresses up takes longer than most choices.
        blocks = self._setting, self._random, self._actions
        self._setting_at, self._random_at, self._actions_at = map(address, blocks)
        self._act = function("others_act")
        self.begin(seed)

    def __reduce__(self) -> tuple[object, ...]:
        return _read, (self._opponents, self._random.tobytes())

    def begin(self, seed: int) -> None:
        """Let what they draw from now on depend on this seed."""
        call("random", seed_number(seed), self._random)

    def act(self, game: OneGame, seat: int) -> list[int]:
        """Let them act until it is the turn of `seat` or the end; return the packed actions."""
        memory = self._setting_at, game.memory, seat, self._random_at, self._actions_at
        count = self._act(*memory) or 0
        taken: list[int] = self._actions[:count].tolist()
        return taken


def _read(opponents: Sequence[Opponent], drawing: bytes) -> Others:
    others = Others(opponents)
    others._random[:] = np.frombuffer(drawing, RANDOM)
    return others


def _line_ups(
    opponents: Sequence[Opponent] | Sequence[Sequence[Opponent]],
) -> list[Sequence[Opponent]]:
    lists = [line_up for line_up in opponents if isinstance(line_up, list | tuple)]
    if lists and len(lists) == len(opponents):
        return [*lists]
    return [cast(Sequence[Opponent], opponents)]


def _setting(opponents: Sequence[Opponent], places: npt.NDArray[np.uint8]) -> npt.NDArray[np.void]:
    if opponents and len(opponents) != len(places) - 1:
        raise BadRequest(RequestFault.OPPONENTS, count=len(opponents), players=len(places))
    setting = np.zeros(1, EPISODES)
    for number, opponent in enumerate(opponents):
        setting["opponents"][0, number] = _described(opponent)
    setting["players"] = len(places)
    setting["seating"][0, : len(places)] = places
    return setting


def _described(opponent: Opponent) -> tuple[int, int, np.void]:
    share, traits = UNIT, np.zeros(1, TRAITS)[0]
    if isinstance(opponent, Blend):
        parts = round(opponent.share * UNIT)
        share = whole_number("a share of choices, in 1024ths,", parts, 0, UNIT)
        opponent = opponent.player
    if isinstance(opponent, Traits):
        return _HUMAN, share, np.frombuffer(packed_traits(opponent), TRAITS)[0]
    return _CALLER if opponent is None else int(Policy(opponent)), share, traits
