"""How games ended, as arrays with a row for each game and a column for each seat."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True, eq=False)
class Results:
    """Honor, favor tokens and lantern cards by game and seat, and who won with them.

    >>> from lanterns.core import play
    >>> ended = play(players=3, games=100, seed=1)
    >>> ended.honor.shape, float(ended.win_shares.sum())
    ((100, 3), 100.0)
    """

    honor: npt.NDArray[np.uint8]
    favor: npt.NDArray[np.uint8]
    cards: npt.NDArray[np.uint8]
    winners: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.uint16]
    """The number of actions of each playout; zero where nothing was played."""

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def win_shares(self) -> npt.NDArray[np.float64]:
        """One point for each game, shared by its winners."""
        shares: npt.NDArray[np.float64] = self.winners / self.winners.sum(axis=1, keepdims=True)
        return shares

    @classmethod
    def from_rows(cls, rows: npt.NDArray[np.void], seats: int) -> "Results":
        """Read the C library's structures."""
        return cls(
            honor=rows["honor"][:, :seats],
            favor=rows["favor"][:, :seats],
            cards=rows["cards"][:, :seats],
            winners=(rows["winners"][:, None] >> np.arange(seats) & 1).astype(np.bool_),
            actions=rows["actions"],
        )
