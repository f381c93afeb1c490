"""`lanterns evaluate`: measure one bot by a fixed protocol."""

import json
import os
from functools import partial

import click

from lanterns import __version__
from lanterns.arena import ArenaError, Ledger, play_contest, processes
from lanterns.arena.evaluation import DEALS, all_players, contest_for, heading, rows_of, to_table
from lanterns.bots import PlayedGame
from lanterns.bots.errors import BotFault

from ..bot_options import bot_failure, check_entry, complete_bots
from ..errors import INTERRUPTED, Failure
from ..options import Whole, jobs_option
from ..progress import progress_bar
from ..signals import interrupts


@click.command("evaluate")
@click.argument("bot", shell_complete=complete_bots)
@click.option("--players", type=Whole(2, 4), help="Measure one number of players instead of all.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@jobs_option(os.cpu_count() or 1, "The number of processes; by default one for each core.")
@click.pass_context
def command(ctx: click.Context, bot: str, players: int | None, as_json: bool, jobs: int) -> None:
    """Measure BOT by a fixed protocol, for a table of results that others can compare with.

    Opponents, deals, seats, seed and time are those of the protocol that the first line names; a
    fault costs the game. BOT is a name as for the arena, also a@256p or cmd:PROGRAM ARGS.
    """
    check_entry(bot)
    contests = [contest_for(bot, count) for count in all_players(players)]
    total = sum(DEALS * contest.games_per_deal for contest in contests)
    found = []
    with interrupts() as interrupt, progress_bar("Playing", total=total) as advance:

        def watch(game: PlayedGame, ledger: Ledger) -> None:
            advance(1)

        for contest in contests:
            try:
                ledger = play_contest(
                    contest,
                    DEALS,
                    partial(processes, jobs),
                    stop=lambda: interrupt.asked,
                    watch=watch,
                )
            except ArenaError as error:
                raise Failure(str(error)) from error
            except BotFault as fault:
                raise bot_failure(fault) from fault
            if interrupt.asked:
                break
            found.append(ledger.standings())
    if interrupt.asked:
        click.echo("Interrupted; part of a protocol is no result.", err=True)
        ctx.exit(INTERRUPTED)
    named = heading(__version__)
    if as_json:
        rows = [row for standings in found for row in rows_of(standings)]
        click.echo(json.dumps({"protocol": named, "bot": bot, "results": rows}, ensure_ascii=False))
        return
    click.echo(f"{bot}, {named}\n\n{to_table(found)}")
