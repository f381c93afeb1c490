"""The encodings once more, in Python and from the referee's view, to compare with the library's."""

from itertools import combinations

import numpy as np
import numpy.typing as npt

from lanterns import rules
from lanterns.core.encoding_layout import OBSERVATION

TRIPLES = list(combinations(rules.COLORS, 3))


def id_of(state: rules.GameState, action: rules.Action) -> int:
    """Return the id of an action by the table of the documentation."""
    match action:
        case rules.Exchange(given, taken):
            return 6 * given + [color for color in rules.COLORS if color != given].index(taken)
        case rules.Dedicate(rules.DedicationKind.FOUR_OF_A_KIND, colors):
            return 42 + colors[0]
        case rules.Dedicate(rules.DedicationKind.THREE_PAIR, colors):
            return 49 + TRIPLES.index((colors[0], colors[1], colors[2]))
        case rules.Dedicate():
            return 84
        case rules.Discard(color):
            return 85 + color
        case rules.EndTurn():
            return 92
        case rules.Place(tile, cell, turns):
            slot = state.active.hand.index(tile)
            return 93 + 264 * slot + 4 * sorted(state.lake.free_cells).index(cell) + turns


def observation_of(view: rules.View) -> npt.NDArray[np.int8]:
    """Return what the view's seat sees, field by field."""
    seat, count = view.seat, len(view.players)
    assert seat is not None
    seen = np.zeros((), OBSERVATION)
    around = [(seat + i) % count for i in range(count)]
    seen["players"] = count
    seen["phase"][view.phase] = 1
    if view.phase is not rules.Phase.OVER:
        seen["turn"][around.index(view.turn)] = 1
        seen["is_final"] = view.is_final_turn
    seen["draw_count"], seen["favor_bank"] = view.draw_count, view.favor_bank
    seen["supply"] = view.supply
    seen["next_honor"] = [rules.top_honor(stack) for stack in view.stacks]
    seen["tokens_left"] = [len(stack) for stack in view.stacks]
    turns = (rules.Direction.SOUTH - view.seating[seat]) % 4
    for i, who in enumerate(around):
        player = view.players[who]
        seen["sides"][i][(view.seating[who] + turns) % 4] = 1
        seen["cards"][i] = player.cards
        seen["card_count"][i] = sum(player.cards)
        seen["favor"][i], seen["honor"][i] = player.favor, player.honor
        seen["hand_size"][i] = player.hand_size
        for token in player.tokens:
            seen["tokens_taken"][i][token.kind] += 1
    for slot, tile in enumerate(view.players[seat].hand or ()):
        seen["hand_tile"][slot] = tile
        seen["hand_platform"][slot] = rules.TILES[tile].platform
        for side, color in enumerate(rules.TILES[tile].facing(turns)):
            seen["hand_sides"][slot][side][color] = 1
    for tile in rules.unseen_tiles(view):
        seen["unseen"][tile] = 1
    seen["lake"], seen["free"] = -1, -1
    for row, laid in enumerate(view.lake.tiles):
        printed = rules.TILES[laid.tile]
        colors = printed.facing(laid.turns + turns)
        seen["lake"][row] = (laid.tile, *_turned(laid.cell, turns), *colors, printed.platform)
    for row, cell in enumerate(sorted(view.lake.free_cells)[:66]):
        seen["free"][row] = _free(view.lake, cell, turns)
    return np.frombuffer(seen.tobytes(), np.int8)


def _free(lake: rules.Lake, cell: rules.Cell, turns: int) -> tuple[int, ...]:
    colors, platforms = [-1] * 4, [0] * 4
    for direction, laid in lake.neighbors(cell):
        colors[(direction + turns) % 4] = laid.colors[direction.opposite]
        platforms[(direction + turns) % 4] = laid.platform
    return (*_turned(cell, turns), *colors, *platforms)


def _turned(cell: rules.Cell, turns: int) -> tuple[int, int]:
    x, y = cell
    for _ in range(turns):
        x, y = -y, x
    return x, y


def planes_of(view: rules.View, size: int) -> npt.NDArray[np.int8]:
    """Return the lake as planes, from the tokens of the observation."""
    seen = observation_of(view).view(OBSERVATION)[0]
    planes = np.zeros((30, size, size), np.int8)
    for token in seen["lake"][: len(view.lake.tiles)].tolist():
        _, x, y, *colors, platform = token
        row, column = y + size // 2, x + size // 2
        if 0 <= row < size and 0 <= column < size:
            for side, color in enumerate(colors):
                planes[side * 7 + color, row, column] = 1
            planes[28, row, column] = platform
    for cell in view.lake.free_cells:
        assert view.seat is not None
        turns = (rules.Direction.SOUTH - view.seating[view.seat]) % 4
        x, y = _turned(cell, turns)
        row, column = y + size // 2, x + size // 2
        if 0 <= row < size and 0 <= column < size:
            planes[29, row, column] = 1
    return planes
