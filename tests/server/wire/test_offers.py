"""What a player may do now reaches them as the referee has it, and why not the rest."""

from random import Random

from server.kit.games import actions_of, play_on, started
from server.kit.running import Running

from lanterns.rules import Place, action_from_text, legal_actions, outcome_of, to_text


def test_the_legal_actions_and_outcomes_are_the_referees(server: Running) -> None:
    table, guests = started(server.address, 3)
    rng = Random(2)
    for _ in range(30):
        shown = play_on(table, guests, rng, plies=1)
        guest = guests[shown["game"]["turn"]]
        legal = guest.look(table)["legal"]
        game = server.services.tables._tables[table].table.game
        assert game is not None
        state = game.state
        assert actions_of(legal) == [to_text(action) for action in legal_actions(state)]
        for text, matches, favors, facings in legal["placements"][::7]:
            place = action_from_text(text)
            assert isinstance(place, Place)
            outcome = outcome_of(state, place)
            assert matches == [[m.direction, m.color, m.received] for m in outcome.matches]
            assert favors == [[*f.platform, f.received] for f in outcome.favors]
            assert facings == [[f.seat, f.color, f.received] for f in outcome.facings]


def test_a_step_that_offers_nothing_says_why(address: str) -> None:
    table, [first, _] = started(address, 2)
    closed = first.look(table)["legal"]["closed"]
    assert {step: reason["code"] for step, reason in closed.items()} == {
        "exchange": "exchange_favor",
        "four_of_a_kind": "set_color",
        "three_pair": "set_color",
        "seven_unique": "set_seven",
        "discard": "discard_early",
        "end": "must_place",
    }
