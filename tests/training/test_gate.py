"""A net passes the gate only when it is shown to be stronger."""

import numpy as np
import numpy.typing as npt
import pytest

from training.__main__ import SHIPPED, settings_of
from training.duels import Deals, duels, estimate
from training.games import PlayNet
from training.gate import decide


def coin(share: float, players: int) -> Deals:
    """Return deals whose games are won independently with this share."""

    def play(first: int, deals: int) -> npt.NDArray[np.float64]:
        chance = np.random.default_rng([7, first])
        return chance.binomial(players, share, deals) / players

    return play


@pytest.mark.parametrize(("share", "passes"), [(0.33, True), (0.25, False), (0.2, False)])
def test_the_stronger_passes(share: float, passes: bool) -> None:
    decision = decide(coin(share, 4), players=4)
    assert decision.is_stronger is passes
    assert decision.win_share == pytest.approx(share, abs=0.03)


def test_undecided_does_not_pass() -> None:
    decision = decide(coin(0.26, 4), players=4, batch=20, most=40)
    assert not decision.is_stronger
    assert decision.deals == 40


@pytest.mark.prove
def test_a_net_beats_greedy_and_ties_with_itself() -> None:
    net = PlayNet((SHIPPED / "2-players.net").read_bytes())
    against_greedy = duels(net, None, players=2, width=24, seed=3, threads=2)(0, 20)
    assert estimate(against_greedy).value > 0.7
    # With two seats, two equal players share the games of every deal on average.
    itself = duels(net, net, players=2, width=24, seed=3, threads=2)(0, 40)
    assert 0.3 < itself.mean() < 0.7


@pytest.mark.prove
def test_deals_do_not_depend_on_the_batch() -> None:
    net = PlayNet((SHIPPED / "2-players.net").read_bytes())
    play = duels(net, None, players=2, width=12, seed=5, threads=2)
    whole = play(0, 6)
    np.testing.assert_array_equal(whole, np.concatenate([play(0, 2), play(2, 4)]))


def test_settings_are_changed_by_name() -> None:
    config = settings_of(3, None, ("games=500", "trace=0.7"))
    assert (config.players, config.games, config.trace) == (3, 500, 0.7)
