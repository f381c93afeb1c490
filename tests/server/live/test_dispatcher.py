"""Commands over sockets and HTTP are answered exactly once, with an outcome and a reason."""

from random import Random

import pytest
from server.kit.games import against_bots, play_on, started
from server.kit.guest import BOT, PERSON, Guest, Message, Wire


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


def test_a_lost_first_answer_loses_no_table(address: str) -> None:
    request = {"id": "first", "seats": [PERSON, BOT], "key": "5c" * 32}
    lost = Guest(address).post("/api/tables", request)
    again = Guest(address)
    answer = again.post("/api/tables", request)
    assert answer.json()["table"]["id"] == lost.json()["table"]["id"]
    assert answer.headers["set-cookie"] == lost.headers["set-cookie"]
    again.sit(answer.json()["table"]["id"], 0)
    # Another key is another browser, and a browser with a cookie stays who it is.
    other = Guest(address)
    assert other.post("/api/tables", {**request, "key": "5d" * 32}).json() != answer.json()
    assert "set-cookie" not in other.post("/api/tables", request).headers
    assert other.get("/api/tables")[0]["id"] != answer.json()["table"]["id"]
    # Without a key, nobody gets another's table by its id.
    plain = {"id": "first", "seats": [PERSON, BOT]}
    ids = {Guest(address).post("/api/tables", plain).json()["table"]["id"] for _ in range(2)}
    assert len(ids | {answer.json()["table"]["id"]}) == 3


def test_a_command_may_have_the_id_of_the_request_for_its_table(address: str) -> None:
    guest = Guest(address)
    opened = guest.post("/api/tables", {"id": "1", "seats": [PERSON, BOT]}).json()
    answer = guest.post(
        f"/api/tables/{opened['table']['id']}/commands",
        {"type": "rename", "id": "1", "version": 1, "title": "Moon Pond"},
    )
    assert answer.json()["outcome"] == "applied"


@pytest.mark.parametrize(
    "title",
    [
        *("\x1b[2J", "Ana\x07", "\x00", "Ana\n", " ", "\x85", "\u200b", "\u202enA", "\ufeffbot:x"),
        *(
            "\u2060",
            "A\u2060na",
            "\u2063",
            "\u3164",
            "\u115f",
            "\u00ad",
            "\u200eAna",
            "A\u061c",
            "\u2800",
        ),
        *(
            "\u180e",
            "\u034f",
            "\ufe00",
            "\U000e0041",
            "\U0001d173",
            "\u200d",
            "\u200c\ufe0f",
            " \u200d ",
        ),
    ],
    ids=ascii,
)
def test_a_title_is_one_line_of_letters_that_can_be_seen(address: str, title: str) -> None:
    guest = Guest(address)
    request = {"id": "a", "seats": [PERSON, BOT], "title": title}
    assert guest.post("/api/tables", request).status_code == 400
    for seen in ("علی 👩\u200d🚀 O’Neill", "❤️", "می\u200cخواهم", "Żółć", "李", "A"):
        answer = guest.post("/api/tables", {**request, "id": seen, "title": seen})
        assert answer.json()["table"]["title"] == seen


@pytest.mark.parametrize("control", ["\0", "\n", "\x1b", "\x7f", "\x85"], ids=ascii)
def test_an_id_has_no_control_characters(address: str, control: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, BOT)
    seats = [PERSON, BOT]
    for strange in (control, f"a{control}", f"{control}a"):
        assert guest.post("/api/tables", {"id": strange, "seats": seats}).status_code == 400
        rename = {"type": "rename", "id": strange, "version": 1, "title": "Moon Pond"}
        assert guest.post(f"/api/tables/{table}/commands", rename).status_code == 400
        act = {"type": "act", "id": "a", "version": 1, "action": strange}
        assert guest.post(f"/api/tables/{table}/commands", act).status_code == 400
    assert guest.post("/api/tables", {"id": "Ł 🏮", "seats": seats}).status_code == 201


def test_a_contribution_is_64_digits_and_nothing_more(address: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, BOT)
    body = {"type": "sit", "id": "a", "version": 1, "seat": 0, "name": "Ana"}
    for contribution in ("0" * 63, "0" * 64 + "\n", "0" * 65, "A" * 64):
        sit = {**body, "contribution": contribution}
        assert guest.post(f"/api/tables/{table}/commands", sit).status_code == 400


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
    assert favor["sentence"] == "An exchange costs two favor tokens, and you have none."
    assert (favor["code"], favor["facts"]) == ("exchange_favor", {"have": 0})
    assert refusal(first, "act", action="nonsense")["code"] == "not_an_action"
    assert refusal(first, "act", action=".")["code"] == "must_place"
    assert refusal(second, "act", action=".")["code"] == "not_your_turn"
    assert refusal(first, "take_back")["code"] == "nothing_to_take_back"
    assert first.look(table)["version"] == version


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


def test_a_tile_is_taken_back_with_all_that_bots_did_since(address: str) -> None:
    """Whenever it is asked for: in my next turn, or while the bots play on."""
    table, guest = against_bots(address, bots=3)
    with guest.socket(table) as wire:
        before = until_my_turn(wire)
        for count in range(1, 4):
            action = before["legal"]["placements"][count][0]
            wire.ask("act", version=before["version"], action=action)
            mine = wire.until("state")
            if count == 1:
                until_my_turn(wire)
            answer = wire.ask("take_back", id=f"back{count}", version=mine["version"])
            assert answer["outcome"] == "applied"
            again = wire.ask("take_back", id=f"back{count}", version=mine["version"])
            assert (again["outcome"], again["version"]) == ("duplicate", answer["version"])
            # It depends on what I did, and that has changed.
            assert wire.ask("take_back", version=mine["version"])["outcome"] == "stale"
            after = guest.look(table)
            assert after["version"] == answer["version"]
            assert (after["game"], after["legal"]) == (before["game"], before["legal"])
            before = after
    watched = [
        event for one in guest.get(f"/api/tables/{table}/history") for event in one["events"]
    ]
    seat = before["game"]["shown"]
    backs = [event for event in watched if event["type"] == "took_back"]
    assert [event["seat"] for event in backs] == [seat] * 3 and backs[0]["actions"] >= 4


def until_my_turn(wire: Wire) -> Message:
    """Read on until I can act."""
    while not (state := wire.until("state"))["legal"]:
        pass
    return state
