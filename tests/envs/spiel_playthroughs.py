"""Playthroughs by OpenSpiel's own generator: written by `make playthroughs`, compared by a test."""

import re
from collections.abc import Sequence
from pathlib import Path

import lanterns.envs.openspiel  # noqa: F401 - registers the game

FOLDER = Path(__file__).with_name("playthroughs")

# A tensor ends in many equal numbers for tiles and cells that are not there.
_SAME = re.compile(r"(?:, (-1\.0)){8,}|(?:, (0\.0)){8,}")


def path_for(players: int) -> Path:
    """Return the file of the game for that many players."""
    return FOLDER / f"python_lanterns-{players}.txt"


def written_by_openspiel(players: int, actions: Sequence[int] = ()) -> str:
    """Return a whole game: given actions first, then random ones that `players` seeds."""
    # Loads SciPy, for games of its own.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    game = f"python_lanterns(players={players})"
    text: str = playthrough(game, list(actions), seed=players)
    return _SAME.sub(_counted, text)


def actions_of(text: str) -> list[int]:
    """Return the actions of a playthrough, chance included."""
    return [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def _counted(run: re.Match[str]) -> str:
    number = run[1] or run[2]
    return f", {run[0].count(number)} x {number}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in (2, 3, 4):
        path_for(count).write_text(written_by_openspiel(count), encoding="utf-8")
