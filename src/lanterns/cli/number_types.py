"""Types of number options, with names that read well in error messages."""

from math import isfinite
from typing import Any

import click
from click.types import IntParamType


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
