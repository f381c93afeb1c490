"""One game between bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Self

from lanterns.rules import (
    BOT_PREFIX,
    Action,
    Direction,
    GameState,
    IllegalAction,
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

from .bot import Bot


class BotFault(RuntimeError):
    """A bot that failed or chose what it may not; the message is one sentence."""

    @classmethod
    def illegal(cls, name: str, action: Action, error: IllegalAction) -> Self:
        """A bot that chose an action for which there is this refusal."""
        return cls(f"The bot “{name}” chose {to_text(action)}: {error.sentence}")


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
    """Let the bots play to the end; each has a name, and a generator that it shares with nobody."""
    state = new_game(seating, tiles)
    past: list[GameState] = []
    actions: list[str] = []
    seconds: list[list[float]] = [[] for _ in bots]
    while not state.is_over:
        seat = state.turn
        name, bot, rng = bots[seat]
        view, legal = view_for(state, seat, past), legal_actions(state)
        begun = perf_counter()
        action = choose_action(name, bot, view, legal, budget, rng)
        seconds[seat].append(perf_counter() - begun)
        try:
            after = apply(state, action).state
        except IllegalAction as error:
            raise BotFault.illegal(name, action, error) from error
        if isinstance(action, Place):
            past.append(state)
        state = after
        actions.append(to_text(action))
    result = result_of(state)
    record = Record(
        seating=tuple(seating),
        tiles=tuple(tiles),
        names=tuple(BOT_PREFIX + name for name, _, _ in bots),
        actions=tuple(actions),
        result=result_to_json(result),
    )
    return PlayedGame(record, result, tuple(map(tuple, seconds)))


def choose_action(
    name: str, bot: Bot, view: View, legal: Sequence[Action], budget: float, rng: Random
) -> Action:
    """Ask a bot what it does; raise `BotFault` for whatever it raises, or if it is no action."""
    try:
        action = bot.choose(view, legal, budget, rng).action
    except Exception as error:
        # Anybody's bot may plug in, and whatever it raises is a fault of that bot.
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
        raise BotFault(f"The bot “{name}” failed with {reason}.") from error
    if not isinstance(action, Action):
        raise BotFault(f"The bot “{name}” chose a {type(action).__name__} instead of an action.")
    return action
