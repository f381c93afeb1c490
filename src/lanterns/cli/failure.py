"""How a command fails: one sentence, an exit code, nothing else."""

import click


class Failure(click.ClickException):
    """One clear sentence about bad usage or bad input."""

    exit_code = 2


class Unsound(Failure):
    """One clear sentence about a record that can be read but breaks the rules."""

    exit_code = 1
