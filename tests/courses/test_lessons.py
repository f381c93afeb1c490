"""The lessons: praised answers are as good as the best, and every sentence about them is true."""

from typing import Any

import pytest
from courses.course_data import BAD, GOOD, Moment, classed, moments, read, read_judged

from lanterns.core import TokenTaken, advise, search, shipped_net
from lanterns.rules import (
    COLORS,
    Action,
    Color,
    Dedicate,
    Exchange,
    Faced,
    GameState,
    Matched,
    Place,
    Seat,
    Step,
    action_from_text,
    apply,
    legal_actions,
    to_text,
    view_for,
)
from lanterns.server.http.screens import COURSES

LESSONS: dict[str, Any] = read("lessons")
JUDGED: dict[str, Any] = read_judged()
CLEAR = 0.08
"""By how much, in chance to win, an answer must be better than everything else."""
PLAYOUTS = 2000
WIDTH = 32
WORLDS = 200
"""Of the judgment repeated here; those of the file are from up to 2,000."""
DOUBT = 3
"""Standard errors by which it may differ."""
CERTAIN = 8.0
"""What loses less is confirmed by playouts."""


def every(lesson: str, scene: str = "") -> list[Moment]:
    """Return the scenes of a lesson, those of one name only if there is one."""
    return [one for one in moments(LESSONS[lesson]) if scene in ("", one.scene["name"])]


def rarely(lesson: str) -> list[Any]:
    """Return a lesson's scenes; the first is judged in every run, all of them in `make prove`."""
    first, *others = every(lesson)
    return [first, *(pytest.param(one, marks=pytest.mark.prove) for one in others)]


def good(moment: Moment) -> list[Action]:
    [step] = moment.scene["steps"]
    return [action_from_text(text) for text in step["good"]]


def classes(moment: Moment) -> dict[Action, str]:
    """Return every legal action with its class; what is not named is bad, as in the page."""
    [step] = moment.scene["steps"]
    named = {text: of for of in ("good", "fair") for text in step[of]}
    return {one: named.get(to_text(one), "bad") for one in legal_actions(moment.state)}


def worth(state: GameState, seat: Seat, extra: Color | None = None) -> int:
    """Return the most that a seat's cards earn, with one more card of a color."""
    cards = [count + (color == extra) for color, count in enumerate(state.players[seat].cards)]
    return max(
        stack[0] if is_ready else 0
        for stack, is_ready in zip(state.stacks, ready(cards), strict=True)
    )


def ready(cards: list[int]) -> tuple[bool, bool, bool]:
    """Return of which kinds there is a set."""
    return max(cards) >= 4, sum(count >= 2 for count in cards) >= 3, min(cards) >= 1


def taken(step: Step, seat: Seat) -> list[Color]:
    """Return the cards that a seat takes."""
    cards = [one for one in step.events if isinstance(one, Matched | Faced) and one.received]
    return [one.color for one in cards if one.seat == seat]


def can(state: GameState, kind: type[Action]) -> bool:
    return any(isinstance(one, kind) for one in legal_actions(state))


@pytest.mark.parametrize("lesson", JUDGED)
def test_every_legal_answer_has_the_class_of_its_figures(lesson: str) -> None:
    for moment, parts in zip(every(lesson), JUDGED[lesson], strict=True):
        [step] = moment.scene["steps"]
        assert [step["good"], step["fair"]] == [list(parts["good"]), list(parts["fair"])]
        found = [(text, of) for of, part in parts.items() for text in part]
        legal = [to_text(one) for one in legal_actions(moment.state)]
        assert sorted(text for text, _ in found) == sorted(legal)
        for text, of in found:
            lost, *played = parts[of][text]
            assert classed([lost, *played]) == of, text
            assert bool(played) == (lost <= GOOD or BAD <= lost < CERTAIN), text
        for part in parts.values():
            assert list(part.values()) == sorted(part.values(), key=lambda one: one[0])


