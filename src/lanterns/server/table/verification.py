"""Check the shuffle of a finished game from nothing but its record."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanterns.rules import DEFAULT_SEATING, TILES_IN_PLAY, LanternsError, record_from_json

from ..errors import NoShuffle
from .commands import Hex32
from .shuffle import ShuffleInput, commitment_of, deal

Contribution = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]


class RecordedShuffle(msgspec.Struct, frozen=True):
    """What a record says about its shuffle."""

    format: Literal["lanterns-shuffle/1"]
    table: str
    commitment: Hex32
    secret: Hex32
    contributions: tuple[Contribution, ...]
    seating_by_chance: bool
    order: tuple[int, ...]
    start: int | None = None


class _ShuffledRecord(msgspec.Struct, frozen=True):
    shuffle: RecordedShuffle


def check_shuffle(text: str) -> list[str]:
    """Return a sentence for each thing that does not fit; none if the shuffle is as promised.

    The actions are not checked: `lanterns check` does that. Raise `NoShuffle` if `text` is not a
    record with a shuffle.
    """
    try:
        record = record_from_json(text)
        shuffle = msgspec.json.decode(text, type=_ShuffledRecord).shuffle
    except LanternsError as error:
        raise NoShuffle(error.sentence) from error
    except msgspec.DecodeError as error:
        # The decoder's own message is meant for programs.
        raise NoShuffle(
            "The record does not say how it was shuffled, as those from a server do."
        ) from error
    players = len(shuffle.contributions)
    if players not in TILES_IN_PLAY or shuffle.start not in (None, *range(players)):
        raise NoShuffle("The record's shuffle is for no number of players we know.")
    dealt = deal(
        ShuffleInput(
            shuffle.table,
            shuffle.secret,
            shuffle.contributions,
            shuffle.seating_by_chance,
            shuffle.start,
        )
    )
    problems = []
    if commitment_of(shuffle.secret) != shuffle.commitment:
        problems.append("The secret is not the one that was promised.")
    if len(record.seating) != players:
        problems.append("The record has another number of seats than its shuffle.")
    elif shuffle.seating_by_chance and record.seating != DEFAULT_SEATING[players]:
        problems.append("The sides of the table are not those of a seating by chance.")
    if dealt.order != shuffle.order:
        problems.append("The seats or the start do not follow from the secret.")
    if dealt.tiles != record.tiles:
        problems.append("The order of the tiles does not follow from the secret.")
    return problems
