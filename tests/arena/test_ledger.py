"""What games add up to."""

from dataclasses import replace

import pytest
from kit.contests import ended, ledger_of

from lanterns.arena import Contest, Estimate
from lanterns.arena.intervals import Sample, share_estimate
from lanterns.arena.ledger import shared_ranks

PAIR = Contest((("a", "b"),), seed=1)
TRIO = Contest((("a", "b", "b"),), seed=1)


def shares_of(*scores: float) -> Estimate:
    sample = Sample()
    for score in scores:
        sample.add(score)
    return share_estimate(sample)


def test_wins_honor_and_ranks_are_means_over_deals() -> None:
    # a sits first, then second; it wins both games of the first deal and one of the second.
    ledger = ledger_of(PAIR, ended(30, 20), ended(10, 24), ended(31, 29), ended(40, 27))
    a, b = ledger.standings().bots
    assert (a.name, a.games, b.name, b.games) == ("a", 4, "b", 4)
    assert a.win_share == shares_of(1.0, 0.5)
    assert b.win_share == shares_of(0.0, 0.5)
    assert (a.honor.value, b.honor.value) == (28, 24.75)
    assert (a.rank.value, b.rank.value) == (1.25, 1.75)
    # Deals of 27 and 29 honor: the mean is off by one standard error of 1, times 12.706.
    assert a.honor.high == pytest.approx(28 + 12.706, rel=1e-3)


def test_a_shared_victory_is_split() -> None:
    ledger = ledger_of(PAIR, ended(30, 30), ended(30, 30, favor=(1, 0)))
    a, b = ledger.standings().bots
    assert (a.win_share.value, b.win_share.value) == (0.25, 0.75)
    assert (a.rank.value, b.rank.value) == (1.75, 1.25)


def test_tied_seats_share_their_ranks() -> None:
    assert shared_ranks(ended(5, 9, 9, 7).result) == (4, 1.5, 1.5, 3)
    assert shared_ranks(ended(5, 5, 5).result) == (2, 2, 2)
    assert shared_ranks(ended(5, 5, cards=(3, 4)).result) == (2, 1)


def test_a_bot_on_two_seats_is_counted_for_both() -> None:
    ledger = ledger_of(TRIO, ended(30, 20, 10), ended(30, 20, 10), ended(30, 20, 10))
    a, b = ledger.standings().bots
    assert (a.games, b.games) == (3, 6)
    # The winner sits first: a in the first game, b in the two others.
    assert (a.win_share.value, b.win_share.value) == pytest.approx((1 / 3, 1 / 3))
    # a is first, then third, then second.
    assert (a.honor.value, a.rank.value) == (20, 2)


def test_seats_are_counted_over_all_bots() -> None:
    ledger = ledger_of(TRIO, ended(30, 20, 10), ended(30, 20, 10), ended(10, 20, 30))
    assert [seat.value for seat in ledger.standings().seats] == pytest.approx([2 / 3, 0, 1 / 3])


def test_each_line_up_has_shares_of_its_own() -> None:
    contest = Contest((("a", "b"), ("a", "c")), seed=1)
    ledger = ledger_of(contest, ended(9, 5), ended(5, 9), ended(9, 5), ended(9, 5))
    standings = ledger.standings()
    assert {
        line_up: {name: share.value for name, share in shares.items()}
        for line_up, shares in standings.line_ups.items()
    } == {("a", "b"): {"a": 1, "b": 0}, ("a", "c"): {"a": 0.5, "c": 0.5}}
    assert {standing.name: standing.win_share.value for standing in standings.bots} == {
        "a": 0.75,
        "b": 0,
        "c": 0.5,
    }
    assert [standing.name for standing in standings.by_strength] == ["a", "c", "b"]


def test_an_unfinished_deal_waits() -> None:
    ledger = ledger_of(PAIR, ended(9, 5), ended(5, 9), ended(5, 9))
    assert (ledger.deals, ledger.standings().games) == (1, 2)
    assert ledger.standings().bots[0].win_share.value == 1


def test_the_game_that_completes_a_deal_returns_the_first_bots_score() -> None:
    ledger = ledger_of(PAIR)
    first, second = PAIR.bouts(1)
    assert ledger.win_share("a") == Estimate(0.5, 0, 1)
    assert ledger.add(first, ended(9, 5)) is None
    assert ledger.add(second, ended(9, 5)) == 0.5
    assert ledger.win_share("a") == Estimate(0.5, 0, 1)


def test_a_bot_among_its_like_wins_its_fair_share_for_certain() -> None:
    mirror = Contest((("a", "a"),), seed=1)
    ledger = ledger_of(mirror, ended(9, 5), ended(5, 9))
    [standing] = ledger.standings().bots
    assert standing.win_share == Estimate(0.5, 0.5, 0.5)


def test_times_are_listed_but_not_compared() -> None:
    slow = ended(9, 5)
    quick = replace(slow, seconds=((0.001,) * 3, (0.001,) * 3))
    ledger, other = ledger_of(PAIR, slow, slow), ledger_of(PAIR, quick, quick)
    assert other.standings().bots[0].timing != ledger.standings().bots[0].timing
    timing = ledger.standings().bots[0].timing
    assert (timing.median, timing.p99, timing.longest) == pytest.approx((2, 40, 40))
    assert ledger.standings() == other.standings()
