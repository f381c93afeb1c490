"""Pictures of positions: every tile is drawn, and nothing hidden shows."""

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

from lanterns import rules
from lanterns.rules.picture import outcome_svg


def _late() -> rules.Game:
    game = rules.Game(rules.DEFAULT_SEATING[3], range(1, 28))
    while not game.state.is_over and len(game.state.lake.tiles) < 12:
        game.act(game.legal_actions()[-1])
    return game


def test_every_tile_is_drawn() -> None:
    """A group with four sides for each, and a ring for each platform."""
    game = _late()
    for position in (game.state, game.view(1), game.view(None)):
        drawn = ElementTree.fromstring(position._repr_svg_())
        parts = [element.tag.rpartition("}")[2] for element in drawn.iter()]
        laid = game.state.lake.tiles
        assert parts.count("g") == len(laid)
        assert parts.count("polygon") == 4 * len(laid)
        assert parts.count("circle") == sum(tile.platform for tile in laid)


def test_hidden_hands_stay_hidden() -> None:
    """In a view only its own hand is shown, and once the tiles are gone, an empty one."""
    game = _late()
    assert rules.state_text(game.view(1)).count("hand hidden") == 2
    assert "hand hidden" not in rules.state_text(game.state)
    while game.turn is not None:
        game.act(game.legal_actions()[-1])
    assert "hand empty" in rules.state_text(game.state)


def test_records_and_outcomes_are_drawn_too() -> None:
    """A record by its last position, an outcome by its events."""
    game = _late()
    assert game.record._repr_svg_() == game.state._repr_svg_()
    place = next(a for a in game.legal_actions() if isinstance(a, rules.Place))
    outcome = rules.outcome_of(game.state, place)
    drawn = ElementTree.fromstring(outcome._repr_svg_())
    assert outcome._repr_svg_() == outcome_svg(outcome)
    assert len(drawn.findall("{*}text")) == len(list(outcome))


def test_nobody_with_cards() -> None:
    """A hand without cards is said so."""
    state = rules.new_game(rules.DEFAULT_SEATING[2], range(1, 23))
    bare = replace(state, players=(replace(state.players[0], cards=(0,) * 7), state.players[1]))
    assert "south: no cards" in rules.state_text(bare)
