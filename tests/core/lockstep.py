"""Random games through referee and simulator side by side: every list and every state the same.

python tests/core/lockstep.py --players 4 --games 100000 --jobs 2
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from kit.seatings import seatings_for

from lanterns import core, rules

GAMES_AT_ONCE = 50


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


@dataclass
class Game:
    """One game on the referee's side, and what decides how it goes."""

    name: str
    state: rules.GameState
    rng: Random
    read_back: int
    actions: int = 0
    legal: tuple[rules.Action, ...] = field(default=(), repr=False)

    def differs(self, in_what: str) -> Difference:
        """Say where the two sides disagree."""
        return Difference(f"{self.name}, after {self.actions} actions: {in_what} differ")


def compare_games(players: int, first: int, games: int) -> Tally:
    """Play random games on both sides and compare them after every action.

    The simulator is never given the referee's state: both start from the same deals and each plays
    the same actions by its own rules. The referee's states, written as the simulator's bytes, must
    be those of the simulator; reading the bytes back is tried once a game.
    """
    seating = Random(f"{players} {first}").choice(seatings_for(players))
    sides = [_game(players, number, seating) for number in range(first, first + games)]
    batch = core.deal(seating, [_tiles(game.state) for game in sides])
    tally = Tally(games)
    while sides:
        _compare_states(sides, batch)
        tally += _compare_lists(sides, core.legal_actions(batch))
        _compare_results([g for g in sides if not g.legal], batch[batch.phase == rules.Phase.OVER])
        batch = batch[batch.phase != rules.Phase.OVER]
        sides = [game for game in sides if game.legal]
        if sides:
            batch = _play(sides, batch)
    return tally


def _game(players: int, number: int, seating: Sequence[rules.Direction]) -> Game:
    rng = Random(f"{players} {number}")
    state = rules.new_game(seating, rules.shuffled_tiles(players, rng))
    return Game(f"{players} players, game {number}", state, rng, read_back=rng.randrange(60))


def _tiles(dealt: rules.GameState) -> list[int]:
    return [*sum((player.hand for player in dealt.players), ()), *dealt.draw_stack]


def _compare_states(sides: list[Game], batch: core.Batch) -> None:
    if core.Batch.from_states([game.state for game in sides]) != batch:
        for place, game in enumerate(sides):
            if core.Batch.from_states([game.state]) != batch[place : place + 1]:
                raise game.differs("the states")
    for place, game in enumerate(sides):
        if game.actions == game.read_back and batch[place] != game.state:
            raise game.differs("the states read back")


_KNOWN: dict[int, rules.Action] = {}
"""The referee's action for each number seen; it shares its placements, so comparing is quick."""


def _compare_lists(sides: list[Game], lists: core.LegalLists) -> Tally:
    listed = 0
    for place, game in enumerate(sides):
        game.legal = rules.legal_actions(game.state)
        packed = lists[place].tolist()
        listed += len(packed)
        if [_KNOWN.get(number) for number in packed] != list(game.legal):
            _compare_anew(game, packed)
    return Tally(0, sum(bool(game.legal) for game in sides), listed)


def _compare_anew(game: Game, packed: list[int]) -> None:
    """Compare a list in which some number or action was never seen, and remember it."""
    if len(packed) != len(game.legal):
        raise game.differs("the numbers of legal actions")
    for number, action in zip(packed, game.legal, strict=True):
        if _KNOWN.get(number) != action:
            if core.pack(action) != number:
                raise game.differs("the legal actions")
            _KNOWN[number] = action


def _play(sides: list[Game], batch: core.Batch) -> core.Batch:
    """Make one action in every game, on both sides, and compare what placements give."""
    actions = [_choose(game.legal, game.rng) for game in sides]
    packed = [core.pack(action) for action in actions]
    placed = [place for place, action in enumerate(actions) if isinstance(action, rules.Place)]
    given = core.outcomes(batch[placed], [packed[place] for place in placed])
    steps = [rules.apply(game.state, a) for game, a in zip(sides, actions, strict=True)]
    for row, place in enumerate(placed):
        told = _told(steps[place].events, len(sides[place].state.players))
        counted = given.matched[row].tolist(), int(given.favor[row]), given.facing[row].tolist()
        if told != counted:
            raise sides[place].differs("the outcomes of a placement")
    for game, step in zip(sides, steps, strict=True):
        game.state, game.actions = step.state, game.actions + 1
    return core.apply(batch, packed)


def _choose(legal: tuple[rules.Action, ...], rng: Random) -> rules.Action:
    """Choose so that the rare actions are often played, and yet hands outgrow their limit."""
    others = [action for action in legal if not isinstance(action, rules.Place)]
    if not others or (len(others) < len(legal) and rng.random() < 0.7):
        return legal[rng.randrange(len(others), len(legal))]
    sorts = sorted({type(action) for action in others}, key=lambda sort: sort.__name__)
    sort = rng.choice(sorts)
    return rng.choice([action for action in others if isinstance(action, sort)])


def _told(events: tuple[rules.Event, ...], players: int) -> tuple[list[int], int, list[int]]:
    """What the referee's events say of a placement: cards by match, favor, facing cards."""
    matched, favor, facing = [0] * len(rules.COLORS), 0, [-1] * players
    for event in events:
        match event:
            case rules.Matched(color=color, received=True):
                matched[color] += 1
            case rules.FavorEarned(received=True):
                favor += 1
            case rules.Faced(seat=seat, color=color, received=True):
                facing[seat] = color
    return matched, favor, facing


def _compare_results(ended: list[Game], batch: core.Batch) -> None:
    counted = core.results(batch)
    for row, game in enumerate(ended):
        told = rules.result_of(game.state)
        seen = (counted.honor[row], counted.favor[row], counted.cards[row])
        winners = tuple(seat for seat, won in enumerate(counted.winners[row]) if won)
        if (
            tuple(tuple(counts.tolist()) for counts in seen) != (told.honor, told.favor, told.cards)
            or winners != told.winners
        ):
            raise game.differs("the results")


def _tasks(players: int, first: int, games: int) -> Iterator[tuple[int, int, int]]:
    for start in range(first, first + games, GAMES_AT_ONCE):
        yield players, start, min(GAMES_AT_ONCE, first + games - start)


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
