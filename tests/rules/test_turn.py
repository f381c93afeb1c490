"""A turn: exchange, dedicate, place, in this order and each at most once."""

import pytest
from kit.boards import BOAT
from kit.positions import (
    AROUND,
    NORTH,
    OPPOSITE,
    SOUTH,
    a_game,
    actions_of,
    cards_of,
    events_of,
    play,
)

from lanterns.rules import (
    SEVEN_UNIQUE,
    Cell,
    Color,
    Dedicate,
    Dedicated,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    Exchanged,
    LaidTile,
    Phase,
    Place,
    TileDrawn,
    TileLaid,
    Token,
    TurnBegan,
    apply,
    legal_actions,
)

EVERYTHING = "RRRRR OOOO GG P B W K"


def set_from(text: str) -> Dedicate:
    """The dedication written so."""
    (action,) = actions_of(text)
    assert isinstance(action, Dedicate)
    return action


def test_an_exchange_pays_two_favor_tokens_and_swaps_a_card() -> None:
    """Rules: A turn, 1. Two tokens go to the bank, one card each way."""
    state = a_game(OPPOSITE, cards={0: "OOK"}, favor={0: 5}, supply="GG R", bank=15)

    step = apply(state, Exchange(Color.ORANGE, Color.GREEN))

    assert step.state.active.cards == cards_of("OGK")
    assert step.state.active.favor == 3
    assert step.state.favor_bank == 17
    assert step.state.supply == cards_of("RGO")
    assert (step.state.turn, step.state.phase) == (0, Phase.DEDICATE)
    assert step.state.players[1] == state.players[1]
    assert step.events == (Exchanged(0, Color.ORANGE, Color.GREEN),)


def test_an_exchange_takes_any_other_color_that_the_supply_has() -> None:
    """Rules: A turn, 1. Not the same color, and nothing the supply has run out of."""
    state = a_game(OPPOSITE, cards={0: "OK"}, favor={0: 2}, supply="OGK")

    exchanges = [action for action in legal_actions(state) if isinstance(action, Exchange)]
    assert tuple(exchanges) == actions_of("xO>G", "xO>K", "xK>O", "xK>G")


@pytest.mark.parametrize(("favor", "count"), [(0, 0), (1, 0), (2, 6), (3, 6)])
def test_an_exchange_needs_two_favor_tokens(favor: int, count: int) -> None:
    """Rules: A turn, 1. Two favor tokens are the price."""
    state = a_game(OPPOSITE, cards={0: "R"}, favor={0: favor})

    assert sum(isinstance(action, Exchange) for action in legal_actions(state)) == count


def test_only_one_exchange_a_turn() -> None:
    """Rules: A turn. Each step at most once, however much favor is left."""
    state = play(a_game(OPPOSITE, cards={0: "RRRR"}, favor={0: 9}), "xR>O")

    assert not any(isinstance(action, Exchange) for action in legal_actions(state))


def test_no_exchange_after_the_dedication() -> None:
    """Rules: A turn. The exchange comes first."""
    state = play(a_game(OPPOSITE, cards={0: "RRRR O"}, favor={0: 9}), "4R")

    assert all(isinstance(action, Place) for action in legal_actions(state))


def test_a_dedication_may_follow_an_exchange() -> None:
    """Rules: A turn. The exchange can complete the set."""
    state = play(a_game(OPPOSITE, cards={0: "RRRO"}, favor={0: 2}), "xO>R")

    assert legal_actions(state)[0] == Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.RED,))


@pytest.mark.parametrize(
    ("text", "kind", "kept", "returned", "honor"),
    [
        ("4R", DedicationKind.FOUR_OF_A_KIND, "R OOOO GG P B W K", "RRRR", 8),
        ("4O", DedicationKind.FOUR_OF_A_KIND, "RRRRR GG P B W K", "OOOO", 8),
        ("3ROG", DedicationKind.THREE_PAIR, "RRR OO P B W K", "RR OO GG", 9),
        ("7", DedicationKind.SEVEN_UNIQUE, "RRRR OOO G", "ROGPBWK", 10),
    ],
)
def test_a_dedication_returns_the_set_and_takes_the_top_token(
    text: str, kind: DedicationKind, kept: str, returned: str, honor: int
) -> None:
    """Rules: A turn, 2. The cards go to the supply, the top token of that stack is earned."""
    state = a_game(AROUND, cards={0: EVERYTHING}, supply="R G W")

    after = play(state, text)

    assert after.active.cards == cards_of(kept)
    assert after.supply == cards_of("R G W" + returned)
    assert after.active.tokens == (Token(kind, honor),)
    assert after.stacks[kind] == state.stacks[kind][1:]
    others = [other for other in DedicationKind if other is not kind]
    assert [after.stacks[other] for other in others] == [state.stacks[other] for other in others]
    assert (after.turn, after.phase) == (0, Phase.PLACE)
    assert events_of(state, text)[0] == Dedicated(
        0, kind, set_from(text).colors, honor, generic=False
    )


