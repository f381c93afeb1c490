"""What a player who plays like people notices and values."""

from dataclasses import dataclass

UNIT = 1024
"""Shares, probabilities and values in honor reach the library in this many parts of one."""


@dataclass(frozen=True, slots=True)
class Traits:
    """The habits of one player; the fields have the order of the library's structure."""

    cells: int
    """How many free cells it looks at before it places a tile."""

    aim: float
    """From 0, where any card is as good as another, to 1, where only sets count."""

    favor: float = 0.5
    """The value of a favor token, in honor."""

    spite: float = 0.0
    """How much of an opponent's gain counts as a loss; most people overlook it."""

    readiness: float = 1.0
    """The probability of dedicating a set now rather than in a later turn."""

    least_honor: int = 0
    """The token it waits for while its hand has room for more cards."""

    exchanges: bool = True
    """Whether it considers an exchange when a single card is missing."""

    def numbers(self) -> tuple[int, ...]:
        """Return the traits as the library takes them: whole numbers, fractions in `UNIT`s.

        >>> Traits(cells=8, aim=0.25, least_honor=7).numbers()
        (8, 256, 512, 0, 1024, 7, 1)
        """
        shares = (self.aim, self.favor, self.spite, self.readiness)
        return (
            self.cells,
            *(round(share * UNIT) for share in shares),
            self.least_honor,
            int(self.exchanges),
        )
