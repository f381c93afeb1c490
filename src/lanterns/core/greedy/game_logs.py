"""Many whole games as arrays: deals and actions, to records and from them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lanterns.rules import (
    BOT_PREFIX,
    BrokenRecord,
    Direction,
    LanternsError,
    Record,
)
from lanterns.rules.errors import RecordFault, excerpt

from ..arguments import LARGEST_SEED, seed_number
from ..errors import BadRequest, RequestFault
from ..layout import MAX_HAND
from ..rules.batch import Batch
from ..rules.batch_rules import apply, results
from ..rules.deals import Seating, deal, places_for, shuffle
from ..rules.packing import pack_text, unpack_text
from .policies import Policy, choose

_STRIDE = 0x9E3779B97F4A7C15
"""Seeds of successive plies are this far apart."""

NO_ACTION = -1


@dataclass(frozen=True, slots=True, eq=False)
class GameLogs:
    """Games of one seating: the tiles in the order dealt, and every packed action.

    >>> logs = play_logs(players=2, games=3, seed=1, policy=Policy.GREEDY)
    >>> logs.tiles.shape, len(logs), [record.result is not None for record in logs.records()]
    ((3, 22), 3, [True, True, True])
    >>> again = GameLogs.from_records(logs.records())
    >>> bool((again.actions == logs.actions).all())
    True
    """

    seating: tuple[Direction, ...]
    tiles: npt.NDArray[np.uint8]
    actions: npt.NDArray[np.int32]
    """A row for each game, -1 once it is over."""

    def __len__(self) -> int:
        return len(self.tiles)

    @classmethod
    def from_records(cls, records: Iterable[Record]) -> "GameLogs":
        """Read records of one seating; the actions are checked as they are played."""
        listed = list(records)
        seatings = {record.seating for record in listed}
        if len(seatings) != 1:
            raise BadRequest(RequestFault.SEATINGS, count=len(seatings))
        plies = max(len(record.actions) for record in listed)
        actions = np.full((len(listed), plies), NO_ACTION, np.int32)
        for row, record in zip(actions, listed, strict=True):
            row[: len(record.actions)] = _packed(record.actions)
        tiles = np.array([record.tiles for record in listed], np.uint8)
        return cls(seatings.pop(), tiles, actions)

    def positions(self) -> Iterator[tuple[Batch, npt.NDArray[np.int32], npt.NDArray[np.intp]]]:
        """Yield the games that go on before each ply, their actions, and their rows.

        Raise `IllegalAction` for an action that is not legal.
        """
        batch = deal(self.seating, self.tiles)
        rows = np.arange(len(self))
        for ply in range(self.actions.shape[1]):
            going_on = self.actions[rows, ply] != NO_ACTION
            if not going_on.all():
                batch, rows = batch[going_on], rows[going_on]
            actions = self.actions[rows, ply]
            yield batch, actions, rows
            batch = apply(batch, actions)

    def ends(self) -> Batch:
        """Return the last position of every game."""
        ends = deal(self.seating, self.tiles)
        for batch, actions, rows in self.positions():
            ends = ends.put(rows, apply(batch, actions))
        return ends

    def records(self, names: Sequence[str] | None = None) -> Iterator[Record]:
        """Yield the games as records, with results where they are over."""
        ends = self.ends()
        ended, is_over = results(ends), ends.is_over.tolist()
        honor, favor, cards = (part.tolist() for part in (ended.honor, ended.favor, ended.cards))
        winners = [np.flatnonzero(row).tolist() for row in ended.winners]
        named = None if names is None else tuple(BOT_PREFIX + name for name in names)
        plies = (self.actions != NO_ACTION).sum(axis=1).tolist()
        for game, (tiles, actions) in enumerate(
            zip(self.tiles.tolist(), self.actions.tolist(), strict=True)
        ):
            result = {
                "honor": honor[game],
                "favor": favor[game],
                "cards": cards[game],
                "winners": winners[game],
            }
            texts = tuple(map(unpack_text, actions[: plies[game]]))
            claimed = result if is_over[game] else None
            yield Record(self.seating, tuple(tiles), texts, named, claimed)


def play_logs(
    players: int = 0,
    games: int = 1,
    seed: int = 0,
    *,
    policy: Policy = Policy.RANDOM,
    seating: Seating = (),
    first: int = 0,
) -> GameLogs:
    """Play whole games by a policy and keep every action; game i depends on `seed` and `first + i`.

    The deals are those of `shuffle`.
    """
    places = places_for(players, seating)
    batch = shuffle(players, games, seed, seating=seating, first=first)
    hands = batch.hands.reshape(len(batch), batch.seats * MAX_HAND)
    draw = batch.states["draw"][:, : int(batch.draw_count.max(initial=0))][:, ::-1]
    tiles = np.concatenate([hands, draw], axis=1)
    actions: list[npt.NDArray[np.int32]] = []
    number = seed_number(seed)
    while not batch.is_over.all():
        number = (number + _STRIDE) & LARGEST_SEED
        actions.append(choose(batch, number, policy=policy, first=first))
        batch = apply(batch, actions[-1])
    played = np.stack(actions, axis=1) if actions else np.zeros((len(batch), 0), np.int32)
    return GameLogs(tuple(map(Direction, places.tolist())), tiles, played)


def _packed(texts: Sequence[str]) -> list[int]:
    packed = []
    for ply, text in enumerate(texts, start=1):
        try:
            packed.append(pack_text(text))
        except LanternsError as error:
            raise BrokenRecord(
                RecordFault.BAD_ACTION, ply=ply, action=excerpt(text), why=error.sentence
            ) from error
    return packed
