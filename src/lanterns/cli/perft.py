"""`lanterns perft`: how many ways can it go on?"""

import click

from lanterns.rules import divide, perft, to_text

from .records import read_position


@click.command("perft")
@click.argument("record")
@click.argument("depth", type=click.IntRange(min=0))
@click.option("--divide", "divided", is_flag=True, help="Show the count below each action first.")
@click.option(
    "--engine",
    type=click.Choice(["rules"]),
    default="rules",
    show_default=True,
    help="Who counts: the referee.",
)
def command(record: str, depth: int, divided: bool, engine: str) -> None:
    """Count the sequences of DEPTH actions from the record's position.

    RECORD is a file or - for standard input.
    """
    state = read_position(record)
    if not divided or depth == 0:
        click.echo(perft(state, depth))
        return
    counts = divide(state, depth)
    for action, count in counts.items():
        click.echo(f"{to_text(action)} {count}")
    click.echo(sum(counts.values()))
