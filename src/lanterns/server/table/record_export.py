"""The record of a finished game, with everything needed to check its shuffle."""

import json
from dataclasses import replace

from lanterns.rules import BOT_PREFIX, record_to_json

from ..errors import Refused, TableFault
from .holder import Holder
from .shuffle import FORMATS, ShuffleInput, deal
from .table import Table


def export_record(table: Table) -> dict[str, object]:
    """Return the record as JSON data; raise `Refused` while the game could still go on.

    It reveals the tile order and the secret, which nobody may know before the end. An abandoned
    game has ended too: nobody will play it on.
    """
    if not table.is_closed or table.game is None:
        raise Refused(TableFault.NOT_ENDED)
    names = tuple(seat_name(holder) for holder in table.holders)
    data: dict[str, object] = json.loads(record_to_json(replace(table.game.record, names=names)))
    return {**data, "shuffle": _shuffle_to_json(table.shuffle_input, table.pledges)}


def seat_name(holder: Holder) -> str:
    """Return the name of a seat in records."""
    if holder.program:
        return f"{BOT_PREFIX}{holder.name}"
    return holder.name or f"{BOT_PREFIX}{holder.level}"


def _shuffle_to_json(shuffle: ShuffleInput, pledges: tuple[str, ...]) -> dict[str, object]:
    sealed = {} if shuffle.format == FORMATS[1] else {"pledges": list(pledges)}
    seated = {"sides": list(shuffle.sides)} if shuffle.format == FORMATS[3] else {}
    return {
        "format": shuffle.format,
        "table": shuffle.table,
        "commitment": shuffle.commitment,
        "secret": shuffle.secret,
        "contributions": list(shuffle.contributions),
        **sealed,
        "seating_by_chance": shuffle.seating_by_chance,
        **seated,
        "start": shuffle.start,
        "order": list(deal(shuffle).order),
    }
