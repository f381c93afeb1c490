"""Positions as JSON data: a whole game state, or what one seat may know of it.

Both have one form, described in docs/record.md; a view leaves out what its seat may not know.
"""

from collections.abc import Mapping

from .actions import Place
from .cards import Cards
from .colors import COLORS
from .components import DEDICATION_KINDS
from .errors import PositionFormFault, UnreadablePosition
from .notation import to_text
from .position_parts import (
    KIND_WORDS,
    read_cards,
    read_count,
    read_lake,
    read_object,
    read_part,
    read_phase,
    read_players,
    read_seat,
    read_seating,
    read_stacks,
    read_tiles,
)
from .state import GameState, Player, Seat
from .view import SeenPlayer, View


def state_to_json(state: GameState) -> dict[str, object]:
    """Return a state as JSON data, hidden tiles included.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game
    >>> state = new_game(DEFAULT_SEATING[2], range(1, 23))
    >>> state_to_json(state)["lake"], state_from_json(state_to_json(state)) == state
    (['0@0,0r2'], True)
    """
    return {**_table_to_json(state), "draw_stack": list(state.draw_stack)}


def state_from_json(data: object) -> GameState:
    """Read what `state_to_json` returned; raise `UnreadablePosition` for anything else.

    Only the form is checked, not whether a game can reach the position.
    """
    position = read_object(data)
    draw_stack = read_part(position, "draw_stack", read_tiles)
    table = _view_from_json(position, seat=None, draw_count=len(draw_stack))
    return GameState(
        seating=table.seating,
        players=tuple(_player_with_hand(player) for player in table.players),
        lake=table.lake,
        supply=table.supply,
        stacks=table.stacks,
        favor_bank=table.favor_bank,
        draw_stack=draw_stack,
        turn=table.turn,
        phase=table.phase,
    )


def view_to_json(view: View) -> dict[str, object]:
    """Return a view as JSON data, without its past; a spectator's `seat` is null."""
    return {"seat": view.seat, **_table_to_json(view), "draw_count": view.draw_count}


def view_from_json(data: object) -> View:
    """Read what `view_to_json` returned; raise `UnreadablePosition` for anything else."""
    position = read_object(data)
    players = len(read_part(position, "seats", read_seating))
    seat = read_part(
        position, "seat", lambda value: None if value is None else read_seat(value, players)
    )
    return _view_from_json(position, seat, read_part(position, "draw_count", read_count))


def _table_to_json(game: GameState | View) -> dict[str, object]:
    return {
        "seats": [side.name.lower() for side in game.seating],
        "turn": game.turn,
        "phase": game.phase.name.lower(),
        "lake": [to_text(Place(laid.tile, laid.cell, laid.turns)) for laid in game.lake.tiles],
        "supply": _cards_to_json(game.supply),
        "stacks": {KIND_WORDS[kind]: list(game.stacks[kind]) for kind in DEDICATION_KINDS},
        "favor_bank": game.favor_bank,
        "players": [_player_to_json(player) for player in game.players],
    }


def _player_to_json(player: Player | SeenPlayer) -> dict[str, object]:
    return {
        "hand": None if player.hand is None else list(player.hand),
        "hand_size": player.hand_size if isinstance(player, SeenPlayer) else len(player.hand),
        "cards": _cards_to_json(player.cards),
        "favor": player.favor,
        "honor": player.honor,
        "tokens": [
            {"kind": KIND_WORDS[token.kind], "honor": token.honor} for token in player.tokens
        ],
    }


def _cards_to_json(cards: Cards) -> dict[str, int]:
    return {color.letter: cards[color] for color in COLORS}


def _view_from_json(position: Mapping[str, object], seat: Seat | None, draw_count: int) -> View:
    seating = read_part(position, "seats", read_seating)
    players = read_part(position, "players", read_players)
    if len(players) != len(seating):
        raise UnreadablePosition(
            PositionFormFault.BAD_PART, key="players", wanted="one player for each seat"
        )
    return View(
        seat=seat,
        seating=seating,
        players=players,
        lake=read_part(position, "lake", read_lake),
        supply=read_part(position, "supply", read_cards),
        stacks=read_part(position, "stacks", read_stacks),
        favor_bank=read_part(position, "favor_bank", read_count),
        draw_count=draw_count,
        turn=read_part(position, "turn", lambda value: read_seat(value, len(seating))),
        phase=read_part(position, "phase", read_phase),
    )


def _player_with_hand(player: SeenPlayer) -> Player:
    if player.hand is None:
        raise UnreadablePosition(
            PositionFormFault.BAD_PART, key="players", wanted="players whose hands are known"
        )
    return Player(player.hand, player.cards, player.favor, player.tokens)
