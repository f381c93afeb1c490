"""Who watches a table."""

from server.kit.fake_line import FakeLine

from lanterns.server.live import attention
from lanterns.server.live.attention import Attention
from lanterns.server.live.hub import Hub
from lanterns.server.live.send_queue import SendQueue


def queue_at(client: str) -> SendQueue:
    return SendQueue("browser", client, FakeLine(), 4)


def test_a_request_counts_for_a_while_and_a_connection_as_long_as_it_lasts() -> None:
    now = 0.0
    hub = Hub()
    watched = Attention(hub, 30.0, clock=lambda: now)
    assert watched.client("one") is None
    watched.request("one", "192.0.2.1")
    now = 29.0
    assert (watched.client("one"), watched.client("two")) == ("192.0.2.1", None)
    now = 31.0
    assert watched.client("one") is None
    connected = queue_at("192.0.2.2")
    hub.join("one", connected)
    now = 1000.0
    assert watched.client("one") == "192.0.2.2"
    hub.leave("one", connected)
    assert watched.client("one") is None


def test_old_requests_are_forgotten_when_there_are_many() -> None:
    now = 0.0
    watched = Attention(Hub(), 1.0, clock=lambda: now)
    for number in range(attention.MANY):
        watched.request(str(number), "here")
    now = 2.0
    watched.request("another", "here")
    assert len(watched._requests) == 1
