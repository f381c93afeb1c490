"""Rare moments of a game, played from stored positions."""

from random import Random

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.games import assert_festival, assert_shown, festival
from e2e.kit.player import Previewed
from e2e.kit.prepare import NAMES, position, prepare
from e2e.kit.previews import Reader, reader_of
from e2e.kit.server import Server
from e2e.kit.visitor import Message, Visit
from e2e.kit.words import color_key, listed, say
from playwright.sync_api import expect

from lanterns.rules import HAND_LIMIT, end_of


def arrive(visit: Visit, server: Server, name: str) -> tuple[Mouse, Message]:
    """Sit down at a prepared table, on turn."""
    table = prepare(server.database, position(name))
    mouse = Mouse(visit(cookie=table.cookies[end_of(table.record).turn]))
    mouse.visitor.open(table.path)
    return mouse, mouse.to_move()


def test_everything_before_the_tile_can_be_taken_back(visit: Visit, server: Server) -> None:
    mouse, before = arrive(visit, server, "take_back")
    back = mouse.button(say("table-take-back"))
    expect(back).to_have_count(0)

    mouse.exchange(before["legal"]["exchanges"][0])
    exchanged = mouse.visitor.until("state.legal.take_back")
    assert exchanged["legal"]["exchanges"] == []
    assert_shown(mouse.visitor, exchanged)
    back.click()
    again = mouse.visitor.until("state.legal.exchanges.length > 0")
    assert again["game"] == before["game"]
    expect(mouse.step("place")).to_be_focused()

    sets = again["legal"]["dedications"]
    mouse.dedicate(sets[0], sets)
    dedicated = mouse.visitor.until("state.legal.take_back")
    assert_shown(mouse.visitor, dedicated)
    mouse.page.keyboard.press("b")
    again = mouse.visitor.until("state.legal.dedications.length > 0")
    assert again["game"] == before["game"]
    assert_shown(mouse.visitor, again)
    mouse.place_and_compare(again, Random(1))
    expect(back).to_have_count(0)


def test_who_has_too_many_cards_puts_them_back(visit: Visit, server: Server) -> None:
    mouse, state = arrive(visit, server, "discard")
    mine = state["game"]["turn"]
    assert state["legal"]["placements"] == []
    mouse.choose_step("discard")
    instead = mouse.button(say("table-discard-or"))
    for surplus in (2, 1):
        expect(mouse.page.get_by_text(say("table-discard", count=surplus))).to_be_visible()
        expect(instead).to_have_count(surplus - 1)
        mouse.discard(state["legal"]["discards"][0])
        state = mouse.visitor.until("state.version > arg", state["version"])
        assert_shown(mouse.visitor, state)
    assert sum(state["game"]["players"][mine]["cards"]) == HAND_LIMIT
    mouse.place_and_compare(state, Random(1))


def test_the_preview_says_who_misses_a_card_and_why(visit: Visit, server: Server) -> None:
    mouse, state = arrive(visit, server, "exhausted")
    reader = reader_of(mouse.visitor, state)
    place = next(
        place
        for place in state["legal"]["placements"]
        if any(not received for *_, received in place[1])
        and any(not received for *_, received in place[3])
    )
    previewed = mouse.point(state, place[0])
    missed = [
        say("table-preview-match-missed", color=color_key(color), **reader.side(direction))
        for direction, color, received in place[1]
        if not received
    ] + [
        say("table-preview-faced-missed", color=color_key(color), **reader.who(seat))
        for seat, color, received in place[3]
        if not received
    ]
    assert set(missed) <= set(previewed.lines)
    _place_there(mouse, state, place[0], reader, previewed)


@pytest.mark.prove
def test_the_preview_says_that_there_is_no_favor_left(visit: Visit, server: Server) -> None:
    mouse, state = arrive(visit, server, "no_favor")
    reader = reader_of(mouse.visitor, state)
    place = next(
        place
        for place in state["legal"]["placements"]
        if any(not received for *_, received in place[2])
    )
    previewed = mouse.point(state, place[0])
    nothing = {say("table-preview-favor-missed", own=own) for own in ("yes", "no")}
    assert nothing & set(previewed.lines)
    _place_there(mouse, state, place[0], reader, previewed)


def test_in_the_final_turn_nothing_is_placed(visit: Visit, server: Server) -> None:
    mouse, state = arrive(visit, server, "final")
    expect(mouse.page.get_by_text(say("table-hand-empty"))).to_be_visible()
    expect(mouse.tiles()).to_have_count(0)
    sets = state["legal"]["dedications"]
    mouse.dedicate(sets[0], sets)
    after = mouse.visitor.until("state.version > arg", state["version"])
    assert after["game"]["turn"] == state["game"]["turn"]
    mouse.end_turn()
    mouse.visitor.until("state.version > arg && state.legal === null", after["version"])


@pytest.mark.prove
def test_a_victory_can_be_shared(visit: Visit, server: Server) -> None:
    mouse, _ = arrive(visit, server, "shared")
    mouse.end_turn()
    assert_festival(mouse.visitor)
    names = listed(NAMES[:2])
    heading = festival(mouse.visitor).get_by_role("heading", level=1)
    expect(heading).to_have_text(say("festival-shared", names=names))
    expect(festival(mouse.visitor)).to_contain_text(say("festival-decider", decider="nothing"))


def _place_there(
    mouse: Mouse, state: Message, action: str, reader: Reader, previewed: Previewed
) -> None:
    """Place where the mouse points; the preview must come true."""
    mouse.cell(action.partition("@")[2].partition("r")[0]).click()
    mouse.compare(state, reader, previewed)
