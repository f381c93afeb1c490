"""The rules that a stored game is played by: those it was started under, for ever.

When a rule changes, `RULES` grows by one, and the old rules stay here for the games in the log.
`tests/server/table/old_logs` has games of every version, which must lead where they led.
"""

from collections.abc import Callable, Mapping, Sequence

from lanterns.rules import Direction, Game, TileId

RULES = 1
"""The version of the rules for new games."""

GAMES: Mapping[int, Callable[[Sequence[Direction], Sequence[TileId]], Game]] = {1: Game}
"""How a game is dealt and played under each version."""
