"""Few places and many who want one."""

import asyncio
from collections.abc import Sequence
from itertools import count

from lanterns.server.live.fair_queue import FairQueue


def order_of(clients: Sequence[str], places: int = 1, gone: Sequence[int] = ()) -> list[str]:
    """Who is served, in order, if these come one after the other; some go again while they wait."""
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
        # Every place was given back.
        async with asyncio.timeout(60), queue.slot("last"):
            pass

    asyncio.run(serve())
    return served


def test_one_client_is_served_in_the_order_of_its_wishes() -> None:
    assert order_of(["Ana"] * 3) == ["Ana"] * 3


def test_clients_take_turns_however_many_wishes_one_has() -> None:
    assert order_of([*["Ana"] * 5, "Bo", "Mei"]) == ["Ana", "Ana", "Bo", "Mei", *["Ana"] * 3]


def test_there_are_so_many_places_and_no_more() -> None:
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


def test_whoever_goes_while_waiting_keeps_nobody_from_a_place() -> None:
    assert order_of(["Ana", "Bo", "Mei"], gone=[1]) == ["Ana", "Mei"]
    assert order_of(["Ana", "Bo"], gone=[0, 1]) == ["Ana"]


def test_whoever_goes_just_when_a_place_is_free_passes_it_on() -> None:
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
