"""Whole games, and what the screen must show at every moment of them."""

import contextlib
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from lanterns.rules import Record, record_from_json

from .devices import Mouse
from .player import Player
from .visitor import PATIENCE, POLLING, Message, Visitor
from .words import say

JUDGING = 180_000.0
"""Milliseconds for the coach to review a game on a busy machine."""
_GAMES = Path(__file__).parents[3] / "ui" / "src" / "testing" / "games.json"

SHOWN = """() => [...document.querySelectorAll("section[data-seat]")]
  .sort((one, other) => one.dataset.seat - other.dataset.seat)
  .map((panel) => {
    const last = (element) => Number(element.textContent.match(/\\d+/g).at(-1));
    return {
      cards: [...panel.querySelectorAll("[data-card]")].map(last),
      favor: last(panel.querySelector("[data-favor]")),
      tokens: [...panel.querySelectorAll("[data-tokens] [data-kind]")].map(last),
    };
  })"""
"""Every seat's cards, favor and tokens, read from the screen."""

_LEFT = """() => [...document.querySelectorAll("[data-draw]")]
  .flatMap((left) => left.textContent.match(/\\d+/g).map(Number))"""
"""The tiles left to draw, wherever the screen shows them, in figures or words."""

_SHOWN = f"() => [({SHOWN})(), ...new Set(({_LEFT})())]"
_SHOWS = f"(wanted) => JSON.stringify(({_SHOWN})()) === JSON.stringify(wanted)"


@cache
def short_game() -> Record:
    """Return a finished game of two, one that the page's own tests replay too."""
    first = json.loads(_GAMES.read_text(encoding="utf-8"))[0]
    return record_from_json(json.dumps(first["record"]))


def play_on(players: Sequence[Player], rng: Random, moves: int | None = None) -> Message:
    """Let the players play in turn, to the end or for some moves; return the last state.

    People who share a browser are one player.
    """
    state = players[0].visitor.state()
    while moves != 0:
        state, player = _next(players, state["version"])
        if state["table"]["status"] != "playing":
            break
        if state["legal"] is None:
            state = player.lift_curtain(state)
        assert_shown(player.visitor, state)
        state = player.move(state, rng)
        moves = None if moves is None else moves - 1
    return state


def assert_shown(visitor: Visitor, state: Message) -> None:
    """Wait until the screen shows every seat's cards, favor and tokens, and the tiles left."""
    wanted = [panels_of(state), state["game"]["draw_count"]]
    with contextlib.suppress(TimeoutError):
        visitor.page.wait_for_function(_SHOWS, arg=wanted, timeout=PATIENCE / 4, polling=POLLING)
    # Where it never does, both are in the failure.
    assert visitor.page.evaluate(_SHOWN) == wanted


def panels_of(state: Message) -> list[Message]:
    """Return what the screen should show for each seat."""
    return [
        {
            "cards": player["cards"],
            "favor": player["favor"],
            "tokens": [token["honor"] for token in player["tokens"]],
        }
        for player in state["game"]["players"]
    ]


def festival(visitor: Visitor) -> Locator:
    """Wait for the end screen and return it."""
    region = visitor.page.get_by_role("region", name=say("festival"), exact=True)
    expect(region).to_be_visible()
    return region


def assert_festival(visitor: Visitor) -> None:
    """Assert that the end screen shows the ranking of the result."""
    result = visitor.until("state.result !== null")["result"]
    rows = festival(visitor).get_by_role("table").first.locator("tbody tr")
    expect(rows).to_have_count(len(result["ranks"]))
    told = [[int(cell) for cell in row] for row in _numbers(rows)]
    assert told == sorted(
        ([result[key][seat] for key in ("ranks", "honor", "favor", "cards")])
        for seat in sorted(range(len(result["ranks"])), key=lambda seat: result["ranks"][seat])
    )


def _numbers(rows: Locator) -> list[list[str]]:
    numbers: list[list[str]] = rows.evaluate_all(
        """rows => rows.map((row) =>
            [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim()))"""
    )
    return numbers


def _next(players: Sequence[Player], version: int) -> tuple[Message, Player]:
    """Return the state as the player on turn sees it, and that player."""
    if len(players) == 1:
        return players[0].to_move(version), players[0]
    state = players[0].visitor.until("state.version >= arg", version)
    if state["table"]["status"] != "playing":
        return state, players[0]
    player = players[state["game"]["turn"]]
    return player.to_move(state["version"]), player


def hold(mouse: Mouse) -> list[Any]:
    """Hold a tile over the lake, where it stays; return its placement."""
    state = mouse.to_move()
    recap = mouse.button(say("table-recap-done"))
    if recap.count():
        mouse.press(recap)
    place: list[Any] = max(
        state["legal"]["placements"],
        key=lambda place: (any(not got for *_, got in place[3]), len(place[1])),
    )
    mouse.point(state, place[0])
    mouse.drag(place[0])
    return place
