"""Options that several commands share."""

from collections.abc import Sequence

from lanterns.bots import BOTS
from lanterns.rules import DEFAULT_SEATING, Direction, LanternsError, seating_from_words

from .errors import Failure


def parse_names(text: str) -> tuple[str, ...]:
    """Parse the names of bots, such as `random,random`."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        check_bot(name)
    return names


def check_bot(name: str) -> None:
    """Raise `Failure` if there is no bot of this name."""
    if name not in BOTS:
        raise Failure(f"There is no bot “{name}”; there are: {', '.join(BOTS)}.")


def parse_bots(text: str, seats: int) -> tuple[str, ...]:
    """Parse the names of bots, one for each seat, or one for all of them."""
    names = parse_names(text)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Failure(
            f"{len(names)} bots are named for {counted(seats, 'seat', 'seats')}; "
            "name one, or one for each seat."
        )
    return names


def counted(count: int, one: str, many: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "person", "people"), counted(2, "person", "people")
    ('1 person', '2 people')
    """
    return f"{count} {one if count == 1 else many}"


def parse_seating(text: str | None, players: int) -> Sequence[Direction]:
    """Parse sides of the table such as `south,north`, the start player first."""
    if text is None:
        return DEFAULT_SEATING[players]
    try:
        seating = seating_from_words([word.strip() for word in text.split(",")])
    except LanternsError as error:
        raise Failure(error.sentence) from error
    if len(seating) != players:
        raise Failure(f"{len(seating)} seats are named for {players} players; name one for each.")
    return seating
