"""Who holds a seat of a table."""

from dataclasses import dataclass

from .entries import MoveOffered, SeatKind


@dataclass(slots=True)
class Holder:
    """Who a seat belongs to, and who plays it."""

    kind: SeatKind
    name: str
    owner: str | None
    level: str | None
    invitation: str | None
    contribution: str | None = None
    pledge: str | None = None
    """The SHA-256 of the contribution, known before the contribution itself."""
    move: MoveOffered | None = None
    """The link that moves the seat to another browser, if its owner made one."""
    wants_end: bool = False
    face: str = ""
    program: bool = False
    """Whether the owner is a program, whose name is a person's word for it."""

    @property
    def is_taken(self) -> bool:
        """Whether a person has taken the seat."""
        return self.pledge is not None

    @property
    def is_ready(self) -> bool:
        """Whether the seat is taken."""
        return self.level is not None or self.is_taken

    @property
    def has_revealed(self) -> bool:
        """Whether nothing of the shuffle is missing from this seat."""
        return self.level is not None or self.contribution is not None
