"""Write the playthroughs anew: `make playthroughs`. Review the difference before it is kept."""

from itertools import cycle
from pathlib import Path
from random import Random

from kit.policies import POLICIES
from kit.records import a_record
from kit.scripts import script_of
from kit.seatings import seatings_for

FOLDER = Path(__file__).parent
GAMES = {2: 12, 3: 12, 4: 12}


def main() -> None:
    """Write one file a game: every seating in turn, and styles of play that mix."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for players, games in GAMES.items():
        for number, seating in zip(range(games), cycle(seatings_for(players)), strict=False):
            seed = 100 * players + number
            names = Random(seed).sample(list(POLICIES), players)
            record = a_record(seating, seed, *names)
            path = FOLDER / f"{players}-players-{number + 1:02}-{'-'.join(names)}.txt"
            path.write_text("".join(f"{line}\n" for line in script_of(record)))


if __name__ == "__main__":
    main()
