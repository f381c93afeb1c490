"""`lanterns bots`: the bots and their measured strength."""

import json

import click

from lanterns.bots import BOTS, CHARACTERS, LADDER
from lanterns.bots.strength import measurements, ratings_of
from lanterns.locale import Words
from lanterns.rules import PLAYER_COUNTS

from ..lang_option import lang_option, words_in


@click.command("bots")
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(lang: str | None, as_json: bool) -> None:
    """List the bots with their measured ratings: first the levels, the weakest first.

    The first name is for commands, the second is what page and terminal call the bot.

    The mean of the levels is 1500, for each number of players; of two bots that differ by 200
    points, the better one comes in before the other in 76 of 100 games. docs/strength.md shows how
    they were measured.
    """
    words = words_in(lang)
    if as_json:
        click.echo(json.dumps([_row(words, name) for name in _ordered()], ensure_ascii=False))
        return
    titles = {name: words("bot-name", bot=name) for name in _ordered()}
    widths = max(map(len, titles)), max(map(len, titles.values()))
    margin = " " * (sum(widths) + 2)
    click.echo(margin + "".join(f"{players:>7}p" for players in PLAYER_COUNTS))
    for name, title in titles.items():
        called = f"{name.ljust(widths[0])}  {title.ljust(widths[1])}"
        rated = "".join(_cell(name, players) for players in PLAYER_COUNTS)
        click.echo(f"{called}{rated}   {words('bot-about', bot=name)}")
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
