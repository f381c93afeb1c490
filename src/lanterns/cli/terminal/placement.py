"""Placing a tile: which, where, which way round, and what it gives before it is placed."""

from collections.abc import Sequence

from lanterns.rules import (
    LAKE_TILES,
    TILES,
    Event,
    Place,
    TileLaid,
    View,
    outcome_of,
)

from .desk import Desk
from .drawing import numbered_cells
from .questions import explain
from .telling import tell_cells, tell_events, tell_hand

# Placements that the best are chosen from: as many as fit on a screen and can be heard out.
_LISTED = 8


def ask_placement(desk: Desk, *, in_words: bool) -> Place | None:
    """Ask for the tile, the cell and the rotation; `in_words` lists the cells' neighbours."""
    if not _placements(desk):
        _say_why_not(desk)
        return None
    hand = desk.view.players[desk.seat].hand or ()
    tiles = tell_hand(desk.narrator, desk.view)
    tile = hand[desk.choose(desk.words("choose-tile"), tiles) if len(hand) > 1 else 0]
    cells = tell_cells(desk.narrator, desk.view)
    heading = desk.words("choose-cell" if in_words else "choose-drawn-cell")
    number = desk.choose(heading, cells, listed=in_words)
    cell = numbered_cells(desk.view.lake)[number]
    places = [each for each in _placements(desk) if each.tile == tile and each.cell == cell]
    sides = [desk.words("tile-sides", **desk.narrator.tile(tile, each.turns)) for each in places]
    return places[desk.choose(desk.words("choose-turn"), _with_gains(desk, sides, places))]


def ask_best(desk: Desk) -> Place | None:
    """List the placements that give the person most, and ask for one."""
    if not _placements(desk):
        _say_why_not(desk)
        return None
    view = desk.view
    best = sorted(_placements(desk), key=lambda place: _rank(view, place))[:_LISTED]
    options = _with_gains(desk, [desk.narrator.action(place) for place in best], best)
    return best[desk.choose(desk.words("choose-best"), options)]


def confirm_placement(desk: Desk, known: Sequence[Event]) -> bool:
    """Tell what everybody gets or misses, in the order of the rules, and ask whether to go on."""
    desk.say("", desk.words("preview"))
    desk.say(*tell_events(desk.narrator, known))
    return desk.confirm(desk.words("confirm-place"))


def foreseen(view: View, place: Place) -> list[Event]:
    """The events of a placement that are known before it is made."""
    laid = TileLaid(view.turn, place.tile, place.cell, place.turns)
    return [laid, *outcome_of(view, place)]


def _placements(desk: Desk) -> Sequence[Place]:
    """The legal placements, without those that only repeat how a symmetric tile lies."""
    distinct: dict[object, Place] = {}
    for action in desk.table.legal_actions():
        if isinstance(action, Place):
            lying = action.tile, action.cell, TILES[action.tile].facing(action.turns)
            distinct.setdefault(lying, action)
    return list(distinct.values())


def _with_gains(desk: Desk, options: Sequence[str], places: Sequence[Place]) -> list[str]:
    """Options with what everybody gets on the line below each."""
    view = desk.view
    outcomes = (outcome_of(view, place) for place in places)
    pairs = zip(options, outcomes, strict=True)
    return [f"{option}\n     {desk.narrator.gains(outcome)}" for option, outcome in pairs]


def _rank(view: View, place: Place) -> tuple[int, int]:
    """Most things for the person on turn first, then fewest cards for the others."""
    received = [reward.seat for reward in outcome_of(view, place) if reward.received]
    mine = received.count(view.turn)
    return -mine, len(received) - mine


def _say_why_not(desk: Desk) -> None:
    hand = desk.view.players[desk.seat].hand or LAKE_TILES
    desk.say(*explain(desk, [Place(hand[0], desk.view.lake.free_cells[0], 0)]))
