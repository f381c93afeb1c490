"""`lanterns state`: what does the table look like, to everybody or to one seat?"""

import json

import click

from lanterns.rules import state_to_json, state_to_text, view_for, view_to_json, view_to_text

from ..errors import Failure
from ..options import ANY_PATH, AnyWhole, game_option
from ..records import read_position


@click.command("state")
@click.argument("record", type=ANY_PATH)
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
    if seat is None:
        text, shown = state_to_text(state), state_to_json(state)
    elif 0 <= seat < len(state.players):
        view = view_for(state, seat)
        text, shown = view_to_text(view), view_to_json(view)
    else:
        raise Failure(f"There is no seat {seat}; the seats are 0 to {len(state.players) - 1}.")
    click.echo(text if in_text else json.dumps(shown, indent=1))
