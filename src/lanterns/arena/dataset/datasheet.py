"""The data set's `README.md`: how it was made, and what is in each column."""

from collections.abc import Sequence
from importlib.resources import files

from lanterns import __version__

from .columns import COLUMNS, FORMAT, table_of
from .plan import GAMES_A_FILE, Plan


def datasheet(plan: Plan) -> str:
    """Return the datasheet of a set in Markdown."""
    template = files("lanterns.arena.dataset").joinpath("datasheet.md").read_text(encoding="utf-8")
    return template.format(
        total=f"{plan.total:,}",
        games=f"{plan.games:,}",
        players=_listed([str(count) for count in plan.players]),
        levels=_listed(plan.levels),
        seed=plan.seed,
        command=plan.command,
        version=__version__,
        format=FORMAT,
        columns=table_of(COLUMNS),
        games_a_file=f"{GAMES_A_FILE:,}",
    )


def _listed(words: Sequence[str]) -> str:
    """Return words as a sentence lists them.

    >>> _listed(["2", "3", "4"]), _listed(["artisan"])
    ('2, 3 and 4', 'artisan')
    """
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last
