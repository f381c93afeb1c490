"""How a command fails when a bot fails: a sentence, and on request details for its author."""

import os

from lanterns.bots.errors import BotFault
from lanterns.rules import record_to_json

from .errors import Failure

TRACEBACK = "LANTERNS_TRACEBACK"
"""The environment variable that asks for details, as described in docs/bots.md."""


def bot_failure(fault: BotFault) -> Failure:
    """Return the sentence and, if asked for, the bot's traceback and the record of the game."""
    failure = Failure(str(fault))
    if os.environ.get(TRACEBACK):
        record = f"{record_to_json(fault.record)}\n" if fault.record else ""
        failure.details = fault.trace + record
    return failure
