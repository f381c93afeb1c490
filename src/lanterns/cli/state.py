"""`lanterns state`: what does the table look like, to everybody or to one seat?"""

import json

import click

from lanterns.rules import state_to_json, view_for, view_to_json

from .errors import Failure
from .game_option import game_option
from .records import read_position


@click.command("state")
@click.argument("record")
@click.option("--seat", type=int, help="Show only what this seat may know; 0 is the start player.")
@game_option
def command(record: str, seat: int | None, number: int | None) -> None:
    """Show the position after the record's actions as JSON.

    RECORD is a file or - for standard input.
    """
    state = read_position(record, number)
    if seat is None:
        shown = state_to_json(state)
    elif 0 <= seat < len(state.players):
        shown = view_to_json(view_for(state, seat))
    else:
        raise Failure(f"There is no seat {seat}; the seats are 0 to {len(state.players) - 1}.")
    click.echo(json.dumps(shown, indent=1))
