"""Questions and answers with one person, who can look up the position at any time."""

from collections.abc import Sequence

from lanterns.locale import Narrator, Words
from lanterns.rules import COLORS, Color, Event, Game, Seat, TurnBegan, View

from .color_words import ColorWords, NotCards
from .console import Console
from .descriptions import event_lines, numbered, supply_change_lines
from .lookups import lookup_lines
from .news import news_lines
from .vocabulary import Keyword, Request, Vocabulary

# Words that answer a question, and ask for nothing by themselves.
_ANSWERS = (Keyword.YES, Keyword.NO, Keyword.ALL)


class Redirect(Exception):
    """The person did not answer the question but asked for something else."""

    def __init__(self, request: Request) -> None:
        self.request = request


class Quit(Exception):
    """The person leaves the game."""


class Dialog:
    """Talks with the person at one seat and shows only what that seat may know."""

    def __init__(self, console: Console, game: Game, narrator: Narrator, seat: Seat) -> None:
        self.console = console
        self.game = game
        self.narrator = narrator
        self.seat = seat
        self.vocabulary = Vocabulary(narrator.words)
        # How many plies the person has seen: by now, and before this turn.
        self.shown_plies = self._shown_before = len(game.plies)
        # What the person knows of the supply: at first, that every color is there.
        self._known_supply = (1,) * len(COLORS)

    @property
    def words(self) -> Words:
        """The person's language."""
        return self.narrator.words

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.view(self.seat)

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.console.write(line)

    def begin_turn(self) -> None:
        """Show what happened since the person's last turn, and that it is their turn."""
        self._shown_before = self.shown_plies
        news = self.show_news()
        if not any(isinstance(event, TurnBegan) and event.seat == self.seat for event in news):
            self.say("", self.narrator.event(TurnBegan(self.seat, self.view.is_final_turn)))

    def show_news(self, previewed: Sequence[Event] = ()) -> list[Event]:
        """Show and return the events that the person has not seen, not even in a preview."""
        happened = self.game.events(self.seat, self.shown_plies)
        self.shown_plies = len(self.game.plies)
        news = [event for event in happened if event not in previewed]
        ends_with_turn = bool(news) and isinstance(news[-1], TurnBegan)
        before_turn = len(news) - ends_with_turn
        self.say(*news_lines(self.narrator, news[:before_turn]))
        self.say(*supply_change_lines(self.narrator, self._known_supply, self.view.supply))
        self.say(*news_lines(self.narrator, news[before_turn:]))
        self._known_supply = self.view.supply
        return news

    def take_back(self) -> bool:
        """Undo the person's last action of this turn; return whether there was one."""
        if not self.game.can_take_back:
            return False
        self.game.take_back()
        self.shown_plies = min(self.shown_plies, len(self.game.plies))
        self._known_supply = self.view.supply
        return True

    def choose(
        self, heading: str, options: Sequence[str], *, listed: bool = True, top: bool = False
    ) -> int:
        """Ask for one of the options, numbered from 1, and return its index.

        Only at the `top` menu can a number outside the list be an action: 7 is a set in notation.
        """
        numbers = [str(number) for number in range(1, len(options) + 1)]
        while True:
            self.say("", heading)
            if listed:
                self.say(*numbered(options))
            text = self.console.read()
            if text in numbers:
                return numbers.index(text)
            text = self._clarified(text, self.vocabulary)
            request = self.vocabulary.parse(text) if top or not text.isdecimal() else None
            if request is None or request in _ANSWERS:
                if text:
                    self.say(self.words("not-a-choice", text=text[:40], count=len(options)))
            elif not self._look_up(request, text):
                raise Redirect(request)

    def ask_cards(self, *question: str) -> tuple[Color, ...]:
        """Ask for lantern cards, all in one answer."""
        colors = self.vocabulary.colors
        while True:
            self.say("", *question)
            text = self.console.read()
            request: Request | None = None
            fault = text
            # A single letter is a color here, even where it is a command elsewhere.
            if len(text.partition(" ")[0]) > 1 and self.vocabulary.command(text):
                request = self.vocabulary.parse(self._clarified(text, self.vocabulary))
            else:
                try:
                    return colors.cards(self._clarified(text, colors))
                except NotCards as error:
                    fault, request = str(error), self.vocabulary.parse(text)
            if request is None or request in _ANSWERS:
                if text:
                    self.say(self.words("not-cards", text=fault[:40]))
            elif not self._look_up(request, text):
                raise Redirect(request)

    def confirm(self, question: str) -> bool:
        """Ask for yes or no; `back` means no."""
        while True:
            self.say("", question)
            text = self.console.read()
            match self.vocabulary.parse(text):
                case Keyword.YES:
                    return True
                case Keyword.NO | Keyword.BACK:
                    return False
                case request:
                    if request is None or not self._look_up(request, text):
                        self.say(self.words("not-yes-or-no"))

    def pause(self, prompt: str) -> None:
        """Wait until the person presses Enter."""
        self.say(prompt)
        text = self.console.read()
        while self.vocabulary.parse(text) is Keyword.QUIT and self._look_up(Keyword.QUIT, text):
            text = self.console.read()

    def _clarified(self, text: str, parser: Vocabulary | ColorWords) -> str:
        """Ask which color is meant wherever a typed word begins several."""
        while unclear := parser.unclear(text):
            word, colors = unclear
            options = [self.narrator.color(color) for color in colors]
            chosen = self.choose(self.words("choose-color", text=word), options)
            text = parser.clarified(text, word, colors[chosen])
        return text

    def _look_up(self, request: Request, text: str) -> bool:
        """Answer a request for information or to quit; return whether it was one."""
        if request is Keyword.QUIT:
            if self.confirm(self.words("confirm-quit")):
                raise Quit
            return True
        if request is Keyword.LOG:
            everything = self.vocabulary.has(text, Keyword.ALL)
            events = self.game.events(self.seat, 0 if everything else self._shown_before)
            self.say(*event_lines(self.narrator, events) or [self.words("log-empty")])
            return True
        lines = lookup_lines(request, self.narrator, self.vocabulary, self.view)
        self.say(*lines or [])
        return lines is not None
