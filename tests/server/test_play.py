"""Playing over sockets: the whole view, then versions; commands answered exactly once."""

from random import Random

import pytest
from server.kit.games import actions_of, against_bots, choose, play_on, started
from server.kit.guest import PERSON, Guest, Message, Wire
from server.kit.running import Running

from lanterns.rules import Place, action_from_text, legal_actions, outcome_of, to_text


def test_a_socket_begins_with_the_whole_view(address: str) -> None:
    table, [first, second] = started(address, 2)
    with first.socket(table) as wire:
        state = wire.receive()
        assert state["type"] == "state" and state["happened"] == []
        assert state["game"]["shown"] == 0
        assert len(state["game"]["players"][0]["hand"]) == 3
        assert state["game"]["players"][1]["hand"] is None
        assert len(state["legal"]["placements"]) == 48
    with second.socket(table) as wire:
        state = wire.receive()
        assert state["game"]["shown"] == 1 and state["legal"] is None


def test_everybody_is_told_what_happened_and_the_answer_comes_once(address: str) -> None:
    table, [first, second] = started(address, 2)
    with first.socket(table) as mine, second.socket(table) as theirs:
        state = mine.until("state")
        action = state["legal"]["placements"][5][0]
        answer = mine.ask("act", version=state["version"], action=action)
        assert (answer["outcome"], answer["version"]) == ("applied", state["version"] + 1)
        told, seen = mine.until("state"), theirs.until("state", version=answer["version"])
        kinds = [event["type"] for event in told["happened"][0]["events"]]
        assert kinds[0] == "tile_laid" and kinds[-2:] == ["tile_drawn", "turn_began"]
        [drawn] = [e for e in told["happened"][0]["events"] if e["type"] == "tile_drawn"]
        [hidden] = [e for e in seen["happened"][0]["events"] if e["type"] == "tile_drawn"]
        assert drawn["tile"] == told["game"]["players"][0]["hand"][-1]
        assert hidden["tile"] is None
        assert seen["legal"] is not None and told["legal"] is None


def test_a_command_sent_again_is_a_duplicate(address: str) -> None:
    table, [first, _] = started(address, 2)
    with first.socket(table) as wire:
        state = wire.until("state")
        fields = {"version": state["version"], "action": state["legal"]["placements"][0][0]}
        one = wire.ask("act", id="same", **fields)
        two = wire.ask("act", id="same", **fields)
        assert (one["outcome"], two["outcome"]) == ("applied", "duplicate")
        assert one["version"] == two["version"]
    assert first.look(table)["version"] == one["version"]


def test_a_command_based_on_the_past_is_stale_and_shows_the_present(address: str) -> None:
    table, [first, second] = started(address, 2)
    version = first.look(table)["version"]
    play_on(table, [first, second], Random(1), plies=1)
    with second.socket(table) as wire:
        state = wire.until("state")
        action = state["legal"]["placements"][0][0]
        answer = wire.ask("act", version=version, action=action)
        assert answer["outcome"] == "stale"
        assert answer["state"]["version"] == answer["version"] == state["version"]
        assert answer["state"]["legal"] == state["legal"]
        future = wire.ask("act", version=version + 99, action=action)
        assert future["outcome"] == "stale"


def test_a_new_title_makes_no_move_stale_and_a_move_no_title(address: str) -> None:
    table, guests = started(address, 2)
    state = guests[0].look(table)
    host = next(guest for guest in guests if guest.look(table)["table"]["creator"])
    host.do(table, "rename", title="One")
    action = state["legal"]["placements"][0][0]
    guests[0].do(table, "act", action=action, version=state["version"])
    host.do(table, "rename", title="Two", version=state["version"])
    # Before the start the seats had other numbers.
    assert host.command(table, "rename", title="Three", version=2)["outcome"] == "stale"


def test_what_the_rules_forbid_is_refused_in_their_words(address: str) -> None:
    table, [first, second] = started(address, 2)
    version = first.look(table)["version"]

    def refusal(guest: Guest, kind: str, **fields: object) -> Message:
        answer = guest.command(table, kind, version=version, **fields)
        assert answer["outcome"] == "refused"
        reason: Message = answer["reason"]
        return reason

    favor = refusal(first, "act", action="xR>O")
    assert favor["sentence"] == "An exchange costs two favor tokens and you have none."
    assert (favor["code"], favor["facts"]) == ("exchange_favor", {"have": 0})
    assert refusal(first, "act", action="nonsense")["code"] == "not_an_action"
    assert refusal(first, "act", action=".")["code"] == "must_place"
    assert refusal(second, "act", action=".")["code"] == "not_your_turn"
    assert refusal(first, "take_back")["code"] == "nothing_to_take_back"
    assert first.look(table)["version"] == version


