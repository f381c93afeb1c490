"""A server that tries to arrange the shuffle: the real one, changed where it deals and shows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import count

import pytest
from msgspec.structs import replace as changed

from lanterns.rules import DEFAULT_SEATING
from lanterns.server.table import record_export
from lanterns.server.table.shuffle import ShuffleInput, deal, pledge_of
from lanterns.server.table.table import Table
from lanterns.server.wire.messages import TableInfo
from lanterns.server.wire.table_infos import TableInfos

ACCOMPLICE, VICTIM, BOT_SEAT = range(3)
WISH = 7
"""The tile that the server wants to be dealt first."""


def numbers() -> Iterator[str]:
    """Contributions or secrets to try, one after the other."""
    return (sha256(b"%d" % number).hexdigest() for number in count())


def with_part(shuffle: ShuffleInput, seat: int, part: str) -> ShuffleInput:
    """The same shuffle with another contribution."""
    parts = list(shuffle.contributions)
    parts[seat] = part
    return replace(shuffle, contributions=tuple(parts))


Deal = Callable[[ShuffleInput], Iterator[ShuffleInput]]
DEALS: dict[str, Deal] = {
    "id": lambda of: (replace(of, table=f"{of.table[:-5]}{n:05}") for n in count()),
    "secret": lambda of: (replace(of, secret=secret) for secret in numbers()),
    "seating": lambda of: iter(
        [
            replace(
                of,
                seating_by_chance=False,
                sides=tuple(side.name.lower() for side in DEFAULT_SEATING[3]),
                start=ACCOMPLICE,
            )
        ]
    ),
    "start": lambda of: iter([replace(of, start=ACCOMPLICE)]),
    "own part": lambda of: (with_part(of, ACCOMPLICE, part) for part in numbers()),
    "part of another": lambda of: (with_part(of, VICTIM, part) for part in numbers()),
    "bot for person": lambda of: iter([with_part(of, ACCOMPLICE, "")]),
    "person for bot": lambda of: (with_part(of, BOT_SEAT, part) for part in numbers()),
    "older format": lambda of: (
        replace(of, format="lanterns-shuffle/2", table=f"{of.table[:-5]}{n:05}") for n in count()
    ),
}
"""What else the server could have dealt from, once it knows all parts."""


def deal_falsely(monkeypatch: pytest.MonkeyPatch, tries: Deal) -> None:
    """Deal from the first that suits the server; the record agrees with itself."""
    honest = Table.shuffle_input.fget  # type: ignore[attr-defined]
    to_json = record_export._shuffle_to_json
    chosen: dict[str, ShuffleInput] = {}

    def shuffle_input(table: Table) -> ShuffleInput:
        shuffle: ShuffleInput = honest(table)
        if not all(holder.has_revealed for holder in table.holders):
            return shuffle
        if table.id not in chosen:
            all_tries = list(zip(range(1000), tries(shuffle), strict=False))
            wished = [one for _, one in all_tries if deal(one).tiles[0] == WISH]
            chosen[table.id] = (wished or [all_tries[0][1]])[0]
        return chosen[table.id]

    def with_fitting_pledges(shuffle: ShuffleInput, _: tuple[str, ...]) -> dict[str, object]:
        return to_json(shuffle, tuple(one and pledge_of(one) for one in shuffle.contributions))

    monkeypatch.setattr(Table, "shuffle_input", property(shuffle_input))
    monkeypatch.setattr(record_export, "_shuffle_to_json", with_fitting_pledges)


def with_seat(info: TableInfo, seat: int, **changes: object) -> TableInfo:
    """The same table with a seat shown differently."""
    seats = list(info.seats)
    seats[seat] = changed(seats[seat], **changes)
    return changed(info, seats=tuple(seats))


OTHER = "ab" * 32
Show = Callable[[TableInfo], TableInfo]
SHOWS: dict[str, Show] = {
    "pledge of another": lambda of: with_seat(of, ACCOMPLICE, pledge=OTHER),
    "own pledge": lambda of: with_seat(of, VICTIM, pledge=OTHER),
    "part withheld": lambda of: with_seat(
        with_seat(of, VICTIM, revealed=False), ACCOMPLICE, pledge=OTHER
    ),
    "bot for person": lambda of: with_seat(of, ACCOMPLICE, kind="bot", pledge=None),
    "person for bot": lambda of: with_seat(of, BOT_SEAT, kind="person", pledge=OTHER),
    "commitment": lambda of: changed(of, commitment=OTHER),
    "seating": lambda of: changed(of, seating_by_chance=False),
    "rematch": lambda of: changed(of, previous="x"),
}
"""What the lobby could show to the victim, once it has shown its part."""


def show_falsely(monkeypatch: pytest.MonkeyPatch, show: Show) -> None:
    """Show the victim something else once its part is known."""
    honest = TableInfos._info

    def info(infos: TableInfos, browser: str) -> TableInfo:
        shown = honest(infos, browser)
        victim = shown.seats[VICTIM]
        is_shown = shown.status == "open" and victim.kind == "person" and victim.revealed
        return show(shown) if victim.mine and is_shown else shown

    monkeypatch.setattr(TableInfos, "_info", info)
