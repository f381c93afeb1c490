"""Write the boards of the page's rules: positions and what every placement gives.

The page itself has no rules: what readers see when they try a placement comes from the referee.
"""

import json
from pathlib import Path

import msgspec
from example_turns import EXAMPLES, Example

from lanterns.rules import DEDICATIONS, Place, action_from_text, legal_actions
from lanterns.server.wire.offers import legal_message

FILE = Path(__file__).parents[1] / "ui" / "src" / "learn" / "examples.json"
SHOWN = ("facing", "platform", "two-matches", "shortage")


def board(example: Example) -> dict[str, object]:
    """Return a position, the tile in hand and every placement of it, as messages have them."""
    placed = example.turn.split()[-1]
    before = example.before()
    place = action_from_text(placed)
    assert isinstance(place, Place) and place in legal_actions(before)
    placements = legal_message(before, can_take_back=False).placements
    mine = [one for one in placements if one.action.startswith(f"{place.tile}@")]
    return {
        "seats": [int(side) for side in before.seating],
        "active": before.turn,
        "tile": place.tile,
        "placed": placed,
        "lake": [[laid.tile, *laid.cell, laid.turns] for laid in before.lake.tiles],
        "placements": msgspec.to_builtins(mine),
    }


def examples() -> str:
    """Return all boards, and the stacks for four players, as JSON with one placement a line."""
    boards = {name: board(EXAMPLES[name]) for name in SHOWN}
    stacks = [list(values) for values in DEDICATIONS[4]]
    text = json.dumps({"stacks": stacks, "boards": boards}, separators=(",", ":"))
    return text.replace('["', '\n["').replace('],"', '],\n"') + "\n"


if __name__ == "__main__":
    FILE.write_text(examples(), encoding="utf-8")
