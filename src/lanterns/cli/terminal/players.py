"""The people and bots of a game, and their names."""

from collections.abc import Sequence
from dataclasses import dataclass

from lanterns.locale import Words
from lanterns.rules import BOT_PREFIX, Seat

# The most characters of a person's name.
_MAX_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Players:
    """The name of every seat, and which seats are bots.

    >>> players = Players.from_record(("Ana", "bot:random"), 2, Words("en"))
    >>> players.names, players.bots, players.people
    (('Ana', 'Dice'), {1: 'random'}, (0,))
    """

    names: tuple[str, ...]
    bots: dict[Seat, str]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def record_names(self) -> tuple[str, ...]:
        """The names in the form that records use."""
        return tuple(
            BOT_PREFIX + self.bots[seat] if seat in self.bots else name
            for seat, name in enumerate(self.names)
        )

    @classmethod
    def from_record(cls, names: Sequence[str], seats: int, words: Words) -> "Players":
        """Return the players for the names of a record; people without a name get a number."""
        given = [*map(printable, names[:seats])]
        given += [""] * (seats - len(given))
        bots = {
            seat: name.removeprefix(BOT_PREFIX)
            for seat, name in enumerate(given)
            if name.startswith(BOT_PREFIX)
        }
        shown = [
            words("bot-name", bot=bots[seat])
            if seat in bots
            else name or words("player-name", number=seat + 1)
            for seat, name in enumerate(given)
        ]
        return cls(_numbered(shown), bots)


def _numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names with a number after those that are alike, as on the page."""
    return tuple(
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    )


def printable(name: str) -> str:
    """Return a name that is safe to show, whatever a record contains.

    A record may come from anywhere, so control characters are dropped and long names cut. The name
    of a bot is not cut, because it is looked up and not shown.
    """
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown if shown.startswith(BOT_PREFIX) else shown[:_MAX_LENGTH]
