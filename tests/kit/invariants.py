"""What is true of every position, whatever was played."""

from collections import Counter

from lanterns.rules import (
    CARDS_PER_COLOR,
    COLORS,
    DEDICATION_KINDS,
    DEDICATIONS,
    FAVOR_TOKENS,
    GENERIC_HONOR,
    Color,
    Faced,
    GameState,
    Matched,
    Outcome,
    Seat,
)


def check_invariants(state: GameState, tiles: tuple[int, ...]) -> None:
    """Assert that no card, tile or token is lost, made up or in two places."""
    check_cards(state)
    check_tiles(state, tiles)
    check_tokens(state)
    favor = [player.favor for player in state.players]
    assert sum(favor) + state.favor_bank == FAVOR_TOKENS
    assert min(*favor, state.favor_bank) >= 0


def check_cards(state: GameState) -> None:
    """Supply and players together hold what the setup put there."""
    for color in COLORS:
        held = [player.cards[color] for player in state.players]
        assert sum(held) + state.supply[color] == CARDS_PER_COLOR[len(state.players)]
        assert min(*held, state.supply[color]) >= 0


def check_tiles(state: GameState, tiles: tuple[int, ...]) -> None:
    """Each tile of the deal is on the lake, in one hand or in the draw stack."""
    laid = [laid.tile for laid in state.lake.tiles]
    hands = [tile for player in state.players for tile in player.hand]
    assert sorted([*laid, *hands, *state.draw_stack]) == [0, *sorted(tiles)]
    cells = [laid.cell for laid in state.lake.tiles]
    assert len(set(cells)) == len(cells)
    assert state.draw_stack == tiles[len(tiles) - len(state.draw_stack) :]


def check_tokens(state: GameState) -> None:
    """Stacks lose their top tokens first; whatever is taken beyond them is generic."""
    for kind in DEDICATION_KINDS:
        printed = DEDICATIONS[len(state.players)][kind]
        taken = [
            token.honor for player in state.players for token in player.tokens if token.kind is kind
        ]
        from_stack = printed[: len(taken)]
        assert state.stacks[kind] == printed[len(taken) :]
        generic = [GENERIC_HONOR] * (len(taken) - len(from_stack))
        assert Counter(taken) == Counter([*from_stack, *generic])


def cards_for(outcome: Outcome, seat: Seat) -> tuple[Color, ...]:
    """The cards that a seat receives from a placement, by match and by facing."""
    dealt: tuple[Matched | Faced, ...] = (*outcome.matches, *outcome.facings)
    return tuple(card.color for card in dealt if card.seat == seat and card.received)
