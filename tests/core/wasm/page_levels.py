"""The page's levels under Node, and games in which each of their choices is compared with ours."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from kit.node import Page

from lanterns import core
from lanterns.bots import BOTS, Bot
from lanterns.bots.net_search_bot import NetSearchBot
from lanterns.bots.search_bot import SearchBot
from lanterns.bots.search_levels import dragon
from lanterns.core.rules.conversion import row_from_state
from lanterns.rules import (
    DEFAULT_SEATING,
    Action,
    Game,
    GameState,
    Place,
    shuffled_tiles,
    to_text,
)

HOST = Path(__file__).with_name("levels_host.mjs")

UNTIMED: dict[str, SearchBot | NetSearchBot] = {
    "dragon": SearchBot(playouts=200, width=dragon().width),
    "kirin": NetSearchBot(playouts=40),
}
"""The levels that otherwise use all the time they get, with a number of playouts instead."""


class Difference(AssertionError):
    """A level chooses otherwise on the page."""


def page_choice(
    page: Page, level: str, state: GameState, past: Sequence[GameState], seed: int
) -> Action:
    """Return what a level chooses on the page, which knows the whole state."""
    question = {
        "level": level,
        "state": row_from_state(state).tobytes().hex(),
        "past": b"".join(row_from_state(one).tobytes() for one in past).hex(),
        "seed": str(seed),
        "playouts": UNTIMED[level].plan(len(state.players)).playouts if level in UNTIMED else 0,
    }
    return core.unpack(page.ask(question))


def our_bots(names: Sequence[str]) -> dict[str, Bot]:
    """Return the package's bots, with a number of playouts instead of a time."""
    return {name: UNTIMED.get(name) or BOTS[name]() for name in names}


def compare_game(page: Page, bots: Mapping[str, Bot], names: Sequence[str], deal: int) -> int:
    """Play a whole game by levels and compare each choice; return how many there were.

    Ours see a view, the page's the state.
    """
    players = len(names)
    game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, Random(deal)))
    while (seat := game.turn) is not None:
        past = [ply.before for ply in game.plies if isinstance(ply.action, Place)]
        number, name = len(game.plies), names[seat]
        theirs = page_choice(page, name, game.state, past, Random(number).getrandbits(63))
        if name == "random":
            # On the page alone, it is a policy of the simulator.
            batch = core.Batch.from_states([game.state])
            seed = Random(number).getrandbits(63)
            ours = core.unpack(int(core.choose(batch, seed, policy=core.Policy.RANDOM)[0]))
        else:
            legal = game.legal_actions()
            ours = bots[name].choose(game.view(seat), legal, 60, Random(number)).action
        if theirs != ours:
            where = f"in action {number} of deal {deal} for {players}"
            raise Difference(f"{where} {name} chooses {to_text(theirs)}, not {to_text(ours)}")
        game.act(ours)
    return len(game.plies)
