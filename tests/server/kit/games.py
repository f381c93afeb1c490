"""Whole games, played by guests who choose what comes first or by chance."""

from random import Random
from typing import Any

from .guest import BOT, OPEN, PERSON, Guest, Message


def started(address: str, seats: int) -> tuple[str, list[Guest]]:
    """A table where every seat has a browser of its own; guests are in turn order."""
    host = Guest(address)
    table = host.open(PERSON, *[OPEN] * (seats - 1))
    host.sit(table, 0, "Guest 0")
    guests = [host]
    for number, seat in enumerate(host.look(table)["table"]["seats"][1:], start=1):
        guest = Guest(address)
        guest.accept(seat["invitation"], f"Guest {number}")
        guests.append(guest)
    host.do(table, "start")
    names = [seat["name"] for seat in host.look(table)["table"]["seats"]]
    by_name = {f"Guest {number}": guest for number, guest in enumerate(guests)}
    return table, [by_name[name] for name in names]


def against_bots(address: str, bots: int = 1) -> tuple[str, Guest]:
    """A table of one guest and some bots, started."""
    guest = Guest(address)
    table = guest.open(PERSON, *[BOT] * bots)
    guest.sit(table, 0)
    guest.do(table, "start")
    return table, guest


def sharing(address: str) -> tuple[str, list[Guest]]:
    """A started table of three, two of whom share a browser; guests are in turn order."""
    host, friend = Guest(address), Guest(address)
    table = host.open(PERSON, PERSON, OPEN)
    host.sit(table, 0)
    host.sit(table, 1)
    friend.accept(host.look(table)["table"]["seats"][2]["invitation"], "Ben")
    host.do(table, "start")
    seats = host.look(table)["table"]["seats"]
    return table, [host if seat["mine"] else friend for seat in seats]


def lift_curtain(table: str, guest: Guest) -> None:
    """Say that the person on turn is there."""
    seat = guest.look(table)["game"]["turn"]
    here = {"type": "here", "id": "here", "seat": seat}
    answer = guest.post(f"/api/tables/{table}/commands", here)
    assert answer.json()["outcome"] == "applied", answer.text


def actions_of(legal: Message) -> list[str]:
    """Every legal action of a message, in the order of the rules."""
    return [
        *legal["exchanges"],
        *(offer["action"] for offer in legal["dedications"]),
        *legal["discards"],
        *(placement[0] for placement in legal["placements"]),
        *(["."] if legal["end"] else []),
    ]


def choose(legal: Message, rng: Random) -> str:
    """An action: by chance, but a dedication is never missed."""
    sets: list[Any] = legal["dedications"]
    return str(rng.choice(sets)["action"] if sets else rng.choice(actions_of(legal)))


def play_on(table: str, guests: list[Guest], rng: Random, plies: int | None = None) -> Message:
    """Let the guests act in turn, to the end or for some plies; return the last view."""
    state = guests[0].look(table)
    while state["table"]["status"] == "playing" and plies != 0:
        guest = guests[state["game"]["turn"]]
        state = guest.look(table)
        action = choose(state["legal"], rng)
        guest.do(table, "act", action=action, version=state["version"])
        state = guest.look(table)
        plies = None if plies is None else plies - 1
    return state
