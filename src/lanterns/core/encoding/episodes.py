"""Many games stepped at once for a learner: the others answer, and ended games begin anew."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from ..arguments import MOST_STATES, seed_number, whole_number, whole_numbers
from ..encoding_layout import ACTION_IDS, EPISODES, OBSERVATION_SIZE, RANDOM
from ..errors import BadRequest, RequestFault
from ..greedy.policies import Policy
from ..human.choices import packed_traits
from ..human.traits import Traits
from ..layout import RAW_STATE, RESULT, STATE, TRAITS
from ..library import call
from ..rules.batch import Batch
from ..rules.deals import Seating, places_for
from ..rules.positions import copied
from ..rules.result_arrays import Results

Opponent = Policy | Traits
"""A player that chooses in C: a policy, or someone who plays like people."""

_HUMAN = 2
_ENDED = 1
_ILLEGAL = 2


class Reward(IntEnum):
    """What the seat that acted gets for a step."""

    WIN = 0
    """Its share of the victory, when the game ends."""
    MARGIN = 1
    """Its honor minus that of the best other seat, when the game ends."""
    SHAPED = 2
    """A hundredth of each point of honor as it is gained, and the share of the victory."""


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
    last: Batch
    """Their last positions."""
    seats: npt.NDArray[np.int8]
    """The learner's seats in them, or -1."""


class Episodes:
    """Games that go on for ever, one after the other, at `count` tables.

    The learner has one seat at each table, which moves on after every game, or always `seat`.
    Without opponents it plays every seat. Game i depends on the seed, on i and on the ids alone.

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
        opponents: Sequence[Opponent] = (),
        *,
        seat: int | None = None,
        reward: Reward = Reward.WIN,
        seating: Seating = (),
        seed: int = 0,
    ) -> None:
        """Deal the first games; `opponents` has one player for each other seat, clockwise."""
        places = places_for(players, seating)
        if opponents and len(opponents) != len(places) - 1:
            raise BadRequest(RequestFault.OPPONENTS, count=len(opponents), players=len(places))
        size = whole_number("a number of games", count, 0, MOST_STATES)
        if seat is not None:
            whole_number("a seat", seat, 0, len(places) - 1)
        self._setting = np.zeros(1, EPISODES)
        for number, opponent in enumerate(opponents):
            self._setting["opponents"][0, number] = _described(opponent)
        self._setting["players"], self._setting["reward"] = len(places), Reward(reward)
        self._setting["rotates"] = seat is None
        self._setting["seating"][0, : len(places)] = places
        self._first_seats = np.full(size, -1, np.int8)
        if opponents:
            around = np.arange(size) % len(places) if seat is None else seat
            self._first_seats[:] = around
        self._states, self._ended = np.zeros(size, STATE), np.zeros(size, STATE)
        self._randoms, self._results = np.zeros(size, RANDOM), np.zeros(size, RESULT)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Deal all games anew."""
        self._seats = self._first_seats.copy()
        block = (self._setting, self._states, len(self), self._seats)
        call("episodes_begin", *block, seed_number(seed), 0, self._randoms)

    def __len__(self) -> int:
        return len(self._states)

    @property
    def players(self) -> int:
        """The number of players at each table."""
        return int(self._setting["players"][0])

    @property
    def batch(self) -> Batch:
        """The positions now."""
        return Batch.of_sound(copied(self._states))

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
        """Apply one id at each table and let the others answer.

        An illegal id ends the game with a reward of -1.
        """
        chosen = whole_numbers("an action id", ids, (len(self),), -(2**31), 2**31 - 1, "i4")
        rewards = np.empty(len(self), np.float32)
        outcomes, before = np.empty(len(self), np.uint8), self._seats.copy()
        tables = (self._setting, self._states, len(self), chosen, self._seats, self._randoms)
        call("episodes_step", *tables, rewards, outcomes, self._results, self._ended)
        ended = np.flatnonzero(outcomes)
        return Steps(
            rewards,
            outcomes >= _ENDED,
            outcomes == _ILLEGAL,
            ended,
            Results.from_rows(self._results[ended], self.players),
            Batch.of_sound(self._ended.view(RAW_STATE)[ended].view(STATE)),
            before[ended],
        )


def _described(opponent: Opponent) -> tuple[int, np.void]:
    if isinstance(opponent, Traits):
        return _HUMAN, np.frombuffer(packed_traits(opponent), TRAITS)[0]
    return int(Policy(opponent)), np.zeros(1, TRAITS)[0]
