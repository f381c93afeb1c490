"""The columns of the data set: what stands in each, and how Parquet holds it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from lanterns.rules import (
    DEDICATION_KINDS,
    Dedicate,
    EndTurn,
    Exchange,
    Place,
    Record,
    Result,
    action_from_text,
    record_to_json,
)

from ..errors import ArenaError

FORMAT = "lanterns-data/1"
"""The version of the format: another one whenever a column or its meaning changes."""


class Column(NamedTuple):
    """A column's name, its type in Parquet, and what stands in it."""

    name: str
    type: str
    meaning: str


COLUMNS = (
    Column("players", "int8", "the number of players"),
    Column("level", "string", "the level that plays every seat"),
    Column("seed", "int64", "the seed of the set"),
    Column("deal", "int32", "the deal of that seed; every level plays the same ones"),
    Column("sides", "list<string>", "the side of the table of each seat, the start player first"),
    Column("honor", "list<int16>", "honor by seat, as in every list that follows"),
    Column("favor", "list<int16>", "favor tokens that are left at the end"),
    Column("cards", "list<int16>", "lantern cards that are left at the end"),
    Column("win_share", "list<double>", "1 for the winner; those who share a victory divide it"),
    Column("winners", "list<int8>", "the seats that won, almost always one"),
    Column(
        "decider",
        "string",
        "what set the winner apart: honor, favor or cards; nothing for a shared victory",
    ),
    Column("exchanges", "list<int16>", "exchanges made, for 2 favor tokens each"),
    Column("four_of_a_kind", "list<int16>", "four of a kind dedicated, with a token or without"),
    Column("three_pair", "list<int16>", "three pair dedicated"),
    Column("seven_unique", "list<int16>", "seven unique dedicated"),
    Column("plies", "int16", "actions of all seats; the number of turns follows from the players"),
    Column("record", "string", "the whole game as a record, which every command reads"),
)

Row = Mapping[str, object]


def row_of(record: Record, level: str, seed: int, deal: int) -> Row:
    """Return the row of a finished, sound game."""
    claimed: Any = record.result
    result = Result(*(tuple(claimed[key]) for key in ("honor", "favor", "cards")))
    seats = range(len(record.seating))
    counts = _Counts(len(seats))
    for text in record.actions:
        counts.add(text)
    winners = result.winners
    return {
        "players": len(seats),
        "level": level,
        "seed": seed,
        "deal": deal,
        "sides": [side.name.lower() for side in record.seating],
        "honor": list(result.honor),
        "favor": list(result.favor),
        "cards": list(result.cards),
        "win_share": [1 / len(winners) if seat in winners else 0.0 for seat in seats],
        "winners": list(winners),
        "decider": result.decider.value,
        "exchanges": counts.exchanges,
        **{kind.name.lower(): counts.dedications[kind] for kind in DEDICATION_KINDS},
        "plies": len(record.actions),
        "record": record_to_json(record),
    }


class _Counts:
    """What each seat did, told from the actions alone: a turn ends with a tile or without one."""

    def __init__(self, seats: int) -> None:
        self._turn = 0
        self.exchanges = [0] * seats
        self.dedications = {kind: [0] * seats for kind in DEDICATION_KINDS}

    def add(self, text: str) -> None:
        """Count the next action."""
        match action_from_text(text):
            case Exchange():
                self.exchanges[self._turn] += 1
            case Dedicate(kind):
                self.dedications[kind][self._turn] += 1
            case Place() | EndTurn():
                self._turn = (self._turn + 1) % len(self.exchanges)


def import_pyarrow() -> Any:
    """Return the package that reads and writes Parquet; it has no types."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise ArenaError(
            "Parquet needs the extra “parquet”: in a clone, pip install '.[parquet]'."
        ) from None
    return pyarrow


def schema() -> Any:
    """Return the columns as Parquet knows them, each with its meaning."""
    arrow = import_pyarrow()
    fields = [
        arrow.field(name, _type(arrow, kind), nullable=False, metadata={"meaning": meaning})
        for name, kind, meaning in COLUMNS
    ]
    return arrow.schema(fields, metadata={"format": FORMAT})


def to_parquet(rows: Sequence[Row]) -> bytes:
    """Return rows as a file; the same rows give the same bytes with the same pyarrow."""
    arrow = import_pyarrow()
    sink = arrow.BufferOutputStream()
    table = arrow.Table.from_pylist(list(rows), schema())
    # Everything that could change with a default is said.
    arrow.parquet.write_table(
        table,
        sink,
        row_group_size=len(rows),
        version="2.6",
        data_page_version="1.0",
        compression="zstd",
        compression_level=9,
        use_dictionary=True,
        write_statistics=True,
    )
    data: bytes = sink.getvalue().to_pybytes()
    return data


def table_of(columns: Iterable[Column]) -> str:
    """Return the columns as a table in Markdown."""
    rows = (f"| `{name}` | `{kind}` | {meaning} |" for name, kind, meaning in columns)
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])


def _type(arrow: Any, name: str) -> Any:
    if name.startswith("list<"):
        return arrow.list_(arrow.field("element", _type(arrow, name[5:-1]), nullable=False))
    return getattr(arrow, {"double": "float64"}.get(name, name))()
