"""The referee's positions as the simulator's, and back."""

from array import array
from collections.abc import Sequence
from ctypes import c_char
from itertools import islice
from struct import Struct
from struct import error as StructError
from typing import NamedTuple

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

from ..arguments import MOST_STATES, at_most
from ..errors import BadPosition, BadRequest, PositionFault, RequestFault
from ..layout import (
    MAX_DRAW,
    MAX_FREE,
    MAX_HAND,
    MAX_PLACED,
    MAX_PLAYERS,
    MAX_TOKENS,
    STATE,
)
from ..library import call
from .packing import pack_cell, unpack_cell

FIRST_FAULT = 2
"""The C library's fault code for the first `PositionFault`."""

_FAULTS = tuple(PositionFault)

_PLAYER = Struct(f"<8s{MAX_HAND}sBBxBx{MAX_TOKENS}s4x")
_STATE = Struct(
    f"<{MAX_PLAYERS * _PLAYER.size}s8s{4 * MAX_FREE}x{2 * MAX_PLACED}s{MAX_PLACED}s{MAX_DRAW}s"
    f"{MAX_PLAYERS}s4x6B3x"
)
"""`PLAYER` and `STATE` of the layout, without the fields that the library works out."""

_TAKEN = slice(_STATE.size - 13, _STATE.size - 10)
"""Where the tokens gone from each stack are counted."""

_Block = c_char * _STATE.size

_MEMO = "core row"
"""The key of a view's memo under which its row is kept."""


class _Kept(NamedTuple):
    """A row with the facts it was made from."""

    facts: tuple[object, ...]
    row: npt.NDArray[np.void]


def bad_position(code: int) -> BadPosition:
    """Return the error for a fault code of the C library."""
    return BadPosition(_FAULTS[code - FIRST_FAULT])


def row_from_state(state: GameState) -> npt.NDArray[np.void]:
    """Return a game as the simulator's structure; raise `BadPosition` if no game can reach it."""
    if not isinstance(state, GameState):
        raise TypeError(f"a game state is wanted, not {type(state).__name__}")
    return _row_from(state, [player.hand for player in state.players], state.draw_stack)


def row_from_view(view: View) -> npt.NDArray[np.void]:
    """Return a view as the simulator's structure, the unseen tiles dealt in order of id.

    The row is read-only and kept with the view: a view is the past of many later ones.
    """
    if not isinstance(view, View):
        raise TypeError(f"a view is wanted, not {type(view).__name__}")
    # A copy made by `dataclasses.replace` shares the memo but not always the facts.
    facts = (
        view.seat,
        view.seating,
        view.players,
        view.lake,
        view.supply,
        view.stacks,
        view.favor_bank,
        view.draw_count,
        view.turn,
        view.phase,
    )
    kept = view.memo.get(_MEMO)
    if isinstance(kept, _Kept) and kept.facts == facts:
        return kept.row
    row = _row_of(view)
    row.flags.writeable = False
    view.memo[_MEMO] = _Kept(facts, row)
    return row


def _row_of(view: View) -> npt.NDArray[np.void]:
    unseen = iter(unseen_tiles(view))
    hands = [
        tuple(islice(unseen, player.hand_size)) if player.hand is None else player.hand
        for player in view.players
    ]
    return _row_from(view, hands, tuple(islice(unseen, view.draw_count)))


def rows_before(view: View) -> bytes:
    """Return the past of a view as bytes, the latest position last."""
    return b"".join([row_from_view(before).tobytes() for before in view.past])


def joined(rows: list[npt.NDArray[np.void]]) -> npt.NDArray[np.void]:
    """Return many games as one block."""
    at_most(sum(map(len, rows)), MOST_STATES, "games")
    # Bytes are joined much faster than structures, whose fields NumPy would compare first.
    return np.frombuffer(b"".join(row.tobytes() for row in rows), STATE)


def row_to_move(view: View) -> npt.NDArray[np.void]:
    """Return the row of a view whose seat is to move; raise `BadRequest` for any other."""
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
        stacks=_stacks_left(len(players), row["taken"].tolist()),
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
    except (TypeError, ValueError, StructError) as error:
        if isinstance(error, BadPosition):
            raise
        # No game has what the structure has no room for: a number over 255, a fourth tile.
        raise BadPosition(PositionFault.BYTES) from error
    block = bytearray(data)
    # A ctypes view of the block is much cheaper to pass than a NumPy array.
    if fault := call("restore", _Block.from_buffer(block)):
        raise bad_position(fault)
    if tuple(game.stacks) != _stacks_left(len(game.players), block[_TAKEN]):
        raise BadPosition(PositionFault.TOKENS)
    return np.frombuffer(block, STATE)


def _bytes_of(
    game: GameState | View, hands: Sequence[Sequence[int]], draw_stack: Sequence[int]
) -> bytes:
    """Lay out a game as `STATE` does; what the library derives stays zero."""
    placed, cells = [], []
    for laid in game.lake.tiles:
        turns = laid.turns
        if turns >> 2:
            raise BadPosition(PositionFault.LAKE)
        placed.append(laid.tile << 2 | turns)
        cells.append(pack_cell(laid.cell))
    return _STATE.pack(
        b"".join(map(_player_bytes, game.players, hands)),
        _fitting(game.supply, 8),
        array("H", cells).tobytes(),
        _fitting(placed, MAX_PLACED),
        _fitting(draw_stack[::-1], MAX_DRAW),
        _fitting(game.seating, MAX_PLAYERS),
        len(placed),
        len(draw_stack),
        len(game.players),
        game.favor_bank,
        game.turn,
        game.phase,
    )


def _player_bytes(player: Player | SeenPlayer, hand: Sequence[int]) -> bytes:
    tokens = [token.kind << 4 | token.honor for token in player.tokens]
    if any(token.honor >> 4 for token in player.tokens):
        raise BadPosition(PositionFault.TOKENS)
    return _PLAYER.pack(
        _fitting(player.cards, 8),
        _fitting(hand, MAX_HAND),
        len(hand),
        player.favor,
        len(tokens),
        _fitting(tokens, MAX_TOKENS),
    )


def _fitting(values: Sequence[int], most: int) -> bytes:
    """Return values as bytes unless they are too many, which `struct` would cut off silently."""
    if len(values) > most:
        raise ValueError(f"{len(values)} values do not fit into {most} bytes")
    return bytes(values)


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


def _stacks_left(players: int, taken: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(DEDICATIONS[players][kind][taken[kind] :] for kind in DEDICATION_KINDS)
