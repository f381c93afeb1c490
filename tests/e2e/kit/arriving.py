"""Coming to the page by mouse at a desktop, or by touch on a small phone."""

from dataclasses import replace
from typing import Any

import pytest

from lanterns.rules import end_of

from .devices import Mouse, Pointing, Touch
from .prepare import Prepared
from .visitor import Visit

SCREENS = {"desktop": (1280, 800), "phone": (360, 640)}

# What does not depend on the device is tested on one screen, and on the other one by `prove`.
on_desktops = pytest.mark.parametrize(
    "screen", ["desktop", pytest.param("phone", marks=pytest.mark.prove)]
)
on_phones = pytest.mark.parametrize(
    "screen", ["phone", pytest.param("desktop", marks=pytest.mark.prove)]
)


def come(visit: Visit, screen: str = "desktop", **options: Any) -> Pointing:
    """Come with the device of that screen; `options` are those of a visitor."""
    touch = screen == "phone"
    visitor = visit(size=SCREENS[screen], touch=touch, **options)
    return Touch(visitor) if touch else Mouse(visitor)


def sit_down(
    visit: Visit, table: Prepared, seat: int, screen: str = "desktop", **options: Any
) -> Pointing:
    """Sit down at a prepared table, and put away the recap if others have played."""
    player = come(visit, screen, cookie=table.cookies[seat], **options)
    player.visitor.open(table.path)
    player.visitor.until("state.game !== null")
    record = table.record
    if end_of(replace(record, actions=record.actions[:-1])).turn != seat:
        # In any language; it comes a moment later, with the history of the game.
        player.press(player.page.locator(".tray footer button"))
    return player
