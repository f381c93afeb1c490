"""How often seats win that were given a certain chance, as a table."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

BINS = 10

Floats = npt.NDArray[np.float64]


def calibration_table(chances: Floats, shares: Floats, games: npt.NDArray[np.int64]) -> str:
    """Return a line for each tenth of the scale, and how far chances and shares are apart.

    `games` has the number of each chance's game: the chances of a game share its result, so whole
    games are what varies.
    """
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    tenths = [number for number in range(BINS) if (bins == number).any()]

    def lines() -> Iterator[str]:
        yield "chance      times   said    won   ± 95 % by game"
        apart = 0.0
        for number in tenths:
            those = bins == number
            said, won = chances[those].mean(), shares[those].mean()
            residues = np.bincount(games[those], shares[those] - won)
            error = 1.96 * np.sqrt((residues**2).sum()) / those.sum()
            apart += abs(said - won) * those.mean()
            low, high = 100 * number // BINS, 100 * (number + 1) // BINS
            yield f"{low:3d}-{high:3d} %  {those.sum():6d}  {said:5.1%}  {won:5.1%}   {error:5.1%}"
        brier = float(((chances - shares) ** 2).mean())
        yield f"mean distance {apart:.1%}, Brier score {brier:.4f}, {len(chances)} chances"

    return "\n".join(lines())