def test_the_legal_actions_and_outcomes_are_the_referees(server: Running) -> None:
    table, guests = started(server.address, 3)
    rng = Random(2)
    for _ in range(30):
        state = play_on(table, guests, rng, plies=1)
        guest = guests[state["game"]["turn"]]
        legal = guest.look(table)["legal"]
        game = server.house.hall._rooms[table].table.game
        assert game is not None
        assert actions_of(legal) == [to_text(action) for action in legal_actions(game)]
        for text, matches, favors, facings in legal["placements"][::7]:
            place = action_from_text(text)
            assert isinstance(place, Place)
            outcome = outcome_of(game, place)
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


def turn_with_a_dedication(table: str, guests: list[Guest]) -> tuple[Guest, Message]:
    """Play on until somebody can dedicate; return them and their view."""
    rng = Random(3)
    while True:
        state = play_on(table, guests, rng, plies=0)
        guest = guests[state["game"]["turn"]]
        state = guest.look(table)
        if state["legal"]["dedications"]:
            return guest, state
        action = rng.choice(state["legal"]["placements"])[0]
        guest.do(table, "act", action=action, version=state["version"])


def test_what_was_done_in_a_turn_can_be_taken_back_until_the_tile_lies(address: str) -> None:
    table, guests = started(address, 2)
    guest, before = turn_with_a_dedication(table, guests)
    offer = before["legal"]["dedications"][0]
    guest.do(table, "act", action=offer["action"])
    dedicated = guest.look(table)
    seat = before["game"]["turn"]
    assert dedicated["legal"]["take_back"] and not before["legal"]["take_back"]
    assert dedicated["game"]["players"][seat]["tokens"][-1]["honor"] == offer["honor"]
    other = guests[1 - seat]
    assert other.command(table, "take_back")["reason"]["code"] == "not_your_turn"
    guest.do(table, "take_back")
    after = guest.look(table)
    assert (after["game"], after["legal"]) == (before["game"], before["legal"])
    assert after["version"] == before["version"] + 2
    guest.do(table, "act", action=offer["action"])
    guest.do(table, "act", action=guest.look(table)["legal"]["placements"][0][0])
    assert guest.command(table, "take_back")["reason"]["code"] == "not_your_turn"
    play_on(table, guests, Random(4))
    actions = guest.get(f"/api/tables/{table}/record")["actions"]
    # Dedicated twice, taken back once: one of them stands.
    assert actions[len(actions) - actions[::-1].index(offer["action"]) - 1] == offer["action"]
    assert len(actions) == guest.look(table)["version"] - first_action_version(guest, table) - 2 + 1


def first_action_version(guest: Guest, table: str) -> int:
    history = guest.get(f"/api/tables/{table}/history")
    started_at = [h["version"] for h in history if h["events"] == [{"type": "game_started"}]]
    return int(started_at[0]) + 1


def test_two_windows_of_one_browser_stay_in_step(address: str) -> None:
    table, [first, _] = started(address, 2)
    with first.socket(table) as left, first.socket(table) as right:
        state = left.until("state")
        right.until("state")
        left.ask("act", version=state["version"], action=state["legal"]["placements"][0][0])
        assert left.until("state") == right.until("state")


def test_people_who_share_a_browser_see_a_hand_only_when_they_are_there(address: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, PERSON)
    for seat in range(2):
        guest.sit(table, seat, "AB"[seat])
    guest.do(table, "start")
    with guest.socket(table) as wire, guest.socket(table) as window:
        for turn in (0, 1, 0):
            hidden = guest.look(table)
            assert hidden["game"]["shown"] is None and hidden["legal"] is None
            assert all(player["hand"] is None for player in hidden["game"]["players"])
            blind = guest.command(table, "act", action="1@0,1r0")
            assert blind["reason"]["code"] == "curtain"
            assert wire.ask("here", seat=1 - turn)["reason"]["code"] == "not_your_turn"
            assert wire.ask("here", seat=turn)["outcome"] == "applied"
            state = shown_to(wire, turn)
            assert state["version"] == hidden["version"]
            assert state["game"]["players"][1 - turn]["hand"] is None
            assert shown_to(window, turn) == state
            action = state["legal"]["placements"][0][0]
            placed = wire.ask("act", version=state["version"], action=action)
            state = wire.until("state", version=placed["version"])
            # The turn has passed, and with it the curtain has fallen.
            assert state["game"]["shown"] is None and state["legal"] is None
            drawn = [e for e in state["happened"][0]["events"] if e["type"] == "tile_drawn"]
            assert drawn[0]["tile"] is None


def shown_to(wire: Wire, seat: int) -> Message:
    """The next view that shows the hand of a seat."""
    while True:
        state = wire.until("state")
        if state["game"]["shown"] == seat:
            return state


