"""A whole contest, played and counted."""

from collections.abc import Callable
from contextlib import closing

from lanterns.bots.game import PlayedGame

from .contest import Bout, Contest
from .ledger import Ledger
from .runner import in_order
from .sprt import SequentialTest, Verdict
from .workers import OpenCrew


def play_contest(
    contest: Contest,
    deals: int,
    open_crew: OpenCrew,
    *,
    test: SequentialTest | None = None,
    stop: Callable[[], bool] = lambda: False,
    watch: Callable[[PlayedGame, Ledger], None] = lambda game, ledger: None,
) -> Ledger:
    """Play so many deals, fewer if the test is decided or `stop` says so.

    Games are counted in the contest's order, and `watch` sees them in it, whoever played them when.
    """
    ledger = Ledger(contest)
    with closing(in_order(open_crew, Bout.play, contest.bouts(deals), stop)) as games:
        for bout, game in zip(contest.bouts(deals), games, strict=False):
            score = ledger.add(bout, game)
            watch(game, ledger)
            if test is not None and score is not None:
                test.add(score)
                if test.verdict is not Verdict.UNDECIDED:
                    break
    return ledger
