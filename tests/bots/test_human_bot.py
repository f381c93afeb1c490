"""Human-like bots: what they see, collect, put off and deny the opponents."""

from random import Random

from kit.sound_positions import a_sound_game

from lanterns.bots.human_bot import HumanLikeBot
from lanterns.core import Traits
from lanterns.rules import (
    SEVEN_UNIQUE,
    TILES_IN_PLAY,
    Action,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    Exchange,
    GameState,
    Phase,
    Place,
    legal_actions,
    outcome_of,
    to_text,
    view_for,
)

ALL_CELLS = 100
CHEAP = (3, 4, 5)
"""Tokens taken of each kind, so that every stack of a game of two shows a five."""


def chosen(traits: Traits, state: GameState, seed: int = 0) -> Action:
    """Return the action that a bot with these traits chooses."""
    view = view_for(state, state.turn)
    return HumanLikeBot(traits).choose(view, legal_actions(state), 1, Random(seed)).action


def placed(traits: Traits, state: GameState) -> Place:
    """Return the placement that a bot with these traits chooses."""
    action = chosen(traits, state)
    assert isinstance(action, Place)
    return action


def test_sees_the_placement_with_the_most_matches() -> None:
    state = a_sound_game(hand=(34, 1, 2))
    matches = {
        place: len(outcome_of(state, place).matches)
        for place in legal_actions(state)
        if isinstance(place, Place)
    }
    assert matches[placed(Traits(ALL_CELLS, aim=0), state)] == max(matches.values()) == 1


def test_with_little_attention_the_best_cell_is_overlooked_at_times() -> None:
    state = a_sound_game()
    cells = set()
    for seed in range(60):
        action = chosen(Traits(1, aim=0), state, seed)
        assert isinstance(action, Place)
        cells.add(action.cell)
    assert cells == set(state.lake.free_cells)


def test_a_ready_bot_dedicates_for_the_more_valuable_token() -> None:
    traits, cards = Traits(4, aim=0.5), {0: "RRRR OGPBWK"}
    four = Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.RED,))
    assert chosen(traits, a_sound_game(turns=8, cards=cards, taken=(0, 0, 4))) == four
    assert chosen(traits, a_sound_game(turns=10, cards=cards, taken=(5, 0, 0))) == SEVEN_UNIQUE


def test_an_unready_bot_places_instead_except_in_the_final_turn() -> None:
    unready = Traits(4, aim=0, readiness=0)
    cards = {0: "RRRR"}
    assert isinstance(chosen(unready, a_sound_game(cards=cards)), Place)
    final = a_sound_game(turns=TILES_IN_PLAY[2], cards=cards)
    assert isinstance(chosen(unready, final), Dedicate)


def test_dedicates_rather_than_discards() -> None:
    cards = {0: "RRRRR OOOOO GGG"}
    state = a_sound_game(cards=cards)
    assert isinstance(chosen(Traits(4, aim=0, readiness=0), state), Dedicate)
    late = a_sound_game(cards=cards, phase=Phase.PLACE)
    assert isinstance(chosen(Traits(4, aim=0.5), late), Discard)


def test_exchanges_only_for_a_set() -> None:
    one_short = a_sound_game(cards={0: "RRR O"}, favor={0: 2})
    assert to_text(chosen(Traits(4, aim=0.5), one_short)) == "xO>R"
    assert isinstance(chosen(Traits(4, aim=0.5, exchanges=False), one_short), Place)
    two_short = a_sound_game(cards={0: "RR O"}, favor={0: 2})
    assert not isinstance(chosen(Traits(4, aim=0.5), two_short), Exchange)


def test_no_exchange_with_a_set_in_hand() -> None:
    # The favor tokens would be wasted: the set can be dedicated in any later turn as it is.
    state = a_sound_game(cards={0: "RRRR OOO G"}, favor={0: 2})
    assert any(isinstance(action, Exchange) for action in legal_actions(state))
    for seed in range(5):
        assert isinstance(chosen(Traits(4, aim=0.5, readiness=0), state, seed), Place)


def test_a_hoarder_waits_for_a_valuable_token_while_there_is_room() -> None:
    hoarder = Traits(4, aim=0.3, least_honor=8)
    waiting = a_sound_game(turns=12, cards={0: "RRRR"}, taken=CHEAP)
    assert isinstance(chosen(hoarder, waiting), Place)
    full = a_sound_game(turns=12, cards={0: "RRRR OOO GGG"}, taken=CHEAP)
    assert chosen(hoarder, full) == Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.RED,))


def test_a_hoarder_spends_no_favor_on_a_cheap_token() -> None:
    hoarder = Traits(4, aim=0.3, least_honor=8)
    cards, favor = {0: "RRR O"}, {0: 2}
    cheap = a_sound_game(turns=12, cards=cards, favor=favor, taken=CHEAP)
    assert isinstance(chosen(hoarder, cheap), Place)
    valuable = a_sound_game(turns=12, cards=cards, favor=favor, taken=(0, *CHEAP[1:]))
    assert to_text(chosen(hoarder, valuable)) == "xO>R"


def test_a_denier_gives_the_others_no_card_that_completes_a_set() -> None:
    # The second player has every color but black.
    state = a_sound_game(cards={0: "RRK", 1: "ROGPBW"}, hand=(2, 6, 7))

    def given(traits: Traits) -> Color:
        outcome = outcome_of(state, placed(traits, state))
        return next(card.color for card in outcome.facings if card.seat == 1)

    assert given(Traits(ALL_CELLS, aim=1)) is Color.BLACK
    assert given(Traits(ALL_CELLS, aim=1, spite=2)) is not Color.BLACK
