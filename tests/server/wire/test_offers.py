"""What a player may do now reaches them as the referee has it, and why not the rest."""

from dataclasses import replace
from random import Random

from server.kit.games import actions_of, play_on, started
from server.kit.guest import OPEN, PERSON, Guest
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


def test_a_plan_is_what_the_tiles_would_give_if_it_were_my_turn_now(server: Running) -> None:
    table, guests = started(server.address, 3)
    rng = Random(3)
    for _ in range(4):
        state = play_on(table, guests, rng, plies=1)
        turn = state["game"]["turn"]
        for seat, guest in enumerate(guests):
            plan = guest.get(f"/api/tables/{table}/plan")
            view = guest.look(table)
            assert (plan["version"], plan["seat"]) == (view["version"], seat)
            if seat == turn:
                assert plan["placements"] == view["legal"]["placements"]
                continue
            assert view["legal"] is None
            game = server.services.tables._tables[table].table.game
            assert game is not None
            mine = replace(game.state, turn=seat)
            assert [text for text, *_ in plan["placements"]] == [
                to_text(action) for action in legal_actions(mine) if isinstance(action, Place)
            ]
            text, matches, _, facings = rng.choice(plan["placements"])
            place = action_from_text(text)
            assert isinstance(place, Place)
            outcome = outcome_of(mine, place)
            assert matches == [[m.direction, m.color, m.received] for m in outcome.matches]
            assert facings == [[f.seat, f.color, f.received] for f in outcome.facings]


def test_who_sees_no_hand_has_no_plan(address: str) -> None:
    table, [first, _] = started(address, 2)
    watcher = Guest(address)
    watcher.follow(first.look(table)["table"]["watch"])
    plan = watcher.get(f"/api/tables/{table}/plan")
    assert (plan["seat"], plan["placements"]) == (None, [])
    host = Guest(address)
    waiting = host.open(PERSON, OPEN)
    assert host.get(f"/api/tables/{waiting}/plan")["placements"] == []
