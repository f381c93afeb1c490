"""A whole game between bots."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from random import Random
from time import perf_counter

from lanterns.rules import (
    BOT_PREFIX,
    Action,
    Direction,
    Game,
    Record,
    Result,
    TileId,
    View,
    end_of,
    result_of,
)

from .bot import Bot, Choice
from .errors import BotFault, blaming, error_summary, traceback_of

MARGIN = 0.005
"""Seconds before the end of its budget from which on a choice may have been cut short.

A bot that watches the clock stops a little before its time is up.
"""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game, its result, and the seconds that each seat spent on each action.

    `cut_short` is the number of choices of each seat that used up their time. `fault` is what ended
    the game early, if anything; the seat at fault comes last, and the others as they stood.
    """

    record: Record
    result: Result
    seconds: tuple[tuple[float, ...], ...]
    cut_short: tuple[int, ...]
    fault: BotFault | None = None


def lost_by(fault: BotFault, record: Record) -> PlayedGame:
    """Return the game that a bot's fault has ended; its times are not known."""
    stood, seats = result_of(end_of(record)), range(len(record.seating))
    # No favor and no card is still better than what the seat at fault has.
    honor, favor, cards = (
        tuple(least if seat == fault.seat else have[seat] for seat in seats)
        for have, least in ((stood.honor, 0), (stood.favor, -1), (stood.cards, -1))
    )
    none = tuple(() for _ in seats)
    return PlayedGame(record, Result(honor, favor, cards), none, (0,) * len(none), fault)


def play_game(
    seating: Sequence[Direction],
    tiles: Sequence[TileId],
    bots: Sequence[tuple[str, Bot, Random]],
    budget: float | Sequence[float],
) -> PlayedGame:
    """Let bots play a game to its end; each seat has a name, a bot and a generator of its own.

    The budget of an action is the same for all, or one for each seat. A `BotFault` carries the
    record of the game up to the failure.
    """
    game = Game(seating, tiles, names=[BOT_PREFIX + name for name, _, _ in bots])
    budgets = budget if isinstance(budget, Sequence) else [budget] * len(bots)
    seconds: list[list[float]] = [[] for _ in bots]
    while (seat := game.turn) is not None:
        name, bot, rng = bots[seat]
        view, legal = game.view(seat), game.legal_actions()
        try:
            begun = perf_counter()
            action = choose_action(name, bot, view, legal, budgets[seat], rng)
            seconds[seat].append(perf_counter() - begun)
            with blaming(name, action):
                game.act(action)
        except BotFault as fault:
            fault.record, fault.seat = game.record, seat
            raise
    cut_short = tuple(
        sum(taken >= limit - MARGIN for taken in thought)
        for thought, limit in zip(seconds, budgets, strict=True)
    )
    return PlayedGame(game.record, result_of(game.state), tuple(map(tuple, seconds)), cut_short)


def choose_action(
    name: str, bot: Bot, view: View, legal: Sequence[Action], budget: float, rng: Random
) -> Action:
    """Return the action a bot chooses; raise `BotFault` if it raises or returns anything else."""
    try:
        # Standard output carries the records and results of the commands.
        with redirect_stdout(sys.stderr):
            choice: object = bot.choose(view, legal, budget, rng)
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        # The bot may be a plug-in that raises anything, even SystemExit.
        sentence = f"The bot “{name}” failed with {error_summary(error)}."
        raise BotFault(sentence, traceback_of(error)) from error
    if not isinstance(choice, Choice):
        what = type(choice).__name__
        raise BotFault(f"The bot “{name}” returned a {what} instead of a Choice.")
    action: object = choice.action
    if not isinstance(action, Action):
        raise BotFault(f"The bot “{name}” chose a {type(action).__name__} instead of an action.")
    return action
