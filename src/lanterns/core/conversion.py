"""From the referee's positions to the simulator's, and back."""

from collections.abc import Sequence
from itertools import islice

import numpy as np
import numpy.typing as npt

from lanterns.rules import (
    DEDICATION_KINDS,
    DEDICATIONS,
    DedicationKind,
    Direction,
    GameState,
    LaidTile,
    Lake,
    Phase,
    Player,
    SeenPlayer,
    Token,
    View,
    unseen_tiles,
)

from .arguments import MOST_STATES, at_most
from .errors import BadPosition, BadRequest, PositionFault, RequestFault
from .layout import MAX_PLAYERS, PLAYER, STATE
from .library import call
from .packing import pack_cell, unpack_cell

FIRST_FAULT = 2
"""The fault code of the C library that `PositionFault` begins with."""

_FAULTS = tuple(PositionFault)


def bad_position(code: int) -> BadPosition:
    """Return what a fault code of the C library says."""
    return BadPosition(_FAULTS[code - FIRST_FAULT])


def row_from_state(state: GameState) -> npt.NDArray[np.void]:
    """Return a game as the simulator's structure; raise `BadPosition` if no game can be there."""
    if not isinstance(state, GameState):
        raise TypeError(f"a game state is wanted, not {type(state).__name__}")
    return _row_from(state, [player.hand for player in state.players], state.draw_stack)


def row_from_view(view: View) -> npt.NDArray[np.void]:
    """Return a view as the simulator's structure, the unseen tiles dealt in order of id."""
    if not isinstance(view, View):
        raise TypeError(f"a view is wanted, not {type(view).__name__}")
    unseen = iter(unseen_tiles(view))
    hands = [
        tuple(islice(unseen, player.hand_size)) if player.hand is None else player.hand
        for player in view.players
    ]
    return _row_from(view, hands, tuple(islice(unseen, view.draw_count)))


def rows_before(view: View) -> npt.NDArray[np.void]:
    """Return the past of a view, the latest last."""
    return joined([row_from_view(before) for before in view.past])


def joined(rows: list[npt.NDArray[np.void]]) -> npt.NDArray[np.void]:
    """Return many games as one block."""
    at_most(len(rows), MOST_STATES, "games")
    # Bytes are joined much faster than structures, whose fields NumPy would compare first.
    return np.frombuffer(b"".join(row.tobytes() for row in rows), STATE)


def row_to_move(view: View) -> npt.NDArray[np.void]:
    """Return the view of a seat that is to move; raise `BadRequest` for anybody else's."""
    row = row_from_view(view)
    if view.seat is None:
        raise BadRequest(RequestFault.SPECTATOR)
    if view.seat != view.turn:
        raise BadRequest(RequestFault.NOT_TO_MOVE, seat=view.seat, turn=view.turn)
    return row


def state_from_row(row: np.void) -> GameState:
    """Return the simulator's structure as the referee's game."""
    players = range(int(row["player_count"]))
    laid = row["placed"][: row["placed_count"]].tolist()
    lake = Lake()
    for cell, placed in zip(row["cells"].tolist(), laid, strict=False):
        lake = lake.lay(LaidTile(placed >> 2, unpack_cell(cell), placed & 3))
    return GameState(
        seating=tuple(Direction(side) for side in row["seating"][: len(players)].tolist()),
        players=tuple(_player_from_row(row["players"][seat]) for seat in players),
        lake=lake,
        supply=tuple(row["supply"][:7].tolist()),
        stacks=_stacks_of(row),
        favor_bank=int(row["favor_bank"]),
        draw_stack=tuple(row["draw"][: row["draw_count"]][::-1].tolist()),
        turn=int(row["turn"]),
        phase=Phase(int(row["phase"])),
    )


def _row_from(
    game: GameState | View, hands: Sequence[Sequence[int]], draw_stack: Sequence[int]
) -> npt.NDArray[np.void]:
    if len(game.players) > MAX_PLAYERS:
        raise BadPosition(PositionFault.SEATING)
    try:
        data = _bytes_of(game, hands, draw_stack)
    except (TypeError, ValueError) as error:
        if isinstance(error, BadPosition):
            raise
        # What has no room in the structure is no game: a number beyond a byte, a fourth tile.
        raise BadPosition(PositionFault.BYTES) from error
    rows = np.frombuffer(bytearray(data), STATE)
    if fault := call("restore", rows):
        raise bad_position(fault)
    if tuple(game.stacks) != _stacks_of(rows[0]):
        raise BadPosition(PositionFault.TOKENS)
    return rows


def _bytes_of(
    game: GameState | View, hands: Sequence[Sequence[int]], draw_stack: Sequence[int]
) -> bytes:
    """Lay out a game as `STATE` does; what the library works out by itself stays zero."""
    tiles = game.lake.tiles
    if any(laid.turns not in range(4) for laid in tiles):
        raise BadPosition(PositionFault.LAKE)
    cells = b"".join(pack_cell(laid.cell).to_bytes(2, "little") for laid in tiles)
    data = b"".join(
        (
            _filled(b"".join(map(_player_bytes, game.players, hands)), "players"),
            _filled(game.supply, "supply"),
            bytes(STATE["free"].itemsize),
            _filled(cells, "cells"),
            _filled([laid.tile << 2 | laid.turns for laid in tiles], "placed"),
            _filled(draw_stack[::-1], "draw"),
            _filled(game.seating, "seating"),
            bytes((0, 0, 0, 0, len(tiles), len(draw_stack), len(game.players))),
            bytes((game.favor_bank, game.turn, game.phase)),
        )
    )
    return data.ljust(STATE.itemsize, b"\0")


def _player_bytes(player: Player | SeenPlayer, hand: Sequence[int]) -> bytes:
    if any(token.honor not in range(16) for token in player.tokens):
        raise BadPosition(PositionFault.TOKENS)
    return b"".join(
        (
            _filled(player.cards, "cards", PLAYER),
            _filled(hand, "hand", PLAYER),
            bytes((len(hand), player.favor, 0, len(player.tokens), 0)),
            _filled([token.kind << 4 | token.honor for token in player.tokens], "tokens", PLAYER),
            bytes(PLAYER["padding"].itemsize),
        )
    )


def _filled(values: Sequence[int], field: str, structure: np.dtype[np.void] = STATE) -> bytes:
    """Return values as bytes, with zeros up to the size of a field."""
    size = structure[field].itemsize
    data = bytes(values)
    if len(data) > size:
        raise ValueError(f"{len(data)} bytes do not fit into the {size} of {field}")
    return data.ljust(size, b"\0")


def _player_from_row(row: np.void) -> Player:
    return Player(
        hand=tuple(row["hand"][: row["hand_count"]].tolist()),
        cards=tuple(row["cards"][:7].tolist()),
        favor=int(row["favor"]),
        tokens=tuple(
            Token(DedicationKind(token >> 4), token & 15)
            for token in row["tokens"][: row["token_count"]].tolist()
        ),
    )


def _stacks_of(row: np.void) -> tuple[tuple[int, ...], ...]:
    stacks, taken = DEDICATIONS[int(row["player_count"])], row["taken"].tolist()
    return tuple(stacks[kind][taken[kind] :] for kind in DEDICATION_KINDS)
