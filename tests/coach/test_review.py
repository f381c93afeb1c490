"""Reviews: every decision, sums that are exact, the most instructive decision first."""

from dataclasses import replace

import pytest
from coach.games import game_of, played

from lanterns.bots.strength import measurements
from lanterns.coach import Decision, decisions_as_judged, review, review_to_json
from lanterns.coach.decisions import OpenDecision
from lanterns.coach.review_page import review_page
from lanterns.coach.review_words import moment_lines, review_lines
from lanterns.core import Ratings, Verdict
from lanterns.locale import Narrator, Words
from lanterns.rules import legal_actions, to_text

SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(2, 40))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_others_and_luck_add_up_to_the_result(players: int, seed: int) -> None:
    found = review(played(players, seed), worlds=0 if seed == 1 else 6)

    for seat in found.seats:
        assert seat.own + seat.others + seat.luck == pytest.approx(seat.result - 1 / players)
        assert seat.own <= 1e-12
        assert 0 <= seat.quality <= 100
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)
    # What one loses, others gain: luck moves the victory around the table and makes none.
    assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_judged(players: int) -> None:
    game = game_of(players)
    found = review(game.record, worlds=0)

    choices = [n for n, ply in enumerate(game.plies) if len(legal_actions(ply.before)) > 1]
    assert [one.ply for one in found.decisions] == choices
    for one in found.decisions:
        assert one.seat == game.plies[one.ply].before.turn
        assert sum(one.win_chance) == pytest.approx(1)
        assert sum(one.shift) == pytest.approx(0, abs=1e-12)
        assert one.loss_win >= 0
        assert (one.verdict is Verdict.BEST) == (one.loss_win == 0)
        assert one.chosen.actions[0] == one.action
        assert one.loss_win == pytest.approx(-one.shift[one.seat])


def test_the_most_instructive_decision_comes_first() -> None:
    """By the net's own judgment, which is quick; the moments are among the first."""
    game = game_of(2)
    judged = list(decisions_as_judged(game, worlds=12))
    moments = {one.ply for one in review(game.record, worlds=12).moments}

    assert sorted(one.ply for one in judged) != [one.ply for one in judged]
    assert moments & {one.ply for one in judged[:6]}


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.prove)])
def test_many_threads_find_what_one_finds(players: int) -> None:
    """To the last bit, and in the same order."""
    game = game_of(players)
    alone = list(decisions_as_judged(game, worlds=3))

    for jobs in (2, 5):
        assert list(decisions_as_judged(game, worlds=3, jobs=jobs)) == alone
    found = review(game.record, worlds=3)
    assert review_to_json(review(game.record, worlds=3, jobs=2)) == review_to_json(found)


