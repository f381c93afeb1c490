"""Memories of games, and the rating of their player."""

import json
from random import Random
from typing import Any, Final

import pytest

from lanterns.arena.memory import (
    LEAST_GAMES,
    MOST_STRANGERS,
    Memory,
    Mine,
    RememberedGame,
    Result,
    UnreadableMemory,
    counted_games,
    memory_from_json,
    own_ratings,
)

FORMAT: Final = "lanterns-memory/1"
KNOWN = ("bot:sage", "bot:kirin")

GAME: dict[str, Any] = {
    "names": ["Ana", "bot:sage", "Ben"],
    "result": {"ranks": [2, 1, 3]},
    "mine": {"seat": 0},
}


def saved(*games: object, **changed: object) -> str:
    """Return a file with these games."""
    return json.dumps({"format": FORMAT, "games": games, **changed})


def of(*games: dict[str, Any]) -> Memory:
    return memory_from_json(saved(*games))


def test_games_with_an_own_seat_count_and_no_others() -> None:
    nobodys = GAME | {"mine": {"seat": None}}
    unasked = {key: value for key, value in GAME.items() if key != "mine"}
    abandoned = GAME | {"result": None}
    memory = of(GAME, nobodys, unasked, abandoned)
    assert counted_games(memory, 3, KNOWN) == [(("bot:sage",), ("me",), ("stranger:Ben",))]
    assert counted_games(memory, 2, KNOWN) == []


def test_a_namesake_is_somebody_else() -> None:
    game = GAME | {"names": ["Ana", "Ana", "sage"]}
    ranking = (("stranger:Ana",), ("me",), ("stranger:sage",))
    assert counted_games(of(game), 3, KNOWN) == [ranking]


def test_a_bot_is_known_whatever_time_it_had_and_a_program_is_a_stranger() -> None:
    game = GAME | {"names": ["Ana", "bot:kirin@0.5s", "bot:my own@home"]}
    ranking = (("bot:kirin",), ("me",), ("stranger:bot:my own@home",))
    assert counted_games(of(game), 3, KNOWN) == [ranking]


def test_few_games_have_no_rating() -> None:
    few, enough = (own_ratings(of(*[GAME] * count))[3] for count in (LEAST_GAMES - 1, LEAST_GAMES))
    assert (few.games, few.rating) == (LEAST_GAMES - 1, None)
    assert enough.games == LEAST_GAMES
    assert enough.rating is not None


def test_the_order_of_games_changes_nothing() -> None:
    rng = Random(1)
    games = [
        GAME
        | {"names": ["Ana", rng.choice(["bot:sage", "bot:fox"]), rng.choice(["Ben", "Cleo"])]}
        | {"result": {"ranks": rng.sample([1, 2, 3], 3)}}
        for _ in range(30)
    ]
    assert own_ratings(of(*games)) == own_ratings(of(*games[::-1]))


def test_winning_more_rates_higher_and_a_stronger_opponent_too() -> None:
    def rated(bot: str, *ranks: tuple[int, int]) -> float:
        game = {"names": ["Ana", bot], "mine": {"seat": 0}}
        rating = own_ratings(of(*[game | {"result": {"ranks": won}} for won in ranks]))[2].rating
        assert rating is not None
        return rating.mu

    won, lost = (1, 2), (2, 1)
    assert rated("bot:sage", *[won] * 6) > rated("bot:sage", *[won, lost] * 3)
    assert rated("bot:kirin", *[won, lost] * 3) > rated("bot:sage", *[won, lost] * 3)


@pytest.mark.parametrize("prefix", ["P", "bot:P"])
def test_beyond_a_limit_strangers_count_as_one(prefix: str) -> None:
    met = [f"{prefix}{number:03}" for number in range(MOST_STRANGERS + 5)]
    games = tuple(
        RememberedGame(("Ana", name), Result((1, 2)), Mine(0))
        for number, name in enumerate(met)
        for _ in range(1 + (number < 3))
    )
    names = [name for _, (name,) in counted_games(Memory(FORMAT, games), 2, KNOWN)]
    assert names.count(f"stranger:{prefix}000") == 2
    assert names.count("everybody else") == 5
    assert len({*names}) == MOST_STRANGERS + 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("", "truncated", id="empty"),
        pytest.param(saved(GAME)[:-5], "truncated", id="cut"),
        pytest.param(saved(GAME, format="lanterns-memory/9"), "format", id="version"),
        pytest.param('{"tiles": []}', "format", id="record"),
        pytest.param('{"games": []}', "format", id="unnamed"),
        pytest.param(saved(deep="?").replace('"?"', "[" * 99999 + "]" * 99999), "deep", id="deep"),
        pytest.param(saved(GAME | {"names": ["Ana"]}), "names", id="alone"),
        pytest.param(saved(GAME | {"result": {"ranks": [1, 2]}}), "one rank", id="ranks"),
        pytest.param(saved(GAME | {"result": {"ranks": [0, 1, 2]}}), "ranks", id="zeroth"),
        pytest.param(saved(GAME | {"mine": {"seat": 3}}), "not at the table", id="seat"),
        pytest.param(saved(GAME | {"mine": {"seat": 4}}), "seat", id="fifth"),
    ],
)
def test_what_is_no_memory_of_games_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(UnreadableMemory, match=rf"^This is no memory of games: .*{why}.*\.$"):
        memory_from_json(text)
