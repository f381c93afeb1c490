"""The shuffle is as specified, is fair, and can be checked."""

import json
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from lanterns.rules import DEFAULT_SEATING, LAKE_TILES, Record, record_to_json, seating_from_words
from lanterns.server.errors import NoShuffle
from lanterns.server.table.shuffle import ShuffleInput, deal, new_secret, pledge_of
from lanterns.server.table.verification import Noted, check_shuffle

HERE = Path(__file__).parents[1]
VECTORS = json.loads((HERE / "shuffle_vectors.json").read_text(encoding="utf-8"))


def input_of(vector: dict[str, Any]) -> ShuffleInput:
    return ShuffleInput(
        vector["table"],
        vector["secret"],
        tuple(vector["contributions"]),
        vector["seating_by_chance"],
        vector["start"],
        vector["format"],
        tuple(vector.get("sides", ())),
    )


def note_of(vector: dict[str, Any], **changes: Any) -> Noted:
    """What the browser at the first person's seat noted."""
    mine = next(one for one in vector["contributions"] if one)
    noted: dict[str, Any] = {
        "table": vector["table"],
        "commitment": vector["commitment"],
        "sides": tuple(vector.get("sides", ())),
        "start": vector["start"],
        "pledges": tuple(one and pledge_of(one) for one in vector["contributions"]),
        "contributions": (mine,),
    }
    return Noted(**{**noted, **changes})


def record_of(vector: dict[str, Any]) -> dict[str, Any]:
    shuffle = dict(vector)
    tiles = tuple(shuffle.pop("tiles"))
    seating = DEFAULT_SEATING.get(len(vector["contributions"]), DEFAULT_SEATING[2])
    if sides := vector.get("sides"):
        seating = seating_from_words([sides[seat] for seat in vector["order"]])
    record: dict[str, Any] = json.loads(record_to_json(Record(seating, tiles)))
    return {**record, "shuffle": shuffle}


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_the_vectors_agree(vector: dict[str, Any]) -> None:
    dealt = deal(input_of(vector))
    assert input_of(vector).commitment == vector["commitment"]
    assert (list(dealt.order), list(dealt.tiles)) == (vector["order"], vector["tiles"])


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_a_record_that_fits_has_no_fault(vector: dict[str, Any]) -> None:
    record = record_of(vector)
    assert check_shuffle(json.dumps(record)).problems == []
    record["tiles"][0], record["tiles"][1] = record["tiles"][1], record["tiles"][0]
    assert check_shuffle(json.dumps(record)).problems == [
        "The order of the tiles does not follow from the secret."
    ]


@pytest.mark.parametrize("first", VECTORS[::8], ids=[1, 2, 3])
def test_every_part_of_the_promise_is_checked(first: dict[str, Any]) -> None:

    def faults(**changes: object) -> int:
        return len(check_shuffle(json.dumps(record_of({**first, **changes}))).problems)

    assert faults(commitment="0" * 64) == 1
    assert faults(secret="1" * 64) >= 2
    assert faults(contributions=["f" * 64, ""]) >= 1
    assert faults(table="BBBBBBBBBBBB") >= 1
    assert faults(order=first["order"][::-1]) == 1
    assert faults(seating_by_chance=False) >= 1


def test_the_record_around_the_shuffle_is_looked_at_too() -> None:
    by_chance, _, chosen, *_ = VECTORS

    def seated(vector: dict[str, Any], *sides: str) -> list[str]:
        return check_shuffle(json.dumps({**record_of(vector), "seats": sides})).problems

    wrong = "The sides of the table are not those of a seating by chance."
    assert seated(by_chance, "east", "west") == [wrong]
    assert seated(chosen, "east", "west") == []
    committed = VECTORS[18]
    assert seated(committed, *record_of(committed)["seats"]) == []
    assert seated(committed, "east", "west") == [
        "The sides of the table are not those of its seats."
    ]
    four = seated(by_chance, "north", "east", "south", "west")
    assert four == ["The record has another number of seats than its shuffle."]


