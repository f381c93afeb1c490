"""A fixed protocol that measures one bot, so that results of different people can be compared."""

from lanterns.core import OBSERVATION_VERSION
from lanterns.rules import PLAYER_COUNTS

from .contest import Contest
from .standings import Standings
from .text_table import interval, percent

PROTOCOL = "lanterns-evaluate/1"
"""The version of what is fixed below; it changes with any of it."""

ENVIRONMENTS = "lanterns_v1"

OPPONENTS = ("visitor", "helper", "lamplighter", "apprentice", "artisan", "phoenix")
"""Each fills all other seats; none of them looks at a clock."""

DEALS, SEED, SECONDS = 50, 20_260_101, 0.5


def contest_for(bot: str, players: int) -> Contest:
    """Return the games of the protocol at a table for `players`; a fault costs the game.

    >>> contest = contest_for("artisan", 2)
    >>> contest.line_ups[0], len(contest.line_ups), contest.games_per_deal * DEALS
    (('artisan', 'visitor'), 5, 500)
    """
    line_ups = tuple((bot, *[other] * (players - 1)) for other in OPPONENTS if other != bot)
    return Contest(line_ups, SEED, SECONDS, faults_lose=True)


def heading(version: str) -> str:
    """Return what to cite: the protocol, and the versions of the package and its environments."""
    return (
        f"{PROTOCOL} with lanterns {version} ({ENVIRONMENTS}, observations {OBSERVATION_VERSION})"
    )


def rows_of(standings: Standings) -> list[dict[str, object]]:
    """Return a row for each opponent: games, share of victories and its 95% interval."""
    contest = standings.contest
    shares = [(line_up, standings.line_ups[line_up][line_up[0]]) for line_up in contest.line_ups]
    return [
        {
            "players": contest.players,
            "opponent": line_up[1],
            "games": standings.deals * contest.players,
            "win_share": share.value,
            "ci95": [share.low, share.high],
        }
        for line_up, share in shares
    ]


def to_table(found: list[Standings]) -> str:
    """Return the rows of every number of players as one table in Markdown."""
    lines = ["| players | against | games | win share | 95% |", "| --: | --- | --: | --: | --: |"]
    for standings in found:
        contest = standings.contest
        for line_up in contest.line_ups:
            share, games = (
                standings.line_ups[line_up][line_up[0]],
                standings.deals * contest.players,
            )
            cells = (str(contest.players), line_up[1], str(games), percent(share.value))
            lines.append(f"| {' | '.join((*cells, interval(share)))} |")
        bot = next(bot for bot in standings.bots if bot.name == contest.names[0])
        if bot.faults:
            lines.append(f"\n{len(bot.faults)} games lost by a fault, first: {bot.faults[0]}\n")
    return "\n".join(lines)


def all_players(players: int | None) -> tuple[int, ...]:
    """Return the numbers of players to measure: the one that is named, or all."""
    return tuple(PLAYER_COUNTS) if players is None else (players,)
