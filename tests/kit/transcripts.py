"""What a terminal shows to a person who types given answers."""

import pytest

from lanterns.rules import DEFAULT_SEATING, GameState, Record, legal_actions

from .keyboard import a_session, played_until, typing
from .records import a_record

TWO = DEFAULT_SEATING[2]


def transcript(
    record: Record, *answers: str, language: str = "en", in_words: bool = False
) -> tuple[Record, list[str]]:
    """Type answers until they run out; return the game then and all that was written."""
    session, keyboard = a_session(record, typing(*answers), language=language, in_words=in_words)
    with pytest.raises(EOFError):
        session.play()
    return session.game.record, keyboard.lines


def first_of(record: Record) -> Record:
    """The record with the second seat taken by a bot."""
    return Record(record.seating, record.tiles, record.actions, ("Ana", "bot:random"))


def reached(policy: str, wanted: type, seed: int = 1) -> Record:
    """A game in which the first player may do what is wanted."""

    def offers(state: GameState) -> bool:
        return state.turn == 0 and any(isinstance(a, wanted) for a in legal_actions(state))

    return first_of(played_until(a_record(TWO, seed, policy, policy), offers))


def after(lines: list[str], typed: str) -> list[str]:
    """What was written after an answer, up to the next one."""
    rest = lines[lines.index(f"> {typed}") + 1 :]
    end = next((at for at, line in enumerate(rest) if line.startswith("> ")), len(rest))
    return rest[:end]
