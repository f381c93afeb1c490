"""What a player can look up at any time."""

from lanterns.locale import Narrator
from lanterns.rules import View

from .telling import (
    numbered,
    tell_cells,
    tell_hand,
    tell_lake,
    tell_players,
    tell_supply,
    tell_tokens,
)
from .vocabulary import Command, Vocabulary, Wish

_WITHOUT_HELP = (Command.YES, Command.NO, Command.ALL)


def information(
    wish: Wish, narrator: Narrator, vocabulary: Vocabulary, view: View
) -> list[str] | None:
    """Return the lines that answer a wish to know something, or nothing for any other wish."""
    match wish:
        case Command.LAKE:
            return tell_lake(narrator, view)
        case Command.CELLS:
            return numbered(tell_cells(narrator, view))
        case Command.CARDS:
            tokens = [tell_tokens(narrator, player) for player in view.players]
            pairs = zip(tell_players(narrator, view), tokens, strict=True)
            return [line for pair in pairs for line in pair]
        case Command.TILES:
            return tell_hand(narrator, view)
        case Command.SUPPLY:
            return tell_supply(narrator, view)
        case Command.RULES:
            return [narrator.words("rules-summary")]
        case Command.HELP:
            return tell_help(vocabulary)
        case _:
            return None


def tell_help(vocabulary: Vocabulary) -> list[str]:
    """List every command with what it does, and the other ways to type."""
    named = [(vocabulary.name(command), command) for command in Command]
    width = max(len(name) for name, _ in named)
    return [
        *(
            f"  {name:{width}}  {vocabulary.words(f'help-{command.value}')}"
            for name, command in named
            if command not in _WITHOUT_HELP
        ),
        vocabulary.words("help-notation"),
    ]
