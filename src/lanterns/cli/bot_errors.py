"""How a command fails over a bot: a sentence for everybody, and on request more for its author."""

import os

from lanterns.bots.fault import BotFault
from lanterns.rules import record_to_json

from .failure import Failure

TRACEBACK = "LANTERNS_TRACEBACK"
"""The variable in the environment that asks for more than a sentence, as docs/bots.md tells."""


def bot_failure(fault: BotFault) -> Failure:
    """The sentence and, if asked for, the bot's traceback and the record of the game until then."""
    failure = Failure(str(fault))
    if os.environ.get(TRACEBACK):
        record = f"{record_to_json(fault.record)}\n" if fault.record else ""
        failure.details = fault.trace + record
    return failure
