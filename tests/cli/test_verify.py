"""Records that tell nothing about their shuffle; those that do are tried with the server."""

import json

import pytest

from .conftest import Run


@pytest.mark.parametrize("shuffle", [{}, {"shuffle": 1}, {"shuffle": {"format": "another"}}])
def test_a_game_of_no_server_has_no_shuffle_to_verify(
    lanterns: Run, shuffle: dict[str, object]
) -> None:
    game = json.loads(lanterns("simulate", "--seed", 1).out)
    done = lanterns("verify", "-", stdin=json.dumps({**game, **shuffle}))
    assert (done.code, done.out, done.err) == (
        2,
        "",
        "lanterns: standard input: "
        "The record does not say how it was shuffled, as those from a server do.\n",
    )
