"""What the Python face costs: games a second through it and through C alone, in one run.

python benchmarks/face.py
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from lanterns import core
from lanterns.core.component_tables import printed_tables

HERE = Path(__file__).parent
NATIVE = HERE.parent / "src" / "lanterns" / "core" / "native"
ROUNDS = 9


def rate_in_c(program: Path, tables: Path, policy: int, players: int, games: int) -> float:
    """Whole games a second of the stand-alone program."""
    command = [str(program), str(tables), str(policy), str(players), str(games)]
    said = subprocess.run(command, check=True, capture_output=True).stdout
    return float(json.loads(said)["games_per_s"])


def rate_in_python(policy: core.Policy, players: int, games: int) -> float:
    """Whole games a second through `lanterns.core.play`."""
    start = perf_counter()
    core.play(players=players, games=games, seed=1, policy=policy)
    return games / (perf_counter() - start)


def main() -> int:
    """Print the best of several turns of each, and the ratio."""
    with tempfile.TemporaryDirectory() as folder:
        program, tables = Path(folder, "games"), Path(folder, "tables")
        tables.write_bytes(printed_tables().tobytes())
        sources = [HERE / "games.c", NATIVE / "lanterns.c"]
        subprocess.run(
            ["cc", "-std=c11", "-O3", f"-I{NATIVE}", *sources, "-o", program], check=True
        )
        for policy, games in ((core.Policy.RANDOM, 20_000), (core.Policy.GREEDY, 3_000)):
            for players in (2, 3, 4):
                # In turns, so that a busy machine disturbs both alike.
                rates = [
                    (
                        rate_in_c(program, tables, policy, players, games),
                        rate_in_python(policy, players, games),
                    )
                    for _ in range(ROUNDS)
                ]
                alone, face = map(max, zip(*rates, strict=True))
                print(
                    f"{policy.name.lower():6} {players} players: C alone {alone:>9,.0f}, "
                    f"through Python {face:>9,.0f} games/s, ratio {face / alone:.2f}"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
