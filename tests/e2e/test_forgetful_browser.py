"""A browser that stores nothing, forbidden or full: everything works until the page is closed."""

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Mouse
from e2e.kit.home import accept, in_turn_order, invite
from e2e.kit.prepare import NAMES
from e2e.kit.visitor import Visit
from e2e.kit.words import say
from playwright.sync_api import expect

_FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
})"""
_FULL = 'Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError") }'


@pytest.fixture(
    params=[
        pytest.param(_FORBIDDEN, id="forbidden"),
        pytest.param(_FULL, id="full", marks=pytest.mark.prove),
    ]
)
def forgetful(request: pytest.FixtureRequest, visit: Visit) -> Mouse:
    """A person with such a browser."""
    return Mouse(visit(first=True, spell=request.param))


def test_a_game_begins_and_the_page_says_once_what_it_forgets(forgetful: Mouse) -> None:
    notice = forgetful.page.get_by_role("status").filter(has_text=say("local-unstored"))
    forgetful.visitor.open("/")
    expect(notice).to_be_visible()
    assert violations(forgetful.page) == []
    forgetful.press(forgetful.button(say("close")))
    expect(notice).to_have_count(0)
    forgetful.press(forgetful.button(say("home-play")))
    forgetful.visitor.until("state.game !== null")
    expect(notice).to_have_count(0)


def test_a_friend_sits_down_and_takes_part_in_the_shuffle(forgetful: Mouse, visit: Visit) -> None:
    host = Mouse(visit())
    [link] = invite(host, NAMES[0], 1)
    accept(forgetful, link, NAMES[1])
    host.press(host.button(say("lobby-start")))
    assert sorted(in_turn_order([host.visitor, forgetful.visitor])) == [0, 1]
