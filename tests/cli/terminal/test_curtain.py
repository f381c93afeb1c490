"""Hands stay hidden when people share the keyboard."""

import re
from functools import cache

from kit.keyboard import Keyboard, a_session, careless_typist, dealt

from lanterns.bots.seeding import seeded
from lanterns.rules import Record, TileDrawn, TileId, replay, start_of

NAMES = ("Ana", "Bo", "Cy")
PASS = re.compile(r"Pass the keyboard to (\w+)\.")


@cache
def whole_game() -> tuple[Record, Keyboard]:
    session, keyboard = a_session(dealt(3, NAMES), careless_typist("en", seeded("curtain")))
    session.play()
    return session.game.record, keyboard


def hands_held(record: Record) -> list[set[TileId]]:
    """Every tile that each seat ever held."""
    held = [set(player.hand) for player in start_of(record).players]
    for step in replay(record):
        for event in step.events:
            if isinstance(event, TileDrawn) and event.tile is not None:
                held[event.seat].add(event.tile)
    return held


def tiles_shown(lines: list[str]) -> set[TileId]:
    return {int(number) for line in lines for number in re.findall(r"tile (\d+)", line)}


def test_a_screen_shows_no_hand_but_that_of_the_person_before_it() -> None:
    record, keyboard = whole_game()
    held = hands_held(record)
    on_lake: set[TileId] = set()
    turns = 0
    for screen in keyboard.screens:
        passed = [found[1] for line in screen if (found := PASS.match(line))]
        placed = {
            int(found[1]) for line in screen if (found := re.match(r"\w+ places? tile (\d+)", line))
        }
        if passed:
            # No tile is on the screen until that person has pressed Enter.
            assert tiles_shown(screen[: screen.index("> ")]) == set()
            seat = NAMES.index(passed[0])
            assert tiles_shown(screen) <= on_lake | placed | held[seat]
            turns += 1
        else:
            assert tiles_shown(screen) <= on_lake
        on_lake |= placed
    assert turns == 27 + 3


def test_the_hand_is_pushed_off_before_the_keyboard_is_passed() -> None:
    _, keyboard = whole_game()
    *hidden, _ = keyboard.screens
    assert len(hidden) == 27 + 3
    for screen in hidden:
        assert len([line for line in screen if PASS.match(line)]) == 1
        assert screen[-2:] == ["Press Enter to hide your tiles.", "> "]


def test_the_next_person_sees_what_happened_since_their_turn() -> None:
    record, keyboard = whole_game()
    # The fourth turn is Ana's again, after Bo and Cy have placed.
    assert record.names == NAMES
    shown = keyboard.screens[3]
    assert len([line for line in shown if re.match(r"(Bo|Cy) places tile", line)]) == 2
    # What they drew is nobody's business, and that they drew goes without saying.
    assert [line for line in shown if re.match(r"(Bo|Cy) draws", line)] == []
