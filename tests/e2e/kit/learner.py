"""A learner in a course, by mouse, touch or keyboard, in any language."""

import re
from functools import partial

from playwright.sync_api import Locator, expect

from lanterns.rules import Color, Dedicate, Exchange, GameState, Place, legal_actions

from .devices import FAR, Keyboard, Mouse
from .player import Player
from .words import Fact, color_key, say_in

BOT = "lamplighter"


class Learner:
    """Does what a guide asks for; the referee's state says where everything lies."""

    def __init__(self, player: Player, language: str) -> None:
        self.player = player
        self.page = player.page
        self.say = partial(say_in, language)
        self._turned: dict[int, int] = {}

    @property
    def said(self) -> Locator:
        """The words of the guide, which a screen reader announces."""
        return self.page.locator("[data-guide][aria-live=polite]")

    def hears(self, message: str, **facts: Fact) -> None:
        """Wait until the guide says something."""
        named = {"bot": self.say("bot-name", bot=BOT), **facts}
        expect(self.said).to_have_text(self.say(message, **named))

    def goes_on(self) -> None:
        """Press the guide's button; the words get the focus, and all tiles lie as dealt."""
        self._press(self.page.locator(".slip.guide > button.go"))
        expect(self.said).to_be_focused()
        self._turned.clear()

    def takes_back(self) -> None:
        """Press the same button where it takes back."""
        self.goes_on()

    def looks_at(self, cell: str) -> None:
        """Show what a tile would give on a cell."""
        if isinstance(self.player, Keyboard):
            self._walk(cell)
        elif isinstance(self.player, Mouse):
            self._cell(cell).hover()
        elif not self.page.locator("[data-preview]").text_content():
            # A second tap on the same cell would turn the tile.
            self._cell(cell).tap()
        expect(self.page.locator("[data-preview]")).not_to_be_empty()

    def turns(self, times: int) -> None:
        """Turn the chosen tile."""
        for _ in range(times):
            if isinstance(self.player, Keyboard):
                self.page.keyboard.press("e")
            else:
                self._press(self.page.get_by_role("button", name=self.say("table-turn-right")))

    def places(self, state: GameState, place: Place) -> None:
        """Place a tile as an action says."""
        hand = state.players[state.turn].hand
        tile = self.page.locator("[data-hand] button[aria-pressed]").nth(hand.index(place.tile))
        # A chosen tile that is pressed again turns.
        if tile.get_attribute("aria-pressed") != "true":
            if isinstance(self.player, Keyboard):
                self.page.keyboard.press(str(hand.index(place.tile) + 1))
            else:
                self._press(tile)
        expect(tile).to_have_attribute("aria-pressed", "true")
        self.turns((place.turns - self._turned.get(place.tile, 0)) % 4)
        self.looks_at(f"{place.cell.x},{place.cell.y}")
        self.confirms(place)

    def confirms(self, place: Place) -> None:
        """Place the tile that is shown on its cell."""
        if isinstance(self.player, Keyboard):
            self.page.keyboard.press("Enter")
        elif isinstance(self.player, Mouse):
            self._cell(f"{place.cell.x},{place.cell.y}").click()
        else:
            self._press(self.page.get_by_role("button", name=self.say("table-place"), exact=True))
        self._turned.clear()

    def chooses_step(self, step: str) -> None:
        """Go to a step of the turn."""
        name = re.compile("^" + re.escape(self.say(f"table-step-{step}")))
        self._press(self.page.locator(".steps").get_by_role("button", name=name))

    def dedicates(self) -> None:
        """Dedicate the set that is worth most."""
        self._press(self.page.locator(".tray button.set").first)

    def dedicates_one_of(self, state: GameState, dedicate: Dedicate) -> None:
        """Dedicate a certain set of those that there are."""
        sets = [one for one in legal_actions(state) if isinstance(one, Dedicate)]
        offers = {
            one: {
                "kind": int(one.kind),
                "colors": [int(color) for color in one.colors],
                "honor": state.stacks[one.kind][0],
            }
            for one in sets
        }
        self.player.dedicate(offers[dedicate], list(offers.values()))

    def exchanges(self, state: GameState, exchange: Exchange) -> None:
        """Exchange a card."""
        self.chooses_step("exchange")
        mine = state.players[state.turn].cards
        for group, color, counts in (
            ("table-give", exchange.given, mine),
            ("table-take", exchange.taken, state.supply),
        ):
            cards = self.page.get_by_role("group", name=self.say(group), exact=True)
            self._press(cards.get_by_role("button", name=self._cards(counts[color], color)))
        self._press(self.page.locator(".tray footer .go"))

    def _cards(self, count: int, color: Color) -> re.Pattern[str]:
        named = self.say("colored-cards", count=count, color=color_key(color))
        return re.compile(f"^{re.escape(named)}")

    def _cell(self, cell: str) -> Locator:
        return self.page.locator(f"[data-cell='{cell}']")

    def _press(self, target: Locator) -> None:
        self.player.press(target)

    def _walk(self, cell: str) -> None:
        """Walk over the lake with the arrow keys, along its rows and columns."""
        self.page.keyboard.press("p")
        x, y = map(int, cell.split(","))
        for step in range(FAR):
            at = self.page.evaluate("document.activeElement?.dataset?.at ?? ''")
            if at == cell:
                return
            if not at:
                continue
            dx, dy = x - int(at.split(",")[0]), y - int(at.split(",")[1])
            across = dx != 0 and (dy == 0 or step % 2 == 0)
            way = ("Right" if dx > 0 else "Left") if across else ("Down" if dy > 0 else "Up")
            self.page.keyboard.press(f"Arrow{way}")
        raise AssertionError(f"no walk leads to {cell}")
