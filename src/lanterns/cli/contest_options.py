"""The options of commands that let bots play: `simulate` and `arena`."""

from collections.abc import Callable
from typing import Any

import click

from .number_types import Seconds, Whole
from .options import complete_bots

Option = Callable[[Callable[..., Any]], Callable[..., Any]]


def bots_option(text: str, default: str | None = None) -> Option:
    """Return the option that names the bots; without a default, it must be given."""
    # A default of None would count as one that is given.
    given: dict[str, Any] = {"required": True} if default is None else {"default": default}
    return click.option("--bots", shell_complete=complete_bots, help=text, **given)


def jobs_option(default: int, text: str) -> Option:
    """Return the option for the number of processes."""
    return click.option("--jobs", type=Whole(1, 256), default=default, help=text)


players_option = click.option("--players", type=Whole(2, 4), default=2, show_default=True)

budget_option = click.option(
    "--budget",
    type=Seconds(min=0),
    default=0.5,
    show_default=True,
    help="Seconds for one action, for bots that think for as long as they may.",
)
