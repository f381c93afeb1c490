"""Who invites a bot, and plays with it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Thread

from server.kit.games import choose
from server.kit.guest import OPEN, PERSON, Guest, Message, eventually


def link_to(host: Guest, table: str, home: str = "") -> str:
    """The link for everyone, as the page gives it."""
    return f"{home or host.address}/join#{host.look(table)['table']['join']}"


def ready(host: Guest, table: str) -> bool:
    """Whether all have sat down, and the bot has shown its part; the host does so at the start."""
    seats = host.look(table)["table"]["seats"]
    return all(seat["ready"] and (seat["revealed"] or seat["mine"]) for seat in seats)


@contextmanager
def meanwhile(work: Callable[[], object]) -> Iterator[None]:
    """Do something in a thread; what fails there fails here."""
    failures: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    thread = Thread(target=run)
    thread.start()
    yield
    thread.join()
    if failures:
        raise failures[0]


def start(host: Guest, table: str) -> None:
    """Begin as soon as everybody is there."""
    eventually(lambda: ready(host, table))
    host.do(table, "start")


def play(host: Guest, table: str, rng: Random, before: Callable[[int], None] | None = None) -> None:
    """Start, and play the host's seat to the end; `before` is called before each of its actions."""
    start(host, table)
    plies = 0
    while True:
        eventually(lambda: (now := host.look(table))["legal"] or now["result"])
        state = host.look(table)
        if state["result"]:
            return
        if before is not None:
            before(plies)
            state = host.look(table)
        host.do(table, "act", action=choose(state["legal"], rng), version=state["version"])
        plies += 1


def with_person(address: str) -> tuple[Guest, str]:
    """A table where the host has sat down and a seat is free."""
    host = Guest(address)
    table = host.open(PERSON, OPEN, title="Moon Pond")
    host.sit(table, 0, "Ana")
    return host, table


def seat_of_bot(host: Guest, table: str) -> Message:
    """The bot's seat; before it has sat down, the last one, which is free."""
    seats = host.look(table)["table"]["seats"]
    return dict(next((seat for seat in seats if seat["program"]), seats[-1]))
