"""Messages on their way to one socket."""

import asyncio

from lanterns.server.live.send_queue import TOO_SLOW, SendQueue

LENGTH = 4


async def offer(*messages: tuple[str, str]) -> tuple[list[bool], list[str], list[int]]:
    """Put messages of a kind before any is sent; return what was taken, sent and closed."""
    sent: list[str] = []
    closed: list[int] = []

    async def send(message: str) -> None:
        sent.append(message)

    async def close(code: int, why: str) -> None:
        closed.append(code)

    queue = SendQueue("browser", "address", send, close, LENGTH)
    put = {"state": queue.put, "presence": queue.put_presence}
    taken = [put[kind](message) for kind, message in messages]
    await queue.flushed()
    return taken, sent, closed


def test_many_presence_messages_at_once_drop_nobody() -> None:
    crowd = [("presence", f"{number} watch") for number in range(100)]
    taken, sent, closed = asyncio.run(offer(("state", "one"), *crowd, ("state", "two")))
    assert (taken, sent, closed) == ([True] * 102, ["one", "99 watch", "two"], [])


def test_presence_that_is_queued_later_comes_later() -> None:
    messages = [("presence", "1 watch"), ("state", "one"), ("presence", "0 watch")]
    assert asyncio.run(offer(*messages)) == ([True] * 3, ["one", "0 watch"], [])


def test_a_reader_that_falls_behind_is_dropped() -> None:
    taken, sent, closed = asyncio.run(offer(*[("state", "x")] * (LENGTH + 1)))
    assert (taken, sent, closed) == ([True] * LENGTH + [False], [], [TOO_SLOW])
