"""The host of a game in the terminal: whose turn it is, and who may look."""

from collections.abc import Mapping
from random import Random

from lanterns.bots import Bot
from lanterns.bots.fault import blamed
from lanterns.bots.game import choose_action
from lanterns.locale import Narrator, Words
from lanterns.locale.facts import key
from lanterns.rules import Seat

from .console import Console
from .desk import Desk
from .ending import tell_ending
from .keeper import Keeper
from .party import Party
from .person import Person
from .table import Table
from .telling import tell_events

# Seconds that a bot may think about one action.
BUDGET = 1.0


class Host:
    """Leads people and bots through a game at one keyboard."""

    def __init__(
        self,
        console: Console,
        words: Words,
        table: Table,
        party: Party,
        bots: Mapping[Seat, Bot],
        rng: Random,
        keeper: Keeper | None = None,
        *,
        in_words: bool = False,
    ) -> None:
        self.console = console
        self.words = words
        self.table = table
        self.party = party
        self.bots = bots
        self.rng = rng
        self.keeper = keeper
        self.people = {
            seat: Person(
                Desk(console, table, Narrator(words, party.names, seat), seat), in_words=in_words
            )
            for seat in party.people
        }

    @property
    def shared(self) -> bool:
        """Whether people share the keyboard, so that hands must be hidden."""
        return len(self.people) > 1

    def play(self) -> None:
        """Lead the game from here to its end; leave with `Quit`, `EOFError` or `BotFault`."""
        self.keep()
        self._greet()
        while (seat := self.table.turn) is not None:
            if seat in self.people:
                self._seat_person(seat)
            else:
                self._let_bot_act(seat)
        self._tell_end()

    def part(self, message: str) -> None:
        """Save the game and say goodbye to somebody who leaves before the end."""
        self.console.write()
        self.console.write(self.words(message))
        self.keep("game-resumable")
        if not self.keeper:
            self.console.write(self.words("game-not-kept"))

    def keep(self, message: str | None = None) -> None:
        """Save the game if it is kept, with a message; if that fails, say so and play on."""
        if not self.keeper:
            return
        try:
            self.keeper.save(self.table.record)
        except OSError as error:
            self.console.write(self.words("game-not-saved", why=error.strerror or str(error)))
        else:
            if message:
                self.console.write(self.words(message, file=self.keeper.argument))

    def _greet(self) -> None:
        self.console.write(self.words("greeting"))
        self.console.write()
        view, narrator = self.table.view(None), self._narrator
        for seat, side in enumerate(view.seating):
            facts = {**narrator.who(seat), "side": key(side)}
            if seat in self.bots:
                bot = self.party.bots[seat]
                self.console.write(self.words("seated-bot", bot=bot, **facts))
            else:
                self.console.write(self.words("seated-person", **facts))

    def _seat_person(self, seat: Seat) -> None:
        person = self.people[seat]
        if self.shared:
            self.console.write()
            person.desk.pause(self.words("curtain-pass", name=self.party.names[seat]))
        person.take_turn()
        self.keep()
        if self.shared:
            self.console.write()
            person.desk.pause(self.words("curtain-hide"))
            self.console.push_off()

    def _let_bot_act(self, seat: Seat) -> None:
        table, name = self.table, self.party.bots[seat]
        view, legal = table.view(seat), table.legal_actions()
        action = choose_action(name, self.bots[seat], view, legal, BUDGET, self.rng)
        with blamed(name, action):
            table.act(action)
        self.keep()

    def _tell_end(self) -> None:
        told = max((person.desk.told for person in self.people.values()), default=0)
        reader = self._narrator.reader
        lines = tell_events(self._narrator, self.table.events(reader, told))
        for line in (*lines, "", *tell_ending(self._narrator, self.table.view(reader))):
            self.console.write(line)
        self.keep("game-saved")

    @property
    def _narrator(self) -> Narrator:
        """Speaks to the one person at the keyboard, or to all of them alike."""
        reader = None if self.shared else next(iter(self.people), None)
        return Narrator(self.words, self.party.names, reader)
