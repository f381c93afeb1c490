"""`lanterns review`: what every decision of a game was worth."""

import json
import os
from contextlib import ExitStack

import click

from lanterns.locale import Narrator
from lanterns.rules import Game

from ..errors import Failure
from ..lang_option import lang_option, words_in
from ..options import ANY_PATH, AnyWhole, game_option, jobs_option
from ..output_files import opened
from ..progress import progress_bar
from ..records import read_sound_record
from ..terminal.players import Players


@click.command("review")
@click.argument("record", type=ANY_PATH)
@click.option("--json", "as_json", is_flag=True, help="Write the review as JSON.")
@click.option(
    "--html",
    "page",
    type=ANY_PATH,
    metavar="FILE",
    help="Write it as one HTML file, to be sent on.",
)
@click.option(
    "--seat",
    type=AnyWhole(),
    help="Begin with what this seat can learn; 0 is the start player. By default the only person.",
)
@click.option("--force", is_flag=True, help="Let --html replace the content of a file.")
@jobs_option(os.cpu_count() or 1, "The number of threads; by default one for each core.")
@game_option
@lang_option
def command(
    record: str,
    as_json: bool,
    page: str | None,
    seat: int | None,
    force: bool,
    jobs: int,
    number: int | None,
    lang: str | None,
) -> None:
    """Judge every decision of a game.

    Shows what each decision cost in chance to win and in honor, what a seat can learn most from,
    the moments that decided the game, and how much was luck. RECORD is the record of a game, or -
    for standard input; one that is not over is reviewed as far as it goes.
    """
    from lanterns.coach import decisions_as_judged, review_of, review_to_json
    from lanterns.coach.decisions import open_decisions
    from lanterns.coach.review_page import review_page
    from lanterns.coach.review_words import review_lines

    if as_json and page is not None:
        raise Failure("Choose one of --json and --html.")
    read = read_sound_record(record, number)
    words = words_in(lang)
    game = Game.from_record(read)
    count = len(read.seating)
    if seat is not None and not 0 <= seat < count:
        raise Failure(f"There is no seat {seat}; the seats are 0 to {count - 1}.")
    players = Players.from_record(read.names or (), count, words)
    if seat is None and read.names and len(players.people) == 1:
        [seat] = players.people
    with ExitStack() as stack:
        # Opened first, so that the work is not lost to a wrong name.
        file = None if page is None else stack.enter_context(opened(page, force=force))
        decisions = []
        with progress_bar("Judging", sum(1 for _ in open_decisions(game))) as advance:
            for one in decisions_as_judged(game, jobs=jobs):
                decisions.append(one)
                advance(1)
        found = review_of(game, decisions)
        narrator = Narrator(words, players.names, reader=None)
        if as_json:
            click.echo(json.dumps(review_to_json(found)))
        elif file is not None:
            file.write(review_page(narrator, found, seat))
        else:
            for line in review_lines(narrator, found, seat):
                click.echo(line)
