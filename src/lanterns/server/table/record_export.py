"""The record of a game that has ended, with all that is needed to check its shuffle."""

import json

from lanterns.rules import BOT_PREFIX, Record, record_to_json, result_of, result_to_json

from ..errors import Refused, TableFault
from .decisions import chance_of
from .shuffle import FORMAT, Chance, commitment_of, deal
from .table import Holder, Status, Table


def record_of(table: Table) -> dict[str, object]:
    """The record as JSON data; raise `Refused` while the game could still go on.

    It holds the tile order and the secret, which nobody may know before the end. A game given
    up has ended too: nobody will play it on.
    """
    if not table.is_closed or table.game is None:
        raise Refused(TableFault.NOT_ENDED)
    record = Record(
        seating=table.sides,
        tiles=table.tiles,
        actions=tuple(table.actions),
        names=tuple(name_of(holder) for holder in table.holders),
        result=result_to_json(result_of(table.game)) if table.status is Status.OVER else None,
    )
    data: dict[str, object] = json.loads(record_to_json(record))
    return {**data, "shuffle": _shuffle(chance_of(table))}


def name_of(holder: Holder) -> str:
    """What a seat is called in records."""
    return holder.name or f"{BOT_PREFIX}{holder.level}"


def _shuffle(chance: Chance) -> dict[str, object]:
    return {
        "format": FORMAT,
        "table": chance.table,
        "commitment": commitment_of(chance.secret),
        "secret": chance.secret,
        "contributions": list(chance.contributions),
        "seating_by_chance": chance.seating_by_chance,
        "start": chance.start,
        "order": list(deal(chance).order),
    }
