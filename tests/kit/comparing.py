"""The referee's positions told in the words of the second opinion."""

from dataclasses import replace

from kit.boards import letters_of
from kit.second_opinion import STACKS, Table
from lanterns.rules import COLORS, Cards, GameState, Phase

_KINDS = tuple(STACKS)


def same_position(state: GameState, table: Table) -> bool:
    """Whether both sides of the test see the same game."""
    return table_of(state) == _bare(table)


def table_of(state: GameState) -> Table:
    """The referee's state as a table, without what it need not remember."""
    return Table(
        sides=[int(side) for side in state.seating],
        hands=[list(player.hand) for player in state.players],
        cards=[_letters(player.cards) for player in state.players],
        supply=_letters(state.supply),
        stacks={kind: list(state.stacks[number]) for number, kind in enumerate(_KINDS)},
        draw=list(state.draw_stack),
        lake={
            (laid.cell.x, laid.cell.y): (laid.tile, letters_of(laid)) for laid in state.lake.tiles
        },
        favor=[player.favor for player in state.players],
        tokens=[[(_KINDS[t.kind], t.honor) for t in player.tokens] for player in state.players],
        bank=state.favor_bank,
        turn=state.turn,
        placed=len(state.lake.tiles) - 1,
        over=state.phase is Phase.OVER,
    )


def _bare(table: Table) -> Table:
    return replace(table, began_with=1, done=set())


def _letters(cards: Cards) -> dict[str, int]:
    return {color.letter: cards[color] for color in COLORS}
