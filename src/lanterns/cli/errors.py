"""How a command fails: one sentence, an exit code, nothing else that nobody asked for."""

import click


class Failure(click.ClickException):
    """One clear sentence about bad usage or bad input."""

    exit_code = 2
    details = ""
    """Lines that were asked for, to be printed before the sentence."""


class Unsound(Failure):
    """One clear sentence about a record that can be read but breaks the rules."""

    exit_code = 1
