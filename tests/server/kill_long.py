"""The long form of the trial by SIGKILL: `PYTHONPATH=tests python tests/server/kill_long.py`."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from server.kit.killing import Trial


def main() -> None:
    """Kill the server as often as asked, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--commands", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        trial = Trial(database, wanted.kills, wanted.commands, wanted.tables, wanted.seed)
        asyncio.run(trial.run())
    ledger = trial.ledger
    print(
        f"{ledger.kills} kills, {ledger.total} commands acknowledged at "
        f"{len(ledger.acknowledged)} tables, {ledger.duplicates} of them only when sent again: "
        "none lost, none doubled, no gap."
    )


if __name__ == "__main__":
    main()