def test_which_sets_can_be_dedicated() -> None:
    """Rules: A turn, 2. Four of one color, two each of three colors, one of every color."""
    state = a_game(AROUND, cards={0: "RRRRR OOOO GG P B W"})
    sets = tuple(action for action in legal_actions(state) if isinstance(action, Dedicate))
    assert sets == actions_of("4R", "4O", "3ROG")

    state = a_game(AROUND, cards={0: "RR GG PP KK"})
    sets = tuple(action for action in legal_actions(state) if isinstance(action, Dedicate))
    assert sets == actions_of("3RGP", "3RGK", "3RPK", "3GPK")

    state = a_game(AROUND, cards={0: "ROGPBWK"})
    sets = tuple(action for action in legal_actions(state) if isinstance(action, Dedicate))
    assert sets == (SEVEN_UNIQUE,)


def test_only_one_dedication_a_turn() -> None:
    """Rules: A turn. Each step at most once, however many sets are held."""
    state = play(a_game(AROUND, cards={0: "RRRR OOOO"}), "4R")

    assert all(isinstance(action, Place) for action in legal_actions(state))


@pytest.mark.parametrize("kind", list(DedicationKind))
def test_an_empty_stack_earns_four_for_ever(kind: DedicationKind) -> None:
    """Rules: A turn, 2. The dedication is still allowed, always; generic tokens never run out."""
    stacks = tuple(() if stack == kind else (9, 8) for stack in DedicationKind)
    tokens = (Token(kind, 4),) * 5
    state = a_game(AROUND, cards={0: "RRRR OO GG PBWK"}, stacks=stacks, tokens={0: tokens})
    text = {0: "4R", 1: "3ROG", 2: "7"}[kind]

    after = play(state, text)

    assert after.active.tokens == (*tokens, Token(kind, 4))
    assert after.active.honor == 24
    assert after.stacks == stacks
    (event,) = events_of(state, text)
    assert isinstance(event, Dedicated)
    assert (event.honor, event.generic) == (4, True)


def test_the_last_token_of_a_stack_is_not_generic() -> None:
    """Rules: A turn, 2. Only an empty stack makes a generic token, not a value of four."""
    state = a_game(OPPOSITE, cards={0: "RRRR"}, stacks=((4,), (), ()))

    (event,) = events_of(state, "4R")

    assert isinstance(event, Dedicated)
    assert (event.honor, event.generic) == (4, False)


def test_every_rotation_on_every_free_cell() -> None:
    """Rules: A turn, 3. Any tile in hand, any free cell beside the lake, any of four rotations."""
    state = a_game(OPPOSITE, hands={0: (9, 4, 26)})

    assert legal_actions(state) == tuple(
        Place(tile, Cell(x, y), turns)
        for tile in (9, 4, 26)
        for x, y in [(-1, 0), (0, -1), (0, 1), (1, 0)]
        for turns in range(4)
    )


def test_a_tile_must_be_placed() -> None:
    """Rules: A turn, 3. There is no way to end an ordinary turn without a tile."""
    state = a_game(OPPOSITE, cards={0: "RRRR"}, favor={0: 2})

    for action in legal_actions(state):
        passes_the_turn = apply(state, action).state.turn == 1
        assert passes_the_turn == isinstance(action, Place)


def test_placing_draws_a_tile_and_passes_the_turn() -> None:
    """Rules: What a placed tile gives. Hands go back to three; the drawn tile goes last."""
    state = a_game(OPPOSITE, hands={0: (5, 6, 7)}, draw_stack=(20, 21))

    step = apply(state, Place(6, Cell(0, 1), 3))

    assert step.state.players[0].hand == (5, 7, 20)
    assert step.state.draw_stack == (21,)
    assert step.state.lake == state.lake.lay(LaidTile(6, Cell(0, 1), 3))
    assert (step.state.turn, step.state.phase) == (1, Phase.EXCHANGE)
    assert step.events[0] == TileLaid(0, 6, Cell(0, 1), 3)
    assert step.events[-2:] == (TileDrawn(0, 20), TurnBegan(1, final=False))


def test_nothing_is_drawn_from_an_empty_stack() -> None:
    """Rules: What a placed tile gives. Only if the draw stack has a tile."""
    state = a_game(OPPOSITE, hands={0: (5, 6)}, draw_stack=())

    step = apply(state, Place(5, Cell(0, 1), 0))

    assert step.state.players[0].hand == (6,)
    assert step.state.draw_stack == ()
    assert not any(isinstance(event, TileDrawn) for event in step.events)


def test_play_goes_clockwise() -> None:
    """Rules: Setup 6. After the last seat comes the first again."""
    state = a_game(AROUND)
    turns = []
    for _ in range(9):
        turns.append(state.turn)
        state = apply(state, legal_actions(state)[-1]).state

    assert turns == [0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_a_new_turn_opens_every_step_again() -> None:
    """Rules: A turn. The next player may exchange and dedicate."""
    state = a_game((SOUTH, NORTH), cards={0: "RRRR", 1: "KKKK"}, favor={1: 2}, lake=BOAT)
    state = play(state, "4R", "1@0,1r0")

    kinds = [type(action) for action in legal_actions(state)]
    assert state.turn == 1
    assert Exchange in kinds
    assert Dedicate in kinds
    assert Discard not in kinds


def test_only_a_state_can_be_played_on() -> None:
    """A batch is for the simulator, which a sentence says."""
    with pytest.raises(TypeError, match="A GameState is wanted, not a list"):
        apply([], EndTurn())  # type: ignore[arg-type]
