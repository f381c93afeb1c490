"""A person's turn, from the first question to the placed tile."""

from lanterns.rules import Action, Dedicate, Discard, EndTurn, Event, Exchange, Place

from .desk import Desk, Instead
from .drawing import draw_lake
from .placing import ask_best, ask_placement, confirm_placement, foreseen
from .questions import ask_dedication, ask_discard, ask_exchange, explain, honor_for
from .telling import tell_hand, tell_marks, tell_next_tokens, tell_players
from .vocabulary import Command, Wish


class Person:
    """Plays the turns of the person at a desk.

    `in_words` leaves out the drawing of the lake and tells the cells in words instead.
    """

    def __init__(self, desk: Desk, *, in_words: bool = False) -> None:
        self.desk = desk
        self.in_words = in_words
        self._knows_marks = False

    def take_turn(self) -> None:
        """Tell the table, then ask and act until the turn is over."""
        desk = self.desk
        desk.begin_turn()
        self._tell_table()
        wish: Wish | None = None
        while desk.table.turn == desk.seat:
            try:
                if wish is None:
                    wish = self._menu()
                self._fulfil(wish)
                wish = None
            except Instead as instead:
                # From within a question, going back leads to the menu.
                wish = None if instead.wish is Command.BACK else instead.wish

    def _tell_table(self) -> None:
        desk, view = self.desk, self.desk.view
        hand = tell_hand(desk.narrator, view)
        desk.say(desk.words("draw-stack", count=view.draw_count))
        if hand and not self.in_words:
            desk.say("", *draw_lake(view.lake), "")
            desk.say(*([] if self._knows_marks else [*tell_marks(desk.narrator), ""]))
            self._knows_marks = True
        desk.say(*tell_players(desk.narrator, view), tell_next_tokens(desk.narrator, view))
        if hand:
            desk.say(desk.words("your-tiles"), *(f"  {tile}" for tile in hand))

    def _menu(self) -> Wish:
        """Ask what to do, offering what is legal now."""
        words, legal = self.desk.words, self.desk.table.legal_actions()
        offers: list[tuple[Wish, str]] = []
        if any(isinstance(action, Place) for action in legal):
            offers.append((Command.PLACE, words("menu-place")))
            offers.append((Command.BEST, words("menu-best")))
        sets = [action for action in legal if isinstance(action, Dedicate)]
        if len(sets) == 1:
            honor = honor_for(self.desk, sets[0])
            offers.append((sets[0], self.desk.narrator.action(sets[0], honor)))
        elif sets:
            offers.append((Command.DEDICATE, words("menu-dedicate", count=len(sets))))
        if any(isinstance(action, Exchange) for action in legal):
            offers.append((Command.EXCHANGE, words("menu-exchange")))
        if any(isinstance(action, Discard) for action in legal):
            cards = sum(self.desk.view.players[self.desk.seat].cards)
            offers.append((Command.DISCARD, words("menu-discard", count=cards)))
        if EndTurn() in legal:
            offers.append((EndTurn(), self.desk.narrator.action(EndTurn())))
        try:
            chosen = self.desk.choose(
                words("choose-action"), [text for _, text in offers], top=True
            )
        except Instead as instead:
            return instead.wish
        return offers[chosen][0]

    def _fulfil(self, wish: Wish) -> None:
        """Do what the person wishes, with the questions it takes; the menu comes next."""
        desk = self.desk
        match wish:
            case Command.PLACE:
                self._act(ask_placement(desk, in_words=self.in_words))
            case Command.BEST:
                self._act(ask_best(desk))
            case Command.DEDICATE:
                self._act(ask_dedication(desk))
            case Command.EXCHANGE:
                self._act(ask_exchange(desk))
            case Command.DISCARD:
                self._act(ask_discard(desk))
            case Command.BACK:
                self._take_back()
            case Exchange() | Dedicate() | Discard() | Place() | EndTurn():
                self._act(wish)
            case _:
                raise AssertionError(f"{wish} is answered where it is asked")

    def _act(self, action: Action | None) -> None:
        desk, view = self.desk, self.desk.view
        if action is None:
            return
        if desk.table.refusal(action):
            desk.say(*explain(desk, [action]))
            return
        known: list[Event] = []
        if isinstance(action, Place):
            known = foreseen(view, action)
            if not confirm_placement(desk, known):
                return
        desk.table.act(action)
        # A turn that passes at once tells so after a blank line of its own.
        if desk.table.turn == desk.seat or view.draw_count:
            desk.say("")
        desk.tell_news(known)

    def _take_back(self) -> None:
        taken = self.desk.take_back()
        self.desk.say(self.desk.words("taken-back" if taken else "nothing-to-take-back"))
