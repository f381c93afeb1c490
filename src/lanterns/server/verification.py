"""Checking a finished game's shuffle, from nothing but its record."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanterns.rules import TILES_IN_PLAY

from .shuffle import Chance, commitment_of, deal

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Contribution = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class NoShuffle(Exception):
    """The record does not say how it was shuffled."""


class Shuffle(msgspec.Struct, frozen=True):
    """What a record says about its shuffle."""

    format: Literal["lanterns-shuffle/1"]
    table: str
    commitment: Digest
    secret: Digest
    contributions: tuple[Contribution, ...]
    seating_by_chance: bool
    order: tuple[int, ...]
    start: int | None = None


class _Shuffled(msgspec.Struct, frozen=True):
    tiles: tuple[int, ...]
    shuffle: Shuffle


def faults_of(data: object) -> list[str]:
    """Say in sentences what does not fit; nothing, if the shuffle is as promised."""
    try:
        record = msgspec.convert(data, _Shuffled)
    except msgspec.ValidationError as error:
        raise NoShuffle(f"The record does not say how it was shuffled: {error}.") from error
    shuffle = record.shuffle
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
    if dealt.order != shuffle.order:
        faults.append("The seats or the start do not follow from the secret.")
    if dealt.tiles != record.tiles:
        faults.append("The order of the tiles does not follow from the secret.")
    return faults
