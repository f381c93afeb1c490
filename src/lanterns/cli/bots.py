"""`lanterns bots`: the bots and their measured strength."""

import json
import os

import click

from lanterns.bots import BOTS, CHARACTERS, LADDER
from lanterns.bots.strength import measurements, ratings_of
from lanterns.locale import LANGUAGES, Words, choose_language
from lanterns.rules import PLAYER_COUNTS


@click.command("bots")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), help="The language; by default that of the locale."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(lang: str | None, as_json: bool) -> None:
    """List the bots with their measured ratings: first the levels, the weakest first.

    The mean of the levels is 1500, for each number of players; of two bots that differ by 200
    points, the better one comes in before the other in 76 of 100 games. docs/strength.md shows how
    they were measured.
    """
    words = Words(lang or choose_language(os.environ))
    if as_json:
        click.echo(json.dumps([_row(words, name) for name in _ordered()], ensure_ascii=False))
        return
    width = max(map(len, BOTS))
    click.echo("".ljust(width) + "".join(f"{players:>7}p" for players in PLAYER_COUNTS))
    for name in _ordered():
        rated = "".join(_cell(name, players) for players in PLAYER_COUNTS)
        click.echo(f"{name.ljust(width)}{rated}   {words('bot-about', bot=name)}")
    two, three, four = (measurements()[players].seconds for players in PLAYER_COUNTS)
    click.echo(f"\n{words('bots-rated', two=two, three=three, four=four)}")


def _ordered() -> list[str]:
    """Return the ladder, the characters, and then all other bots."""
    return [*LADDER, *CHARACTERS, *(name for name in BOTS if name not in LADDER + CHARACTERS)]


def _cell(name: str, players: int) -> str:
    rating = ratings_of(name).get(players)
    return f"{'-' if rating is None else format(rating, '.0f'):>8}"


def _row(words: Words, name: str) -> dict[str, object]:
    return {
        "name": name,
        "title": words("bot-name", bot=name),
        "level": LADDER.index(name) + 1 if name in LADDER else None,
        "about": words("bot-about", bot=name),
        "ratings": ratings_of(name),
        "seconds": {players: measurements()[players].seconds for players in ratings_of(name)},
    }
