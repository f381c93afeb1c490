"""Play a whole contest and count its games."""

from collections.abc import Callable
from contextlib import closing

from lanterns.bots import PlayedGame

from .contest import Bout, Contest
from .ledger import Ledger
from .ordered_tasks import in_order
from .sprt import SequentialTest, Verdict
from .workers import OpenPool


def play_contest(
    contest: Contest,
    deals: int,
    open_pool: OpenPool,
    *,
    test: SequentialTest | None = None,
    stop: Callable[[], bool] = lambda: False,
    watch: Callable[[PlayedGame, Ledger], None] = lambda game, ledger: None,
) -> Ledger:
    """Play this many deals, or fewer if the test is decided or `stop` returns true.

    Games are counted, and passed to `watch`, in the contest's order on any number of workers.
    """
    ledger = Ledger(contest)
    with closing(in_order(open_pool, Bout.play, contest.bouts(deals), stop)) as games:
        for bout, game in zip(contest.bouts(deals), games, strict=False):
            score = ledger.add(bout, game)
            watch(game, ledger)
            if test is not None and score is not None:
                test.add(score)
                if test.verdict is not Verdict.UNDECIDED:
                    break
    return ledger
