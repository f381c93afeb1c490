"""Games told in plain text, with every seat's view at every ply."""

from collections.abc import Iterator
from enum import IntEnum
from typing import assert_never

from kit.boards import draw
from kit.positions import letters_of_cards
from lanterns.rules import (
    Cell,
    Dedicated,
    Discarded,
    Event,
    Exchanged,
    Faced,
    FavorEarned,
    GameEnded,
    GameState,
    Matched,
    Record,
    SeenPlayer,
    TileDrawn,
    TileLaid,
    TurnBegan,
    View,
    legal_actions,
    record_to_json,
    redact,
    replay,
    start_of,
    view_for,
)


def script_of(record: Record) -> Iterator[str]:
    """Tell a whole game line by line; the first line is the record itself.

    Each ply shows the action, its events as a spectator sees them with what single seats see
    beyond that, and the spectator's view likewise. The lake is drawn after every round.
    """
    yield record_to_json(record)
    yield from _position(start_of(record))
    for ply, (text, step) in enumerate(zip(record.actions, replay(record), strict=True), start=1):
        yield ""
        yield f"ply {ply}: {text}"
        for event in step.events:
            yield f"  {_told(redact(event, None))}"
            yield from _more(event)
        yield from _position(step.state)


def _more(event: Event) -> Iterator[str]:
    hidden = redact(event, None)
    # No game has more than four seats, and an event that nobody else sees is its seat's own.
    for seat in range(4):
        if redact(event, seat) != hidden:
            yield f"    to seat {seat}: {_told(redact(event, seat))}"


def _position(state: GameState) -> Iterator[str]:
    view = view_for(state, None)
    yield from _seen(view)
    common = set(_seen(view))
    for seat in range(len(state.players)):
        for line in _seen(view_for(state, seat)):
            if line not in common:
                yield f"    to seat {seat}: {line.strip()}"
    yield f"  {len(legal_actions(state))} legal actions"
    if state.turn == 0 and state.phase == 0:
        yield from (f"  | {line}".rstrip() for line in draw(state.lake).splitlines())


def _seen(view: View) -> Iterator[str]:
    stacks = " ".join("-".join(map(str, stack)) or "empty" for stack in view.stacks)
    yield (
        f"  seat {view.turn} to {view.phase.name.lower()}; draw stack {view.draw_count}, "
        f"favor bank {view.favor_bank}"
    )
    yield f"  supply {letters_of_cards(view.supply) or 'empty'}; stacks {stacks}"
    for seat, player in enumerate(view.players):
        yield f"  {seat} {view.seating[seat].name.lower():5} {_player(player)}"
    yield f"  hands {' | '.join(_hand(player) for player in view.players)}"


def _hand(player: SeenPlayer) -> str:
    shown = ["?"] * player.hand_size if player.hand is None else map(str, player.hand)
    return " ".join(shown) or "empty"


def _player(player: SeenPlayer) -> str:
    tokens = " ".join(f"{'437'[token.kind]}:{token.honor}" for token in player.tokens)
    cards = letters_of_cards(player.cards) or "none"
    honor = f"{player.honor} ({tokens})" if tokens else "0"
    return f"cards {cards}; favor {player.favor}; honor {honor}"


def _told(event: Event) -> str:
    match event:
        case Exchanged(seat, given, taken):
            return f"seat {seat} exchanges {_name(given)} for {_name(taken)}"
        case Dedicated(seat, kind, colors, honor, generic):
            source = "a generic token" if generic else "the stack"
            names = " ".join(map(_name, colors))
            return f"seat {seat} dedicates {_name(kind)} ({names}) for {honor} from {source}"
        case Discarded(seat, color):
            return f"seat {seat} discards {_name(color)}"
        case TileLaid(seat, tile, cell, turns):
            return f"seat {seat} lays tile {tile} on {_place(cell)} turned {turns}"
        case Matched(seat, color, direction, neighbor, received):
            side = f"{_name(direction)} side meets {_place(neighbor)}"
            return f"seat {seat} {_got(received)} {_name(color)}: {side}"
        case FavorEarned(seat, platform, received):
            return f"seat {seat} {_got(received)} favor: platform on {_place(platform)}"
        case Faced(seat, color, direction, received):
            return f"seat {seat} {_got(received)} {_name(color)}: faces its {_name(direction)} side"
        case TileDrawn(seat, tile):
            return f"seat {seat} draws {'a tile' if tile is None else f'tile {tile}'}"
        case TurnBegan(seat, final):
            return f"seat {seat} begins {'the final turn' if final else 'a turn'}"
        case GameEnded(result):
            winners = " and ".join(map(str, result.winners))
            return (
                f"the game ends: honor {result.honor}, favor {result.favor}, "
                f"cards {result.cards}; seat {winners} wins by {result.decider.value}"
            )
        case _:
            assert_never(event)


def _got(received: bool) -> str:
    return "gets" if received else "misses"


def _name(member: IntEnum) -> str:
    return member.name.lower().replace("_", " ")


def _place(cell: Cell) -> str:
    return f"{cell.x},{cell.y}"
