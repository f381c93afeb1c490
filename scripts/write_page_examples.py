"""Write the boards of the page's rules: positions and what every placement gives.

The page itself has no rules: what readers see when they try a placement comes from the referee.
"""

import json
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path

from advice_examples import advice_examples
from example_turns import EXAMPLES, Example
from reason_examples import reason_examples
from review_examples import review_examples

from lanterns.bots.seeding import seeded
from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    DEDICATIONS,
    DEFAULT_SEATING,
    PLAYER_COUNTS,
    Cards,
    Dedicate,
    DedicationKind,
    Game,
    Outcome,
    Place,
    action_from_text,
    add_cards,
    card_actions,
    legal_actions,
    outcomes_of,
    record_to_json,
    record_to_link,
    shuffled_tiles,
    to_text,
)

UI = Path(__file__).parents[1] / "ui" / "src"
FILE = UI / "pages" / "learn" / "examples.json"
SETS_FILE = UI / "testing" / "sets.json"
GAMES_FILE = UI / "testing" / "games.json"
ADVICE_FILE = UI / "testing" / "advice.json"
REASONS_FILE = UI / "testing" / "reasons.json"
REVIEWS_FILE = UI / "testing" / "reviews.json"
NAMES = ("Ana", "bot:artisan", "Łucja", "bot:sage")
SHOWN = ("facing", "platform", "two-matches", "shortage", "turn")


def board(example: Example) -> dict[str, object]:
    """Return a position, the tile in hand and every placement of it, as messages have them."""
    placed = example.turn.split()[-1]
    before = example.before()
    place = action_from_text(placed)
    assert isinstance(place, Place) and place in legal_actions(before)
    placements = [action for action in legal_actions(before) if isinstance(action, Place)]
    mine = [one for one in placements if one.tile == place.tile]
    return {
        "seats": [int(side) for side in before.seating],
        "active": before.turn,
        "tile": place.tile,
        "placed": placed,
        "lake": [[laid.tile, *laid.cell, laid.turns] for laid in before.lake.tiles],
        "placements": [
            _preview(place, outcome)
            for place, outcome in zip(mine, outcomes_of(before, mine), strict=True)
        ],
    }


def _preview(place: Place, outcome: Outcome) -> list[object]:
    return [
        to_text(place),
        [[match.direction, match.color, match.received] for match in outcome.matches],
        [[*favor.platform, favor.received] for favor in outcome.favors],
        [[facing.seat, facing.color, facing.received] for facing in outcome.facings],
    ]


def examples() -> str:
    """Return all boards, and the stacks for four players, as JSON with one placement a line."""
    boards = {name: board(EXAMPLES[name]) for name in SHOWN}
    stacks = [list(values) for values in DEDICATIONS[4]]
    text = json.dumps({"stacks": stacks, "boards": boards}, separators=(",", ":"))
    return text.replace('["', '\n["').replace('],"', '],\n"') + "\n"


def sets() -> str:
    """Return hands of cards, each with what the referee says of the three kinds of sets.

    `+` is a set that can be dedicated; letters are the colors of which one more card would do.
    Hands have up to five cards of a color; their order rotates, so that no color is always rich.
    """
    lines = []
    for turn, ordered in enumerate(combinations_with_replacement(range(6), len(COLORS))):
        start = turn % len(COLORS)
        cards = ordered[start:] + ordered[:start]
        if sum(cards) <= 16:
            row = ["".join(map(str, cards)), *_judged(cards)]
            lines.append(json.dumps(row, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _judged(cards: Cards) -> list[str]:
    now = _kinds_of(cards)
    later = {color: _kinds_of(add_cards(cards, [color])) for color in COLORS}
    return [
        "+" if kind in now else "".join(color.letter for color in COLORS if kind in later[color])
        for kind in DEDICATION_KINDS
    ]


def games() -> str:
    """Return a whole game for each number of players: its record, and the text of its link."""
    lines = []
    for players in PLAYER_COUNTS:
        rng = seeded("page examples", players)
        game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng), NAMES[:players])
        while (actions := game.legal_actions()) and game.turn is not None:
            # Whatever can be done with cards comes first, so that every kind of action occurs.
            game.act(rng.choice(card_actions(game.state) or actions))
        one = {
            "record": json.loads(record_to_json(game.record)),
            "link": record_to_link(game.record),
        }
        lines.append(json.dumps(one, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


@cache
def _kinds_of(cards: Cards) -> frozenset[DedicationKind]:
    state = EXAMPLES["facing"].before()
    owner = replace(state.active, cards=cards)
    players = tuple(owner if player is state.active else player for player in state.players)
    actions = legal_actions(replace(state, players=players))
    return frozenset(action.kind for action in actions if isinstance(action, Dedicate))


if __name__ == "__main__":
    FILE.write_text(examples(), encoding="utf-8")
    SETS_FILE.write_text(sets(), encoding="utf-8")
    GAMES_FILE.write_text(games(), encoding="utf-8")
    ADVICE_FILE.write_text(advice_examples(), encoding="utf-8")
    REASONS_FILE.write_text(reason_examples(), encoding="utf-8")
    REVIEWS_FILE.write_text(review_examples(), encoding="utf-8")
