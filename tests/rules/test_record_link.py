"""A whole game in a link: the round trip, what is kept, and text that is no game."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.examples import examples
from kit.policies import busy, played_out
from kit.seatings import SEATINGS
from kit.strategies import Deal, deals, games

from lanterns.rules import (
    DEFAULT_SEATING,
    LAKE_TILES,
    PLAYER_COUNTS,
    TILES_IN_PLAY,
    Action,
    BrokenRecord,
    Direction,
    Game,
    GameState,
    LinkFault,
    Record,
    UnreadableLink,
    check_record,
    record_from_json,
    record_from_link,
    record_to_link,
    shuffled_tiles,
)
from lanterns.rules.link_text import link_from_bytes, link_to_bytes
from lanterns.rules.record_link import LONGEST, MOST_ACTIONS, NAME_LETTERS

LETTERS = 'aZ0 ßŁ漢🏮\u0301\u200d\n\0"\\'
"""Of one to four bytes, and some that programs trip over."""

DEALT = Record(DEFAULT_SEATING[2], tuple(range(1, 23)))
BEGUN = replace(DEALT, actions=("1@0,1r0", "4@1,0r3"))


def finished(players: int, seed: int, names: tuple[str, ...] | None = None) -> Record:
    """Return a game with many exchanges and dedications."""
    rng = Random(seed)
    game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng), names)
    for _, action in played_out(game.state, [busy] * players, rng):
        game.act(action)
    return game.record


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_finished_game_is_read_back_with_its_result(players: int) -> None:
    names = ("Ana", "Łucja", "bot:artisan", "🏮")[:players]
    record = finished(players, 1, names)
    again = record_from_link(record_to_link(record))
    assert again == record
    assert check_record(again).is_over


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_every_seating_is_kept(seating: tuple[Direction, ...]) -> None:
    record = Record(seating, tuple(LAKE_TILES[: TILES_IN_PLAY[len(seating)]]))
    assert record_from_link(record_to_link(record)) == record


@pytest.mark.parametrize("record", [DEALT, BEGUN, replace(BEGUN, names=("", "a" * 60))])
def test_a_game_in_progress_stays_one(record: Record) -> None:
    assert record_from_link(record_to_link(record)) == record


@settings(max_examples=examples(10))
@given(games())
def test_any_game_survives(play: list[tuple[GameState, Action]]) -> None:
    """In any style of play, and cut off anywhere."""
    dealt = play[0][0]
    hands = tuple(tile for player in dealt.players for tile in player.hand)
    game = Game(dealt.seating, hands + dealt.draw_stack)
    for _, action in play:
        game.act(action)
    text = record_to_link(game.record)
    assert record_from_link(text) == game.record
    middle = len(play) // 2
    cut = replace(game.record, actions=game.record.actions[:middle], result=None)
    assert record_from_link(record_to_link(cut)) == cut
    assert record_from_link(f"{text}.{middle}") == cut


@settings(max_examples=examples(10))
@given(deals(), st.lists(st.text(LETTERS, max_size=80), min_size=2, max_size=4))
def test_any_names_are_kept_as_far_as_documented(deal: Deal, names: list[str]) -> None:
    record = Record(deal.seating, deal.tiles, names=tuple(names))
    fits = len(names) == len(deal.seating)
    kept = tuple(name[:NAME_LETTERS] for name in names) if fits else None
    assert record_from_link(record_to_link(record)) == replace(record, names=kept)


def test_half_a_letter_becomes_a_sign_for_one() -> None:
    again = record_from_link(record_to_link(replace(DEALT, names=("a\ud800", "b"))))
    assert again.names == ("a\ufffd", "b")


def test_a_finished_game_without_a_result_gets_it() -> None:
    record = finished(2, 5)
    assert record_from_link(record_to_link(replace(record, result=None))) == record


def test_a_record_that_breaks_the_rules_is_not_packed() -> None:
    with pytest.raises(BrokenRecord, match="Action 1"):
        record_to_link(replace(DEALT, actions=("7",)))
    record = finished(2, 5)
    with pytest.raises(BrokenRecord, match="winners"):
        record_to_link(replace(record, result={**(record.result or {}), "winners": []}))


# The sizes that docs/record.md names; without names, a game of bots with theirs, and people.
@pytest.mark.parametrize(
    ("players", "most"),
    [
        (4, 150),
        *(pytest.param(*size, marks=pytest.mark.prove) for size in ((2, 100), (3, 120))),
    ],
)
def test_a_game_is_short(players: int, most: int) -> None:
    sizes = [len(record_to_link(finished(players, seed))) for seed in range(5)]
    assert median(sizes) <= most
    named = finished(players, 1, ("bot:lamplighter",) * players)
    assert len(record_to_link(named)) <= 250


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_a_moment_of_a_game(ply: int) -> None:
    text = record_to_link(BEGUN, ply)
    assert text == f"{record_to_link(BEGUN)}.{ply}"
    assert record_from_link(text) == replace(BEGUN, actions=BEGUN.actions[:ply])


def test_the_last_moment_is_the_whole_game() -> None:
    record = finished(2, 5)
    assert record_from_link(record_to_link(record, len(record.actions))) == record


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_moment_that_the_game_has_not_is_not_written(ply: int) -> None:
    with pytest.raises(UnreadableLink, match=f"action {ply}; its game ends after action 2"):
        record_to_link(BEGUN, ply)


@pytest.mark.parametrize("ply", ["", "3", "-1", "01", "+1", "1.0", "١", "9" * 100])
def test_a_moment_that_the_game_has_not_is_not_read(ply: str) -> None:
    with pytest.raises(UnreadableLink) as refused:
        record_from_link(f"{record_to_link(BEGUN)}.{ply}")
    assert refused.value.fault is LinkFault.LINK_PLY


def _wrong_bodies() -> list[bytes]:
    body = link_to_bytes(record_to_link(BEGUN))
    over = link_to_bytes(record_to_link(finished(2, 5)))
    named = link_to_bytes(record_to_link(replace(BEGUN, names=("é", "b"))))
    return [
        bytes([3]) + body[1:],  # five players
        bytes([16]) + body[1:],  # a flag that is none
        body[:1] + b"\0" + body[1:],  # a number with a leading nought
        body[:1] + b"\1" + body[1:],  # more than the game needs
        over[:1] + b"\1" * 200 + over[1:],
        bytes([over[0] | 8]) + over[1:],  # a finished game that is said to go on
        bytes([4]),  # names that are not there
        bytes([4, 9, 65]),
        named[:2] + b"\xff\xff" + named[4:],  # names that are no text
        bytes([4, 61]) + b"a" * 61 + b"\0",  # a name that is too long
        bytes([8]) + _with_digit(MOST_ACTIONS - 1),  # more actions than a game has
    ]


def _with_digit(count: int) -> bytes:
    """Return the number of a deal with the lowest choices, and this many actions."""
    place = 12
    for left in range(35, 35 - 22, -1):
        place *= left
    number = place * count
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


@pytest.mark.parametrize("body", _wrong_bodies())
def test_a_right_checksum_does_not_make_a_game(body: bytes) -> None:
    with pytest.raises(UnreadableLink) as refused:
        record_from_link(link_from_bytes(body))
    assert refused.value.fault is LinkFault.LINK_GAME


def test_the_documented_link_is_that_of_the_documented_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    [record] = re.findall(r"```json\n(\{\n.*?\n\})\n```", page, re.DOTALL)
    [link] = re.findall(r"```\n(1[\w-]+)\n```", page)
    assert record_to_link(record_from_json(record)) == link


def test_a_long_text_is_not_looked_at() -> None:
    with pytest.raises(UnreadableLink) as refused:
        record_from_link("1" * (LONGEST + 1))
    assert refused.value.fault is LinkFault.LINK_LONG
    assert len(record_to_link(finished(4, 1, ("🏮" * 99,) * 4))) <= LONGEST


@settings(max_examples=examples(15))
@given(st.text() | st.text("1AZaz09-_.", max_size=LONGEST))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    _read_or_refuse(text)


@settings(max_examples=examples(40))
@given(st.binary(max_size=1400))
def test_no_bytes_do_more_than_be_refused(body: bytes) -> None:
    """With a right checksum: whatever they are taken for, it is a sound record."""
    _read_or_refuse(link_from_bytes(body))


@settings(max_examples=examples(40))
@given(st.data())
def test_a_damaged_link_is_refused(data: st.DataObject) -> None:
    text = record_to_link(BEGUN)
    place = data.draw(st.integers(1, len(text) - 1))
    kind = data.draw(st.sampled_from(["change", "drop", "add", "swap"]))
    letter = data.draw(st.sampled_from("ABab01-_"))
    changed = {
        "change": text[:place] + letter + text[place + 1 :],
        "drop": text[:place] + text[place + 1 :],
        "add": text[:place] + letter + text[place:],
        "swap": text[: place - 1] + text[place - 1 : place + 1][::-1] + text[place + 1 :],
    }[kind]
    if changed != text:
        with pytest.raises(UnreadableLink):
            record_from_link(changed)


def _read_or_refuse(text: str) -> None:
    try:
        record = record_from_link(text)
    except UnreadableLink:
        return
    check_record(record)
    assert record_to_link(record) == text.partition(".")[0]
