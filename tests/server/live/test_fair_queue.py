"""Few slots and many clients that want one."""

import asyncio
from collections.abc import Sequence
from itertools import count

from lanterns.server.live.fair_queue import FairQueue


def order_of(clients: Sequence[str], places: int = 1, gone: Sequence[int] = ()) -> list[str]:
    """The clients in the order they are served; those numbered in `gone` leave while waiting."""
    served: list[str] = []

    async def come(queue: FairQueue, client: str) -> None:
        async with queue.slot(client):
            served.append(client)
            await asyncio.sleep(0)

    async def serve() -> None:
        queue = FairQueue(places)
        tasks = [asyncio.create_task(come(queue, client)) for client in clients]
        await asyncio.sleep(0)
        for number in gone:
            tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Every slot was given back.
        async with asyncio.timeout(60), queue.slot("last"):
            pass

    asyncio.run(serve())
    return served


def test_one_client_is_served_in_the_order_it_asked() -> None:
    assert order_of(["Ana"] * 3) == ["Ana"] * 3


def test_clients_take_turns_however_much_one_asks_for() -> None:
    assert order_of([*["Ana"] * 5, "Bo", "Mei"]) == ["Ana", "Ana", "Bo", "Mei", *["Ana"] * 3]


def test_there_are_never_more_than_the_given_slots() -> None:
    numbers = count()
    inside: set[int] = set()
    most = 0

    async def come(queue: FairQueue) -> None:
        nonlocal most
        number = next(numbers)
        async with queue.slot(f"client {number % 3}"):
            inside.add(number)
            most = max(most, len(inside))
            await asyncio.sleep(0)
            inside.remove(number)

    async def serve() -> None:
        queue = FairQueue(2)
        await asyncio.gather(*(come(queue) for _ in range(20)))

    asyncio.run(serve())
    assert (most, next(numbers)) == (2, 20)


def test_a_client_that_leaves_while_waiting_blocks_nobody() -> None:
    assert order_of(["Ana", "Bo", "Mei"], gone=[1]) == ["Ana", "Mei"]
    assert order_of(["Ana", "Bo"], gone=[0, 1]) == ["Ana"]


def test_a_client_that_leaves_just_as_it_gets_a_slot_passes_it_on() -> None:
    served: list[str] = []

    async def serve() -> None:
        queue = FairQueue(1)

        async def come(client: str) -> None:
            async with queue.slot(client):
                served.append(client)

        async with queue.slot("Ana"):
            tasks = [asyncio.create_task(come(client)) for client in ("Bo", "Mei")]
            await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(serve())
    assert served == ["Mei"]
