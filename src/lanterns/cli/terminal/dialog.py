"""One person at the keyboard: questions, answers, and what can be looked up at any time."""

from collections.abc import Sequence

from lanterns.locale import Narrator, Words
from lanterns.rules import Event, Seat, TurnBegan, View

from .console import Console
from .information import information
from .table import Table
from .telling import numbered, tell_events
from .vocabulary import Command, Vocabulary, Wish


class Instead(Exception):
    """The answer was not to the question: the player wishes something else."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish


class Quit(Exception):
    """The player leaves the game."""


class Desk:
    """Speaks with the person at one seat, and knows only what that seat may know."""

    def __init__(self, console: Console, table: Table, narrator: Narrator, seat: Seat) -> None:
        self.console = console
        self.table = table
        self.narrator = narrator
        self.seat = seat
        self.vocabulary = Vocabulary(narrator.words)
        # How many actions the person has been told of: by now, and before this turn.
        self.told = self._told_before = table.plies

    @property
    def words(self) -> Words:
        """The person's language."""
        return self.narrator.words

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.table.view(self.seat)

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.console.write(line)

    def begin_turn(self) -> None:
        """Tell what happened since the person last sat here, and that it is their turn."""
        self._told_before = self.told
        news = self.tell_news()
        if not any(isinstance(event, TurnBegan) and event.seat == self.seat for event in news):
            self.say("", self.narrator.event(TurnBegan(self.seat, self.view.is_final_turn)))

    def tell_news(self, foreseen: Sequence[Event] = ()) -> list[Event]:
        """Tell what the person neither was told nor has foreseen, and return it."""
        happened = self.table.events(self.seat, self.told)
        self.told = self.table.plies
        news = [event for event in happened if event not in foreseen]
        self.say(*tell_events(self.narrator, news))
        return news

    def take_back(self) -> bool:
        """Undo the person's last action of this turn, if there is one."""
        taken = self.table.take_back()
        self.told = min(self.told, self.table.plies)
        return taken

    def choose(
        self, heading: str, options: Sequence[str], *, listed: bool = True, top: bool = False
    ) -> int:
        """Ask for one of the options, which are numbered from 1; return its index.

        Only at the `top` is a number outside the list an action: 7 is the notation of a set.
        """
        numbers = [str(number) for number in range(1, len(options) + 1)]
        while True:
            self.say("", heading)
            if listed:
                self.say(*numbered(options))
            text = self.console.read()
            if text in numbers:
                return numbers.index(text)
            wish = self.vocabulary.wish(text) if top or not text.isdecimal() else None
            if wish is None or wish in (Command.YES, Command.NO, Command.ALL):
                if text:
                    self.say(self.words("not-a-choice", text=text[:40], count=len(options)))
            elif not self._look_up(wish, text):
                raise Instead(wish)

    def confirm(self, question: str) -> bool:
        """Ask for yes or no; `back` is a no."""
        while True:
            self.say("", question)
            text = self.console.read()
            match self.vocabulary.wish(text):
                case Command.YES:
                    return True
                case Command.NO | Command.BACK:
                    return False
                case wish:
                    if wish is None or not self._look_up(wish, text):
                        self.say(self.words("not-yes-or-no"))

    def pause(self, request: str) -> None:
        """Wait until the person has pressed Enter."""
        self.say(request)
        text = self.console.read()
        while self.vocabulary.wish(text) is Command.QUIT and self._look_up(Command.QUIT, text):
            text = self.console.read()

    def _look_up(self, wish: Wish, text: str) -> bool:
        """Answer a wish to know something, or to leave; return whether it was one."""
        if wish is Command.QUIT:
            if self.confirm(self.words("confirm-quit")):
                raise Quit
            return True
        if wish is Command.LOG:
            everything = self.vocabulary.has(text, Command.ALL)
            events = self.table.events(self.seat, 0 if everything else self._told_before)
            self.say(*tell_events(self.narrator, events) or [self.words("log-empty")])
            return True
        lines = information(wish, self.narrator, self.vocabulary, self.view)
        self.say(*lines or [])
        return lines is not None
