"""Messages on their way to one socket."""

import asyncio
import gc
from weakref import ref

from server.kit.fake_line import FakeLine

from lanterns.server.live.send_queue import TOO_SLOW, SendQueue

LENGTH = 4


async def offer(*messages: tuple[str, bytes]) -> tuple[list[bool], list[bytes], list[int]]:
    """Put messages of a kind while the line is busy; return what was taken, sent and closed."""
    line = FakeLine()
    queue = SendQueue("browser", "address", line, LENGTH)
    put = {"state": queue.put, "presence": queue.put_presence}
    taken = [put[kind](message) for kind, message in messages]
    await queue.flushed()
    return taken, line.sent, line.closed


def test_many_presence_messages_at_once_drop_nobody() -> None:
    crowd = [("presence", b"%d watch" % number) for number in range(100)]
    taken, sent, closed = asyncio.run(offer(("state", b"one"), *crowd, ("state", b"two")))
    assert (taken, sent, closed) == ([True] * 102, [b"one", b"99 watch", b"two"], [])


def test_presence_that_is_queued_later_comes_later() -> None:
    messages = [("presence", b"1 watch"), ("state", b"one"), ("presence", b"0 watch")]
    assert asyncio.run(offer(*messages)) == ([True] * 3, [b"one", b"0 watch"], [])


def test_a_reader_that_falls_behind_is_dropped() -> None:
    taken, sent, closed = asyncio.run(offer(*[("state", b"x")] * (LENGTH + 1)))
    assert (taken, sent, closed) == ([True] * LENGTH + [False], [], [TOO_SLOW])


def test_a_free_line_takes_a_message_at_once_and_without_a_task() -> None:
    async def put() -> tuple[list[bytes], int]:
        line = FakeLine(is_free=True)
        SendQueue("browser", "address", line, LENGTH).put(b"one")
        return line.sent, len(asyncio.all_tasks()) - 1

    assert asyncio.run(put()) == ([b"one"], 0)


def test_a_queue_that_ends_before_it_has_begun_to_send_is_freed_at_once() -> None:
    async def end() -> object:
        line = FakeLine()
        queue = SendQueue("browser", "address", line, LENGTH)
        queue.put(b"one")
        queue.end()
        gone = ref(line)
        del queue, line
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return gone()

    gc.disable()
    try:
        assert asyncio.run(end()) is None
    finally:
        gc.enable()


def test_no_message_overtakes_one_that_waits() -> None:
    async def put() -> list[bytes]:
        line = FakeLine()
        queue = SendQueue("browser", "address", line, LENGTH)
        queue.put(b"one")
        line.is_free = True
        queue.put(b"two")
        await asyncio.sleep(0)
        queue.put(b"three")
        await queue.flushed()
        queue.put(b"four")
        return line.sent

    assert asyncio.run(put()) == [b"one", b"two", b"three", b"four"]