@pytest.mark.parametrize("jobs", [1, 2])
def test_who_stops_early_waits_for_the_decisions_in_hand_alone(
    jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not begun is not judged, and a decision that cannot be judged is no silence."""
    game, begun = game_of(2), []
    judged = OpenDecision.judged

    def judge(one: OpenDecision, worlds: int, ratings: Ratings = ()) -> Decision:
        begun.append(worlds)
        if worlds == 6:
            raise MemoryError
        return judged(one, worlds=0)

    monkeypatch.setattr(OpenDecision, "judged", judge)
    decisions = decisions_as_judged(game, worlds=3, jobs=jobs)
    next(decisions)
    total = len(begun) - begun.count(3)
    decisions.close()  # type: ignore[attr-defined]
    assert begun.count(3) < total

    with pytest.raises(MemoryError):
        list(decisions_as_judged(game, worlds=6, jobs=jobs))


def test_moments_are_the_costliest_decisions() -> None:
    found = review(played(2, 3), worlds=12)

    assert 1 <= len(found.moments) <= 3
    losses = sorted((one.loss_win for one in found.decisions), reverse=True)
    assert found.moments[0].loss_win in losses[:3]
    assert all(one.verdict not in (Verdict.BEST, Verdict.GOOD) for one in found.moments)


@pytest.mark.parametrize("count", [0, 15])
def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(count: int) -> None:
    """Its result is what everybody may hope for."""
    record = played(2)
    found = review(replace(record, actions=record.actions[:count], result=None), worlds=3)
    whole = review(record, worlds=3)

    assert found.decisions == tuple(one for one in whole.decisions if one.ply < count)
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)
    for seat in found.seats:
        assert 0 < seat.result < 1
        assert seat.own + seat.others + seat.luck == pytest.approx(seat.result - 1 / 2)
    narrator = Narrator(Words("en"), ("Ana", "Bo"), None)
    note = "The game is not over. What counts as a result is each player’s chance to win"
    for one, is_told in ((found, True), (whole, False)):
        assert any(line.startswith(note) for line in review_lines(narrator, one)) is is_told
        assert (note in review_page(narrator, one)) is is_told
        assert review_to_json(one)["finished"] is not is_told


@pytest.mark.parametrize(
    ("honor", "said"),
    [
        (1.25, "win. It also costs about 1.2 honor at the end."),
        (0.04, "win."),
        (-0.5, "win. It even earns about 0.5 more honor on average, but wins less often."),
    ],
)
def test_a_cost_is_never_negative(honor: float, said: str) -> None:
    found = review(played(2), worlds=0)
    moment = found.moments[0]
    told = replace(moment, advice=replace(moment.advice, loss_honor=honor))
    narrator = Narrator(Words("en"), ("Ana", "Bo"), None)
    _, cost, *_ = moment_lines(narrator, told)
    assert cost.endswith(f"percentage points of the chance to {said}")


def test_the_form_of_json() -> None:
    found = review(played(3), worlds=0)
    written = review_to_json(found)

    assert list(written) == ["players", "seats", "decisions", "finished", "ratings"]
    seats, decisions = written["seats"], written["decisions"]
    assert isinstance(seats, list)
    assert isinstance(decisions, list)
    assert list(seats[0]) == ["seat", "result", "own", "others", "luck", "quality"]
    keys = "ply seat action best win_chance loss_win loss_honor exact verdict".split()
    assert list(decisions[0]) == [*keys, "equal_chance", "explained", "reasons", "lines"]
    for one, decision in zip(decisions, found.decisions, strict=True):
        assert one["lines"][0]["actions"][0] == one["best"]
        assert one["action"] in {line["actions"][0] for line in one["lines"]}
        shares = [reason["share"] for reason in one["reasons"]]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(one["explained"], abs=1e-6)
        assert len(one["lines"][0]["effects"]) == len(decision.best.reasons)
    effect = next(e for one in decisions for e in one["reasons"] if e["type"] == "one_short")
    assert list(effect) == ["of", "type", "seat", "kind", "honor", "colors", "share"]
    assert effect["of"] in ("best", "played") and effect["kind"].islower()
    assert set(effect["colors"]) <= set("ROGPBWK")
    assert [one["action"] for one in decisions] == [to_text(one.action) for one in found.decisions]
    assert all(len(one["win_chance"]) == len(one["equal_chance"]) == 3 for one in decisions)
    assert written["ratings"] == [
        measurements()[3].ratings[level] for level in ("phoenix", "lamplighter", "artisan")
    ]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (None, "take everybody for equally strong."),
        (("Ana", "Bo"), "take everybody for equally strong."),
        (("Ana", "bot:artisan"), "a person is taken to be as strong as the average bot here."),
        (("bot:Bo's", "bot:artisan"), "a person is taken to be as strong as the average bot here."),
        (("bot:kirin@0.5s", "bot:artisan"), "take into account how strong the bots are."),
    ],
)
def test_a_review_says_whose_strength_it_knows(names: tuple[str, ...] | None, said: str) -> None:
    found = review(replace(played(2), names=names), worlds=0)
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=None)
    assert said in " ".join(review_lines(narrator, found))
    assert said in review_page(narrator, found, None)


def test_weak_players_lose_more_by_their_decisions() -> None:
    """The ladder in miniature; benchmarks/coach.py measures all of it."""
    means = [
        sum(one.loss_win for one in found.decisions) / len(found.decisions)
        for found in (review(played(2, 5, level), worlds=6) for level in ("visitor", "phoenix"))
    ]
    assert means[0] > 2 * means[1]
