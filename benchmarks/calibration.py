"""How often a seat wins that the net gives a certain chance: `python benchmarks/calibration.py`.

The net plays whole games against itself. Before each turn, the chance of the seat to move is noted
from its own view; the game's end says what it was worth.
"""

import click
import numpy as np
from calibration_table import calibration_table

from lanterns import core
from lanterns.rules import view_for


@click.command()
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4))
@click.option("--games", default=300, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default=1, show_default=True)
def main(players: int, games: int, seed: int) -> None:
    """Print a line for each tenth of the scale, and how far chances and results are apart."""
    chances: list[float] = []
    shares: list[float] = []
    deals: list[int] = []
    for game in range(games):
        batch = core.shuffle(players=players, seed=seed, first=game)
        seats: list[int] = []
        said: list[float] = []
        while not (state := batch[0]).is_over:
            view = view_for(state, state.turn)
            best = core.best_turns(view, game)[0]
            if not state.is_final_turn and len(seats) < len(state.lake.tiles):
                assert best.win_share is not None
                seats.append(state.turn)
                said.append(best.win_share)
            batch = core.apply(batch, [core.pack(best.action)])
        result = core.results(batch).win_shares[0]
        chances += said
        shares += [float(result[seat]) for seat in seats]
        deals += [game] * len(seats)
    click.echo(calibration_table(np.array(chances), np.array(shares), np.array(deals)))


if __name__ == "__main__":
    main()
