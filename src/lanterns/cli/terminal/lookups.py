"""What a player can look up at any time."""

from lanterns.locale import Narrator
from lanterns.rules import View

from .descriptions import (
    cell_lines,
    hand_lines,
    lake_lines,
    numbered,
    player_lines,
    supply_lines,
    tokens_line,
)
from .vocabulary import Keyword, Request, Vocabulary

_WITHOUT_HELP = (Keyword.YES, Keyword.NO, Keyword.ALL)


def lookup_lines(
    request: Request, narrator: Narrator, vocabulary: Vocabulary, view: View
) -> list[str] | None:
    """Return the lines that answer a request for information, or `None` for any other request."""
    match request:
        case Keyword.LAKE:
            return lake_lines(narrator, view)
        case Keyword.CELLS:
            return numbered(cell_lines(narrator, view))
        case Keyword.CARDS:
            tokens = [tokens_line(narrator, player) for player in view.players]
            pairs = zip(player_lines(narrator, view), tokens, strict=True)
            return [line for pair in pairs for line in pair]
        case Keyword.TILES:
            return hand_lines(narrator, view)
        case Keyword.SUPPLY:
            return supply_lines(narrator, view)
        case Keyword.RULES:
            return [narrator.words("rules-summary")]
        case Keyword.HELP:
            return help_lines(vocabulary)
        case _:
            return None


def help_lines(vocabulary: Vocabulary) -> list[str]:
    """List every command with its description, and explain the notation."""
    named = [(vocabulary.name(command), command) for command in Keyword]
    width = max(len(name) for name, _ in named)
    return [
        *(
            f"  {name:{width}}  {vocabulary.words(f'help-{command.value}')}"
            for name, command in named
            if command not in _WITHOUT_HELP
        ),
        vocabulary.words("help-notation"),
    ]
