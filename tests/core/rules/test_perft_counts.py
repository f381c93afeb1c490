"""The perft files of the referee, and counts deeper than it can go."""

import json
from pathlib import Path

import pytest

from lanterns import core, rules
from lanterns.core import library
from lanterns.core.rules import perft_counts

FILES = sorted(Path(__file__).parents[2].glob("perft/*.jsonl"))
LINES = [
    pytest.param(line, id=f"{file.stem}-{number}")
    for file in FILES
    for number, line in enumerate(file.read_text().splitlines(), start=1)
]


@pytest.mark.parametrize("line", LINES)
def test_leaves(line: str) -> None:
    """The simulator counts what the file says; else the counts below each action are printed."""
    data = json.loads(line)
    state = rules.end_of(rules.record_from_json(line))

    counted = core.perft(state, data["depth"])
    if counted != data["leaves"]:
        below = "\n".join(
            f"{rules.to_text(action)} {leaves}"
            for action, leaves in core.divide(state, data["depth"]).items()
        )
        pytest.fail(f"{counted} leaves, not {data['leaves']}:\n{below}")


def test_there_are_files() -> None:
    """The test above would pass with nothing to count."""
    assert len(LINES) >= 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_division_agrees_with_the_referee(players: int) -> None:
    """The same actions in the same order, each with the same number of sequences below it."""
    tiles = range(1, 1 + rules.TILES_IN_PLAY[players])
    state = rules.new_game(rules.DEFAULT_SEATING[players], tiles)

    assert list(core.divide(state, 2).items()) == list(rules.divide(state, 2).items())


def test_deeper_than_the_referee() -> None:
    """Three openings from a lake of one tile, worked out by hand.

    Three tiles on 4 cells in 4 turns; then, in every case, 3 tiles on 6 cells; then 3 tiles on
    the cells around three tiles: 8 around a straight row, 7 around a bend. A first tile leaves
    six cells, two of them in line with the first two tiles and four that bend around a corner.
    """
    tiles = range(1, 23)
    state = rules.new_game(rules.DEFAULT_SEATING[2], tiles)

    first, second = 3 * 4 * 4, 3 * 4
    third_straight, third_bent = 2 * (3 * 8 * 4), 4 * (3 * 7 * 4)
    assert core.perft(state, 3) == first * second * (third_straight + third_bent)


@pytest.mark.parametrize(("depth", "budget"), [(3, 3), (3, 47), (4, 1000)])
def test_a_count_in_pieces_is_the_same(
    monkeypatch: pytest.MonkeyPatch, depth: int, budget: int
) -> None:
    """Long counts return to Python again and again, where an interrupt is noticed, and continue."""
    state = rules.new_game(rules.DEFAULT_SEATING[2], range(1, 23))
    whole = core.divide(state, depth)
    calls: list[str] = []

    def counted(name: str, *arguments: object) -> int:
        calls.append(name)
        return library.call(name, *arguments)

    monkeypatch.setattr(perft_counts, "call", counted)
    monkeypatch.setattr(perft_counts, "_ACTIONS_A_CALL", budget)

    assert core.divide(state, depth) == whole
    assert calls.count("divide") > len(whole)


def test_nothing_is_one_sequence() -> None:
    """Of no action at all there is one sequence, also at the end."""
    games = core.shuffle(players=2, count=1, seed=1)
    while len(actions := core.legal_actions(games)[0]):
        games = core.apply(games, actions[:1])

    assert core.perft(games[0], 0) == 1
    assert core.perft(games[0], 1) == core.perft(games[0], 5) == 0


@pytest.mark.parametrize("depth", [-1, 65, 2**70])
def test_absurd_depths(depth: int) -> None:
    """A depth is refused before anything is counted."""
    state = core.shuffle(players=2, seed=1)[0]

    with pytest.raises(core.BadRequest, match="a depth"):
        core.perft(state, depth)
