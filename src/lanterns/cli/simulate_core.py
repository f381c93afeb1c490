"""`lanterns simulate --engine core`: games by the million, played by a policy of the simulator."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from lanterns.rules import Direction, record_to_json

from .errors import Failure
from .output_files import opened
from .progress import progress_bar

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

    def parts(self, begin: int, end: int) -> "Iterator[GameLogs]":
        """Play the games from one number up to another, a part at a time."""
        from lanterns.core import Policy, play_logs

        for first in range(begin, end, GAMES_A_PART):
            yield play_logs(
                games=min(GAMES_A_PART, end - first),
                seed=self.seed % 2**64,
                policy=Policy[self.policy.upper()],
                seating=self.seating,
                first=first,
            )

    def lines(self, begin: int, end: int) -> Iterator[list[str]]:
        """Play games as above; return their records, each a line."""
        for logs in self.parts(begin, end):
            yield [record_to_json(record) + "\n" for record in logs.records(self.names)]


def write_records(out: str, row: CoreGames, games: int, is_resumed: bool, force: bool) -> None:
    """Write records, one per line; a resumed file goes on after its last whole line."""
    done = _resumed(out, row) if is_resumed else 0
    with progress_bar("Playing", total=games) as advance:
        advance(min(done, games))
        # A resumed file is opened at its end; another one is refused if it has content.
        with _appended(out) if done else opened(out, force=force) as file:
            for lines in row.lines(done, games):
                file.write("".join(lines))
                advance(len(lines))


def _resumed(out: str, row: CoreGames) -> int:
    """Cut off a line that was not finished, and return the number of games that are there."""
    if not os.path.isfile(out):
        return 0
    with open(out, "r+b") as file:
        begin, lines, end = file.readline(), 0, 0
        file.seek(0)
        for line in file:
            if line.endswith(b"\n"):
                lines, end = lines + 1, end + len(line)
        file.truncate(end)
    if not lines:
        return 0
    [[first]] = row.lines(0, 1)
    if begin.decode("utf-8", "replace") != first:
        raise Failure(f"{out} has games of another seed, policy or seating.")
    return lines


def _appended(out: str) -> IO[str]:
    return open(out, "a", encoding="utf-8", newline="\n")
