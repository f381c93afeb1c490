"""The table told in words: what lies where, and who has what."""

from collections.abc import Iterable

from lanterns.locale import Narrator
from lanterns.locale.facts import at, key
from lanterns.rules import (
    DEDICATION_KINDS,
    START_TILE,
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


def tell_events(narrator: Narrator, events: Iterable[Event]) -> list[str]:
    """Tell what happened, turn by turn with a blank line between."""
    lines = []
    for event in events:
        lines += [""] if isinstance(event, TurnBegan) else []
        lines.append(narrator.event(event))
    return lines


def tell_lake(narrator: Narrator, view: View) -> list[str]:
    """Draw the lake, and say what its letters and marks mean."""
    return [*draw_lake(view.lake), "", *tell_marks(narrator)]


def tell_marks(narrator: Narrator) -> list[str]:
    """Say what the letters and marks of the drawing mean."""
    letters = ", ".join(f"{color.letter} {narrator.color(color)}" for color in Color)
    return [f"{letters}.", narrator.words("drawing-key")]


def tell_cells(narrator: Narrator, view: View) -> list[str]:
    """Tell each free cell, and the sides of the tiles around it that a new tile would touch."""
    return [
        narrator.words("cell-line", touching=_touching(narrator, view, cell), **at(cell))
        for cell in numbered_cells(view.lake)
    ]


def numbered(lines: Iterable[str]) -> list[str]:
    """Put before each line the number that chooses it."""
    return [f"{number:3}  {line}" for number, line in enumerate(lines, start=1)]


def tell_players(narrator: Narrator, view: View) -> list[str]:
    """Tell what lies in front of everybody."""
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


def tell_tokens(narrator: Narrator, player: SeenPlayer) -> str:
    """Tell the dedication tokens that a player has taken."""
    tokens = [
        narrator.words("token", kind=key(token.kind), honor=token.honor) for token in player.tokens
    ]
    if not tokens:
        return narrator.words("no-tokens")
    return narrator.words("player-tokens", tokens=narrator.words.listed(tokens))


def tell_next_tokens(narrator: Narrator, view: View) -> str:
    """Tell what each kind of set would earn now."""
    tokens = [
        narrator.words("token", kind=key(kind), honor=top_honor(view.stacks[kind]))
        for kind in DEDICATION_KINDS
    ]
    return narrator.words("next-tokens", tokens=narrator.words.listed(tokens))


def tell_hand(narrator: Narrator, view: View) -> list[str]:
    """Tell the reader's own tiles."""
    return [
        narrator.words("tile", **narrator.tile(tile))
        for player in view.players
        for tile in player.hand or ()
    ]


def tell_supply(narrator: Narrator, view: View) -> list[str]:
    """Tell the cards, the favor tokens, the stacks of tokens and the tiles still to draw."""
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