@pytest.mark.parametrize("vector", VECTORS[16:], ids=range(8))
def test_only_a_whole_note_proves_a_shuffle(vector: dict[str, Any]) -> None:
    text = json.dumps(record_of(vector))
    whole = check_shuffle(text, note_of(vector))
    assert (whole.problems, whole.open_questions) == ([], [])
    # A record vouches for itself as little as a server does.
    assert len(check_shuffle(text).open_questions) == 4
    only = check_shuffle(text, Noted(commitment=vector["commitment"]))
    assert (only.problems, len(only.open_questions)) == ([], 3)
    for unknown in ("commitment", "sides", "pledges"):
        check = check_shuffle(text, note_of(vector, **{unknown: None}))
        assert (check.problems, len(check.open_questions)) == ([], 1)
    assert len(check_shuffle(text, note_of(vector, contributions=())).open_questions) == 1
    assert "pledged anew" in check_shuffle(text, note_of(vector, again=True)).open_questions[0]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"table": "BBBBBBBBBBBB"}, "The table is not the one"),
        ({"commitment": "0" * 64}, "The commitment is not the one"),
        ({"sides": ("west", "east")}, "The sides or the start are not those"),
        ({"start": 0}, "The sides or the start are not those"),
        ({"pledges": ("0" * 64, "")}, "The pledges are not those"),
        ({"contributions": ("0" * 64,)}, "The contribution of your browser"),
        ({"alarm": True}, "Before the game, the server changed"),
    ],
)
def test_whatever_was_noted_is_compared(changes: dict[str, Any], problem: str) -> None:
    vector = VECTORS[16]
    problems = check_shuffle(json.dumps(record_of(vector)), note_of(vector, **changes)).problems
    assert problems and problems[0].startswith(problem)


def test_a_contribution_that_the_server_never_got_does_not_count() -> None:
    vector = VECTORS[18]
    note = note_of(vector)
    lost = note_of(vector, contributions=("ab" * 32, *note.contributions))
    assert check_shuffle(json.dumps(record_of(vector)), lost).problems == []
    unpledged = note_of(vector, contributions=lost.contributions, pledges=None)
    assert check_shuffle(json.dumps(record_of(vector)), unpledged).problems


def test_contributions_must_fit_their_pledges() -> None:
    sealed = next(vector for vector in VECTORS if vector["format"] == "lanterns-shuffle/3")
    for pledges in ([], sealed["pledges"][::-1], ["0" * 64] * len(sealed["pledges"])):
        changed = record_of({**sealed, "pledges": pledges})
        assert check_shuffle(json.dumps(changed)).problems == [
            "A contribution does not fit its pledge."
        ]


def test_an_old_record_is_called_what_it_is() -> None:
    for vector in VECTORS:
        people = sum(map(bool, vector["contributions"]))
        check = check_shuffle(json.dumps(record_of(vector)), note_of(vector))
        version = int(vector["format"][-1])
        assert check.problems == []
        assert [("older shuffle" in question) for question in check.open_questions] == [True] * (
            (version == 1 and people > 1) + (version < 3)
        )


@pytest.mark.parametrize(
    "record",
    [
        [],
        {"tiles": [1, 2]},
        {**record_of(VECTORS[0]), "shuffle": {"format": "another"}},
        record_of({**VECTORS[0], "table": "AAAA\nchance"}),
        {**record_of(VECTORS[0]), "format": "another"},
        {**record_of(VECTORS[0]), "seats": ["nonsense", 3]},
        {**record_of(VECTORS[0]), "seats": ["north", "north"]},
        {**record_of(VECTORS[0]), "actions": "garbage"},
    ],
)
def test_a_record_without_a_shuffle_is_refused(record: object) -> None:
    with pytest.raises(NoShuffle):
        check_shuffle(json.dumps(record))
    five = {**VECTORS[0], "contributions": [""] * 5}
    with pytest.raises(NoShuffle):
        check_shuffle(json.dumps(record_of(five)))


def test_a_text_that_only_some_readers_take_for_json_is_refused_too() -> None:
    text = json.dumps({**record_of(VECTORS[0]), "note": float("nan")})
    with pytest.raises(NoShuffle, match="does not say how it was shuffled"):
        check_shuffle(text)
    # Deeper than any version of Python reads; how deep that is differs between them.
    nested = "[" * 1_000_000 + "]" * 1_000_000
    deep = json.dumps(record_of(VECTORS[0]))[:-1] + f', "note": {nested}}}'
    with pytest.raises(NoShuffle):
        check_shuffle(deep)


def test_secrets_are_new_each_time() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


def test_who_starts_and_sits_where_is_even() -> None:
    seatings = Counter(deal(numbered(number, 3)).order for number in range(6000))
    assert set(seatings) == set(permutations(range(3)))
    # A thousand of each are expected; 150 is five standard deviations.
    assert all(abs(count - 1000) < 150 for count in seatings.values())


def test_every_tile_is_dealt_first_and_left_out_as_often() -> None:
    games = [deal(numbered(number, 2)).tiles for number in range(7000)]
    firsts = Counter(tiles[0] for tiles in games)
    dealt = Counter(tile for tiles in games for tile in tiles)
    # 200 and 4,400 are expected; the bounds are five standard deviations.
    assert set(firsts) == set(LAKE_TILES)
    assert all(abs(firsts[tile] - 200) < 70 for tile in LAKE_TILES)
    assert all(abs(dealt[tile] - 4400) < 204 for tile in LAKE_TILES)


def numbered(number: int, players: int) -> ShuffleInput:
    secret = sha256(str(number).encode()).hexdigest()
    return ShuffleInput("A" * 12, secret, ("",) * players, seating_by_chance=True)
