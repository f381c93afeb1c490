"""What is in reach of each player: as the referee judges it, on a phone and on a desktop."""

import re
from dataclasses import replace

import pytest
from e2e.kit.arriving import on_desktops, on_phones, sit_down
from e2e.kit.devices import Mouse, Pointing
from e2e.kit.prepare import Prepared, position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Message, Visit
from e2e.kit.words import color_key, kind_key, say
from kit.invariants import cards_for
from playwright.sync_api import Locator, expect

from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    Cards,
    Color,
    Dedicate,
    GameState,
    Place,
    action_from_text,
    add_cards,
    apply,
    end_of,
    legal_actions,
    outcome_of,
)


def arrive(
    visit: Visit, server: Server, name: str, screen: str
) -> tuple[Pointing, Prepared, Message]:
    """Sit down on turn at a prepared table."""
    table = prepare(server.database, position(name))
    player = sit_down(visit, table, end_of(table.record).turn, screen)
    return player, table, player.to_move()


def with_cards(state: GameState, seat: int, cards: Cards) -> GameState:
    """Return the state with other cards, and this seat at the beginning of its turn."""
    players = list(state.players)
    players[seat] = replace(players[seat], cards=cards)
    return replace(state, players=tuple(players), turn=seat)


def kinds_of(state: GameState, seat: int, cards: Cards) -> set[int]:
    """Return the kinds of sets that the referee would let a seat dedicate with these cards."""
    actions = legal_actions(with_cards(state, seat, cards))
    return {int(action.kind) for action in actions if isinstance(action, Dedicate)}


def reach_of(state: GameState, seat: int, gain: tuple[Color, ...] = ()) -> list[str]:
    """Return the three signs that a seat should have, judged by the referee alone."""
    cards = state.players[seat].cards
    now, then = kinds_of(state, seat, cards), kinds_of(state, seat, add_cards(cards, gain))
    near = {kind for one in COLORS for kind in kinds_of(state, seat, add_cards(cards, [one]))}
    return [
        "ready"
        if kind in now
        else "becomes"
        if kind in then
        else "one-short"
        if kind in near
        else "far"
        for kind in map(int, DEDICATION_KINDS)
    ]


def signs(player: Pointing, seat: int) -> Locator:
    """Return the signs at a seat."""
    return player.page.locator(f"section[data-seat='{seat}'] [data-reach]")


def assert_signs(player: Pointing, state: GameState, gains: dict[int, tuple[Color, ...]]) -> None:
    """Every seat shows what the referee says, in sight."""
    for seat in range(len(state.players)):
        expected = reach_of(state, seat, gains.get(seat, ()))
        shown = signs(player, seat)
        expect(shown).to_have_count(3)
        for place, kind in enumerate(expected):
            expect(shown.nth(place)).to_have_attribute("data-reach", kind)
            expect(shown.nth(place)).to_be_visible()


@pytest.mark.prove
@on_desktops
def test_every_seat_shows_what_is_in_reach(visit: Visit, server: Server, screen: str) -> None:
    player, table, state = arrive(visit, server, "middle", screen)
    game = end_of(table.record)
    # People begin their turns with the exchange: what they can dedicate does not depend on it.
    assert_signs(player, game, {})

    completing = [
        (text, outcome)
        for text, *_ in state["legal"]["placements"]
        if isinstance(place := action_from_text(text), Place)
        and (outcome := outcome_of(game, place))
        and "becomes" in reach_of(game, game.turn, cards_for(outcome, game.turn))
    ]
    text, outcome = completing[0]
    _show(player, state, text)
    gains = {seat: cards_for(outcome, seat) for seat in range(len(game.players))}
    assert_signs(player, game, gains)
    told = player.page.locator("[data-preview-reach]")
    expect(told).to_contain_text(say("table-completes-mine", sets="").rstrip())
    for seat in range(len(game.players)):
        given = "becomes" in reach_of(game, seat, gains[seat])
        name = state["table"]["seats"][seat]["name"]
        if seat != game.turn:
            assert given == (name in (told.text_content() or ""))


