"""Check the shuffle of a finished game from nothing but its record."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanterns.rules import DEFAULT_SEATING, TILES_IN_PLAY, LanternsError, Record, record_from_json

from ..errors import NoShuffle
from .commands import Hex32
from .shuffle import FORMATS, ShuffleInput, commitment_of, deal

Contribution = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]


class RecordedShuffle(msgspec.Struct, frozen=True):
    """What a record says about its shuffle."""

    format: Literal["lanterns-shuffle/1", "lanterns-shuffle/2"]
    table: str
    commitment: Hex32
    secret: Hex32
    contributions: tuple[Contribution, ...]
    seating_by_chance: bool
    order: tuple[int, ...]
    start: int | None = None
    pledges: tuple[Contribution, ...] = ()

    @property
    def is_old(self) -> bool:
        """Whether contributions were not hidden until all had sat."""
        return self.format == FORMATS[1]


class _ShuffledRecord(msgspec.Struct, frozen=True):
    shuffle: RecordedShuffle


@dataclass(frozen=True, slots=True)
class ShuffleCheck:
    """What does not fit, and what could not be compared; each as a sentence."""

    problems: list[str] = field(default_factory=list)
    open_questions: list[str] = field(default_factory=list)


def check_shuffle(text: str, commitment: str | None = None) -> ShuffleCheck:
    """Recompute a record's shuffle; compare its commitment with one that was noted before.

    The actions are not checked: `lanterns check` does that. Raise `NoShuffle` if `text` is not a
    record with a shuffle.
    """
    record, shuffle = _read(text)
    players = len(shuffle.contributions)
    if players not in TILES_IN_PLAY or shuffle.start not in (None, *range(players)):
        raise NoShuffle("The record's shuffle is for no number of players we know.")
    check = ShuffleCheck()
    if commitment_of(shuffle.secret) != shuffle.commitment:
        check.problems.append("The secret does not fit the commitment in the record.")
    if commitment is None:
        check.open_questions.append(
            "Whether the server fixed its secret before the game could not be compared: give the"
            " commitment that you noted with --commitment."
        )
    elif commitment.lower() != shuffle.commitment:
        check.problems.append("The commitment is not the one that was noted before the game.")
    if shuffle.is_old:
        if sum(map(bool, shuffle.contributions)) > 1:
            check.open_questions.append(
                "In this older shuffle, a player who could read the server's database and sat down"
                " last could have arranged the tiles."
            )
    elif list(shuffle.pledges) != [_pledge(one) for one in shuffle.contributions]:
        check.problems.append("A contribution does not fit its pledge.")
    _check_deal(record, shuffle, check.problems)
    return check


def _read(text: str) -> tuple[Record, RecordedShuffle]:
    try:
        return record_from_json(text), msgspec.json.decode(text, type=_ShuffledRecord).shuffle
    except LanternsError as error:
        raise NoShuffle(error.sentence) from error
    except msgspec.DecodeError as error:
        # The decoder's own message is meant for programs.
        raise NoShuffle(
            "The record does not say how it was shuffled, as those from a server do."
        ) from error


def _check_deal(record: Record, shuffle: RecordedShuffle, problems: list[str]) -> None:
    players = len(shuffle.contributions)
    dealt = deal(
        ShuffleInput(
            shuffle.table,
            shuffle.secret,
            shuffle.contributions,
            shuffle.seating_by_chance,
            shuffle.start,
            shuffle.format,
        )
    )
    if len(record.seating) != players:
        problems.append("The record has another number of seats than its shuffle.")
    elif shuffle.seating_by_chance and record.seating != DEFAULT_SEATING[players]:
        problems.append("The sides of the table are not those of a seating by chance.")
    if dealt.order != shuffle.order:
        problems.append("The seats or the start do not follow from the secret.")
    if dealt.tiles != record.tiles:
        problems.append("The order of the tiles does not follow from the secret.")


def _pledge(contribution: str) -> str:
    return commitment_of(contribution) if contribution else ""
