"""What a table in the browser shows a seat does not depend on what that seat may not know."""

from pathlib import Path
from random import Random

import pytest
from browser_table.logs import SHARED, Log
from kit.node import page_under_node
from kit.policies import POLICIES, played_out
from kit.sizes import mostly

from lanterns import rules
from lanterns.server.table.entries import Acted, Opened, SeatPlan, Started


@pytest.mark.parametrize("players", mostly(3))
def test_hidden_tiles_dealt_anew_change_nothing(players: int) -> None:
    """All messages up to some ply, with every tile shuffled that nobody at the browser has seen."""
    with page_under_node(Path(__file__).with_name("messages_host.mjs")) as page:
        for seed in range(4):
            rng = Random(f"{players} {seed}")
            tiles = rules.shuffled_tiles(players, rng)
            start = rules.new_game(rules.DEFAULT_SEATING[players], tiles)
            plies = list(played_out(start, [POLICIES["busy"]] * players, rng))
            count = rng.randrange(5, len(plies) // 2)
            state, actions = plies[count][0], [action for _, action in plies[:count]]
            mine, other = rng.sample(range(players), 2)
            laid = {laid.tile for laid in state.lake.tiles}
            hand = set(state.players[mine].hand)
            # Alone one sees one's hand; of two who share a browser nobody does behind the curtain.
            for people, seen in (({mine}, laid | hand), ({mine, other}, laid)):
                anew = _shuffled(tiles, seen, rng)
                assert anew != tiles
                said = page.ask(_log(players, people, tiles, actions).for_page())
                again = page.ask(_log(players, people, anew, actions).for_page())
                assert _behind_curtain(again) == _behind_curtain(said)
                assert (again == said) == (people == {mine})


def _log(
    players: int, people: set[int], tiles: tuple[int, ...], actions: list[rules.Action]
) -> Log:
    person, bot = SeatPlan("person", owner=SHARED, name="Ana"), SeatPlan("bot", level="fox")
    seats = tuple(person if seat in people else bot for seat in range(players))
    sides = tuple(side.name.lower() for side in rules.DEFAULT_SEATING[players])
    opened = Opened(SHARED, "Pond", seats, secret="00" * 32, watch="watch", shuffle=2)
    started = Started(tuple(range(players)), sides, tuple(tiles))
    return Log("table", (opened, started, *(Acted(rules.to_text(action)) for action in actions)))


def _shuffled(tiles: tuple[int, ...], seen: set[int], rng: Random) -> tuple[int, ...]:
    hidden = [tile for tile in tiles if tile not in seen]
    dealt = iter(rng.sample(hidden, len(hidden)))
    return tuple(tile if tile in seen else next(dealt) for tile in tiles)


def _behind_curtain(said: list[list[str]]) -> list[list[str]]:
    """Return the messages after each entry that are for people who have not lifted the curtain."""
    return [texts[len(texts) // 2 :] for texts in said]
