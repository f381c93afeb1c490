"""Check the shuffle of a finished game from its record and what was noted before the game."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanterns.rules import DEFAULT_SEATING, TILES_IN_PLAY, LanternsError, Record, record_from_json

from ..errors import NoShuffle
from .commands import Hex32, Side
from .shuffle import FORMATS, ShuffleInput, deal, pledge_of

Contribution = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
# With other characters, one commitment could be read as that of two tables.
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]*$(?![\s\S])")]


class RecordedShuffle(msgspec.Struct, frozen=True):
    """What a record says about its shuffle."""

    format: Literal["lanterns-shuffle/1", "lanterns-shuffle/2", "lanterns-shuffle/3"]
    table: TableId
    commitment: Hex32
    secret: Hex32
    contributions: tuple[Contribution, ...]
    seating_by_chance: bool
    order: tuple[int, ...]
    start: int | None = None
    pledges: tuple[Contribution, ...] = ()
    sides: tuple[Side, ...] = ()

    @property
    def kept_pledges(self) -> tuple[str, ...]:
        """The pledges that the contributions fit."""
        return tuple(one and pledge_of(one) for one in self.contributions)

    @property
    def input(self) -> ShuffleInput:
        """What decides the deal."""
        return ShuffleInput(
            self.table,
            self.secret,
            self.contributions,
            self.seating_by_chance,
            self.start,
            self.format,
            self.sides,
        )


class Noted(msgspec.Struct, frozen=True):
    """What a browser noted before it showed its contribution, in the form of `docs/shuffle.md`."""

    table: str | None = None
    commitment: Hex32 | None = None
    sides: tuple[Side, ...] | None = None
    """The side of each seat; empty where the lobby said that seats are drawn."""
    start: int | None = None
    pledges: tuple[Contribution, ...] | None = None
    contributions: tuple[Hex32, ...] = ()
    """Those of the browser itself."""
    again: bool = False
    """Whether all had to pledge anew after the browser had shown its contribution."""
    alarm: bool = False
    """Whether the server showed something else afterwards."""


class _ShuffledRecord(msgspec.Struct, frozen=True):
    shuffle: RecordedShuffle


@dataclass(frozen=True, slots=True)
class ShuffleCheck:
    """What does not fit, and what could not be compared; each as a sentence."""

    problems: list[str] = field(default_factory=list)
    open_questions: list[str] = field(default_factory=list)


def check_shuffle(text: str, noted: Noted | None = None) -> ShuffleCheck:
    """Recompute a record's shuffle; compare it with what was noted before.

    The actions are not checked: `lanterns check` does that. Raise `NoShuffle` if `text` is not a
    record with a shuffle.
    """
    record, shuffle = _read(text)
    players = len(shuffle.contributions)
    if players not in TILES_IN_PLAY or shuffle.start not in (None, *range(players)):
        raise NoShuffle("The record's shuffle is for no number of players we know.")
    check = ShuffleCheck()
    if shuffle.input.commitment != shuffle.commitment:
        check.problems.append("The secret does not fit the commitment in the record.")
    _compare(shuffle, noted or Noted(), check)
    if shuffle.format == FORMATS[1]:
        if sum(map(bool, shuffle.contributions)) > 1:
            check.open_questions.append(
                "In this older shuffle, a player who could read the server's database and sat down"
                " last could have arranged the tiles."
            )
    elif shuffle.pledges != shuffle.kept_pledges:
        check.problems.append("A contribution does not fit its pledge.")
    if shuffle.format != FORMATS[3]:
        check.open_questions.append(
            "In this older shuffle, a server that changes its own program could have arranged the"
            " tiles: nothing fixed the table's id, its sides and its start."
        )
    _check_deal(record, shuffle, check.problems)
    return check


def noted_from_json(text: str) -> Noted:
    """Return what a browser noted; raise `ValueError` if the text is no such note."""
    return msgspec.json.decode(text, type=Noted)


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


def _compare(shuffle: RecordedShuffle, noted: Noted, check: ShuffleCheck) -> None:
    """Compare with the note; what is not in it stays open."""
    problems, questions = check.problems, check.open_questions
    if noted.alarm:
        problems.append("Before the game, the server changed what the browser had noted.")
    if noted.table not in (None, shuffle.table):
        problems.append("The table is not the one that was noted before the game.")
    if noted.commitment is None:
        questions.append(
            "Whether the server fixed its secret before the game could not be compared: give the"
            " commitment that you noted with --commitment."
        )
    elif noted.commitment != shuffle.commitment:
        problems.append("The commitment is not the one that was noted before the game.")
    if noted.sides is None:
        questions.append(
            "Whether sides and start are those that the lobby showed could not be compared: give"
            " the browser's note with --noted."
        )
    elif (noted.sides, noted.start) != (shuffle.sides, shuffle.start):
        problems.append("The sides or the start are not those that were noted before the game.")
    if noted.pledges is None:
        questions.append(
            "Whether everybody's part, and who was a bot, was fixed before any was shown could not"
            " be compared: give the browser's note with --noted."
        )
    elif noted.pledges != shuffle.kept_pledges:
        problems.append("The pledges are not those that were noted before the game.")
    if not noted.contributions:
        questions.append(
            "Whether your own part is in it could not be compared: give the browser's note with"
            " --noted."
        )
    elif not _has_own_part(shuffle, noted):
        problems.append("The contribution of your browser is not in it.")
    if noted.again:
        questions.append(
            "Your part had been shown when all pledged anew: whoever knew the secret could have"
            " preferred another deal."
        )


def _has_own_part(shuffle: RecordedShuffle, noted: Noted) -> bool:
    # A contribution that the server never got is in no pledge.
    pledged = [one for one in noted.contributions if pledge_of(one) in (noted.pledges or ())]
    mine = noted.contributions if noted.pledges is None else pledged
    return bool(mine) and set(mine) <= set(shuffle.contributions)


def _check_deal(record: Record, shuffle: RecordedShuffle, problems: list[str]) -> None:
    players = len(shuffle.contributions)
    dealt = deal(shuffle.input)
    sides = [side.name.lower() for side in record.seating]
    if len(sides) != players:
        problems.append("The record has another number of seats than its shuffle.")
    elif shuffle.seating_by_chance:
        if record.seating != DEFAULT_SEATING[players]:
            problems.append("The sides of the table are not those of a seating by chance.")
    elif shuffle.format == FORMATS[3] and sorted(zip(dealt.order, sides, strict=True)) != list(
        enumerate(shuffle.sides)
    ):
        problems.append("The sides of the table are not those of its seats.")
    if dealt.order != shuffle.order:
        problems.append("The seats or the start do not follow from the secret.")
    if dealt.tiles != record.tiles:
        problems.append("The order of the tiles does not follow from the secret.")
