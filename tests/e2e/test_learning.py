"""The guided first game and the lessons, on the static site: by mouse, touch and keyboard."""

import pytest
from courses.course_data import first_legal, moments, read
from e2e.kit.boxes import wait_until_above
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.learner import Learner
from e2e.kit.player import Player
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import DESKTOP, PHONE, Visit
from playwright.sync_api import expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import (
    Dedicate,
    Exchange,
    GameState,
    Place,
    action_from_text,
    apply,
    legal_actions,
)
from lanterns.rules.outcome import outcome_of

COURSE = read("first-game")
SCENES = {scene["name"]: scene for scene in COURSE["scenes"]}
STATES = {moment.scene["name"]: moment.state for moment in moments(COURSE)}
FIRST = action_from_text("11@0,1r2")


def come(visit: Visit, site: StaticSite, device: type[Player], language: str = "en") -> Learner:
    touch = device is Touch
    size = PHONE if touch else DESKTOP
    player = device(visit(site.address, touch=touch, size=size, language=language))
    return Learner(player, language)


@pytest.mark.prove
@pytest.mark.parametrize("device", [Mouse, Touch, Keyboard])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_is_learned_to_its_end(
    visit: Visit, site: StaticSite, device: type[Player], language: str
) -> None:
    learner = come(visit, site, device, language)
    learner.player.visitor.open("/?/learn/first-game")
    assert isinstance(FIRST, Place)
    learner.hears("guide-ask-facing")
    learner.looks_at("0,1")
    learner.hears("guide-ask-turn")
    learner.turns(2)
    learner.hears("guide-ask-place")
    learner.looks_at("0,1")
    learner.confirms(FIRST)
    learner.hears("guide-over-facing", color="purple")
    learner.goes_on()

    learner.hears("guide-ask-match")
    state = answered(apply(STATES["facing"], FIRST).state, "facing")
    learner.places(state, placement(state, matches=False))
    learner.hears("guide-else-match")
    learner.takes_back()
    learner.hears("guide-ask-match")
    learner.places(state, placement(state, matches=True))
    learner.hears("guide-over-match", color="black")
    learner.goes_on()

    learner.hears("guide-ask-favor")
    # Left and taken up again, by the same lantern.
    face = learner.page.locator("section[data-edge=bottom] .face").first
    mine = face.inner_html()
    learner.page.reload()
    learner.hears("guide-ask-favor")
    assert face.inner_html() == mine
    learner.places(STATES["favor"], placement(STATES["favor"], favor=True))
    learner.hears("guide-over-favor")
    learner.goes_on()

    learner.hears("guide-ask-dedicate")
    learner.chooses_step("dedicate")
    learner.dedicates()
    learner.hears("guide-ask-after")
    state = apply(STATES["dedicate"], action_from_text("3RGK")).state
    learner.places(state, placement(state, matches=True))
    learner.hears("guide-over-dedicate", honor=8)
    learner.goes_on()

    learner.hears("guide-ask-exchange")
    exchange = action_from_text("xW>P")
    assert isinstance(exchange, Exchange)
    learner.exchanges(STATES["exchange"], exchange)
    learner.hears("guide-ask-spend")
    learner.chooses_step("dedicate")
    learner.dedicates()
    learner.hears("guide-over-exchange")
    learner.goes_on()

    learner.hears("guide-ask-limit")
    learner.dedicates()
    learner.hears("guide-over-limit", how="dedicated", honor=10)
    learner.goes_on()

    learner.hears("guide-ask-last")
    learner.dedicates()
    learner.hears("guide-ask-end")
    learner.player.press(learner.page.locator(".tray footer .go"))
    learner.hears("guide-over-last", mine=46, other=42)
    # A course has an end of its own.
    festival = learner.page.get_by_role("button", name=learner.say("festival"), exact=True)
    expect(festival).to_have_count(0)
    learner.goes_on()
    learner.hears("guide-end-first-game")
    play = learner.say("guide-play", bot=learner.say("bot-name", bot="visitor"))
    learner.player.press(learner.page.get_by_role("button", name=play, exact=True))
    expect(learner.page.locator("[data-hand] button").first).to_be_visible()
    assert "/t/local-" in learner.page.url
    # The coach is on: the turn begins with a nudge, and nothing has to be pressed for it.
    hint = learner.page.get_by_role("region", name=learner.say("hint-title"), exact=True)
    expect(hint.get_by_role("checkbox", name=learner.say("hint-always"))).to_be_checked()
    tile = learner.page.locator("[data-hand] button.marked")
    expect(tile).to_be_visible()


def test_a_tile_is_in_sight_when_the_guide_says_less(visit: Visit, site: StaticSite) -> None:
    """With fewer words the lake is larger, and looks for the chosen cell again."""
    learner = Learner(Touch(visit(site.address, touch=True, size=(360, 640))), "en")
    learner.player.visitor.open("/?/learn/first-game")
    learner.hears("guide-ask-facing")
    learner.looks_at("0,1")
    learner.hears("guide-ask-turn")
    wait_until_above(learner.page.locator(".held .rim"), learner.page.locator(".tray > *").first)


@pytest.mark.prove
@pytest.mark.parametrize("name", ["tokens", "give", "count", "dry", "leftovers"])
def test_a_lesson_is_learned_to_its_end(visit: Visit, site: StaticSite, name: str) -> None:
    learner = come(visit, site, Mouse)
    learner.player.visitor.open(f"/learn/{name}/")
    for moment in moments(read("lessons")[name]):
        [step] = moment.scene["steps"]
        expect(learner.page.locator(".guide .asks")).to_be_visible()
        action = action_from_text(step["good"][0])
        if isinstance(action, Place):
            learner.places(moment.state, action)
        else:
            assert isinstance(action, Dedicate)
            learner.dedicates_one_of(moment.state, action)
        expect(learner.page.locator(".guide .over")).to_be_visible()
        expect(learner.said).to_contain_text(learner.say("guide-right"))
        learner.goes_on()
    learner.hears(f"guide-end-{name}")
    learner.page.goto(f"{site.address}/?/learn")
    done = learner.page.get_by_role("link", name=learner.say(f"course-{name}"))
    expect(done).to_contain_text(learner.say("course-done"))


@pytest.mark.prove
def test_who_is_shown_the_answer_is_not_praised_for_it(visit: Visit, site: StaticSite) -> None:
    learner = come(visit, site, Mouse)
    learner.player.visitor.open("/?/learn/give")
    moment = next(moments(read("lessons")["give"]))
    [step] = moment.scene["steps"]
    nearly = action_from_text(step["fair"][0])
    assert isinstance(nearly, Place)
    learner.places(moment.state, nearly)
    learner.hears("guide-fair")
    learner.page.get_by_role("button", name=learner.say("guide-show")).click()
    learner.hears("guide-over-give")


def answered(state: GameState, scene: str) -> GameState:
    """Return the state after the bot's turn."""
    for choices in SCENES[scene]["replies"]:
        action = first_legal(state, choices)
        assert action is not None
        state = apply(state, action).state
    return state


def placement(state: GameState, *, matches: bool | None = None, favor: bool | None = None) -> Place:
    """Return the first placement that matches or earns favor, or does not."""
    for action in legal_actions(state):
        if isinstance(action, Place):
            outcome = outcome_of(state, action)
            if matches in (None, bool(outcome.matches)) and favor in (None, bool(outcome.favors)):
                return action
    raise AssertionError("there is no such placement")
