"""How a game ended, in a sentence."""

from .messages import Seen


def ending(seen: Seen) -> str:
    """Return who won, and everybody's honor."""
    title, result = seen.table.title, seen.result
    if result is None:
        return f"The game at “{title}” was ended before it was over."
    names = [seat.name or seat.level or "" for seat in seen.table.seats]
    winners = " and ".join(names[seat] for seat in result.winners)
    order = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
    honor = ", ".join(f"{names[seat]} {result.honor[seat]}" for seat in order)
    return f"{winners} won the game at “{title}”, by honor: {honor}. {result.sentence}"
