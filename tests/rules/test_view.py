"""What a seat may know, on small positions."""

from random import Random

import pytest
from kit.positions import AROUND, OPPOSITE, a_game

from lanterns.rules import (
    DedicationKind,
    Phase,
    SeenPlayer,
    Token,
    View,
    resample,
    unseen_tiles,
    view_for,
)

TOKEN = Token(DedicationKind.THREE_PAIR, 9)
STATE = a_game(
    OPPOSITE,
    turn=1,
    phase=Phase.DEDICATE,
    hands={0: (30, 2, 7), 1: (5, 4)},
    cards={0: "RRK", 1: "O"},
    favor={0: 3},
    tokens={1: (TOKEN, TOKEN)},
    supply="WW",
    stacks=((8,), (), (10, 9)),
    bank=11,
    draw_stack=(11, 12, 13, 14),
)
ANA = SeenPlayer((30, 2, 7), 3, STATE.players[0].cards, 3, ())
BO = SeenPlayer((5, 4), 2, STATE.players[1].cards, 0, (TOKEN, TOKEN))
HIDDEN_ANA = SeenPlayer(None, 3, STATE.players[0].cards, 3, ())
HIDDEN_BO = SeenPlayer(None, 2, STATE.players[1].cards, 0, (TOKEN, TOKEN))


@pytest.mark.parametrize(
    ("seat", "players"),
    [(0, (ANA, HIDDEN_BO)), (1, (HIDDEN_ANA, BO)), (None, (HIDDEN_ANA, HIDDEN_BO))],
)
def test_a_view_shows_ones_own_hand_only(seat: int | None, players: tuple[SeenPlayer, ...]) -> None:
    """Everything else on the table is open, the draw stack is a number."""
    assert view_for(STATE, seat) == View(
        seat=seat,
        seating=OPPOSITE,
        players=players,
        lake=STATE.lake,
        supply=STATE.supply,
        stacks=((8,), (), (10, 9)),
        favor_bank=11,
        draw_count=4,
        turn=1,
        phase=Phase.DEDICATE,
    )


def test_a_past_is_what_the_same_seat_saw() -> None:
    """Hidden as ever; and the present is the same with it or without."""
    before = a_game(OPPOSITE, hands={0: (30, 2, 7), 1: (5, 4, 9)})
    for seat in (0, 1, None):
        view = view_for(STATE, seat, [before])
        assert view.past == (view_for(before, seat),)
        assert view == view_for(STATE, seat)


def test_honor_is_open() -> None:
    """Tokens lie open in front of their player."""
    assert [player.honor for player in view_for(STATE, 0).players] == [0, 18]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_a_final_turn(seat: int | None) -> None:
    """By the empty hand of the player on turn, and of nobody else."""
    final = a_game(OPPOSITE, turn=1, hands={1: ()})
    usual = a_game(OPPOSITE, turn=1, hands={0: ()})

    assert final.is_final_turn and view_for(final, seat).is_final_turn
    assert not usual.is_final_turn and not view_for(usual, seat).is_final_turn


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_there_is_no_such_seat(seat: int) -> None:
    """A negative number must not quietly mean the last seat."""
    with pytest.raises(IndexError, match=f"^there is no seat {seat} at a table of 2$"):
        view_for(STATE, seat)


def test_unseen_tiles() -> None:
    """All but the lake and one's own hand; for a spectator all but the lake."""
    assert unseen_tiles(view_for(STATE, 0)) == tuple(
        tile for tile in range(1, 36) if tile not in (30, 2, 7)
    )
    assert unseen_tiles(view_for(STATE, 1)) == (1, 2, 3, *range(6, 36))
    assert unseen_tiles(view_for(STATE, None)) == tuple(range(1, 36))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_resampled_game_fits_the_view(seat: int | None) -> None:
    """What the seat knows stays, hand sizes stay, and no tile is there twice."""
    view = view_for(STATE, seat)
    game = resample(view, Random(1))

    assert view_for(game, seat) == view
    assert [len(player.hand) for player in game.players] == [3, 2]
    assert len(game.draw_stack) == 4
    everywhere = [*game.players[0].hand, *game.players[1].hand, *game.draw_stack]
    assert len(set(everywhere)) == 9
    assert all(1 <= tile <= 35 for tile in everywhere)


def test_resampling_follows_the_generator() -> None:
    """The same generator deals the same game, another one another."""
    view = view_for(a_game(AROUND), 2)

    assert resample(view, Random(3)) == resample(view, Random(3))
    assert resample(view, Random(3)) != resample(view, Random(4))
