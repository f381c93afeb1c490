"""Write the perft files anew: `make perft`.

Positions are found by play in styles that lead to each theme. Leaves are counted by the second
opinion of the test kit, not by the referee, and the two must agree before anything is written.
"""

import json
import sys
from collections.abc import Iterator
from itertools import count
from random import Random

from kit.policies import POLICIES, played_out
from kit.records import record_of
from kit.seatings import seatings_for
from kit.second_opinion import Table, count_sequences, played, set_up
from perft.themes import FOLDER, THEMES, Position

from lanterns.rules import (
    Action,
    GameState,
    Record,
    apply,
    new_game,
    perft,
    record_to_json,
    shuffled_tiles,
)

PER_PLAYER_COUNT = {"opening": 12, "over": 2}
STYLES = {
    "discard": ("hoarding", "late", "rich"),
    "discarding": ("hoarding", "late", "rich"),
    "dedicated_not_enough": ("brimming", "busy"),
    "empty_stacks": ("fours", "pairs", "busy", "eager"),
    "empty_bank": ("eager", "favored"),
    "exchange": ("favored", "late", "uniform"),
    "exchanged": ("busy", "uniform"),
    "final_round": ("busy", "favored", "late", "pairs"),
}
# Depth grows until this many positions would have to be visited one by one.
EFFORT = 600
DEEPEST = 8


def main() -> None:
    """Write one file a theme, for all of them or those named."""
    written: set[str] = set()
    for theme in sys.argv[1:] or THEMES:
        lines = [line for players in (2, 3, 4) for line in _lines(theme, players, written)]
        (FOLDER / f"{theme}.jsonl").write_text("".join(f"{line}\n" for line in lines))
        print(f"{theme}: {len(lines)} positions")


def _lines(theme: str, players: int, written: set[str]) -> Iterator[str]:
    wanted = PER_PLAYER_COUNT.get(theme, 6)
    for seed in count():
        if not wanted:
            return
        # Text seeds are the same in every version and process.
        rng = Random(f"{theme} {players} {seed}")
        found = _find(theme, players, seed, rng)
        if found is None:
            continue
        record, state = found
        text = record_to_json(record)
        if text in written:
            continue
        written.add(text)
        depth = _depth(state)
        leaves = count_sequences(_table(record), depth)
        assert leaves == perft(state, depth), f"the second opinion differs on {text}"
        yield json.dumps({**json.loads(text), "depth": depth, "leaves": leaves})
        wanted -= 1


def _find(theme: str, players: int, seed: int, rng: Random) -> tuple[Record, GameState] | None:
    """Play a game and pick a position of the theme, if it comes up."""
    seatings = seatings_for(players)
    start = new_game(seatings[seed % len(seatings)], shuffled_tiles(players, rng))
    styles = [rng.choice(STYLES.get(theme, tuple(POLICIES))) for _ in range(players)]
    actions = [action for _, action in played_out(start, [POLICIES[s] for s in styles], rng)]
    plies = [ply for ply, at in enumerate(_positions(start, actions)) if THEMES[theme](at)]
    if not plies:
        return None
    chosen = actions[: rng.choice(plies)]
    record = record_of(start, chosen)
    for action in chosen:
        start = apply(start, action).state
    return record, start


def _positions(start: GameState, actions: list[Action]) -> Iterator[Position]:
    state = start
    yield Position(state, None)
    for action in actions:
        state = apply(state, action).state
        yield Position(state, action)


def _depth(state: GameState) -> int:
    depth = 1
    while depth < DEEPEST and 0 < perft(state, depth) <= EFFORT and perft(state, depth + 1):
        depth += 1
    return depth


def _table(record: Record) -> Table:
    table = set_up([side.name.lower() for side in record.seating], list(record.tiles))
    for text in record.actions:
        table = played(table, text)
    return table


if __name__ == "__main__":
    main()
