"""A browser that is too old for the page is told so, whether it can read our scripts or not."""

from e2e.kit.visitor import Visit
from playwright.sync_api import expect


def test_a_browser_without_what_the_page_needs_is_told_at_once(visit: Visit) -> None:
    visitor = visit(spell="delete Array.prototype.toSorted")
    visitor.page.goto(visitor.address)
    expect(visitor.page.get_by_text("needs a newer browser")).to_be_visible()


def test_one_that_cannot_read_the_scripts_is_told_after_some_seconds(visit: Visit) -> None:
    visitor = visit()
    visitor.allow("net::ERR_FAILED")
    visitor.page.route("**/*.js", lambda route: route.abort())
    visitor.page.goto(visitor.address)
    words = visitor.page.get_by_text("needs a newer browser")
    expect(words).to_be_hidden()
    expect(words).to_be_visible()
