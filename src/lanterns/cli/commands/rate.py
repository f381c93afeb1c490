"""`lanterns rate`: how strong a player is, by a memory of their games."""

import json

import click

from lanterns.arena.memory import (
    LEAST_GAMES,
    OwnRating,
    UnreadableMemory,
    memory_from_json,
    own_ratings,
)
from lanterns.arena.text_table import rating_with_margin
from lanterns.bots import CHARACTERS, LADDER
from lanterns.bots.strength import measurements
from lanterns.locale import Words

from ..errors import Failure
from ..lang_option import lang_option, words_in
from ..options import ANY_PATH
from ..records import read_text


@click.command("rate")
@click.argument("file", type=ANY_PATH)
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(file: str, lang: str | None, as_json: bool) -> None:
    """Rate a player by a memory of their games, for each number of players.

    The scale is that of lanterns bots; all games count at once, so their order does not matter.
    FILE is JSON as docs/you.md has it, or - for standard input.
    """
    source, text = read_text(file)
    try:
        rated = own_ratings(memory_from_json(text))
    except UnreadableMemory as error:
        raise Failure(f"{source.file}: {error}") from error
    if as_json:
        rows = {players: _row(players, own) for players, own in rated.items()}
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    words = words_in(lang)
    for players, own in rated.items():
        click.echo(_line(words, players, own))


def _line(words: Words, players: int, own: OwnRating) -> str:
    if own.rating is None:
        return words("rate-missing", players=players, missing=LEAST_GAMES - own.games)
    return words(
        "rate-rated",
        players=players,
        rating=rating_with_margin(own.rating),
        games=own.games,
        bot=words("bot-name", bot=_closest(players, own.rating.mu)),
    )


def _row(players: int, own: OwnRating) -> dict[str, object]:
    if own.rating is None:
        return {"games": own.games}
    return {
        "games": own.games,
        "rating": own.rating.mu,
        "interval": [own.rating.low, own.rating.high],
        "closest": _closest(players, own.rating.mu),
    }


def _closest(players: int, mu: float) -> str:
    """Return the bot of the page whose measured rating is nearest."""
    ratings = measurements()[players].ratings
    shown = [bot for bot in (*LADDER, *CHARACTERS) if bot in ratings]
    return min(shown, key=lambda bot: abs(ratings[bot] - mu))
