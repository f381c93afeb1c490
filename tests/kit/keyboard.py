"""A terminal in memory: what is written is kept, what is typed comes from a function."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from lanterns.bots import BOTS
from lanterns.bots.seeding import seeded
from lanterns.cli.terminal.players import Players
from lanterns.cli.terminal.saved_game import SavedGame
from lanterns.cli.terminal.session import Session
from lanterns.locale import Words
from lanterns.locale.facts import key
from lanterns.rules import (
    DEDICATION_KINDS,
    DEFAULT_SEATING,
    Game,
    GameState,
    Record,
    replay,
    shuffled_tiles,
    start_of,
)

Typist = Callable[[list[str]], str]
"""Reads what was written since the last answer, and types the next one."""

_QUESTIONS = "action", "tile", "cell", "drawn-cell", "turn", "best", "kind", "given", "taken"


class Keyboard:
    """A console that a test can type on and read.

    `screens` are the lines between two calls of `scroll_away`; typed lines follow a prompt.
    """

    def __init__(self, typist: Typist) -> None:
        self.typist = typist
        self.screens: list[list[str]] = [[]]
        self._unread: list[str] = []

    @property
    def lines(self) -> list[str]:
        """Everything written and typed, in order."""
        return [line for screen in self.screens for line in screen]

    def write(self, line: str = "") -> None:
        """Keep lines."""
        self.screens[-1] += line.split("\n")
        self._unread += line.split("\n")

    def read(self) -> str:
        """Let the typist answer; `EOFError` from there ends the input."""
        unread, self._unread = self._unread, []
        typed = self.typist(unread)
        self.screens[-1].append(f"> {typed}")
        return typed

    def scroll_away(self) -> None:
        """Begin a new screen."""
        self.screens.append([])


def typing(*answers: str) -> Typist:
    """Type these answers one by one, then end the input."""
    left: Iterable[str] = iter(answers)

    def typist(unread: list[str]) -> str:
        for answer in left:
            return answer
        raise EOFError

    return typist


def a_session(
    record: Record,
    typist: Typist,
    *,
    language: str = "en",
    in_words: bool = False,
    saved_game: SavedGame | None = None,
) -> tuple[Session, Keyboard]:
    """Set up a game at a keyboard; the record's names determine which seats are bots."""
    words = Words(language)
    keyboard = Keyboard(typist)
    players = Players.from_record(record.names or (), len(record.seating), words)
    bots = {seat: BOTS[name]() for seat, name in players.bots.items()}
    game = Game.from_record(replace(record, result=None, names=players.record_names))
    rng = seeded("bots")
    session = Session(keyboard, words, game, players, bots, rng, saved_game, in_words=in_words)
    return session, keyboard


def played_until(record: Record, wanted: Callable[[GameState], bool]) -> Record:
    """The record up to the first position that is wanted."""
    states = [start_of(record), *(step.state for step in replay(record))]
    ply = next(ply for ply, state in enumerate(states) if wanted(state))
    return replace(record, actions=record.actions[:ply], result=None)


def dealt(players: int, names: tuple[str, ...]) -> Record:
    """A game as dealt, with these names."""
    tiles = shuffled_tiles(players, seeded("deal", players))
    return Record(DEFAULT_SEATING[players], tiles, names=names)


def careless_typist(language: str, rng: Random) -> Typist:
    """Choose any offered number, and confirm everything."""
    words = Words(language)
    headings = {
        *(words(f"choose-{name}") for name in _QUESTIONS),
        *(words("choose-set", kind=key(kind)) for kind in DEDICATION_KINDS),
    }
    discards = {words("choose-discards", count=count): count for count in range(1, 20)}
    drawn_cell = words("choose-drawn-cell")
    yes = words("command-yes").split()[0]

    def typist(unread: list[str]) -> str:
        if unread[-1] in (words("confirm-place"), words("discard-warning")):
            return yes
        if unread[-1] in discards:
            # The line before says what is held, in the words that can be typed.
            held = re.findall(r"(\d+) (\w+)", unread[-2])
            cards = [word for number, word in held for _ in range(int(number))]
            return " ".join(rng.sample(cards, discards[unread[-1]]))
        if unread[-1] == drawn_cell:
            return str(rng.randint(1, 4))
        heading = max((at for at, line in enumerate(unread) if line in headings), default=None)
        if heading is None:
            return ""
        numbers = [found[1] for line in unread[heading:] if (found := re.match(r" +(\d+)  ", line))]
        return rng.choice(numbers)

    return typist
