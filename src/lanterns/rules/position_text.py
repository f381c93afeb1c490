"""Positions as one line of text, for tests, logs and messages; docs/record.md describes it.

`state_from_json` checks the parts; what is left to check here is how they are written.
"""

import re
from collections.abc import Sequence

from .actions import Place
from .cards import Cards
from .colors import COLORS
from .components import DEDICATION_KINDS, DedicationKind
from .directions import Direction
from .errors import PositionFormFault, UnreadablePosition
from .notation import to_text
from .position import state_from_json
from .position_parts import KIND_WORDS
from .state import GameState, Phase, Player
from .view import SeenPlayer, View

LONGEST = 2000
"""No position takes as many characters; longer text is not looked at."""

_NONE = "-"

_HIDDEN = "?"
"""Stands before the number of tiles that a view does not show."""

_PARTS = 8

_KIND_LETTERS = dict(zip(DEDICATION_KINDS, "437", strict=True))


def state_to_text(state: GameState) -> str:
    """Return a state as one line of text, hidden tiles included.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game
    >>> state = new_game(DEFAULT_SEATING[2], range(1, 23))
    >>> state_to_text(state)[:57]
    'SN 0e 0@0,0r2 1.2.3:R1:0:-/4.5.6:K1:0:- R4O5G5P5B5W5K4 8.'
    >>> state_from_text(state_to_text(state)) == state
    True
    """
    return _to_text(state, _numbers_to_text(state.draw_stack))


def view_to_text(view: View) -> str:
    """Return all that a view shows as one line: what the seat knows of the position, no more.

    It is the text of a state with the seat before it; `?3` stands for three hidden tiles. Two
    games that a seat cannot tell apart by what lies on the table have the same text.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game, view_for
    >>> state = new_game(DEFAULT_SEATING[2], range(1, 23))
    >>> view_to_text(view_for(state, seat=1))[:57]
    '1 SN 0e 0@0,0r2 ?3:R1:0:-/4.5.6:K1:0:- R4O5G5P5B5W5K4 8.7'
    """
    seat = _NONE if view.seat is None else str(view.seat)
    return f"{seat} {_to_text(view, f'{_HIDDEN}{view.draw_count}')}"


def state_from_text(text: str) -> GameState:
    """Read what `state_to_text` wrote; raise `UnreadablePosition` for anything else.

    Only the form is checked, not whether a game can reach the position.
    """
    if len(text) > LONGEST:
        raise UnreadablePosition(PositionFormFault.LONG_TEXT, most=LONGEST)
    parts = text.split(" ")
    if len(parts) != _PARTS:
        raise UnreadablePosition(PositionFormFault.TEXT_PARTS, wanted=_PARTS, count=len(parts))
    seats, turn, lake, players, supply, stacks, bank, draw_stack = parts
    state = state_from_json(
        {
            "seats": [_word(letter, Direction) for letter in seats],
            "turn": _number(turn[:1]),
            "phase": _word(turn[1:].upper(), Phase),
            "lake": lake.split("/"),
            "players": [_player(player) for player in players.split("/")],
            "supply": _cards(supply),
            "stacks": dict(
                zip(KIND_WORDS.values(), map(_numbers, stacks.split("/")), strict=False)
            ),
            "favor_bank": _number(bank),
            "draw_stack": _numbers(draw_stack),
        }
    )
    # Whatever else could stand for the same position has not been written by `state_to_text`.
    if state_to_text(state) != text:
        raise UnreadablePosition(PositionFormFault.OTHER_TEXT)
    return state


def _to_text(game: GameState | View, draw_stack: str) -> str:
    laid = (Place(tile.tile, tile.cell, tile.turns) for tile in game.lake.tiles)
    return " ".join(
        [
            "".join(side.name[0] for side in game.seating),
            f"{game.turn}{game.phase.name[0].lower()}",
            "/".join(map(to_text, laid)),
            "/".join(map(_player_to_text, game.players)),
            _cards_to_text(game.supply),
            "/".join(map(_numbers_to_text, game.stacks)),
            str(game.favor_bank),
            draw_stack,
        ]
    )


def _player_to_text(player: Player | SeenPlayer) -> str:
    tokens = [f"{_KIND_LETTERS[token.kind]}{token.honor}" for token in player.tokens]
    if isinstance(player, SeenPlayer) and player.hand is None:
        hand = f"{_HIDDEN}{player.hand_size}"
    else:
        hand = _numbers_to_text(player.hand or ())
    cards = _cards_to_text(player.cards)
    return f"{hand}:{cards}:{player.favor}:{'.'.join(tokens) or _NONE}"


def _cards_to_text(cards: Cards) -> str:
    return "".join(f"{color.letter}{cards[color]}" for color in COLORS if cards[color]) or _NONE


def _numbers_to_text(numbers: Sequence[int]) -> str:
    return ".".join(map(str, numbers)) or _NONE


def _player(text: str) -> object:
    fields = text.split(":")
    if len(fields) != 4:
        return text
    hand, cards, favor, tokens = fields
    tiles = _numbers(hand)
    return {
        "hand": tiles,
        "hand_size": len(tiles),
        "cards": _cards(cards),
        "favor": _number(favor),
        "tokens": [] if tokens == _NONE else [_token(token) for token in tokens.split(".")],
    }


def _token(text: str) -> dict[str, object]:
    kinds: dict[str, DedicationKind] = {letter: kind for kind, letter in _KIND_LETTERS.items()}
    kind = kinds.get(text[:1])
    return {"kind": None if kind is None else KIND_WORDS[kind], "honor": _number(text[1:])}


def _cards(text: str) -> dict[str, int]:
    counts = {color.letter: 0 for color in COLORS}
    return counts | {
        letter: int(count) for letter, count in re.findall("([A-Z])([0-9]{1,2})", text)
    }


def _numbers(text: str) -> list[object]:
    return [] if text == _NONE else [_number(part) for part in text.split(".")]


def _number(text: str) -> object:
    """Return a number, or the text itself if it is none, which no reader takes for one."""
    return int(text) if re.fullmatch("[0-9]{1,2}", text) else text


def _word(letter: str, members: type[Direction] | type[Phase]) -> str:
    """Return the word that a letter stands for, or the letter itself, which no reader takes."""
    names = {member.name[0]: member.name.lower() for member in members}
    return names.get(letter, letter)
