"""What one client may ask does not grow with the number of servers."""

from contextlib import ExitStack

import pytest
from server.kit.games import against_bots
from server.kit.guest import BOT, PERSON, Guest, eventually
from server.kit.pairs import at, two_servers
from websockets.exceptions import ConnectionClosed

from lanterns.server.limits import Limits, RateLimit
from lanterns.server.live.peers.shared_limits import REPEATS, SharedLimits
from lanterns.server.settings import Settings
from lanterns.server.store.notices import Held, Spent


def test_tables_are_counted_at_both(database: str) -> None:
    with two_servers(database, tables_per_hour=6) as pair:
        here = Guest(pair[0].address)
        here.open(PERSON, BOT)
        there = at(pair[1], here)
        for _ in range(5):
            there.open(PERSON, BOT)
        rates = pair[0].services.limits.rates["tables"]
        eventually(lambda: all(bucket.wait() > 0 for bucket in rates._buckets.values()))
        for guest in (here, there):
            refused = guest.post("/api/tables", {"id": "more", "seats": [PERSON, BOT]})
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")


def test_sockets_are_counted_at_both(database: str) -> None:
    with two_servers(database, sockets_per_browser=4) as pair, ExitStack() as stack:
        table, here = against_bots(pair[0].address)
        there = at(pair[1], here)
        sockets = [stack.enter_context(there.socket(table)) for _ in range(3)]
        counts = pair[0].services.limits.counts["sockets"]
        eventually(lambda: sum(sum(held.values()) for held in counts.elsewhere.values()) == 3)
        stack.enter_context(here.socket(table)).until("state")
        try:
            stack.enter_context(here.socket(table)).until("state")
            raise AssertionError("there was one too many")
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 4429
        for socket in sockets:
            socket.connection.close()
        eventually(lambda: not any(counts.elsewhere.values()))
        stack.enter_context(here.socket(table)).until("state")


def test_what_others_granted_is_taken_and_comes_back() -> None:
    now = 0.0
    rate = RateLimit(1.0, 10.0, clock=lambda: now)
    rate.spend("Ana", 10)
    assert not rate.take("Ana") and rate.take("Ben")
    # However much it was, nobody is kept out for longer than a whole allowance takes.
    rate.spend("Ana", 1000)
    now = 11.0
    assert rate.take("Ana")


def test_only_busy_clients_are_told_about() -> None:
    limits = Limits(Settings(""))
    shared = SharedLimits(limits, beat_seconds=2.0)
    shared.start()
    for _ in range(19):
        limits.address.take("quiet")
    for _ in range(20):
        limits.address.take("busy")
    assert list(shared.report("a")) == [Spent("a", "address", (("busy", 20),))]
    assert list(shared.report("a")) == []
    with limits.socket("Ana", "busy"), limits.socket("Ana", "busy"):
        assert list(shared.report("a")) == [Held("a", "sockets", (("Ana", 2),))]
    # Repeated, because a notice may be lost.
    for _ in range(REPEATS):
        assert list(shared.report("a")) == [Held("a", "sockets", ())]
    assert list(shared.report("a")) == []
    # What a newer server limits, this one does not know.
    shared.hear(Spent("b", "invented", (("Ana", 1),)))
    shared.hear(Held("b", "invented", (("Ana", 1),)))


def test_what_was_held_elsewhere_is_not_believed_after_notices_were_missed() -> None:
    limits = Limits(Settings("", sockets_per_browser=2))
    shared = SharedLimits(limits, beat_seconds=2.0)
    shared.hear(Held("b", "sockets", (("Ana", 2),)))
    with limits.socket("Ana", "there") as is_free:
        assert not is_free
    shared.resume()
    with limits.socket("Ana", "there") as is_free:
        assert is_free


@pytest.mark.parametrize("servers", [2, 3])
def test_a_client_at_many_servers_gets_little_more_than_at_one(servers: int) -> None:
    """As operating.md says: a burst at each, and a tenth of the rate for each further server."""
    now, beat = 0.0, 2.0
    settings = Settings("")
    rate, burst = settings.address_per_second, settings.address_burst
    shared = []
    limits = [Limits(settings) for _ in range(servers)]
    for one in limits:
        one.address = RateLimit(rate, burst, clock=lambda: now)
        shared.append(SharedLimits(one, beat))
        shared[-1].start()
    granted: list[int] = []
    steps = 50
    for _ in range(60):
        taken = 0
        for _ in range(steps):
            now += beat / steps
            for one in limits:
                while one.address.take("Ana"):
                    taken += 1
        for number, server in enumerate(shared):
            for notice in server.report(str(number)):
                for other in shared:
                    if other is not server:
                        other.hear(notice)
        granted.append(taken)
    assert granted[0] <= servers * (burst + rate * beat)
    in_the_long_run = sum(granted[20:]) / (40 * beat)
    assert in_the_long_run <= rate * (1 + 0.1 * (servers - 1)) + 1
