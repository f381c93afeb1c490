"""The long form of the trial by SIGKILL: `PYTHONPATH=tests python tests/server/kill_long.py`.

With `--postgres`, two servers on a PostgreSQL that is killed too.
"""

import argparse
import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path

from server.kit.killing import Trial
from server.kit.postgres import own_postgres
from server.kit.worlds import on_postgres, on_sqlite


def main() -> None:
    """Kill the server as often as asked, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--commands", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        if wanted.postgres:
            postgres = stack.enter_context(own_postgres())
            world = on_postgres(postgres, stack.enter_context(postgres.database()))
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            world = on_sqlite(Path(folder) / "tables.db")
        trial = Trial(world, wanted.kills, wanted.commands, wanted.tables, wanted.seed)
        asyncio.run(trial.run())
    ledger = trial.ledger
    print(
        f"{ledger.kills} kills, {ledger.total} commands acknowledged at "
        f"{len(ledger.acknowledged)} tables, {ledger.duplicates} of them only when sent again: "
        "none lost, none doubled, no gap."
    )
    print(", ".join(f"{name}: {times}" for name, times in sorted(ledger.harms.items())) + ".")


if __name__ == "__main__":
    main()
