"""What the columns say is what the referee saw."""

import io
from collections import Counter
from dataclasses import replace

import pytest

from lanterns.arena import ArenaError, Bout
from lanterns.arena.dataset.columns import (
    COLUMNS,
    FORMAT,
    import_pyarrow,
    row_of,
    schema,
    to_parquet,
)
from lanterns.arena.dataset.part import Part
from lanterns.rules import (
    Dedicate,
    Exchange,
    action_from_text,
    check_record,
    record_from_json,
    result_of,
)
from lanterns.rules.record import replay, start_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_tells_what_happened(players: int) -> None:
    """The turns are the referee's, and so are the ends."""
    seen: Counter[str] = Counter()
    for deal, row in enumerate(Part(players, "apprentice", 9, range(12)).play()):
        bout = Bout(9, deal, ("apprentice",) * players)
        record = record_from_json(str(row["record"]))
        assert record == bout.play().record
        result, state = result_of(check_record(record)), start_of(record)
        counts: dict[str, list[int]] = {
            name: [0] * players
            for name in ("exchanges", "four_of_a_kind", "three_pair", "seven_unique")
        }
        for step, text in zip(replay(record), record.actions, strict=True):
            match action_from_text(text):
                case Exchange():
                    counts["exchanges"][state.turn] += 1
                case Dedicate(kind):
                    counts[kind.name.lower()][state.turn] += 1
            state = step.state
        seen.update({name: sum(by_seat) for name, by_seat in counts.items()})
        seen[result.decider.value] += 1
        assert row == {
            "players": players,
            "level": "apprentice",
            "seed": 9,
            "deal": deal,
            "sides": [side.name.lower() for side in bout.sides],
            "honor": list(result.honor),
            "favor": list(result.favor),
            "cards": list(result.cards),
            "win_share": [
                1 / len(result.winners) * (seat in result.winners) for seat in range(players)
            ],
            "winners": list(result.winners),
            "decider": result.decider.value,
            **counts,
            "plies": len(record.actions),
            "record": row["record"],
        }
    assert min(seen[name] for name in counts) > 0


def test_a_shared_victory_is_divided() -> None:
    """No deal is known that ends in one; the result alone decides."""
    record = Part(2, "random", 1, range(1)).records()[0]
    shared = replace(record, result={"honor": [9, 9], "favor": [1, 1], "cards": [4, 4]})
    row = row_of(shared, "random", 1, 0)
    assert (row["win_share"], row["winners"], row["decider"]) == ([0.5, 0.5], [0, 1], "nothing")


def test_parquet_holds_the_rows_and_says_what_they_are() -> None:
    arrow = import_pyarrow()
    rows = Part(3, "random", 1, range(5)).play()
    data = to_parquet(rows)
    assert to_parquet(rows) == data
    file = arrow.parquet.ParquetFile(io.BytesIO(data))
    assert file.read().to_pylist() == rows
    assert file.schema_arrow.equals(schema(), check_metadata=True)
    assert file.schema_arrow.metadata == {b"format": FORMAT.encode()}
    meanings = [field.metadata[b"meaning"].decode() for field in file.schema_arrow]
    assert meanings == [column.meaning for column in COLUMNS]
    assert (file.metadata.num_row_groups, file.metadata.row_group(0).column(0).compression) == (
        1,
        "ZSTD",
    )


def test_workers_of_another_version_play_nothing() -> None:
    part = Part(2, "random", 1, range(1), version="0.0.1")
    with pytest.raises(ArenaError, match=r"A worker has Lanterns .+, and not 0\.0\.1\."):
        part.play()
