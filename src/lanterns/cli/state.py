"""`lanterns state`: what does the table look like, to everybody or to one seat?"""

import json

import click

from lanterns.rules import state_to_json, state_to_text, view_for, view_to_json

from .errors import Failure
from .game_option import game_option
from .number_types import AnyWhole
from .records import read_position


@click.command("state")
@click.argument("record")
@click.option(
    "--seat", type=AnyWhole(), help="Show only what this seat may know; 0 is the start player."
)
@click.option("--text", "in_text", is_flag=True, help="Print one line of text instead of JSON.")
@game_option
def command(record: str, seat: int | None, in_text: bool, number: int | None) -> None:
    """Show the position after the record's actions as JSON.

    RECORD is a file or - for standard input.
    """
    state = read_position(record, number)
    if in_text:
        if seat is not None:
            raise Failure("A line of text holds everything; leave out --seat or --text.")
        click.echo(state_to_text(state))
        return
    if seat is None:
        shown = state_to_json(state)
    elif 0 <= seat < len(state.players):
        shown = view_to_json(view_for(state, seat))
    else:
        raise Failure(f"There is no seat {seat}; the seats are 0 to {len(state.players) - 1}.")
    click.echo(json.dumps(shown, indent=1))
