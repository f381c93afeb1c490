"""How much is left to win: the champion against a copy that sees every hidden tile.

The copy tries the same turns in the game as it is dealt, not in games that might be: the others
play by the net, the tiles drawn are those on top, and the net judges its next turn. Both look one
round ahead. `python benchmarks/luck_bound.py --players 2 --deals 40`
"""

from random import Random

import click
import numpy as np

from lanterns import core
from lanterns.bots.net_search_bot import WIDTH, NetSearchBot
from lanterns.rules import Action, Game, GameState, legal_actions, view_for


@click.command()
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4))
@click.option("--deals", default=20, show_default=True, type=click.IntRange(min=2))
@click.option("--playouts", default=400, show_default=True, help="Of the champion, an action.")
@click.option("--seed", default=1, show_default=True)
def main(players: int, deals: int, playouts: int, seed: int) -> None:
    """Print the win share of one champion against a table of copies that see everything."""
    shares = []
    for deal in range(deals):
        start = core.shuffle(players=players, seed=seed, first=deal)
        for rotation in range(players):
            shares.append(_share(start, rotation, playouts, Random(f"{seed} {deal} {rotation}")))
    by_deal = np.array(shares).reshape(deals, players).mean(axis=1)
    error = 1.96 * by_deal.std(ddof=1) / np.sqrt(deals)
    click.echo(
        f"{players} players, {deals * players} games, {playouts} playouts an action: the champion "
        f"wins {by_deal.mean():.1%} ± {error:.1%}; equal would be {1 / players:.1%}"
    )


def _share(start: core.Batch, honest: int, playouts: int, rng: Random) -> float:
    bot = NetSearchBot(playouts=playouts)
    dealt = start[0]
    tiles = [tile for player in dealt.players for tile in player.hand]
    # The top of the stack is dealt first in a record, as in `new_game`.
    game = Game(dealt.seating, [*tiles, *dealt.draw_stack])
    while (seat := game.turn) is not None:
        view, legal = game.view(seat), game.legal_actions()
        if seat == honest or len(legal) == 1:
            game.act(bot.choose(view, legal, 60, rng).action)
        else:
            game.act(_seeing(game.state))
    return float(core.results(core.Batch.from_states([game.state])).win_shares[0, honest])


def _seeing(state: GameState) -> Action:
    """Choose with full knowledge: each of the best turns, one round on."""
    seat = state.turn
    found = core.best_turns(view_for(state, seat), width=WIDTH)
    values = []
    for one in found:
        batch = core.apply(core.Batch.from_states([state]), [core.pack(one.action)])
        # The rest of this turn, and then every other seat's, as the net plays them.
        while not batch[0].is_over and not (_has_passed(batch, state) and batch[0].turn == seat):
            batch = _step(batch)
        value = core.evaluate([view_for(batch[0], seat)], worlds=1)
        values.append(value.win_chances[0, seat])
    best: Action = found[int(np.argmax(values))].action
    assert best in legal_actions(state)
    return best


def _has_passed(batch: core.Batch, state: GameState) -> bool:
    """Return whether the turn of `state` is over."""
    if state.is_final_turn:
        return batch[0].turn != state.turn
    return int(batch.states["placed_count"][0]) > len(state.lake.tiles)


def _step(batch: core.Batch) -> core.Batch:
    state = batch[0]
    action = core.best_turns(view_for(state, state.turn), width=1)[0].action
    return core.apply(batch, [core.pack(action)])


if __name__ == "__main__":
    main()
