"""The lessons: every answer is the best by a clear margin, and every sentence about it is true."""

from typing import Any

import pytest
from courses.course_data import Moment, moments, read

from lanterns.core import search, shipped_net
from lanterns.rules import (
    COLORS,
    Action,
    Dedicate,
    DedicationKind,
    Faced,
    GameState,
    Matched,
    Place,
    action_from_text,
    apply,
    legal_actions,
    view_for,
)

LESSONS: dict[str, Any] = read("lessons")
CLEAR = 0.08
"""By how much, in chance to win, an answer must be better than everything else."""
PLAYOUTS = 2000
WIDTH = 32


def positions(lesson: str) -> list[Any]:
    """Return a lesson's scenes; the first is judged in every run, all of them in `make prove`."""
    first, *others = moments(LESSONS[lesson])
    return [first, *(pytest.param(one, marks=pytest.mark.prove) for one in others)]


def every(lesson: str) -> list[Moment]:
    return list(moments(LESSONS[lesson]))


def chances(state: GameState) -> dict[Action, float]:
    """Return the chance to win by each action that the champion considers."""
    found = search(
        view_for(state, state.turn), 1, playouts=PLAYOUTS, width=WIDTH, net=shipped_net(2)
    )
    return {one.action: one.win_share for one in found if one.win_share is not None}


def good(moment: Moment) -> list[Action]:
    [step] = moment.scene["steps"]
    return [action_from_text(text) for text in step["good"]]


@pytest.mark.parametrize("moment", [*positions("give"), *positions("count")])
def test_the_answer_is_the_best_placement(moment: Moment) -> None:
    found = chances(moment.state)
    answers = good(moment)
    others = [chance for action, chance in found.items() if action not in answers]
    assert min(found[answer] for answer in answers) >= max(others) + CLEAR


@pytest.mark.parametrize("moment", positions("tokens"))
def test_it_is_better_to_take_or_to_wait_as_the_lesson_says(moment: Moment) -> None:
    state = moment.state
    found = chances(state)
    waits = max((found[one] for one in found if isinstance(one, Place)), default=0.0)
    sets: dict[Action, float] = {
        one: max(chances(apply(state, one).state).values())
        for one in legal_actions(state)
        if isinstance(one, Dedicate)
    }
    if moment.scene["name"] == "wait":
        assert waits >= max(sets.values()) + CLEAR
    else:
        [answer] = good(moment)
        others = [chance for one, chance in sets.items() if one != answer]
        assert sets[answer] >= max(waits, *others, 0.0) + CLEAR


def worth(state: GameState, seat: int, extra: int | None = None) -> int:
    """Return the most that a seat's cards earn, with one more card of a color."""
    cards = [count + (color == extra) for color, count in enumerate(state.players[seat].cards)]
    ready = (max(cards) >= 4, sum(count >= 2 for count in cards) >= 3, min(cards) >= 1)
    return max(
        stack[0] if is_ready else 0 for stack, is_ready in zip(state.stacks, ready, strict=True)
    )


@pytest.mark.parametrize("moment", every("give"))
def test_the_bot_waits_for_the_colors_that_are_named(moment: Moment) -> None:
    state, bot = moment.state, 1 - moment.mine
    assert worth(state, bot) == 0
    needed = {color: worth(state, bot, color) for color in COLORS if state.supply[color]}
    wanted = [int(color) for color, honor in needed.items() if honor]
    assert moment.scene["facts"] == {"colors": wanted, "honor": max(needed.values())}
    for answer in good(moment):
        step = apply(state, answer)
        cards = [one for one in step.events if isinstance(one, Matched | Faced) and one.received]
        assert any(one.color in wanted for one in cards if one.seat == moment.mine)
        assert not any(one.color in wanted for one in cards if one.seat == bot)
        assert worth(step.state, bot) == 0


@pytest.mark.parametrize("moment", every("count"))
def test_the_color_that_is_named_runs_out_before_the_bots_side(moment: Moment) -> None:
    state, facts = moment.state, moment.scene["facts"]
    assert facts["left"] == state.supply[facts["color"]] <= 1
    for answer in good(moment):
        faced = [one for one in apply(state, answer).events if isinstance(one, Faced)]
        [bots] = [one for one in faced if one.seat != moment.mine]
        assert (int(bots.color), bots.received) == (facts["color"], False)


@pytest.mark.parametrize("moment", every("tokens"))
def test_the_tokens_that_are_named_are_there(moment: Moment) -> None:
    state, facts, mine = moment.state, moment.scene["facts"], moment.mine
    if moment.scene["name"] == "wait":
        assert facts["honor"] == state.stacks[DedicationKind.SEVEN_UNIQUE][0]
        assert facts["short"] == list(state.players[mine].cards).count(0) <= 2
        return
    [answer] = good(moment)
    assert isinstance(answer, Dedicate)
    assert [facts["honor"], facts["next"]] == list(state.stacks[answer.kind][:2])
    bots = state.players[1 - mine].cards
    has_four, has_pairs = max(bots) >= 4, sum(count >= 2 for count in bots) >= 3
    assert has_four if answer.kind is DedicationKind.FOUR_OF_A_KIND else has_pairs


def test_lessons_are_a_handful_of_positions() -> None:
    assert {name: len(course["scenes"]) for name, course in LESSONS.items()} == {
        "give": 4,
        "tokens": 5,
        "count": 5,
    }
