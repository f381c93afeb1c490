"""`lanterns simulate --engine core`: games by the million, played by a policy of the simulator."""

import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lanterns.rules import Direction, record_to_json

from ..errors import Failure
from ..output_files import opened, reporting
from ..progress import progress_bar
from .ordered_work import done_in_order

if TYPE_CHECKING:
    from lanterns.core import GameLogs

GAMES_A_PART = 2_000
"""Games played at once, and in one file of Parquet."""

POLICIES = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class CoreGames:
    """The endless row of games that a seed stands for."""

    seating: Sequence[Direction]
    seed: int
    policy: str

    @property
    def names(self) -> list[str]:
        """Who plays, by seat."""
        return [self.policy] * len(self.seating)

    def play(self, games: range) -> "GameLogs":
        """Play the games of these numbers."""
        from lanterns.core import Policy, play_logs

        return play_logs(
            games=len(games),
            seed=self.seed % 2**64,
            policy=Policy[self.policy.upper()],
            seating=self.seating,
            first=games.start,
        )

    def lines(self, games: range) -> list[str]:
        """Play these games; return their records, each a line."""
        records = self.play(games).records(self.names)
        return [record_to_json(record) + "\n" for record in records]


def parts_of(games: range) -> list[range]:
    """Return the numbers of games in parts that are played at once.

    >>> parts_of(range(1_500, 5_000))
    [range(1500, 3500), range(3500, 5000)]
    """
    return [games[first : first + GAMES_A_PART] for first in range(0, len(games), GAMES_A_PART)]


def write_records(
    out: str, row: CoreGames, games: int, jobs: int, is_resumed: bool, force: bool
) -> None:
    """Write records, one per line; a resumed file goes on after its last whole line."""
    done = _resumed(out, row) if is_resumed else 0
    with (
        progress_bar("Playing", total=games) as advance,
        opened(out, force=force, goes_on=done > 0) as file,
        closing(done_in_order(row.lines, parts_of(range(done, games)), jobs)) as parts,
    ):
        advance(min(done, games))
        for lines in parts:
            file.write("".join(lines))
            advance(len(lines))


def _resumed(out: str, row: CoreGames) -> int:
    """Cut off a line that was not finished, and return the number of games that are there."""
    if not os.path.isfile(out):
        return 0
    [first] = row.lines(range(1))
    with reporting(out), open(out, "r+b") as file:
        # Before anything is cut off: the file may be another.
        if not first.encode().startswith(file.readline()):
            raise Failure(f"{out} has games of another seed, policy or seating.")
        file.seek(0)
        lines = end = 0
        for line in file:
            if line.endswith(b"\n"):
                lines, end = lines + 1, end + len(line)
        file.truncate(end)
    return lines