@pytest.mark.parametrize("moment", [moment for lesson in JUDGED for moment in rarely(lesson)])
def test_a_judgment_made_again_agrees(moment: Moment) -> None:
    by_class: dict[str, list[Action]] = {"good": good(moment)}
    for one, of in classes(moment).items():
        by_class.setdefault(of, []).append(one)
    for one in (*by_class["good"][:3], *by_class["bad"][:: len(by_class["bad"]) // 4]):
        advice = advise(moment.state, one, worlds=WORLDS)
        assert advice.chosen
        lost, doubt = 100 * advice.loss_win, 100 * DOUBT * advice.chosen.error
        if one in by_class["good"]:
            assert lost <= GOOD + doubt
        else:
            assert lost >= BAD - doubt


@pytest.mark.parametrize("moment", every("give"))
def test_what_completes_a_set_of_the_bot_is_condemned(moment: Moment) -> None:
    state, bot = moment.state, 1 - moment.mine
    assert worth(state, bot) == 0
    needed = {color: worth(state, bot, color) for color in COLORS if state.supply[color]}
    wanted = [int(color) for color, honor in needed.items() if honor]
    assert moment.scene["facts"] == {"colors": wanted, "honor": max(needed.values())}
    assert min(state.supply[color] for color in wanted) >= 2
    for one, of in classes(moment).items():
        step = apply(state, one)
        handed = any(color in wanted for color in taken(step, bot))
        assert bool(worth(step.state, bot)) == handed
        if handed:
            assert of == "bad"
        if of == "good":
            # The bot takes a card, there are others, and there is no way to get one at once.
            assert len(taken(step, bot)) == 1
            assert all(step.state.supply[color] for color in wanted)
            assert not can(step.state, Dedicate) and not can(step.state, Exchange)


@pytest.mark.parametrize("moment", every("tokens", "take"))
def test_a_token_that_both_can_take_is_taken(moment: Moment) -> None:
    state, bot, facts = moment.state, 1 - moment.mine, moment.scene["facts"]
    answers = good(moment)
    kinds = {one.kind for one in answers if isinstance(one, Dedicate)}
    assert len(answers) == len([one for one in answers if isinstance(one, Dedicate)])
    [kind] = kinds
    assert [facts["honor"], facts["next"]] == list(state.stacks[kind][:2])
    assert ready(list(state.players[bot].cards))[kind]
    assert set(classes(moment).values()) == {"good", "bad"}
    waits = advise(state, next(one for one in legal_actions(state) if isinstance(one, Place)))
    assert waits.chosen
    reason = max(waits.chosen.missed, key=lambda one: one.share)
    assert isinstance(reason, TokenTaken) and reason.kind is kind


@pytest.mark.parametrize("moment", every("tokens", "wait"))
def test_waiting_brings_the_card_that_completes_a_better_set(moment: Moment) -> None:
    state, facts, mine = moment.state, moment.scene["facts"], moment.mine
    assert [color for color in COLORS if not state.players[mine].cards[color]] == [facts["color"]]
    for one, of in classes(moment).items():
        step = apply(state, one)
        assert isinstance(one, Place | Dedicate)
        if isinstance(one, Dedicate):
            assert of == "bad" and state.stacks[one.kind][0] < facts["honor"]
        else:
            completes = min(step.state.players[mine].cards) >= 1
            assert completes == (facts["color"] in taken(step, mine))
            assert completes or of != "good"
    assert facts["honor"] == state.stacks[2][0]


@pytest.mark.parametrize("moment", every("dry"))
def test_what_leaves_a_card_that_the_bot_needs_is_condemned(moment: Moment) -> None:
    state, bot, facts = moment.state, 1 - moment.mine, moment.scene["facts"]
    color = Color(facts["color"])
    needed = [one for one in COLORS if state.supply[one] and worth(state, bot, one)]
    assert worth(state, bot) == 0 and needed == [color]
    assert facts["colors"] == [color] and facts["left"] == state.supply[color] <= 2
    assert facts["honor"] == worth(state, bot, color)
    for one, of in classes(moment).items():
        step = apply(state, one)
        is_handed = color in taken(step, bot)
        if is_handed or step.state.supply[color]:
            assert of == "bad"
        if of == "good":
            assert not can(step.state, Dedicate)
            exchanges = [one for one in legal_actions(step.state) if isinstance(one, Exchange)]
            assert not any(can(apply(step.state, one).state, Dedicate) for one in exchanges)


@pytest.mark.parametrize("moment", every("leftovers"))
def test_what_is_left_makes_another_set(moment: Moment) -> None:
    state, mine = moment.state, moment.mine
    assert len(state.players[mine].hand) == 1 and not state.draw_stack
    for one, of in classes(moment).items():
        assert isinstance(one, Place | Dedicate)
        if isinstance(one, Place):
            assert of == "bad"
            continue
        left = worth(apply(state, one).state, mine)
        assert (of == "bad") == (left == 0)
        if of == "good":
            assert state.stacks[one.kind][0] + left == moment.scene["facts"]["honor"]


def chances(state: GameState) -> dict[Action, float]:
    """Return the chance to win by each action that the champion considers."""
    found = search(
        view_for(state, state.turn), 1, playouts=PLAYOUTS, width=WIDTH, net=shipped_net(2)
    )
    return {one.action: one.win_share for one in found if one.win_share is not None}


@pytest.mark.parametrize("moment", rarely("count"))
def test_the_answer_is_the_best_placement(moment: Moment) -> None:
    found = chances(moment.state)
    answers = good(moment)
    others = [chance for action, chance in found.items() if action not in answers]
    assert min(found[answer] for answer in answers) >= max(others) + CLEAR


@pytest.mark.parametrize("moment", every("count"))
def test_the_color_that_is_named_runs_out_before_the_bots_side(moment: Moment) -> None:
    state, facts = moment.state, moment.scene["facts"]
    assert facts["left"] == state.supply[facts["color"]] <= 1
    for answer in good(moment):
        faced = [one for one in apply(state, answer).events if isinstance(one, Faced)]
        [bots] = [one for one in faced if one.seat != moment.mine]
        assert (int(bots.color), bots.received) == (facts["color"], False)


def test_every_lesson_has_an_address() -> None:
    assert set(COURSES) == {"first-game", *LESSONS}


def test_lessons_are_a_handful_of_positions() -> None:
    assert {name: len(course["scenes"]) for name, course in LESSONS.items()} == {
        "give": 4,
        "tokens": 4,
        "count": 5,
        "dry": 4,
        "leftovers": 3,
    }
