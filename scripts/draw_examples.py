"""Draw the pictures of the rules; nobody edits them by hand.

Run `python scripts/draw_examples.py` after a change, and look at what it drew.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from example_turns import EAST, EXAMPLES, NORTH, SOUTH, WEST, Example
from svg_pieces import (
    ARROW,
    FAVOR,
    FREE_CELL,
    GOLD,
    PALE,
    TICK,
    at,
    card,
    picture,
    plate,
    row,
    tile,
    title,
    token,
    words,
)

from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    DEDICATIONS,
    EXCHANGE_COST,
    MIDDLE,
    Color,
    Dedicated,
    Direction,
    Event,
    Exchanged,
    Faced,
    FavorEarned,
    GameState,
    LaidTile,
    Matched,
    TileLaid,
)

IMAGES = Path(__file__).parents[1] / "docs" / "images"
WIDTH = 500
PITCH = 76
NAMES = {SOUTH: "Ana", WEST: "Bao", NORTH: "Mei", EAST: "Ola"}
PLATES = {NORTH: (186, 14), WEST: (10, 168), EAST: (362, 168)}
REACH = {NORTH: 122, EAST: 106, SOUTH: 116, WEST: 106}


def draw_lake(state: GameState, ticks: Iterable[Direction]) -> str:
    """The cells around the tile placed last, outlined in gold and ticked where it matches."""
    *others, new = state.lake.tiles
    spots = [(cell, FREE_CELL) for cell in state.lake.free_cells]
    spots += [(laid.cell, tile(laid)) for laid in others]
    outline = '<rect x="-35" y="-35" width="70" height="70" rx="7" fill="none" stroke="{}" {}/>'
    return (
        "".join(
            at(PITCH * x, PITCH * y, drawing)
            for cell, drawing in spots
            if max(abs(x := cell.x - new.cell.x), abs(y := cell.y - new.cell.y)) <= 1
        )
        + outline.format(GOLD, 'stroke-width="8" filter="url(#blur)"')
        + tile(new)
        + outline.format(GOLD, 'stroke-width="3"')
        + "".join(at(38 * way.offset[0], 38 * way.offset[1], TICK) for way in ticks)
    )


def draw_rays(faced: Iterable[Faced]) -> str:
    """A line of lights from each side of the new tile to the player it faces."""
    return "".join(
        f'<path d="M0 -40V-{REACH[event.direction]}" transform="rotate({90 * event.direction})" '
        f'stroke="{PALE}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 8"/>'
        for event in faced
    )


def draw_others(faced: Iterable[Faced]) -> str:
    """What the side of the new tile gives to each player who waits."""
    body = ""
    for event in faced:
        x, y = PLATES[event.direction]
        label = f"takes {event.color.name.lower()}" if event.received else "none left"
        body += plate(x, y, 128, 52) + title(NAMES[event.direction], x + 12, y + 22)
        body += words(label, x + 12, y + 40) + at(
            x + 108, y + 26, card(event.color, event.received)
        )
    return body


def draw_active(events: list[Event], faced: Faced) -> str:
    """What the placement gives to the player who made it, in the order of the rules."""
    matched = [event for event in events if isinstance(event, Matched)]
    favor = [event for event in events if isinstance(event, FavorEarned)]
    groups = {
        "match": [card(event.color, event.received) for event in matched],
        "favor": [FAVOR for _ in favor],
        "facing": [card(faced.color, faced.received)],
    }
    width = 128 + sum(28 * len(gains) + 18 for gains in groups.values() if gains)
    x = (WIDTH - width) / 2
    body = plate(x, 316, width, 70, GOLD) + title(NAMES[faced.direction], x + 14, 346)
    body += words("places the tile", x + 14, 364)
    x += 124
    for label, gains in groups.items():
        if gains:
            body += row(gains, x + 14, 341) + words(label, x + 14 * len(gains), 375, "middle")
            x += 28 * len(gains) + 18
    return body


def draw_steps(events: Iterable[Event]) -> str:
    """The three steps of a turn, each with what was given and taken."""
    body = ""
    for event in events:
        match event:
            case Exchanged():
                body += plate(10, 14, 170, 70) + words("1 exchange", 22, 32)
                body += row([FAVOR] * EXCHANGE_COST, 36, 58, 26) + at(92, 58, card(event.given))
                body += at(121, 58, ARROW) + at(151, 58, card(event.taken))
            case Dedicated():
                body += plate(190, 14, 206, 70) + words("2 dedication", 202, 32)
                body += row([card(color) for color in event.colors] * event.kind.copies, 217, 58)
                body += at(330, 58, ARROW) + at(363, 58, token(event.honor))
            case TileLaid():
                body += plate(406, 14, 84, 70) + words("3 placement", 448, 32, "middle")
                laid = LaidTile(event.tile, event.cell, event.turns)
                body += at(448, 58, tile(laid), 0.6)
            case _:
                pass
    return body


def draw_example(example: Example) -> str:
    """The lake around the placed tile and the players around the lake."""
    state, events = example.play()
    ticks = [event.direction for event in events if isinstance(event, Matched)]
    own, *others = [event for event in events if isinstance(event, Faced)]
    body = at(250, 194, draw_rays([own, *others]) + draw_lake(state, ticks))
    body += draw_others(others) + draw_active(events, own)
    if isinstance(events[0], TileLaid):
        return picture(example.label, WIDTH, 400, body)
    return picture(example.label, WIDTH, 484, draw_steps(events) + at(0, 84, body))


def draw_pieces() -> str:
    """The seven lantern colors, the three kinds of lake tile and the tokens."""
    body = ""
    for color in COLORS:
        x = 55 + 65 * color
        body += at(x, 40, card(color), 1.3) + words(color.name.lower(), x, 80, "middle")
    pieces = {
        "starting tile": tile(LaidTile(0, MIDDLE, 0)),
        "platform": tile(LaidTile(7, MIDDLE, 0)),
        "open water": tile(LaidTile(6, MIDDLE, 0)),
        "favor token": at(0, 0, FAVOR, 1.5),
        "dedication": at(0, 0, token(8), 1.3),
    }
    body += row(pieces.values(), 62, 142, 94)
    body += row([words(label, 0, 0, "middle") for label in pieces], 62, 194, 94)
    return picture("Lantern cards, lake tiles and tokens.", WIDTH, 210, body)


def draw_dedications() -> str:
    """An example of each set, and the first token it earns."""
    sets = ((Color.RED,), (Color.GREEN, Color.PURPLE, Color.BLUE), COLORS)
    body = ""
    for kind, colors, values in zip(DEDICATION_KINDS, sets, DEDICATIONS[4], strict=True):
        y = 40 + 52 * kind
        body += title(kind.name.replace("_", " ").capitalize(), 20, y + 5)
        body += row([card(color) for color in colors for _ in range(kind.copies)], 190, y)
        body += at(412, y, ARROW) + at(454, y, token(values[0]))
    return picture("The three sets and the tokens on top.", WIDTH, 184, body)


def draw_turns() -> str:
    """One tile in its four rotations."""
    body = ""
    for turns in range(4):
        x = 70 + 120 * turns
        body += at(x, 54, tile(LaidTile(1, MIDDLE, turns))) + words(f"r{turns}", x, 112, "middle")
    return picture("Tile 1 turned by no, one, two and three quarters.", WIDTH, 128, body)


def main(folder: Path) -> None:
    """Write every picture into a folder."""
    pictures = {name: draw_example(example) for name, example in EXAMPLES.items()}
    pictures |= {"pieces": draw_pieces(), "dedications": draw_dedications(), "turns": draw_turns()}
    for name, drawn in pictures.items():
        (folder / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else IMAGES)
