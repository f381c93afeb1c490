"""The position in words: the lake, the supply, and what each player has."""

from collections.abc import Iterable

from lanterns.locale import Narrator
from lanterns.locale.facts import at, key
from lanterns.rules import (
    DEDICATION_KINDS,
    START_TILE,
    Cards,
    Cell,
    Color,
    Direction,
    Event,
    LaidTile,
    SeenPlayer,
    TurnBegan,
    View,
    top_honor,
)

from .drawing import draw_lake, numbered_cells


def event_lines(narrator: Narrator, events: Iterable[Event]) -> list[str]:
    """Return a line for each event, with a blank line before each turn."""
    lines = []
    for event in events:
        lines += [""] if isinstance(event, TurnBegan) else []
        lines.append(narrator.event(event))
    return lines


def lake_lines(narrator: Narrator, view: View) -> list[str]:
    """Return the drawn lake with its legend."""
    return [*drawn_lines(narrator, view), "", *legend_lines(narrator)]


def drawn_lines(narrator: Narrator, view: View) -> list[str]:
    """Return the drawn lake, with the letters of the reader's language."""
    return draw_lake(view.lake, [_letter(narrator, color) for color in Color])


def legend_lines(narrator: Narrator) -> list[str]:
    """Return the meaning of the letters and marks in the drawing."""
    letters = ", ".join(f"{_letter(narrator, color)} {narrator.color(color)}" for color in Color)
    return [f"{letters}.", narrator.words("drawing-key")]


def cell_lines(narrator: Narrator, view: View) -> list[str]:
    """Return a line for each free cell, with the sides that a new tile there would touch."""
    return [
        narrator.words("cell-line", touching=_touching(narrator, view, cell), **at(cell))
        for cell in numbered_cells(view.lake)
    ]


def numbered(lines: Iterable[str]) -> list[str]:
    """Return the lines with numbers from 1 in front."""
    return [f"{number:3}  {line}" for number, line in enumerate(lines, start=1)]


def player_lines(narrator: Narrator, view: View) -> list[str]:
    """Return a line for each player's cards, favor tokens and honor."""
    return [
        narrator.words(
            "player-line",
            side=key(view.seating[seat]),
            held=_held(narrator, player),
            favor=narrator.words("favor", count=player.favor),
            honor=narrator.words("honor", count=player.honor),
            **narrator.who(seat),
        )
        for seat, player in enumerate(view.players)
    ]


def tokens_line(narrator: Narrator, player: SeenPlayer) -> str:
    """Return the dedication tokens that a player has taken."""
    tokens = [
        narrator.words("token", kind=key(token.kind), honor=token.honor) for token in player.tokens
    ]
    if not tokens:
        return narrator.words("no-tokens")
    return narrator.words("player-tokens", tokens=narrator.words.listed(tokens))


def next_tokens_line(narrator: Narrator, view: View) -> str:
    """Return what each kind of set would earn now."""
    tokens = [
        narrator.words("token", kind=key(kind), honor=top_honor(view.stacks[kind]))
        for kind in DEDICATION_KINDS
    ]
    return narrator.words("next-tokens", tokens=narrator.words.listed(tokens))


def hand_lines(narrator: Narrator, view: View) -> list[str]:
    """Return a line for each of the reader's own tiles."""
    return [
        narrator.words("tile", **narrator.tile(tile))
        for player in view.players
        for tile in player.hand or ()
    ]


def supply_lines(narrator: Narrator, view: View) -> list[str]:
    """Return the cards, favor tokens and dedication tokens left, and the tiles left to draw."""
    words = narrator.words
    stacks = [
        words("stack-line", kind=key(kind), values=", ".join(map(str, view.stacks[kind])))
        if view.stacks[kind]
        else words("stack-empty", kind=key(kind))
        for kind in DEDICATION_KINDS
    ]
    return [
        words("supply-line", list=narrator.words.listed(narrator.cards(view.supply))),
        words("favor-line", count=view.favor_bank),
        *stacks,
        words("draw-stack", count=view.draw_count),
    ]


def supply_change_lines(narrator: Narrator, before: Cards, after: Cards) -> list[str]:
    """Return which colors have run out in the supply, and which are back."""
    out = [narrator.color(color) for color in Color if before[color] and not after[color]]
    again = [narrator.color(color) for color in Color if after[color] and not before[color]]
    return [
        narrator.words(message, colors=narrator.words.listed(colors), count=len(colors))
        for message, colors in (("supply-out", out), ("supply-again", again))
        if colors
    ]


def _letter(narrator: Narrator, color: Color) -> str:
    return narrator.words("color-letter", color=key(color))


def _held(narrator: Narrator, player: SeenPlayer) -> str:
    cards = narrator.cards(player.cards)
    if not cards:
        return narrator.words("no-cards")
    return narrator.words("held", list=narrator.words.listed(cards), count=sum(player.cards))


def _touching(narrator: Narrator, view: View, cell: Cell) -> str:
    return "; ".join(
        _touched(narrator, direction, neighbor) for direction, neighbor in view.lake.neighbors(cell)
    )


def _touched(narrator: Narrator, direction: Direction, neighbor: LaidTile) -> str:
    boat = neighbor.tile == START_TILE.id
    return narrator.words(
        "touched-side",
        side=key(direction),
        color=key(neighbor.colors[direction.opposite]),
        piece="boat" if boat else "platform" if neighbor.platform else "tile",
        tile=neighbor.tile,
    )
