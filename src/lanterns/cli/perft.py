"""`lanterns perft`: count action sequences from a position."""

from importlib import import_module

import click

from lanterns.rules import Action, LanternsError, to_text

from .errors import Failure
from .number_types import Whole
from .records import read_position


@click.command("perft")
@click.argument("record")
@click.argument("depth", type=Whole(min=0))
@click.option("--divide", "divided", is_flag=True, help="Show the count below each action first.")
@click.option(
    "--engine",
    type=click.Choice(["rules", "core"]),
    default="rules",
    show_default=True,
    help="Count with the referee or the simulator.",
)
def command(record: str, depth: int, divided: bool, engine: str) -> None:
    """Count the sequences of DEPTH actions from the record's position.

    RECORD is a file or - for standard input.
    """
    counter = import_module(f"lanterns.{engine}")
    state = read_position(record)
    try:
        if not divided or depth == 0:
            click.echo(counter.perft(state, depth))
            return
        counts: dict[Action, int] = counter.divide(state, depth)
    except LanternsError as error:
        raise Failure(str(error)) from error
    for action, count in counts.items():
        click.echo(f"{to_text(action)} {count}")
    click.echo(sum(counts.values()))