@on_phones
def test_an_exchange_shows_what_it_completes(visit: Visit, server: Server, screen: str) -> None:
    player, table, state = arrive(visit, server, "middle", screen)
    game = end_of(table.record)
    cards = game.active.cards
    now = kinds_of(game, game.turn, cards)
    player.choose_step("exchange")
    given = next(Color(one) for one in COLORS if f"x{Color(one).letter}>" in _texts(state))
    take = player.page.get_by_role("group", name=say("table-take"), exact=True)
    player.press(_card(player, "table-give", given))
    found = []
    for color in COLORS:
        action = f"x{given.letter}>{color.letter}"
        button = take.get_by_role("button", name=re.compile(rf"^\d+ {_word(color)}$"))
        if action not in state["legal"]["exchanges"]:
            expect(button.locator(".mark")).to_have_count(0)
            continue
        after = apply(game, action_from_text(action)).state
        gained = kinds_of(after, game.turn, after.active.cards) - now
        expect(button.locator(".mark svg")).to_have_count(len(gained))
        for kind in gained:
            expect(button).to_have_attribute("title", re.compile(say("kind", kind=kind_key(kind))))
            found.append((color, kind))
    color, kind = found[0]
    player.press(_card(player, "table-take", color))
    facts = {"given": color_key(given), "taken": color_key(color)}
    player.press(player.button(say("action-exchange", **facts)))
    offered = player.visitor.until("state.version > arg", state["version"])["legal"]["dedications"]
    assert kind in {offer["kind"] for offer in offered}


@pytest.mark.prove
@on_phones
def test_the_button_for_many_pairs_stands_under_them(
    visit: Visit, server: Server, screen: str
) -> None:
    player, _, state = arrive(visit, server, "pairs", screen)
    player.choose_step("dedicate")
    pairs = player.page.get_by_role("group", name=re.compile("pair"))
    tray = player.page.locator(".tray")
    button = tray.get_by_role("button", name=say("table-step-dedicate"), exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    above, below = pairs.bounding_box(), button.bounding_box()
    assert above is not None and below is not None
    assert below["y"] >= above["y"] + above["height"] - 1
    between = player.page.locator(".tray h3").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert not any(above["y"] < top < below["y"] for top in between)
    player.dedicate(state["legal"]["dedications"][-1], state["legal"]["dedications"])
    player.visitor.until("state.version > arg", state["version"])


@pytest.mark.prove
@on_desktops
def test_too_many_cards_lead_to_the_set_first_and_a_discard_ends_that(
    visit: Visit, server: Server, screen: str
) -> None:
    player, _, state = arrive(visit, server, "discard", screen)
    assert state["legal"]["dedications"]
    expect(player.step("dedicate")).to_have_attribute("aria-current", "step")
    surplus = sum(state["game"]["players"][state["game"]["turn"]]["cards"]) - 12
    expect(player.page.get_by_text(say("table-dedicate-surplus", count=surplus))).to_be_visible()
    player.discard(state["legal"]["discards"][0])
    player.visitor.until("state.version > arg", state["version"])
    begun = say("table-discard-begun")
    expect(player.step("dedicate")).to_have_attribute("title", begun)
    player.choose_step("dedicate")
    expect(player.page.get_by_role("status").filter(has_text=begun)).to_be_visible()
    expect(player.page.get_by_text(say("table-no-set"))).to_have_count(0)


def _show(player: Pointing, state: Message, action: str) -> None:
    """Preview a placement: point with the mouse, or tap until the tile is turned."""
    if isinstance(player, Mouse):
        player.point(state, action)
        return
    tile, _, rest = action.partition("@")
    cell, _, turns = rest.partition("r")
    hand = state["game"]["players"][state["game"]["turn"]]["hand"]
    button = player.tile(hand.index(int(tile)))
    if button.get_attribute("aria-pressed") != "true":
        player.press(button)
    for _ in range(1 + int(turns)):
        player.press(player.cell(cell))


def _card(player: Pointing, group: str, color: Color) -> Locator:
    cards = player.page.get_by_role("group", name=say(group), exact=True)
    return cards.get_by_role("button", name=re.compile(rf"^\d+ {_word(color)}$"))


def _word(color: Color) -> str:
    return say("color", color=color_key(color))


def _texts(state: Message) -> str:
    return " ".join(state["legal"]["exchanges"])
