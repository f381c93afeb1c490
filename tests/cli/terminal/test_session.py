"""Whole games at a keyboard, in every language, with random answers."""

import re
from dataclasses import replace

import pytest
from kit.keyboard import a_session, careless_typist, dealt
from kit.witness import remembers

from lanterns.bots.seeding import seeded
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import (
    Discarded,
    Event,
    Faced,
    FavorEarned,
    GameEnded,
    Matched,
    Record,
    TileDrawn,
    TurnBegan,
    check_record,
    redact,
    replay,
)


def appear_in_order(sentences: list[str], lines: list[str]) -> bool:
    left = iter(lines)
    return all(sentence in left for sentence in sentences)


def is_in_short(event: Event, reader: int) -> bool:
    """Whether an event is shown together with others, or left out."""
    match event:
        case Matched(seat) | FavorEarned(seat) | TileDrawn(seat) | TurnBegan(seat, False):
            return seat != reader
        case Faced() | Discarded():
            return True
        case _:
            return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_a_bot_is_shown_from_the_deal_to_the_winner(language: str) -> None:
    record = dealt(2, ("Ana", "bot:random"))
    session, keyboard = a_session(
        record, careless_typist(language, seeded(language)), language=language
    )
    session.play()
    check_record(session.game.record)
    bot = Words(language)("bot-name", bot="random")
    narrator = Narrator(Words(language), ("Ana", bot), reader=0)
    events = [redact(event, 0) for step in replay(session.game.record) for event in step.events]
    told = [event for event in events if not is_in_short(event, reader=0)]
    assert appear_in_order(list(map(narrator.event, told)), keyboard.lines)
    assert keyboard.screens == [keyboard.lines]
    assert any(bot in line for line in keyboard.lines[-3:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_drawings(language: str) -> None:
    record = dealt(3, ("Ana", "bot:random", "bot:random"))
    typist = careless_typist(language, seeded(language))
    session, keyboard = a_session(record, typist, language=language, in_words=True)
    session.play()
    check_record(session.game.record)
    # The newest tile has stars in its corners.
    assert [line for line in keyboard.lines if re.search(r"\*-+\w+-+\*", line)] == []


def test_people_share_a_game_with_a_bot_to_its_end() -> None:
    record = dealt(4, ("Ana", "Bo", "bot:random", "Cy"))
    session, keyboard = a_session(record, careless_typist("en", seeded("four")))
    session.play()
    check_record(session.game.record)
    final = next(
        event for event in last_events(session.game.record) if isinstance(event, GameEnded)
    )
    winners = [("Ana", "Bo", "Dice", "Cy")[seat] for seat in final.result.winners]
    assert all(winner in keyboard.lines[-1] for winner in winners)
    # No player is “you” when all of them look at the result.
    assert not re.search(r"\b[Yy]ou", "\n".join(keyboard.screens[-1]))


def test_every_seat_is_shown_how_the_latest_tiles_were_laid() -> None:
    record = dealt(3, ("Ana", "bot:random", "bot:random"))
    session, _ = a_session(record, careless_typist("en", seeded("past")))
    session.play()
    assert all(remembers(replace(session.game.view(seat), turn=seat)) for seat in range(3))


def last_events(record: Record) -> tuple[Event, ...]:
    *_, last = replay(record)
    return last.events
