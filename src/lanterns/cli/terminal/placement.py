"""Placing a tile: which one, where, how it is turned, and a preview of the result."""

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

from .descriptions import cell_lines, event_lines, hand_lines
from .dialog import Dialog
from .drawing import numbered_cells
from .questions import refusal_lines

# The placements listed as the best: as many as fit on a screen and are quick to listen to.
_MAX_BEST = 8


def ask_placement(dialog: Dialog, *, in_words: bool) -> Place | None:
    """Ask for the tile, the cell and the rotation; `in_words` lists each cell's neighbors."""
    if not _placements(dialog):
        _explain_refusal(dialog)
        return None
    hand = dialog.view.players[dialog.seat].hand or ()
    tiles = hand_lines(dialog.narrator, dialog.view)
    tile = hand[dialog.choose(dialog.words("choose-tile"), tiles) if len(hand) > 1 else 0]
    cells = cell_lines(dialog.narrator, dialog.view)
    heading = dialog.words("choose-cell" if in_words else "choose-drawn-cell")
    number = dialog.choose(heading, cells, listed=in_words)
    cell = numbered_cells(dialog.view.lake)[number]
    places = [each for each in _placements(dialog) if each.tile == tile and each.cell == cell]
    sides = [
        dialog.words("tile-sides", **dialog.narrator.tile(tile, each.turns)) for each in places
    ]
    return places[dialog.choose(dialog.words("choose-turn"), _with_gains(dialog, sides, places))]


def ask_best(dialog: Dialog) -> Place | None:
    """List the placements that give the person most, and ask for one."""
    if not _placements(dialog):
        _explain_refusal(dialog)
        return None
    view = dialog.view
    best = sorted(_placements(dialog), key=lambda place: _rank(view, place))[:_MAX_BEST]
    options = _with_gains(dialog, [dialog.narrator.action(place) for place in best], best)
    return best[dialog.choose(dialog.words("choose-best"), options)]


def confirm_placement(dialog: Dialog, preview: Sequence[Event]) -> bool:
    """Show what every seat gets or misses, in the order of the rules, and ask for confirmation."""
    dialog.say("", dialog.words("preview"))
    dialog.say(*event_lines(dialog.narrator, preview))
    return dialog.confirm(dialog.words("confirm-place"))


def preview_events(view: View, place: Place) -> list[Event]:
    """Return the events of a placement that are known before it is made."""
    laid = TileLaid(view.turn, place.tile, place.cell, place.turns)
    return [laid, *outcome_of(view, place)]


def _placements(dialog: Dialog) -> Sequence[Place]:
    """Return the legal placements, without rotations of a symmetric tile that look the same."""
    distinct: dict[object, Place] = {}
    for action in dialog.game.legal_actions():
        if isinstance(action, Place):
            look = action.tile, action.cell, TILES[action.tile].facing(action.turns)
            distinct.setdefault(look, action)
    return list(distinct.values())


def _with_gains(dialog: Dialog, options: Sequence[str], places: Sequence[Place]) -> list[str]:
    """Return each option with what every seat gets on the line below."""
    view = dialog.view
    outcomes = (outcome_of(view, place) for place in places)
    pairs = zip(options, outcomes, strict=True)
    return [f"{option}\n     {dialog.narrator.gains(outcome)}" for option, outcome in pairs]


def _rank(view: View, place: Place) -> tuple[int, int]:
    """Sort by most gains for the active player, then by fewest for the opponents."""
    received = [reward.seat for reward in outcome_of(view, place) if reward.received]
    mine = received.count(view.turn)
    return -mine, len(received) - mine


def _explain_refusal(dialog: Dialog) -> None:
    hand = dialog.view.players[dialog.seat].hand or LAKE_TILES
    dialog.say(*refusal_lines(dialog, [Place(hand[0], dialog.view.lake.free_cells[0], 0)]))
