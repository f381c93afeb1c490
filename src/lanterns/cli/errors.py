"""How a command fails: one sentence on standard error and an exit code."""

import click


class Failure(click.ClickException):
    """Bad usage or bad input, as one sentence."""

    exit_code = 2
    details = ""
    """Lines to print before the sentence, if the user asked for them."""


class Unsound(Failure):
    """A record that can be read but breaks the rules, as one sentence."""

    exit_code = 1
