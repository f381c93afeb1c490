"""The option that picks one record of a file of JSON Lines."""

import click

from .number_types import Whole

game_option = click.option(
    "--game",
    "number",
    type=Whole(min=1),
    metavar="N",
    help="Which record of a file that holds several, from 1.",
)
