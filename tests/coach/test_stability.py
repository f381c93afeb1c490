"""Verdicts last: a mistake is still one to a search that is a hundred times longer."""

import pytest
from coach.games import game_of

from lanterns.coach.decisions import open_decisions
from lanterns.core import Verdict, advise

SURE = (Verdict.MISTAKE, Verdict.BLUNDER)
WORLDS = 24


@pytest.mark.parametrize(
    "most", [1, pytest.param(60, marks=[pytest.mark.prove, pytest.mark.timeout(900)])]
)
def test_mistakes_do_not_disappear(most: int) -> None:
    """At most one in fifty: not the one that is tried with every change."""
    seen = gone = 0
    for seed in range(1, 20):
        for one in open_decisions(game_of(2, seed, "lamplighter")):
            if seen == most or one.judged(0).loss_win < 0.02:
                continue
            decision = one.judged(WORLDS)
            if decision.verdict in SURE and not decision.advice.is_exact:
                seen += 1
                longer = advise(one.view, one.action, worlds=100 * WORLDS)
                gone += longer.verdict not in SURE
        if seen == most:
            break
    assert seen == most
    assert gone <= most / 50
