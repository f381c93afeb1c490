"""`lanterns review`: what every decision of a game was worth."""

import json

import click

from .errors import Failure
from .progress import progress_bar
from .records import read_game


@click.command("review")
@click.argument("record")
@click.option("--json", "as_json", is_flag=True, help="Write the review as JSON.")
def command(record: str, as_json: bool) -> None:
    """Judge every decision of a finished game."""
    from lanterns.coach import (
        NoReview,
        decisions_as_judged,
        finished_game,
        review_of,
        review_to_json,
    )
    from lanterns.coach.decisions import open_decisions

    read, _ = read_game(record)
    try:
        game = finished_game(read)
    except NoReview as error:
        raise Failure(f"{record}: {error.sentence}") from error
    total = sum(1 for _ in open_decisions(game))
    with progress_bar("review", total) as advance:
        decisions = []
        for one in decisions_as_judged(game):
            decisions.append(one)
            advance(1)
    found = review_of(game, decisions)
    if as_json:
        click.echo(json.dumps(review_to_json(found)))
