"""`lanterns state`: what does the table look like, to everybody or to one seat?"""

import json

import click

from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    Cards,
    GameState,
    LaidTile,
    Place,
    Player,
    SeenPlayer,
    View,
    to_text,
    view_for,
)

from .errors import Failure
from .records import read_position


@click.command("state")
@click.argument("record")
@click.option("--seat", type=int, help="Show only what this seat may know; 0 is the start player.")
def command(record: str, seat: int | None) -> None:
    """Show the position after the record's actions as JSON.

    RECORD is a file or - for standard input.
    """
    state = read_position(record)
    if seat is None:
        shown = {**_table(state), "draw_stack": list(state.draw_stack)}
    elif 0 <= seat < len(state.players):
        view = view_for(state, seat)
        shown = {"seat": seat, **_table(view), "draw_count": view.draw_count}
    else:
        raise Failure(f"There is no seat {seat}; the seats are 0 to {len(state.players) - 1}.")
    click.echo(json.dumps(shown, indent=1))


def _table(game: GameState | View) -> dict[str, object]:
    return {
        "seats": [side.name.lower() for side in game.seating],
        "turn": game.turn,
        "phase": game.phase.name.lower(),
        "lake": [_laid(laid) for laid in game.lake.tiles],
        "supply": _cards(game.supply),
        "stacks": {kind.name.lower(): list(game.stacks[kind]) for kind in DEDICATION_KINDS},
        "favor_bank": game.favor_bank,
        "players": [_player(player) for player in game.players],
    }


def _player(player: Player | SeenPlayer) -> dict[str, object]:
    return {
        "hand": None if player.hand is None else list(player.hand),
        "hand_size": player.hand_size if isinstance(player, SeenPlayer) else len(player.hand),
        "cards": _cards(player.cards),
        "favor": player.favor,
        "honor": player.honor,
        "tokens": [
            {"kind": token.kind.name.lower(), "honor": token.honor} for token in player.tokens
        ],
    }


def _cards(cards: Cards) -> dict[str, int]:
    return {color.letter: cards[color] for color in COLORS}


def _laid(laid: LaidTile) -> str:
    return to_text(Place(laid.tile, laid.cell, laid.turns))
