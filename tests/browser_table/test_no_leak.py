"""What a table in the browser shows a seat does not depend on what that seat may not know."""

from random import Random

import pytest
from browser_table.logs import SHARED, WATCHER, Log
from browser_table.page import page_under_node
from kit.policies import POLICIES, played_out
from kit.sizes import mostly

from lanterns import rules
from lanterns.server.table.entries import Acted, Opened, SeatPlan, Started

VIEWERS = 5
"""Of a log: the first is the shared browser, the last one that only watches."""


@pytest.mark.parametrize("players", mostly(3))
def test_hidden_tiles_dealt_anew_change_nothing(players: int) -> None:
    """All messages up to some ply, with every tile shuffled that nobody at the browser has seen."""
    with page_under_node("messages_host.mjs") as page:
        for seed in range(4):
            rng = Random(f"{players} {seed}")
            tiles = rules.shuffled_tiles(players, rng)
            start = rules.new_game(rules.DEFAULT_SEATING[players], tiles)
            plies = list(played_out(start, [POLICIES["busy"]] * players, rng))
            state, _ = plies[rng.randrange(5, len(plies) // 2)]
            actions = [action for before, action in plies[: _index(plies, state)]]
            mine = rng.randrange(players)
            said = page.said(_log(players, mine, tiles, actions).to_json())
            known = {laid.tile for laid in state.lake.tiles} | set(state.players[mine].hand)
            for seat, viewer in ((mine, 0), (None, VIEWERS - 1)):
                seen = known if seat is not None else known - set(state.players[mine].hand)
                other = _shuffled(tiles, seen, rng)
                assert other != tiles
                again = page.said(_log(players, mine, other, actions).to_json())
                assert _to(again, viewer) == _to(said, viewer)
                assert _to(again, viewer) != _to(said, VIEWERS - 1 - viewer)


def _index(plies: list[tuple[rules.GameState, rules.Action]], state: rules.GameState) -> int:
    return next(index for index, (before, _) in enumerate(plies) if before is state)


def _log(players: int, mine: int, tiles: tuple[int, ...], actions: list[rules.Action]) -> Log:
    person, bot = SeatPlan("person", owner=SHARED), SeatPlan("bot", level="fox")
    seats = tuple(person if seat == mine else bot for seat in range(players))
    sides = tuple(side.name.lower() for side in rules.DEFAULT_SEATING[players])
    opened = Opened(SHARED, "Pond", seats, secret="00" * 32, watch=WATCHER, shuffle=2)
    started = Started(tuple(range(players)), sides, tuple(tiles))
    return Log("table", (opened, started, *(Acted(rules.to_text(action)) for action in actions)))


def _shuffled(tiles: tuple[int, ...], seen: set[int], rng: Random) -> tuple[int, ...]:
    hidden = [tile for tile in tiles if tile not in seen]
    dealt = iter(rng.sample(hidden, len(hidden)))
    return tuple(tile if tile in seen else next(dealt) for tile in tiles)


def _to(said: list[list[str]], viewer: int) -> list[list[str]]:
    """Return what one viewer was sent after each entry: a state, and now and then a plan."""
    each = [len(texts) // VIEWERS for texts in said]
    return [
        texts[viewer * size : (viewer + 1) * size] for texts, size in zip(said, each, strict=True)
    ]
