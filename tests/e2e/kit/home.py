"""From the first page to a table: against bots, at one screen, or with friends."""

from collections.abc import Sequence

from playwright.sync_api import expect

from .player import Player
from .visitor import Visitor
from .words import say

QUICK = ("random", "visitor", "helper")
"""The bots that think least, for games whose play does not matter."""


def play_bots(player: Player, players: int, bots: Sequence[str] = QUICK) -> None:
    """Start a game against bots, quick ones as a rule."""
    player.visitor.open("/")
    choose_players(player, players)
    shelf = player.page.get_by_role("region", name=say("shelf"), exact=True)
    seated = shelf.get_by_role("button", pressed=True)
    wanted = [say("bot-name", bot=level) for level in bots[: players - 1]]
    expect(seated).to_have_count(len(wanted))
    for _ in wanted:
        player.press(seated.first)
    for name in wanted:
        player.press(shelf.get_by_role("button", name=name, exact=True))
    expect(seated).to_have_count(len(wanted))
    player.press(player.button(say("home-play")))
    player.visitor.until("state.game !== null")


def open_table_sheet(player: Player, is_open: bool = True) -> None:
    """Open or close the sheet of the next table, where the screen is too small for it beside."""
    handle = player.page.get_by_role("button", name=say("your-table"), exact=True)
    if handle.is_visible() and (handle.get_attribute("aria-expanded") == "true") != is_open:
        player.press(handle)


def choose_players(player: Player, players: int) -> None:
    """Choose the number of players; on small screens that is in a sheet to open and close."""
    handle = player.page.get_by_role("button", name=say("your-table"), exact=True)
    expect(player.button(say("home-play"))).to_be_enabled()
    is_sheet = handle.is_visible()
    if is_sheet:
        player.press(handle)
    player.pick(player.page.get_by_role("radio", name=str(players), exact=True))
    if is_sheet:
        player.press(handle)


def pass_and_play(player: Player, names: Sequence[str]) -> None:
    """Start a game of several people at one screen."""
    page = player.page
    player.visitor.open("/")
    player.press(page.get_by_role("button", name=say("home-pass")))
    for number, name in enumerate(names, start=1):
        if number > 2:
            player.press(player.button(say("home-add-person")))
        page.get_by_label(say("home-name-of", number=number), exact=True).fill(name)
    player.press(player.button(say("home-begin")))
    player.visitor.until("state.game !== null")


def invite(player: Player, name: str, guests: int) -> list[str]:
    """Open a table for friends and return their invitation links."""
    page = player.page
    player.visitor.open("/")
    player.press(page.get_by_role("button", name=say("home-invite")))
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(say("home-my-name"), exact=True).fill(name)
    friends = sheet.get_by_role("group", name=say("home-guests"), exact=True)
    player.pick(friends.get_by_role("radio", name=str(guests), exact=True))
    player.press(player.button(say("home-open")))
    links = page.get_by_label(say("lobby-invite"), exact=True)
    expect(links).to_have_count(guests)
    return [link.input_value() for link in links.all()]


def accept(player: Player, link: str, name: str) -> None:
    """Follow an invitation and sit down."""
    player.visitor.open("/join#" + link.partition("#")[2])
    player.page.get_by_label(say("home-my-name"), exact=True).fill(name)
    player.press(player.button(say("lobby-sit")))
    player.visitor.until("state.table.seats.some((seat) => seat.mine && seat.ready)")


def in_turn_order(visitors: Sequence[Visitor]) -> list[int]:
    """Return which of these browsers has each seat, once the game has begun."""
    mine = [visitor.until("state.game !== null")["game"]["shown"] for visitor in visitors]
    return sorted(range(len(visitors)), key=mine.__getitem__)
