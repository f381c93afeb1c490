"""A person's turn, from the first question to the placed tile."""

from collections.abc import Sequence

from lanterns.rules import (
    HAND_LIMIT,
    Action,
    Dedicate,
    Discard,
    EndTurn,
    Event,
    Exchange,
    Place,
)

from .descriptions import (
    drawn_lines,
    hand_lines,
    legend_lines,
    next_tokens_line,
    player_lines,
)
from .dialog import Dialog, Redirect
from .placement import ask_best, ask_placement, confirm_placement, preview_events
from .questions import (
    ask_dedication,
    ask_discards,
    ask_exchange,
    discard_faults,
    excess,
    honor_for,
    refusal_lines,
)
from .vocabulary import Keyword, Request


class TurnMenu:
    """Shows the position to one person and offers the legal actions until the turn is over.

    `in_words` describes the lake in words instead of drawing it.
    """

    def __init__(self, dialog: Dialog, *, in_words: bool = False) -> None:
        self.dialog = dialog
        self.in_words = in_words
        self._has_shown_legend = False

    def take_turn(self) -> None:
        """Show the position, then ask and act until the turn is over."""
        dialog = self.dialog
        dialog.begin_turn()
        self._show_position()
        request: Request | None = None
        while dialog.game.turn == dialog.seat:
            try:
                if request is None:
                    request = self._menu()
                self._carry_out(request)
                request = None
            except Redirect as redirect:
                # From within a question, `back` leads to the menu.
                request = None if redirect.request is Keyword.BACK else redirect.request

    def _show_position(self) -> None:
        dialog, view = self.dialog, self.dialog.view
        hand = hand_lines(dialog.narrator, view)
        dialog.say(dialog.words("draw-stack", count=view.draw_count))
        if hand and not self.in_words:
            dialog.say("", *drawn_lines(dialog.narrator, view), "")
            dialog.say(*([] if self._has_shown_legend else [*legend_lines(dialog.narrator), ""]))
            self._has_shown_legend = True
        dialog.say(*player_lines(dialog.narrator, view), next_tokens_line(dialog.narrator, view))
        if hand:
            dialog.say(dialog.words("your-tiles"), *(f"  {tile}" for tile in hand))

    def _menu(self) -> Request:
        """Offer what is legal now and return what the person asks for."""
        dialog = self.dialog
        words, legal = dialog.words, dialog.game.legal_actions()
        offers: list[tuple[Request, str]] = []
        if any(isinstance(action, Place) for action in legal):
            offers.append((Keyword.PLACE, words("menu-place")))
            offers.append((Keyword.BEST, words("menu-best")))
        sets = [action for action in legal if isinstance(action, Dedicate)]
        if len(sets) == 1:
            honor = honor_for(dialog, sets[0])
            offers.append((sets[0], dialog.narrator.action(sets[0], honor)))
        elif sets:
            offers.append((Keyword.DEDICATE, words("menu-dedicate", count=len(sets))))
        if any(isinstance(action, Exchange) for action in legal):
            offers.append((Keyword.EXCHANGE, words("menu-exchange")))
        if any(isinstance(action, Discard) for action in legal):
            over = excess(dialog)
            menu_discard = words("menu-discard", count=over, cards=over + HAND_LIMIT)
            offers.append((Keyword.DISCARD, menu_discard))
        if EndTurn() in legal:
            offers.append((EndTurn(), dialog.narrator.action(EndTurn())))
        try:
            chosen = dialog.choose(words("choose-action"), [text for _, text in offers], top=True)
        except Redirect as redirect:
            return redirect.request
        return offers[chosen][0]

    def _carry_out(self, request: Request) -> None:
        """Do what the person asks for, with all the questions that takes."""
        dialog = self.dialog
        match request:
            case Keyword.PLACE:
                self._act(ask_placement(dialog, in_words=self.in_words))
            case Keyword.BEST:
                self._act(ask_best(dialog))
            case Keyword.DEDICATE:
                self._act(ask_dedication(dialog))
            case Keyword.EXCHANGE:
                self._act(ask_exchange(dialog))
            case Keyword.DISCARD:
                self._discard(ask_discards(dialog))
            case Keyword.BACK:
                self._take_back()
            case Discard():
                self._discard((request,))
            case tuple():
                self._discard(request)
            case Exchange() | Dedicate() | Place() | EndTurn():
                self._act(request)
            case _:
                raise AssertionError(f"the dialog answers {request} itself")

    def _act(self, action: Action | None) -> None:
        dialog, view = self.dialog, self.dialog.view
        if action is None:
            return
        if dialog.game.refusal(action):
            dialog.say(*refusal_lines(dialog, [action]))
            return
        preview: list[Event] = []
        if isinstance(action, Place):
            preview = preview_events(view, action)
            if not confirm_placement(dialog, preview):
                return
        dialog.game.act(action)
        # If the turn passes without a tile drawn, the first event begins with a blank line itself.
        if dialog.game.turn == dialog.seat or view.draw_count:
            dialog.say("")
        dialog.show_news(preview)

    def _discard(self, discards: Sequence[Discard]) -> None:
        """Discard cards, with a warning if that gives up an exchange or a dedication."""
        dialog = self.dialog
        if not discards:
            return
        if faults := discard_faults(dialog, discards):
            dialog.say(*faults)
            return
        legal = dialog.game.legal_actions()
        gives_up = any(isinstance(action, Exchange | Dedicate) for action in legal)
        if gives_up and not dialog.confirm(dialog.words("discard-warning")):
            return
        for discard in discards:
            dialog.game.act(discard)
        dialog.say("")
        dialog.show_news()

    def _take_back(self) -> None:
        taken = self.dialog.take_back()
        self.dialog.say(self.dialog.words("taken-back" if taken else "nothing-to-take-back"))
