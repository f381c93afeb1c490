"""Numbers on a command line, called by words that people use."""

from math import isfinite
from typing import Any

import click


class Whole(click.IntRange):
    """A whole number within bounds."""

    name = "whole number"


class Seconds(click.FloatRange):
    """A length of time within bounds; `nan`, which no bound keeps out, and `inf` are none."""

    name = "number of seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read the number."""
        seconds = super().convert(value, param, ctx)
        if not isfinite(seconds):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return seconds
