"""Every screen: accessible in both themes, with everything in reach on a small display."""

from pathlib import Path

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.layout import ACROSS, LAKES, SHEETS, SMALL, TALL, hidden_parts
from e2e.kit.pictures import picture
from e2e.kit.screens import ON_PHONES, ROUTES, SCREENS
from e2e.kit.tours import Route
from e2e.kit.visitor import DESKTOP, PHONE, TABLET
from playwright.sync_api import Page, expect

from lanterns.locale.language import LANGUAGES

every_tour = pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
# The other screens are rare; `prove` walks all of them, in every size and both themes.
MAIN_SCREENS = {
    "first_visit": ("home", "invite_sheet", "settings", "learn"),
    "my_turn": ("preview", "exchange"),
    "learning": ("course",),
}
main_tours = pytest.mark.parametrize(
    "route",
    [route for route in ROUTES if route.name in MAIN_SCREENS],
    ids=lambda route: route.name,
)
tours_at_a_table = pytest.mark.parametrize(
    "route",
    [route for route in ROUTES if {*SHEETS, *LAKES} & {*route.screens}],
    ids=lambda route: route.name,
)


def test_every_screen_has_one_place_in_a_tour() -> None:
    assert len(set(SCREENS)) == len(SCREENS)
    assert {*SHEETS, *LAKES, *ON_PHONES} <= set(SCREENS)


@main_tours
def test_the_main_screens_are_accessible(guide: Guide, route: Route) -> None:
    """The end of a game is looked at where both kinds of it are: in `test_festival.py`."""
    main = MAIN_SCREENS[route.name]
    route.look(
        guide,
        lambda screen, mouse: violations(mouse.page) if screen in main else [],
        last=main[-1],
    )


@pytest.mark.prove
@every_tour
def test_every_screen_fits_a_small_display(guide: Guide, route: Route) -> None:
    def problems(screen: str, mouse: Mouse) -> list[str]:
        mouse.resize(SMALL)
        return hidden_parts(screen, mouse)

    route.look(guide, problems)


@pytest.mark.prove
@pytest.mark.parametrize("theme", ["dark", "light"])
@every_tour
def test_axe_finds_nothing_at_any_size(guide: Guide, route: Route, theme: str) -> None:
    """Themes differ in their colors alone, so one size is enough for the second of them."""
    sizes = (DESKTOP, PHONE) if theme == "dark" else (PHONE,)

    def problems(screen: str, mouse: Mouse) -> list[str]:
        found = []
        for size in (PHONE,) if screen in ON_PHONES else (DESKTOP, TABLET, PHONE):
            picture(mouse.page, Path(theme), screen, size)
            if size in sizes:
                found += [f"{size} {violation}" for violation in violations(mouse.page)]
        return found

    route.look(guide.in_theme(theme), problems)


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
@tours_at_a_table
def test_every_small_display_shows_what_is_pressed_next(
    guide: Guide, route: Route, language: str
) -> None:
    def problems(screen: str, mouse: Mouse) -> list[str]:
        if screen not in {*SHEETS, *LAKES}:
            return []
        _speak(mouse.page, language)
        found = []
        for size in (SMALL, TALL, ACROSS):
            mouse.resize(size)
            found += [f"{size} {part}" for part in hidden_parts(screen, mouse)]
        mouse.resize(DESKTOP)
        _speak(mouse.page, "en")
        return found

    route.look(guide, problems)


def _speak(page: Page, language: str) -> None:
    # The last button of the header opens the settings, whatever it is called now.
    page.locator("header nav button").last.click()
    page.locator(f"dialog button[lang='{language}']").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
