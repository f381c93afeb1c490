"""What the active seat is offered: the outcome of every placement, and why a kind is closed."""

from ctypes import c_char
from functools import lru_cache
from struct import Struct
from typing import NamedTuple

from lanterns.rules import Color, GameState, Refusal

from ..library import call
from ..rules.conversion import row_from_state
from .preview_text import text_of_previews

KINDS = ("exchange", "four_of_a_kind", "three_pair", "seven_unique", "discard", "place", "end")
"""The kinds of action, in the simulator's order."""

_FACTS = ("have", "need", "color", "tile", "x", "y")
_REFUSAL = Struct(f"<{1 + len(_FACTS)}h")
_REFUSALS = tuple(Refusal)
_Block = c_char * (len(KINDS) * _REFUSAL.size)


class Closed(NamedTuple):
    """Why a kind of action offers nothing: the referee's refusal with its facts."""

    refusal: Refusal
    facts: tuple[tuple[str, int | str], ...]


class TurnOffers(NamedTuple):
    """What the active seat may place, in JSON as `previews` has it, and what is closed."""

    placements: bytes
    closed: dict[str, Closed]


def turn_offers(state: GameState) -> TurnOffers:
    """Return the placements of the active seat, and why other kinds of action are closed.

    >>> from lanterns.rules import DEFAULT_SEATING, LAKE_TILES, new_game
    >>> offers = turn_offers(new_game(DEFAULT_SEATING[4], LAKE_TILES[:32]))
    >>> offers.closed["exchange"].refusal.code, offers.closed["exchange"].facts
    ('exchange_favor', (('have', 0),))
    """
    row = row_from_state(state)
    block = bytearray(len(KINDS) * _REFUSAL.size)
    call("closed", row, _Block.from_buffer(block))
    refusals = bytes(block)
    size = _REFUSAL.size
    closed = {
        kind: found
        for number, kind in enumerate(KINDS)
        if (found := _closed(refusals[number * size : (number + 1) * size])) is not None
    }
    is_placing = "place" not in closed
    placements = text_of_previews(row, state.lake, state.turn) if is_placing else b"[]"
    return TurnOffers(placements, closed)


@lru_cache(maxsize=4096)
def _closed(refusal: bytes) -> Closed | None:
    fault, *values = _REFUSAL.unpack(refusal)
    if not fault:
        return None
    found = _REFUSALS[fault - 1]
    facts = [
        (name, Color(value).name.lower() if name == "color" else value)
        for name, value in zip(_FACTS, values, strict=True)
        if f"{{{name}" in found.value
    ]
    # In the order in which the sentence has them, as the referee does.
    facts.sort(key=lambda fact: found.value.index(f"{{{fact[0]}"))
    return Closed(found, tuple(facts))
