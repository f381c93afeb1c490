"""Playing over sockets: the whole view, then what happened, to the end of the game."""

from random import Random

import pytest
from kit.sizes import mostly
from server.kit.games import play_on, started
from server.kit.guest import Guest, Message


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


def test_all_clients_get_what_happened_and_the_answer_comes_once(address: str) -> None:
    table, [first, second] = started(address, 2)
    with first.socket(table) as mine, second.socket(table) as theirs:
        state = mine.until("state")
        action = state["legal"]["placements"][5][0]
        answer = mine.ask("act", version=state["version"], action=action)
        assert (answer["outcome"], answer["version"]) == ("applied", state["version"] + 1)
        sent, seen = mine.until("state"), theirs.until("state", version=answer["version"])
        kinds = [event["type"] for event in sent["happened"][0]["events"]]
        assert kinds[0] == "tile_laid" and kinds[-2:] == ["tile_drawn", "turn_began"]
        [drawn] = [e for e in sent["happened"][0]["events"] if e["type"] == "tile_drawn"]
        [hidden] = [e for e in seen["happened"][0]["events"] if e["type"] == "tile_drawn"]
        assert drawn["tile"] == sent["game"]["players"][0]["hand"][-1]
        assert hidden["tile"] is None
        assert seen["legal"] is not None and sent["legal"] is None


def turn_with_a_dedication(table: str, guests: list[Guest]) -> tuple[Guest, Message]:
    """Play on until a guest can dedicate; return the guest and their view."""
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
    assert len(actions) == guest.look(table)["version"] - first_action_version(guest, table) - 2 + 1


def first_action_version(guest: Guest, table: str) -> int:
    history = guest.get(f"/api/tables/{table}/history")
    started_at = [h["version"] for h in history if h["events"] == [{"type": "game_started"}]]
    return int(started_at[0]) + 1


@pytest.mark.parametrize("seats", mostly(3))
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
    line = next(one for one in guests[0].get("/api/tables") if one["id"] == table)
    assert (line["honor"], line["winners"]) == (honor, result["winners"])
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