def test_presence_is_told(address: str) -> None:
    table, [first, second] = started(address, 2)
    with first.socket(table) as mine:
        assert connected(mine.until("state")) == [True, False]
        with second.socket(table) as theirs:
            assert connected(theirs.until("state")) == [True, True]
            assert mine.until("presence", connected=[True, True])["watchers"] == 0
        mine.until("presence", connected=[True, False])


def connected(state: Message) -> list[bool]:
    return [seat["connected"] for seat in state["table"]["seats"]]


def test_a_bot_plays_on_for_somebody_absent_until_they_are_back(address: str) -> None:
    table, guests = started(address, 2)
    host = next(guest for guest in guests if guest.look(table)["table"]["creator"])
    absent = guests[1 - guests.index(host)]
    seat = guests.index(absent)
    with absent.socket(table) as wire:
        wire.until("state")
        refused = host.command(table, "hand_over", seat=seat, level="random")
        assert refused["reason"]["code"] == "seat_present"
    with host.socket(table) as wire:
        state = wire.until("state")
        if connected(state)[seat]:
            wire.until("presence", connected=[s == 1 - seat for s in range(2)])
        host.do(table, "hand_over", seat=seat, level="random")
        state = wire.until("state", legal=None) if seat == 0 else host.look(table)
        while host.look(table)["game"]["turn"] == seat:
            wire.until("state")
        state = host.look(table)
        host.do(table, "act", action=choose(state["legal"], Random(5)), version=state["version"])
        while (state := host.look(table))["game"]["turn"] == seat:
            wire.until("state")
        assert state["table"]["seats"][seat]["level"] == "random"
        assert state["table"]["seats"][seat]["kind"] == "person"
        assert host.command(table, "reclaim", seat=seat)["reason"]["code"] == "seat_not_yours"
        absent.do(table, "reclaim", seat=seat)
        assert host.look(table)["table"]["seats"][seat]["level"] is None
        again = absent.command(table, "reclaim", seat=seat)
        assert again["reason"]["code"] == "seat_not_played"


def test_watching_shows_no_hand_and_lets_nobody_act(address: str) -> None:
    table, [first, second] = started(address, 2)
    watcher = Guest(address)
    invitation = watcher.follow(first.look(table)["table"]["watch"])
    assert (invitation["table"], invitation["seat"]) == (table, None)
    with watcher.socket(table) as wire:
        state = wire.until("state")
        assert state["table"]["watchers"] == 1 and state["table"]["watch"] is None
        assert all(player["hand"] is None for player in state["game"]["players"])
        answer = wire.ask("act", version=state["version"], action="1@0,1r0")
        assert answer["reason"]["code"] == "not_your_turn"
        play_on(table, [first, second], Random(1), plies=1)
        told = wire.until("state", version=state["version"] + 1)
        drawn = [e for e in told["happened"][0]["events"] if e["type"] == "tile_drawn"]
        assert drawn[0]["tile"] is None
    assert [line["id"] for line in watcher.get("/api/tables")] == [table]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_with_a_result_in_words(address: str, seats: int) -> None:
    table, guests = started(address, seats)
    state = play_on(table, guests, Random(seats))
    result = state["result"]
    assert state["table"]["status"] == "over" and state["game"]["phase"] == "over"
    honor = [player["honor"] for player in state["game"]["players"]]
    assert result["honor"] == honor == result["honor_by_turn"][-1]
    # Every placement and every final turn ends a turn.
    assert len(result["honor_by_turn"]) == {2: 22, 3: 27, 4: 32}[seats] + seats
    assert result["winners"] == [s for s in range(seats) if result["ranks"][s] == 1]
    assert result["sentence"].endswith(".")
    ended = guests[0].get(f"/api/tables/{table}/history")[-1]["events"][-1]
    assert ended == {"type": "game_ended", "winners": result["winners"]}


def test_history_is_told_from_a_version_on(address: str) -> None:
    table, guests = started(address, 2)
    play_on(table, guests, Random(1), plies=3)
    whole = guests[0].get(f"/api/tables/{table}/history")
    version = guests[0].look(table)["version"]
    assert [entry["version"] for entry in whole] == list(range(2, version + 1))
    later = guests[0].get(f"/api/tables/{table}/history?since={version - 2}")
    assert later == whole[-2:]


def test_the_line_answers_and_says_what_it_cannot_read(address: str) -> None:
    table, guest = against_bots(address)
    with guest.socket(table) as wire:
        wire.until("state")
        assert ping(wire) == {"type": "pong"}
        wire.connection.send("no json")
        answer = wire.until("answer")
        assert (answer["outcome"], answer["reason"]["code"]) == ("refused", "bad_message")
        assert ping(wire) == {"type": "pong"}


def ping(wire: Wire) -> Message:
    wire.connection.send('{"type": "ping"}')
    return wire.until("pong")
