"""What a data set is to hold: games by number of players and level, in files of a fixed size."""

import json
from dataclasses import asdict, dataclass

from lanterns import __version__
from lanterns.bots.entries import entry_of
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.simulated_game import can_simulate

from .columns import COLUMNS, FORMAT
from .part import Part

GAMES_A_FILE = 1_000

GAMES_A_PART = 100
"""Games that a worker plays at once."""

LEVELS = ("random", "visitor", "helper", "lamplighter", "apprentice", "artisan", "phoenix")
"""Random play, and the levels that answer at once."""

TITLE = "Games of Lanterns: The Harvest Festival"

SCHEMA = "schema.json"

MOST_GAMES = 10_000_000

LICENSE = {
    "name": "CC0-1.0",
    "title": "CC0 1.0 Universal",
    "path": "https://creativecommons.org/publicdomain/zero/1.0/",
}


@dataclass(frozen=True, slots=True)
class GamesFile:
    """One file of a data set."""

    name: str
    games: Part

    @property
    def parts(self) -> list[Part]:
        """The games in parts that workers play at once."""
        whole = self.games
        firsts = range(0, len(whole.deals), GAMES_A_PART)
        deals = (whole.deals[first : first + GAMES_A_PART] for first in firsts)
        return [Part(whole.players, whole.level, whole.seed, some) for some in deals]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play; the same plan gives the same games.

    >>> plan = Plan(games=1500, players=(2,), levels=("artisan",), seed=7)
    >>> [(file.name, file.games.deals) for file in plan.files]  # doctest: +NORMALIZE_WHITESPACE
    [('games-2-artisan-0000.parquet', range(0, 1000)),
     ('games-2-artisan-0001.parquet', range(1000, 1500))]
    >>> plan.command
    'lanterns data make DIR --games 1500 --players 2 --levels artisan --seed 7'
    """

    games: int
    """By number of players and level."""
    players: tuple[int, ...]
    levels: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        if not 0 < self.games <= MOST_GAMES:
            raise ValueError(f"A level plays 1 to {MOST_GAMES:,} games, not {self.games}.")
        if not 0 <= self.seed < 2**63:
            raise ValueError(f"The seed of a data set is 0 to 2^63 - 1, not {self.seed}.")
        for what, listed in (("players", self.players), ("levels", self.levels)):
            if not listed or len(set(listed)) < len(listed):
                raise ValueError(f"Name the {what} of a data set once each.")
        if wrong := [count for count in self.players if count not in (2, 3, 4)]:
            raise ValueError(f"Two, three or four play, not {wrong[0]}.")
        for level in self.levels:
            _check_level(level)

    @property
    def files(self) -> list[GamesFile]:
        """Every file, in the order in which they are made."""
        found = []
        for players in self.players:
            for level in self.levels:
                for number, first in enumerate(range(0, self.games, GAMES_A_FILE)):
                    deals = range(first, min(first + GAMES_A_FILE, self.games))
                    name = f"games-{players}-{level}-{number:04}.parquet"
                    found.append(GamesFile(name, Part(players, level, self.seed, deals)))
        return found

    @property
    def total(self) -> int:
        """The number of games."""
        return self.games * len(self.players) * len(self.levels)

    @property
    def command(self) -> str:
        """What makes the set again."""
        players = ",".join(map(str, self.players))
        return (
            f"lanterns data make DIR --games {self.games} --players {players}"
            f" --levels {','.join(self.levels)} --seed {self.seed}"
        )

    def describe(self, writer: str) -> str:
        """Return the set's `datapackage.json`: what it holds, in the form of Data Package 1."""
        resources = [
            {
                "name": file.name.removesuffix(".parquet").replace("@", "-"),
                "path": file.name,
                "format": "parquet",
                "games": len(file.games.deals),
                "schema": SCHEMA,
            }
            for file in self.files
        ]
        data = {
            "profile": "data-package",
            "name": "lanterns-games",
            "title": TITLE,
            "licenses": [LICENSE],
            "format": FORMAT,
            "command": self.command,
            "made_with": {"lanterns": __version__, "pyarrow": writer},
            "plan": asdict(self),
            "resources": resources,
        }
        return json.dumps(data, indent=2) + "\n"


def plan_from(description: str) -> tuple[Plan, str]:
    """Return the plan of a `datapackage.json` and the version of Lanterns that played it.

    Raise `ValueError` with a sentence for anything else.
    """
    try:
        data = json.loads(description)
        if data["format"] != FORMAT:
            raise ValueError(f"The format of this set is {data['format']}, and not {FORMAT}.")
        plan = data["plan"]
        games, seed, version = plan["games"], plan["seed"], data["made_with"]["lanterns"]
        players, levels = tuple(plan["players"]), tuple(plan["levels"])
    except (json.JSONDecodeError, RecursionError, TypeError, KeyError):
        raise ValueError("It does not describe a data set.") from None
    numbers, words = (games, seed, *players), (*levels, version)
    if not all(type(number) is int for number in numbers) or not all(
        isinstance(word, str) for word in words
    ):
        raise ValueError("It does not describe a data set.")
    return Plan(games, players, levels, seed), version


def describe_columns() -> str:
    """Return the set's `schema.json`: every column, in the form of Table Schema 1."""
    plain = {"string": "string", "double": "number"}
    fields = [
        {
            "name": column.name,
            "type": "array" if "<" in column.type else plain.get(column.type, "integer"),
            "parquet": column.type,
            "description": column.meaning,
        }
        for column in COLUMNS
    ]
    data = {"fields": fields, "primaryKey": ["seed", "players", "level", "deal"]}
    return json.dumps(data, indent=2) + "\n"


def _check_level(level: str) -> None:
    """Raise `ValueError` unless this is a level that plays the same everywhere."""
    known = ", ".join(name for name in BUILT_IN if can_simulate(entry_of(name).make()))
    entry = entry_of(level)
    if entry.bot not in BUILT_IN:
        raise ValueError(f"There is no level “{level}” for a data set; there are: {known}.")
    if entry.budget is not None or not can_simulate(entry.make()):
        raise ValueError(
            f"“{level}” thinks by the clock, so that no two runs are the same; give it playouts,"
            f" such as {entry.bot}@256p."
        )
