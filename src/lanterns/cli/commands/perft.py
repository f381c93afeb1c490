"""`lanterns perft`: count action sequences from a position."""

from collections.abc import Callable
from importlib import import_module

import click

from lanterns.rules import Action, GameState, LanternsError, apply, legal_actions, to_text

from ..errors import Failure
from ..options import ANY_PATH, Whole, game_option
from ..progress import progress_bar
from ..records import read_position

_Counter = Callable[[GameState, int], int]


class _Perft(click.Command):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; a negative depth is no unknown option."""
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            if not error.option_name[1:].isdigit():
                raise
            raise Failure("DEPTH is a whole number, at least 0.") from error


@click.command("perft", cls=_Perft)
@click.argument("record", type=ANY_PATH)
@click.argument("depth", type=Whole(min=0))
@click.option("--divide", "divided", is_flag=True, help="Show the count below each action first.")
@click.option(
    "--engine",
    type=click.Choice(["rules", "core"]),
    default="rules",
    show_default=True,
    help="Count with the referee or the simulator.",
)
@game_option
def command(record: str, depth: int, divided: bool, engine: str, number: int | None) -> None:
    """Count the sequences of DEPTH actions from the record's position.

    RECORD is a file or - for standard input.
    """
    state = read_position(record, number)
    counter: _Counter = import_module(f"lanterns.{engine}").perft
    try:
        if engine == "core":
            _check_depth(depth)
        if depth == 0:
            click.echo(counter(state, 0))
            return
        counts = _counted(state, depth, counter)
    except LanternsError as error:
        raise Failure(str(error)) from error
    if divided:
        for action, count in counts.items():
            click.echo(f"{to_text(action)} {count}")
    click.echo(sum(counts.values()))


def _check_depth(depth: int) -> None:
    from lanterns.core.arguments import whole_number
    from lanterns.core.rules.perft_counts import DEEPEST

    whole_number("a depth", depth, 0, DEEPEST)


def _counted(state: GameState, depth: int, counter: _Counter) -> dict[Action, int]:
    """Count the sequences below each legal action, with a bar that shows how many are done."""
    actions, counts = legal_actions(state), {}
    with progress_bar("Counting", total=len(actions)) as advance:
        for action in actions:
            counts[action] = counter(apply(state, action).state, depth - 1)
            advance(1, f"{sum(counts.values()):,} so far")
    return counts
