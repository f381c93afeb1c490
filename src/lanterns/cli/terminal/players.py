"""Who plays: people and bots, and what they are called."""

from collections.abc import Sequence
from dataclasses import dataclass

from lanterns.locale import Words
from lanterns.rules import BOT_PREFIX, Seat

# Names for bots at the table, in the order of their seats.
_BOT_NAMES = ("Mei", "Bao", "Lin", "Tao", "Hua", "Jun", "Yun")

# Letters of a person's name.
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Party:
    """The name of every seat, and the bots among them.

    >>> party = Party.from_record(("Ana", "bot:random"), 2, Words("en"))
    >>> party.names, party.bots, party.people
    (('Ana', 'Mei'), {1: 'random'}, (0,))
    """

    names: tuple[str, ...]
    bots: dict[Seat, str]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def in_record(self) -> tuple[str, ...]:
        """The names as a record writes them."""
        return tuple(
            BOT_PREFIX + self.bots[seat] if seat in self.bots else name
            for seat, name in enumerate(self.names)
        )

    @classmethod
    def from_record(cls, written: Sequence[str], seats: int, words: Words) -> "Party":
        """Read names as a record writes them; a person without one is called by a number."""
        given = [*map(printable, written[:seats])]
        given += [""] * (seats - len(given))
        bots = {
            seat: name.removeprefix(BOT_PREFIX)
            for seat, name in enumerate(given)
            if name.startswith(BOT_PREFIX)
        }
        free = iter(name for name in _BOT_NAMES if name not in given)
        names = tuple(
            next(free) if seat in bots else name or words("player-name", number=seat + 1)
            for seat, name in enumerate(given)
        )
        return cls(names, bots)


def printable(name: str) -> str:
    """A name as it can be shown, whatever somebody wrote.

    A record may come from anywhere, and must not write more than a name on the screen; the name of
    a bot stays whole, since it is looked up and not shown.
    """
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown if shown.startswith(BOT_PREFIX) else shown[:_LONGEST]
