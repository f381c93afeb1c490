"""How often a seat wins that the net gives a certain chance: `python benchmarks/calibration.py`.

The net plays whole games against itself. Before each turn, the chance of the seat to move is noted
from its own view; the game's end says what it was worth.
"""

import click
import numpy as np
import numpy.typing as npt

from lanterns import core
from lanterns.rules import view_for

BINS = 10

Floats = npt.NDArray[np.float64]


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
    _report(np.array(chances), np.array(shares), np.array(deals))


def _report(chances: Floats, shares: Floats, deals: npt.NDArray[np.int64]) -> None:
    click.echo("chance      turns   said    won   ± 95 % by game")
    bins, apart = np.minimum((chances * BINS).astype(int), BINS - 1), 0.0
    for number in range(BINS):
        those = bins == number
        if not those.any():
            continue
        said, won = chances[those].mean(), shares[those].mean()
        # The turns of a game share its result: whole games are what varies.
        residues = np.bincount(deals[those], shares[those] - won)
        error = 1.96 * np.sqrt((residues**2).sum()) / those.sum()
        apart += abs(said - won) * those.mean()
        low, high = 100 * number // BINS, 100 * (number + 1) // BINS
        line = f"{low:3d}-{high:3d} %  {those.sum():6d}  {said:5.1%}  {won:5.1%}   {error:5.1%}"
        click.echo(line)
    brier = float(((chances - shares) ** 2).mean())
    click.echo(f"mean distance {apart:.1%}, Brier score {brier:.4f}, turns {len(chances)}")


if __name__ == "__main__":
    main()
