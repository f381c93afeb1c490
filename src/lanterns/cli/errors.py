"""How a command ends that does not succeed: an exit code and one sentence on standard error."""

import click

INTERRUPTED = 130
READER_GONE = 141


class Failure(click.ClickException):
    """Bad usage or bad input, as one sentence."""

    exit_code = 2
    details = ""
    """Lines to print before the sentence, if the user asked for them."""


class Unsound(Failure):
    """A record that can be read but breaks the rules, as one sentence."""

    exit_code = 1
