"""What each client is sent: windows, people who share a browser, watchers, and who is away."""

from random import Random

from server.kit.games import choose, play_on, started
from server.kit.guest import BOT, PERSON, Guest, Message, Wire, eventually


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
    for _ in range(10):
        state = wire.until("state")
        if state["game"]["shown"] == seat:
            return state
    raise AssertionError(f"ten views, and none shows the hand of seat {seat}")


def test_presence_is_announced(address: str) -> None:
    table, [first, second] = started(address, 2)
    with first.socket(table) as mine:
        assert connected(mine.until("state")) == [True, False]
        with second.socket(table) as theirs:
            assert connected(theirs.until("state")) == [True, True]
            assert mine.until("presence", connected=[True, True])["watchers"] == 0
        mine.until("presence", connected=[True, False])


def connected(state: Message) -> list[bool]:
    return [seat["connected"] for seat in state["table"]["seats"]]


def test_a_bot_plays_on_for_an_absent_person_until_they_are_back(address: str) -> None:
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
        eventually(lambda: bool(host.look(table)["game"]["turn"] != seat))
        state = host.look(table)
        host.do(table, "act", action=choose(state["legal"], Random(5)), version=state["version"])
        eventually(lambda: bool(host.look(table)["game"]["turn"] != seat))
        state = host.look(table)
        assert state["table"]["seats"][seat]["level"] == "random"
        assert state["table"]["seats"][seat]["kind"] == "person"
        assert host.command(table, "reclaim", seat=seat)["reason"]["code"] == "seat_not_yours"
        absent.do(table, "reclaim", seat=seat)
        assert host.look(table)["table"]["seats"][seat]["level"] is None
        again = absent.command(table, "reclaim", seat=seat)
        assert again["reason"]["code"] == "seat_not_played"


def test_who_watched_a_game_may_watch_the_next(address: str) -> None:
    table, guests = started(address, 2)
    watcher, stranger = Guest(address), Guest(address)
    watcher.follow(guests[0].look(table)["table"]["watch"])
    stranger.open(PERSON, BOT)
    play_on(table, guests, Random(1))
    guests[1].do(table, "rematch")
    following = watcher.look(table)["table"]["rematch"]
    state = watcher.look(following)
    assert state["table"]["previous"] == table
    assert not any(seat["mine"] for seat in state["table"]["seats"])
    assert stranger.http.get(f"/api/tables/{following}").status_code == 404
    [seat] = [place for place, seat in enumerate(state["table"]["seats"]) if seat["name"]][:1]
    answer = watcher.command(
        following, "sit", seat=seat, name="Eve", contribution="ab" * 32, version=state["version"]
    )
    assert answer["outcome"] == "refused"


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
        sent = wire.until("state", version=state["version"] + 1)
        drawn = [e for e in sent["happened"][0]["events"] if e["type"] == "tile_drawn"]
        assert drawn[0]["tile"] is None
    assert [line["id"] for line in watcher.get("/api/tables")] == [table]
