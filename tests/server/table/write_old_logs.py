"""Write games as today's server stores them: `python tests/server/table/write_old_logs.py NAME`.

Run it with a new name when entries get a new form or the rules a new version, and never again for
the old ones: what is in `old_logs` was written by the versions that had it.
"""

import json
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

from lanterns.rules import Dedicate, Exchange, state_to_json, to_text
from lanterns.server.table.commands import OpenTable, SeatWish
from lanterns.server.table.creation import open_table
from lanterns.server.table.entries import (
    Acted,
    AnyEntry,
    BotSeated,
    HandedOver,
    LogRow,
    Reclaimed,
    Renamed,
    Sat,
    Started,
    TookBack,
    entry_to_json,
)
from lanterns.server.table.shuffle import deal
from lanterns.server.table.table import Table

FOLDER = Path(__file__).parent / "old_logs"


def digest(table: Table) -> str:
    """Return what tells one course of a game from another: every position of it."""
    assert table.game is not None
    states = [*(ply.before for ply in table.game.plies), table.game.state]
    whole = json.dumps([state_to_json(state) for state in states], sort_keys=True)
    return sha256(whole.encode()).hexdigest()


def play(players: int, seed: int) -> tuple[Table, list[LogRow]]:
    """Play a game with everything that can be in a log."""
    rng = Random(seed)
    seats = (SeatWish("person"), *[SeatWish("open")] * (players - 1))
    opened = open_table("a" * 64, OpenTable(id="1", seats=seats), ("random",))
    rows = [LogRow(1, "a" * 64, "1", opened)]
    table = Table.open("AAAAAAAAAAAA", opened)
    numbers = count(2)

    def log(entry: AnyEntry) -> None:
        seq = next(numbers)
        rows.append(LogRow(seq, "a" * 64, f"c{seq}", entry))
        table.absorb(rows[-1])

    for seat in range(players - 1):
        log(Sat(seat, "abc"[seat] * 64, f"Guest {seat}", rng.randbytes(32).hex()))
    log(BotSeated(players - 1, "random"))
    log(Renamed("Moon Pond"))
    dealt = deal(table.shuffle_input)
    log(Started(dealt.order, tuple(side.name.lower() for side in table.sides), dealt.tiles))
    person = next(seat for seat, holder in enumerate(table.holders) if holder.owner is not None)
    assert table.game is not None
    while not table.game.state.is_over:
        legal = table.game.legal_actions()
        sets = [action for action in legal if isinstance(action, Dedicate)]
        swaps = [action for action in legal if isinstance(action, Exchange)]
        action = rng.choice(sets or (rng.random() < 0.5 and swaps) or legal)
        log(Acted(to_text(action)))
        if table.game.can_take_back and rng.random() < 0.3:
            log(TookBack())
        if rng.random() < 0.05:
            log(HandedOver(person, "random"))
            log(Reclaimed(person))
    return table, rows


def main(name: str) -> None:
    """Write a game for every number of players."""
    for players in (2, 3, 4):
        table, rows = play(players, seed=players)
        lines = [[row.seq, row.browser, row.command, entry_to_json(row.entry)] for row in rows]
        data = {"table": table.id, "digest": digest(table), "rows": lines}
        file = FOLDER / f"{name}-{players}.json"
        assert not file.exists(), "what was written once is kept"
        file.write_text(json.dumps(data, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
