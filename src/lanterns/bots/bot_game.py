"""One game between bots."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter

from lanterns.rules import (
    BOT_PREFIX,
    Action,
    Direction,
    GameState,
    Place,
    Record,
    Result,
    TileId,
    View,
    apply,
    legal_actions,
    new_game,
    result_of,
    result_to_json,
    to_text,
    view_for,
)

from .bot import Bot, Choice
from .fault import BotFault, blamed, told, trace_of


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game, how it ended, and how long each seat thought about each action."""

    record: Record
    result: Result
    seconds: tuple[tuple[float, ...], ...]


def play_game(
    seating: Sequence[Direction],
    tiles: Sequence[TileId],
    bots: Sequence[tuple[str, Bot, Random]],
    budget: float,
) -> PlayedGame:
    """Let the bots play to the end; each has a name, and a generator that it shares with nobody.

    A `BotFault` brings the game along as it was when the bot failed.
    """
    state = new_game(seating, tiles)
    past: list[GameState] = []
    actions: list[str] = []
    record = Record(
        seating=tuple(seating),
        tiles=tuple(tiles),
        names=tuple(BOT_PREFIX + name for name, _, _ in bots),
    )
    seconds: list[list[float]] = [[] for _ in bots]
    while not state.is_over:
        seat = state.turn
        name, bot, rng = bots[seat]
        view, legal = view_for(state, seat, past), legal_actions(state)
        try:
            begun = perf_counter()
            action = choose_action(name, bot, view, legal, budget, rng)
            seconds[seat].append(perf_counter() - begun)
            with blamed(name, action):
                after = apply(state, action).state
        except BotFault as fault:
            fault.record = replace(record, actions=tuple(actions))
            raise
        if isinstance(action, Place):
            past.append(state)
        state = after
        actions.append(to_text(action))
    result = result_of(state)
    record = replace(record, actions=tuple(actions), result=result_to_json(result))
    return PlayedGame(record, result, tuple(map(tuple, seconds)))


def choose_action(
    name: str, bot: Bot, view: View, legal: Sequence[Action], budget: float, rng: Random
) -> Action:
    """Ask a bot what it does; raise `BotFault` for whatever it raises, or if it is no action."""
    try:
        choice: object = bot.choose(view, legal, budget, rng)
    except (Exception, SystemExit) as error:
        # Anybody's bot may plug in, and whatever it raises is a fault of that bot.
        sentence = f"The bot “{name}” failed with {told(error)}."
        raise BotFault(sentence, trace_of(error)) from error
    if not isinstance(choice, Choice):
        what = type(choice).__name__
        raise BotFault(f"The bot “{name}” returned a {what} instead of a Choice.")
    action: object = choice.action
    if not isinstance(action, Action):
        raise BotFault(f"The bot “{name}” chose a {type(action).__name__} instead of an action.")
    return action
