"""Checking a finished game's shuffle, from nothing but its record."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanterns.rules import DEFAULT_SEATING, TILES_IN_PLAY, LanternsError, record_from_json

from .commands import Bytes32
from .shuffle import Chance, commitment_of, deal

Contribution = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]


class NoShuffle(Exception):
    """There is no record, or it does not say how it was shuffled."""


class Shuffle(msgspec.Struct, frozen=True):
    """What a record says about its shuffle."""

    format: Literal["lanterns-shuffle/1"]
    table: str
    commitment: Bytes32
    secret: Bytes32
    contributions: tuple[Contribution, ...]
    seating_by_chance: bool
    order: tuple[int, ...]
    start: int | None = None


class _Shuffled(msgspec.Struct, frozen=True):
    shuffle: Shuffle


def faults_of(text: str) -> list[str]:
    """Say in sentences what does not fit; nothing, if the shuffle is as promised.

    What was played is not looked at: `lanterns check` does that.
    """
    try:
        record = record_from_json(text)
        shuffle = msgspec.json.decode(text, type=_Shuffled).shuffle
    except LanternsError as error:
        raise NoShuffle(error.sentence) from error
    except msgspec.DecodeError as error:
        # What the decoder says is for programs.
        raise NoShuffle(
            "The record does not say how it was shuffled, as those from a server do."
        ) from error
    players = len(shuffle.contributions)
    if players not in TILES_IN_PLAY or shuffle.start not in (None, *range(players)):
        raise NoShuffle("The record's shuffle is for no number of players we know.")
    dealt = deal(
        Chance(
            shuffle.table,
            shuffle.secret,
            shuffle.contributions,
            shuffle.seating_by_chance,
            shuffle.start,
        )
    )
    faults = []
    if commitment_of(shuffle.secret) != shuffle.commitment:
        faults.append("The secret is not the one that was promised.")
    if len(record.seating) != players:
        faults.append("The record has another number of seats than its shuffle.")
    elif shuffle.seating_by_chance and record.seating != DEFAULT_SEATING[players]:
        faults.append("The sides of the table are not those of a seating by chance.")
    if dealt.order != shuffle.order:
        faults.append("The seats or the start do not follow from the secret.")
    if dealt.tiles != record.tiles:
        faults.append("The order of the tiles does not follow from the secret.")
    return faults
