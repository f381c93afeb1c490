"""A game at one keyboard: whose turn it is, and who may look at the screen."""

from collections.abc import Mapping
from random import Random

from lanterns.bots import Bot
from lanterns.bots.bot_game import choose_action
from lanterns.bots.errors import blaming
from lanterns.locale import Narrator, Words
from lanterns.locale.facts import key
from lanterns.rules import Game, Seat

from .console import Console
from .dialog import Dialog
from .news import news_lines
from .players import Players
from .ranking import ranking_lines
from .saved_game import SavedGame
from .turn_menu import TurnMenu

# Seconds that a bot may think about one action.
BUDGET = 1.0


START_SEAT = 0
"""Seats are numbered in turn order."""


class Session:
    """Runs a game between people and bots at one keyboard."""

    def __init__(
        self,
        console: Console,
        words: Words,
        game: Game,
        players: Players,
        bots: Mapping[Seat, Bot],
        rng: Random,
        saved_game: SavedGame | None = None,
        *,
        in_words: bool = False,
    ) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.players = players
        self.bots = bots
        self.rng = rng
        self.saved_game = saved_game
        self.menus = {
            seat: TurnMenu(
                Dialog(console, game, Narrator(words, players.names, seat), seat),
                in_words=in_words,
            )
            for seat in players.people
        }

    @property
    def is_shared(self) -> bool:
        """Whether people share the keyboard, so that hands must be hidden."""
        return len(self.menus) > 1

    def play(self) -> None:
        """Play from here to the end of the game; raise `Quit`, `EOFError` or `BotFault`."""
        self.save()
        self._greet()
        while (seat := self.game.turn) is not None:
            if seat in self.menus:
                self._take_person_turn(seat)
            else:
                self._take_bot_action(seat)
        self._show_end()

    def leave(self, message: str) -> None:
        """Save the game and print a goodbye before its end."""
        self.console.write()
        self.console.write(self.words(message))
        self.save("game-resumable")
        if not self.saved_game:
            self.console.write(self.words("game-not-kept"))

    def save(self, message: str | None = None) -> None:
        """Save the game if it has a file, and print a message; an error does not end the game."""
        if not self.saved_game:
            return
        try:
            self.saved_game.save(self.game.record)
        except OSError as error:
            self.console.write(self.words("game-not-saved", why=error.strerror or str(error)))
        else:
            if message:
                self.console.write(self.words(message, file=self.saved_game.argument))

    def _greet(self) -> None:
        self.console.write(self.words("greeting"))
        self.console.write()
        view, narrator = self.game.view(None), self._narrator
        for seat, side in enumerate(view.seating):
            facts = {**narrator.who(seat), "side": key(side)}
            if seat in self.bots:
                bot = self.players.bots[seat]
                self.console.write(self.words("seated-bot", bot=bot, **facts))
            else:
                self.console.write(self.words("seated-person", **facts))
        if not self.game.plies:
            self.console.write(self.words("event-game-started", **narrator.who(START_SEAT)))

    def _take_person_turn(self, seat: Seat) -> None:
        menu = self.menus[seat]
        if self.is_shared:
            self.console.write()
            menu.dialog.pause(self.words("curtain-pass", name=self.players.names[seat]))
        menu.take_turn()
        self.save()
        if self.is_shared:
            self.console.write()
            menu.dialog.pause(self.words("curtain-hide"))
            self.console.scroll_away()

    def _take_bot_action(self, seat: Seat) -> None:
        game, name = self.game, self.players.bots[seat]
        view, legal = game.view(seat), game.legal_actions()
        action = choose_action(name, self.bots[seat], view, legal, BUDGET, self.rng)
        with blaming(name, action):
            game.act(action)
        self.save()

    def _show_end(self) -> None:
        shown = max((menu.dialog.shown_plies for menu in self.menus.values()), default=0)
        reader = self._narrator.reader
        lines = news_lines(self._narrator, self.game.events(reader, shown))
        for line in (*lines, "", *ranking_lines(self._narrator, self.game.view(reader))):
            self.console.write(line)
        self.save("game-saved")

    @property
    def _narrator(self) -> Narrator:
        """Writes for the only person at the keyboard, or for nobody in particular."""
        reader = None if self.is_shared else next(iter(self.menus), None)
        return Narrator(self.words, self.players.names, reader)
