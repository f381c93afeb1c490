"""One link for a table: the next free seat for each who follows it, and watching after that."""

from server.kit.guest import BOT, OPEN, PERSON, Guest

PLEDGE = "ab" * 32


def opened(address: str, *seats: dict[str, str]) -> tuple[Guest, str, str]:
    """A host who sits at a table, the table, and the token of its link."""
    host = Guest(address)
    table = host.open(PERSON, *seats, title="Moon Pond")
    host.sit(table, 0, "Ana", face="rabbit")
    return host, table, host.look(table)["table"]["join"]


def code_of(guest: Guest, table: str, token: str, **fields: object) -> str:
    """The code with which a guest with a link is refused a seat."""
    version = guest.follow(token)["version"]
    sit = {"seat": 1, "name": "Eva", "pledge": PLEDGE, "invitation": token, **fields}
    return str(guest.command(table, "sit", version=version, **sit)["reason"]["code"])


def test_everybody_gets_the_next_free_seat_and_then_watches(address: str) -> None:
    host, table, token = opened(address, OPEN, BOT, OPEN)
    friends = [Guest(address), Guest(address)]
    for friend, seat, name in zip(friends, (1, 3), ("Bao", "Eva"), strict=True):
        assert friend.follow(token)["seat"] == seat
        friend.accept(token, name)
        assert friend.look(table)["table"]["seats"][seat]["mine"]
        assert friend.look(table)["table"]["join"] is None, "only the host invites"
    assert host.look(table)["table"]["join"] is None, "no seat is free"
    watcher = Guest(address)
    assert watcher.follow(token)["seat"] is None
    host.do(table, "start")
    state = watcher.look(table)
    assert all(player["hand"] is None for player in state["game"]["players"])
    assert Guest(address).follow(token)["seat"] is None, "the game has begun"


def test_whoever_comes_back_has_one_seat(address: str) -> None:
    _, table, token = opened(address, OPEN, OPEN)
    friend = Guest(address)
    friend.accept(token, "Bao")
    assert friend.follow(token)["seat"] is None
    assert code_of(friend, table, token, seat=2) == "already_seated"
    seats = friend.look(table)["table"]["seats"]
    assert [seat["ready"] for seat in seats] == [True, True, False]


def test_two_who_are_shown_the_same_seat_both_sit_down(address: str) -> None:
    _, table, token = opened(address, OPEN, OPEN)
    friends = [Guest(address), Guest(address)]
    shown = [friend.follow(token) for friend in friends]
    assert [one["seat"] for one in shown] == [1, 1]
    for friend, one in zip(friends, shown, strict=True):
        friend.sit(table, 1, "Bao", invitation=token, version=one["version"])
    mine = [[seat["mine"] for seat in one.look(table)["table"]["seats"]] for one in friends]
    assert mine == [[False, True, False], [False, False, True]]


def test_a_used_link_leads_to_another_seat_and_then_to_watching(address: str) -> None:
    host, table, _ = opened(address, OPEN, OPEN)
    [used, other] = [seat["invitation"] for seat in host.look(table)["table"]["seats"][1:]]
    Guest(address).accept(used, "Bao")
    second = Guest(address)
    assert second.follow(used)["seat"] == 2
    second.accept(used, "Eva")
    for token in (used, other):
        late = Guest(address)
        assert late.follow(token)["seat"] is None
        assert late.look(table)["table"]["watch"] is None, "who watches invites nobody"
        assert code_of(late, table, token) == "seat_taken"
    host.do(table, "abandon")
    assert Guest(address).follow(used)["seat"] is None


def test_an_abandoned_table_has_no_free_seat(address: str) -> None:
    host, table, token = opened(address, OPEN)
    host.do(table, "abandon")
    friend = Guest(address)
    assert friend.follow(token)["seat"] is None
    assert code_of(friend, table, token) == "table_closed"


def test_who_is_invited_may_watch_instead(address: str) -> None:
    host, table, token = opened(address, OPEN)
    own = host.look(table)["table"]["seats"][1]["invitation"]
    for link in (token, own):
        friend = Guest(address)
        answer = friend.post("/api/join", {"token": link, "watch": True})
        assert answer.json()["seat"] is None
        assert not any(seat["mine"] for seat in friend.look(table)["table"]["seats"])
        assert friend.follow(link)["seat"] == 1, "and may still sit down"


def test_an_invitation_says_who_invites_and_who_is_there(address: str) -> None:
    host, table, token = opened(address, BOT, OPEN)
    invitation = Guest(address).follow(token)
    assert (invitation["title"], invitation["host"]) == ("Moon Pond", 0)
    assert invitation["seats"] == [
        {"name": "Ana", "face": "rabbit", "level": None, "program": False},
        {"name": "", "face": "", "level": "random", "program": False},
        None,
    ]
    tokens = [seat["invitation"] for seat in host.look(table)["table"]["seats"]]
    assert tokens[2] not in str(invitation), "no other link is in it"


def test_two_people_do_not_get_the_same_lantern(address: str) -> None:
    _, table, token = opened(address, OPEN, OPEN)
    assert code_of(Guest(address), table, token, face="rabbit") == "face_taken"
    for face in ("mouse", ""):
        friend = Guest(address)
        version = friend.follow(token)["version"]
        friend.sit(table, 1, "Bao", invitation=token, version=version, face=face)


def test_the_code_of_the_link_is_for_the_host(address: str) -> None:
    host, table, token = opened(address, OPEN, OPEN)
    friend = Guest(address)
    friend.accept(token, "Bao")
    path = f"/api/tables/{table}/join.svg"
    assert host.http.get(path).content.startswith(b"<?xml")
    assert friend.http.get(path).status_code == 403
    assert Guest(address).http.get(path).status_code == 401
