"""Random games through referee and simulator side by side: every list and every state the same.

python tests/core/lockstep.py --players 4 --games 100000 --jobs 2
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from random import Random

from lanterns import core, rules

GAMES_A_TASK = 100


@dataclass(frozen=True)
class Tally:
    """What was compared without a difference."""

    games: int = 0
    actions: int = 0
    listed: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games, self.actions + other.actions, self.listed + other.listed
        )


class Difference(AssertionError):
    """Referee and simulator disagree."""


def compare_game(players: int, seed: int) -> Tally:
    """Play one random game on both sides and compare them after every action.

    The simulator is never given the referee's state: both start from the same deal and each plays
    the same actions by its own rules. The referee's state, written as the simulator's bytes, must
    be those of the simulator; reading the bytes back is tried once a game.
    """
    rng = Random(f"{players} {seed}")
    seating = rng.choice(seatings(players))
    tiles = rules.shuffled_tiles(players, rng)
    state, games = rules.new_game(seating, tiles), core.deal(seating, [tiles])
    read_back = rng.randrange(60)
    actions = listed = 0
    while True:
        context = f"{players} players, game {seed}, after {actions} actions"
        if core.Batch.from_states([state]) != games:
            raise Difference(f"{context}: the states differ")
        if actions == read_back and games[0] != state:
            raise Difference(f"{context}: the state reads back differently")
        legal = rules.legal_actions(state)
        _compare_lists(legal, core.legal_actions(games)[0].tolist(), context)
        if not legal:
            break
        action = _choose(legal, rng)
        if isinstance(action, rules.Place):
            _compare_outcomes(state, games, action, context)
        state, games = rules.apply(state, action).state, core.apply(games, [core.pack(action)])
        actions += 1
        listed += len(legal)
    _compare_results(state, games, context)
    return Tally(1, actions, listed)


def compare_games(players: int, first: int, games: int) -> Tally:
    """Compare a run of games, by their seeds."""
    return sum((compare_game(players, first + number) for number in range(games)), Tally())


def seatings(players: int) -> list[tuple[rules.Direction, ...]]:
    """Every way for so many players to sit down."""
    return [
        (start, *sorted(others, key=lambda side: (side - start) % 4))
        for start in rules.DIRECTIONS
        for others in combinations([s for s in rules.DIRECTIONS if s is not start], players - 1)
    ]


def _choose(legal: tuple[rules.Action, ...], rng: Random) -> rules.Action:
    """Choose the sort of action first, so that the rare ones are often played."""
    sorts = {type(action) for action in legal}
    sort = rng.choice(sorted(sorts, key=lambda sort: sort.__name__))
    # Half of the turns keep their cards, or hands would never grow beyond the limit.
    if rules.Place in sorts and rng.random() < 0.5:
        sort = rules.Place
    return rng.choice([action for action in legal if isinstance(action, sort)])


_KNOWN: dict[int, rules.Action] = {}
"""The referee's action for each number seen; it shares its placements, so comparing is quick."""


def _compare_lists(legal: tuple[rules.Action, ...], packed: list[int], context: str) -> None:
    if [_KNOWN.get(number) for number in packed] == list(legal):
        return
    if packed != [core.pack(action) for action in legal]:
        raise Difference(f"{context}: the legal actions differ")
    _KNOWN.update(zip(packed, legal, strict=True))


def _compare_outcomes(
    state: rules.GameState, games: core.Batch, place: rules.Place, context: str
) -> None:
    told, counted = rules.outcome_of(state, place), core.outcomes(games, [core.pack(place)])
    matched = [0] * len(rules.COLORS)
    for match in told.matches:
        matched[match.color] += match.received
    facing = [-1] * len(state.players)
    for faced in told.facings:
        facing[faced.seat] = faced.color if faced.received else -1
    if (
        counted.matched[0].tolist() != matched
        or counted.favor[0] != sum(favor.received for favor in told.favors)
        or counted.facing[0].tolist() != facing
    ):
        raise Difference(f"{context}: {rules.to_text(place)} has different outcomes")


def _compare_results(state: rules.GameState, games: core.Batch, context: str) -> None:
    told, counted = rules.result_of(state), core.results(games)
    winners = tuple(seat for seat, won in enumerate(counted.winners[0].tolist()) if won)
    if (
        tuple(counted.honor[0].tolist()) != told.honor
        or tuple(counted.favor[0].tolist()) != told.favor
        or tuple(counted.cards[0].tolist()) != told.cards
        or winners != told.winners
    ):
        raise Difference(f"{context}: the results differ")


def _tasks(players: int, first: int, games: int) -> Iterator[tuple[int, int, int]]:
    for start in range(first, first + games, GAMES_A_TASK):
        yield players, start, min(GAMES_A_TASK, first + games - start)


def _run(task: tuple[int, int, int]) -> Tally:
    return compare_games(*task)


def main() -> int:
    """Compare games from the command line; stop at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    tally, start = Tally(), time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        for part in pool.map(_run, _tasks(options.players, options.first, options.games)):
            tally += part
            if sys.stderr.isatty():
                print(f"\r{tally.games:,} of {options.games:,} games", end="", file=sys.stderr)
    seconds = time.monotonic() - start
    print(
        f"{options.players} players: {tally.games:,} games, {tally.actions:,} actions and "
        f"{tally.listed:,} listed actions compared in {seconds:.0f} s: no difference"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
