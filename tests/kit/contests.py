"""Games made up for the arena: only who sat where and how it ended."""

from lanterns.arena import Bout, Contest, Ledger, Standings
from lanterns.bots import PlayedGame
from lanterns.rules import DEFAULT_SEATING, Record, Result


def ended(*honor: int, favor: tuple[int, ...] = (), cards: tuple[int, ...] = ()) -> PlayedGame:
    """A game that ended with this honor, every action thought about for 2 ms, and one for 40.

    The first seat's choice of 40 ms was cut short.
    """
    none = (0,) * len(honor)
    return PlayedGame(
        record=Record(seating=DEFAULT_SEATING[len(honor)], tiles=()),
        result=Result(honor=honor, favor=favor or none, cards=cards or none),
        seconds=tuple((0.002, 0.002, 0.040) for _ in honor),
        cut_short=(1,) + (0,) * (len(honor) - 1),
    )


def ledger_of(contest: Contest, *games: PlayedGame) -> Ledger:
    """The contest after these games, in its order."""
    ledger = Ledger(contest)
    bouts = contest.bouts(len(games))
    for bout, game in zip(bouts, games, strict=False):
        ledger.add(bout, game)
    return ledger


def three_bots() -> Standings:
    """Two deals between three bots: `c` always wins, then `b`, and `a` never does."""
    contest = Contest((("a", "b"), ("a", "c"), ("b", "c")), seed=7)
    strength = {"a": 20, "b": 30, "c": 40}
    games = [by_strength(bout, strength) for bout in contest.bouts(2)]
    return ledger_of(contest, *games).standings()


def by_strength(bout: Bout, strength: dict[str, int]) -> PlayedGame:
    """Return a game in which each bot gets its strength as honor."""
    return ended(*(strength[name] for name in bout.names))
