"""Options that several commands share, and the types of their values."""

from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from click.types import IntParamType

from lanterns.rules import DEFAULT_SEATING, Direction, LanternsError, seating_from_words

from .errors import Failure

Option = Callable[[Callable[..., Any]], Callable[..., Any]]

ANY_PATH = click.Path(readable=False)
"""Lets a shell complete names of files. Nothing is checked: commands word their errors."""

ANY_PATH_OBJECT = click.Path(readable=False, path_type=Path)
"""The same, as a `Path`."""


class Whole(click.IntRange):
    """A whole number within bounds."""

    name = "whole number"


class AnyWhole(IntParamType):
    """A whole number without bounds, of which a range would make odd help."""

    name = Whole.name


class Seconds(click.FloatRange):
    """A finite number of seconds within bounds; bounds alone would let `nan` pass."""

    name = "number of seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Parse the number."""
        seconds = super().convert(value, param, ctx)
        if not isfinite(seconds):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return seconds


game_option = click.option(
    "--game",
    "number",
    type=Whole(min=1),
    metavar="N",
    help="Which record of a file that holds several, from 1.",
)

dask_option = click.option(
    "--dask", metavar="ADDRESS", help="Play on the cluster of this Dask scheduler."
)


def jobs_option(default: int, text: str) -> Option:
    """Return the option for how much is done at a time."""
    return click.option("--jobs", type=Whole(1, 256), default=default, help=text)


def is_given(context: click.Context, name: str) -> bool:
    """Return whether an option stands on the command line, even with the value of its default."""
    return context.get_parameter_source(name) is ParameterSource.COMMANDLINE


def parse_seating(text: str | None, players: int) -> Sequence[Direction]:
    """Parse sides of the table such as `south,north`, the start player first."""
    if text is None:
        return DEFAULT_SEATING[players]
    try:
        seating = seating_from_words([word.strip() for word in text.split(",")])
    except LanternsError as error:
        raise Failure(error.sentence) from error
    if len(seating) != players:
        raise Failure(f"{len(seating)} seats are named for {players} players; name one for each.")
    return seating


def database_address(db: str | None) -> str:
    """Return the address of the database that an option names, or of the usual one."""
    from lanterns.server.settings import default_database, sqlite_address

    if db is not None and "://" in db:
        return db
    try:
        return sqlite_address(Path(db) if db is not None else default_database())
    except OSError as error:
        raise Failure(
            f"The folder {error.filename} cannot be made: {error.strerror}; --db takes a file."
        ) from error
